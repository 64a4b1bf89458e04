// The bar at the bottom: the tile in hand, what is asked, and the buttons that answer.

import { followerWords } from '../games/followers';
import '../bar.css';
import './actions.css';
import { Match, Show, Switch } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import type { Spot } from '../../board';
import { say, sentence, t } from '../../i18n';
import { Figure, TilePicture } from '../../parts/figure';
import { Icon } from '../../parts/icon';
import type { Answer } from '../../protocol/Answer';
import type { Game } from '../game';
import type { GameRoom } from '../games/room';
import { nameOf } from '../people/names';
import { actionsOf, type Hand, isSending, isUndoable, tilesOffered, ways } from '../turn';
import { AnswerList, Answers } from './answers';
import { Followers } from './followers';
import { isPicture, Sides, Tray, tileInHand } from './tray';

interface ActionsProps {
  game: Game;
  room: GameRoom;
  kinds: Kinds;
  spots: readonly Spot[];
  /** The answer somebody points at. */
  pointed: Answer | null;
  /** Somebody points at an answer, or no longer. */
  point(answer: Answer | null): void;
  /** What to do for somebody who is about to move while it is still open where to. */
  moving: string | null;
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
  // All of a player's followers are on the board: said, so that nobody looks for places.
  const noneLeft = () => {
    const now = position();
    return now?.turn != null && now.supply[now.turn - 1] === 0;
  };
  const isPlaced = () => turn().stage === 'placed';
  // What is chosen in words: neither pictures of tiles nor what is done on the board.
  const answers = () => game.offer().answers.filter((one) => !isPicture(one) && !one.rebuild);
  const isMoving = () => answers().some((one) => (one.from ?? []).length > 0);
  const doing = () => {
    const now = position();
    return now && props.room.bar?.doing?.(now, who());
  };
  const costs = () => {
    const now = position();
    return now && props.room.bar?.costs?.(now);
  };
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
          {props.room.bar?.line?.(game, props.kinds)}
          <span class="actions-hint">
            <Switch>
              <Match when={sending()}>{t().table.sending}</Match>
              <Match when={props.moving}>{(hint) => <>{hint()}</>}</Match>
              <Match when={ask()?.about}>
                {(seat) => <Receiver seat={seat()} self={seat() === position()?.turn} game={game} />}
              </Match>
              <Match when={inHand()}>{(hand) => <>{hintOf(hand(), game)}</>}</Match>
              <Match when={isPlaced() && following()}>{followerHint()}</Match>
              <Match when={rebuilt()}>{t().laying.hintPay}</Match>
              <Match when={isPlaced() && noneLeft()}>
                <span data-none-left>{followerWords(props.room).noneLeft}</span>
              </Match>
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
              <Match when={doing()}>{(one) => <span data-doing={one().step}>{one().said}</span>}</Match>
              <Match when={!mine() && position()?.asked}>
                {(asked) => <span data-asked>{t().laying.asked(who(), sentence(asked()))}</span>}
              </Match>
              <Match when={position()?.turn && !position()?.drawn}>{t().table.hintDecide}</Match>
              <Match when={!mine()}>{game.own().length > 0 ? t().table.hintWait : t().table.hintWatch}</Match>
            </Switch>
          </span>
          <Show when={mine() && costs()}>
            {(words) => (
              <span class="actions-costs" data-costs>
                {words()}
              </span>
            )}
          </Show>
        </span>
      </p>
      <div class="actions-more">
        <Tray game={game} room={props.room} kinds={props.kinds} />
        <Sides game={game} kinds={props.kinds} />
        <Show when={following()}>
          <Followers game={game} room={props.room} spots={props.spots} />
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
            disabled={sending() || !(props.moving !== null || undoable())}
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
            disabled={sending() || props.moving !== null || !actionsOf(turn(), game.offer())}
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
    return props.room.bar?.hint?.(props.spots) ?? followerWords(props.room).hint;
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
