// The bar at the bottom: the tile in hand, what is asked, and the buttons that answer.

import '../bar.css';
import './actions.css';
import { Index, Match, onCleanup, Show, Switch } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { actionsOf, type Hand, isSending, isUndoable, type Spot, tilesOffered, ways } from '../../board';
import { say, sentence, t } from '../../i18n';
import { Figure, TilePicture } from '../../parts/figure';
import { Icon } from '../../parts/icon';
import type { Answer } from '../../protocol/Answer';
import type { Game } from '../game';
import { BuildingLine } from '../games/city/holdings';
import { nameOf } from '../people/names';
import { Followers } from './followers';
import { isPicture, Sides, Tray, tileInHand } from './tray';

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

// More answers than these would cover the board: they are a list. Moves have long words, and are chosen on the board.
const MANY = 6;
const MANY_MOVES = 1;

export function Actions(props: ActionsProps) {
  const game = props.game;
  const turn = () => game.turn();
  const position = () => game.position();
  const sending = () => isSending(turn());
  const tile = () => {
    const [now, name] = [turn(), tileInHand(game)];
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
  const ask = () => (mine() ? (position()?.ask ?? null) : null);
  // Nothing is laid when something else is decided, so there is nothing to turn either.
  const laying = () => game.offer().choices.length > 0 || game.offer().answers.some((one) => one.rebuild);
  const inHand = () => {
    const now = turn();
    return now.stage === 'choosing' && ways(now, game.offer()).length > 0 ? now.hand : null;
  };
  // Where followers are moved more may have been chosen than the turn knows of.
  const undoable = () => turn().stage === 'follower' || isUndoable(turn(), game.offer());
  const rebuilt = () => {
    const now = turn();
    return now.stage === 'placed' && now.hand.from !== null;
  };
  const isPlaced = () => turn().stage === 'placed';
  // What is chosen in words: neither pictures of tiles nor what is done on the board.
  const answers = () => game.offer().answers.filter((one) => !isPicture(one) && !one.rebuild);
  const isMoving = () => answers().some((one) => (one.from ?? []).length > 0);
  const head = () => {
    const own = mine() && !several();
    const other = position()?.interrupts;
    if (other !== undefined) {
      const name = nameOf(game.table(), other);
      return own ? t().laying.youIn(name) : t().laying.askedIn(who(), name);
    }
    return own ? t().table.yourTurn : t().table.turnOf(who());
  };
  return (
    <section
      class={`bar actions seat-${position()?.turn ?? 0}`}
      classList={{
        'actions-mine': mine(),
        'actions-asked': ask() !== null && !inHand(),
        'actions-two': ask() !== null && !laying(),
      }}
      aria-label={t().table.turn}
    >
      <Show when={tile()}>
        {(one) => <TilePicture class="actions-tile" symbol={one().symbol} label={one().label} />}
      </Show>
      <p class="actions-say">
        <Show when={position()?.turn}>{(seat) => <Figure seat={seat()} class="actions-figure" />}</Show>
        <span>
          <strong data-turn>{head()}</strong>
          <Show when={position()?.city}>{(info) => <BuildingLine info={info()} table={game.table()} />}</Show>
          <span class="actions-hint">
            <Switch>
              <Match when={sending()}>{t().table.sending}</Match>
              <Match when={props.moving}>{t().folk.hintTarget}</Match>
              <Match when={ask()?.about}>
                {(seat) => <Receiver seat={seat()} self={seat() === position()?.turn} game={game} />}
              </Match>
              <Match when={inHand()}>{(hand) => <>{hintOf(hand(), game)}</>}</Match>
              <Match when={isPlaced() && following()}>{followerHint()}</Match>
              <Match when={rebuilt()}>{t().laying.hintPay}</Match>
              <Match when={isPlaced()}>{t().table.hintConfirm}</Match>
              <Match when={ask()}>
                {(one) => (
                  <span data-question>
                    {sentence(one().said)}
                    <Show when={turn().stage === 'lifting'}> {t().laying.hintLift}</Show>
                  </span>
                )}
              </Match>
              <Match when={following()}>{followerHint()}</Match>
              <Match when={position()?.city?.building}>
                {(building) => (
                  <span data-doing={building().step}>{t().city.does(building().step, who())}</span>
                )}
              </Match>
              <Match when={!mine() && position()?.asked}>
                {(asked) => <span data-asked>{t().laying.asked(who(), sentence(asked()))}</span>}
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
      <div class="actions-more">
        <Tray game={game} kinds={props.kinds} />
        <Sides game={game} kinds={props.kinds} />
        <Show when={following()}>
          <Followers game={game} spots={props.spots} />
        </Show>
        <Show when={answers().length > 0 && ask()}>
          {(one) => (
            <Show
              when={answers().length <= (isMoving() ? MANY_MOVES : MANY)}
              fallback={
                <AnswerList
                  game={game}
                  question={say(one().said)}
                  answers={answers()}
                  pointed={props.pointed}
                />
              }
            >
              <Answers
                game={game}
                question={say(one().said)}
                answers={answers()}
                pointed={props.pointed}
                point={(answer) => props.point(answer)}
              />
            </Show>
          )}
        </Show>
      </div>
      <Show when={mine()}>
        <div class="actions-buttons">
          <Show when={laying() || !ask()}>
            <button
              type="button"
              class="button button-icon"
              title={`${t().table.turnTile} (R)`}
              disabled={sending() || ways(turn(), game.offer()).length === 0}
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

  function followerHint() {
    if (position()?.hunters) return t().hunters.hintPiece;
    return props.spots.some((spot) => spot.either) ? t().folk.hintBig : t().table.hintFollower;
  }
}

/** What to do with the tile in hand. */
function hintOf(hand: Hand, game: Game): string {
  if (hand.from) return t().laying.hintRelay;
  if (hand.down) return t().laying.hintDown;
  return tilesOffered(game.offer()).length > 1 ? t().laying.hintTake : t().table.hintChoose;
}

/** Who gets a tile. */
function Receiver(props: { seat: number; self: boolean; game: Game }) {
  return (
    <span class={`receiver seat-${props.seat}`} data-question data-receiver={props.seat}>
      <Figure seat={props.seat} />
      {props.self ? t().laying.keep : t().laying.give(nameOf(props.game.table(), props.seat))}
    </span>
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
function AnswerList(props: {
  game: Game;
  question: string;
  answers: readonly Answer[];
  pointed: Answer | null;
}) {
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
        <Index each={props.answers}>
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
