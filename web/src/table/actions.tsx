// The bar at the bottom: the tile in hand, what is asked, and the buttons that answer.

import './bar.css';
import './actions.css';
import { Index, Match, onCleanup, Show, Switch } from 'solid-js';
import type { Kinds } from '../art/kinds';
import { actionsOf, isSending, type Spot } from '../board';
import { say, sentence, t } from '../i18n';
import { Figure, TilePicture } from '../parts/figure';
import { Icon } from '../parts/icon';
import type { Answer } from '../protocol/Answer';
import { BuildingLine } from './city';
import { Followers } from './followers';
import type { Game } from './game';
import { nameOf } from './people';

interface ActionsProps {
  game: Game;
  kinds: Kinds;
  spots: readonly Spot[];
  /** The answer somebody points at. */
  pointed: Answer | null;
  /** Somebody points at an answer, or no longer. */
  point(answer: Answer | null): void;
  /** Whether somebody is about to move and it is still open where to. */
  moving: boolean;
}

// More answers than these would cover the board: they are a list.
const MANY = 6;

export function Actions(props: ActionsProps) {
  const game = props.game;
  const turn = () => game.turn();
  const position = () => game.position();
  const sending = () => isSending(turn());
  const tile = () => {
    const [now, name] = [turn(), position()?.drawn];
    if (!name) return null;
    const rotation = now.stage === 'choosing' || now.stage === 'placed' ? now.rotation : 0;
    const said = say(props.kinds.said(name));
    return {
      symbol: props.kinds.symbol({ name, rotation }, position()?.tiles.length ?? 0),
      label: mine() ? t().table.yourTile(said) : t().table.tileInHand(who(), said),
    };
  };
  const who = () => nameOf(game.table(), position()?.turn ?? null);
  const several = () => game.own().length > 1;
  const mine = () => turn().stage !== 'waiting';
  const following = () => props.spots.length > 0;
  const followerHint = () =>
    props.spots.some((spot) => spot.either) ? t().folk.hintBig : t().table.hintFollower;
  const ask = () => (game.offer().answers.length > 0 ? (position()?.ask ?? null) : null);
  // Nothing is in hand when something else is decided, and nothing there was to take back.
  const undoable = () => {
    const now = turn();
    return now.stage === 'asked' ? now.answer !== null : now.stage !== 'choosing';
  };
  return (
    <section
      class={`bar actions seat-${position()?.turn ?? 0}`}
      classList={{ 'actions-mine': mine(), 'actions-asked': ask() !== null }}
      aria-label={t().table.turn}
    >
      <Show when={tile()}>
        {(one) => <TilePicture class="actions-tile" symbol={one().symbol} label={one().label} />}
      </Show>
      <p class="actions-say">
        <Show when={position()?.turn}>{(seat) => <Figure seat={seat()} class="actions-figure" />}</Show>
        <span>
          <strong data-turn>{mine() && !several() ? t().table.yourTurn : t().table.turnOf(who())}</strong>
          <Show when={position()?.city}>{(info) => <BuildingLine info={info()} table={game.table()} />}</Show>
          <span class="actions-hint">
            <Switch>
              <Match when={sending()}>{t().table.sending}</Match>
              <Match when={props.moving}>{t().folk.hintTarget}</Match>
              <Match when={turn().stage === 'choosing'}>{t().table.hintChoose}</Match>
              <Match when={ask()}>{(one) => <span data-question>{say(one().said)}</span>}</Match>
              <Match when={following()}>{position()?.hunters ? t().hunters.hintPiece : followerHint()}</Match>
              <Match when={turn().stage === 'placed'}>{t().table.hintConfirm}</Match>
              <Match when={position()?.city?.building}>
                {(building) => (
                  <span data-doing={building().step}>{t().city.does(building().step, who())}</span>
                )}
              </Match>
              <Match when={position()?.turn && !position()?.drawn}>{t().table.hintDecide}</Match>
              <Match when={!mine()}>{game.own().length > 0 ? t().table.hintWait : t().table.hintWatch}</Match>
            </Switch>
          </span>
          <Show when={mine() && position()?.family?.costs}>
            <span class="actions-costs" data-costs>
              {t().folk.costs}
            </span>
          </Show>
        </span>
      </p>
      <Show when={following()}>
        <Followers game={game} spots={props.spots} />
      </Show>
      <Show when={ask()}>
        {(one) => (
          <Show
            when={game.offer().answers.length <= MANY}
            fallback={<AnswerList game={game} question={say(one().said)} pointed={props.pointed} />}
          >
            <Answers
              game={game}
              question={say(one().said)}
              answers={game.offer().answers}
              pointed={props.pointed}
              point={(answer) => props.point(answer)}
            />
          </Show>
        )}
      </Show>
      <Show when={mine()}>
        <div class="actions-buttons">
          <Show when={!ask()}>
            <button
              type="button"
              class="button button-icon"
              title={`${t().table.turnTile} (R)`}
              disabled={sending() || turn().stage === 'follower'}
              onClick={() => game.gesture({ type: 'turn' })}
              data-act="turn"
            >
              <Icon name="turn" />
              <span>{t().table.turnTile}</span>
            </button>
          </Show>
          <button
            type="button"
            class="button button-icon"
            title={`${t().table.undo} (Esc)`}
            disabled={sending() || !(props.moving || undoable())}
            onClick={() => game.gesture({ type: 'undo' })}
            data-act="undo"
          >
            <Icon name="undo" />
            <span>{t().table.undo}</span>
          </button>
          <button
            type="button"
            class="button button-icon button-main"
            title={`${t().table.confirm} (Enter)`}
            disabled={sending() || props.moving || !actionsOf(turn(), game.offer())}
            onClick={() => game.confirm()}
            data-act="confirm"
          >
            <Icon name="check" />
            <span>{t().table.confirm}</span>
          </button>
        </div>
      </Show>
    </section>
  );
}

/** A decision of another kind: one of these, then the confirmation. */
function Answers(props: {
  game: Game;
  question: string;
  answers: readonly Answer[];
  pointed: Answer | null;
  point(answer: Answer | null): void;
}) {
  const chosen = () => {
    const turn = props.game.turn();
    return turn.stage === 'asked' ? turn.answer : null;
  };
  const press = (answer: string) => {
    // A second press on what is chosen means it, as on the board.
    if (chosen() === answer) props.game.confirm();
    else props.game.gesture({ type: 'answer', answer });
  };
  onCleanup(() => props.point(null));
  return (
    <fieldset class="chips answers" disabled={isSending(props.game.turn())}>
      <legend class="unseen">{props.question}</legend>
      <Index each={props.answers}>
        {(answer) => (
          <button
            type="button"
            class="chip answer"
            classList={{ 'answer-pointed': props.pointed?.action === answer().action }}
            aria-pressed={chosen() === answer().action}
            onClick={() => press(answer().action)}
            onMouseEnter={() => props.point(answer())}
            onMouseLeave={() => props.point(null)}
            onFocus={() => props.point(answer())}
            onBlur={() => props.point(null)}
            data-answer={answer().action}
          >
            {sentence(answer().said)}
          </button>
        )}
      </Index>
    </fieldset>
  );
}

/** The same with many answers, which are better chosen on the board. */
function AnswerList(props: { game: Game; question: string; pointed: Answer | null }) {
  const chosen = () => {
    const turn = props.game.turn();
    return turn.stage === 'asked' ? turn.answer : null;
  };
  return (
    <div class="chips answer-list">
      <select
        aria-label={props.question}
        disabled={isSending(props.game.turn())}
        value={chosen() ?? ''}
        onChange={(event) => props.game.gesture({ type: 'answer', answer: event.currentTarget.value })}
        data-answers
      >
        <option value="" disabled>
          {t().ask.list}
        </option>
        <Index each={props.game.offer().answers}>
          {(answer) => (
            <option value={answer().action} selected={chosen() === answer().action}>
              {sentence(answer().said)}
            </option>
          )}
        </Index>
      </select>
      <Show when={props.pointed}>
        {(answer) => (
          <span class="quiet" aria-hidden="true">
            {sentence(answer().said)}
          </span>
        )}
      </Show>
    </div>
  );
}
