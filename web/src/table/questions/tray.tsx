// The tiles to choose from, as pictures: to lay one, to give one away or up, or to draw another blindly.

import './tray.css';
import { createMemo, Index, Show } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { sentence, t } from '../../i18n';
import { TileBack, TilePicture } from '../../parts/figure';
import type { Answer } from '../../protocol/Answer';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { Game } from '../game';
import type { GameRoom } from '../games/room';
import { nameOf } from '../people/names';
import { isSending, kindInHand, tilesOffered, waysInHand } from '../turn';

/** Whether an answer is shown as a picture here. */
export const isPicture = (answer: Answer): boolean => answer.tile !== undefined || answer.does === 'blind';

/** A kind of tile before the player in turn. */
export interface Tray {
  name: string;
  /** How many of it there are. */
  count: number;
  /** Its number among those that fit somewhere; `null` if it fits nowhere. */
  number: number | null;
}

/** What lies before the player in turn, as far as it can be laid or could have been. */
export function trayOf(room: GameRoom, position: PositionInfo, offered: readonly string[]): Tray[] {
  const there = offered.length > 0 ? (room.hands?.before(position) ?? []) : [];
  return [...new Set([...offered, ...there])].map((name) => ({
    name,
    count: Math.max(1, there.filter((one) => one === name).length),
    number: offered.includes(name) ? offered.indexOf(name) + 1 : null,
  }));
}

/** Of so many tiles each has its key. */
const KEYS = 9;
/** More than these are smaller, or they would cover the board. */
const MANY = 10;

export function Tray(props: { game: Game; room: GameRoom; kinds: Kinds }) {
  const game = props.game;
  const turn = () => game.turn();
  const tiles = createMemo(() => {
    const position = game.position();
    return position ? trayOf(props.room, position, tilesOffered(game.offer())) : [];
  });
  const pictures = () => game.offer().answers.filter(isPicture);
  // The one tile there is to lay is in hand already.
  const isChoice = () => tiles().length > 1 || game.offer().answers.length > 0;
  const inHand = () => {
    const now = turn();
    return now.stage === 'choosing' || now.stage === 'placed' ? now.hand.tile : null;
  };
  const symbol = (name: string) =>
    props.kinds.symbol({ name, rotation: 0 }, game.position()?.tiles.length ?? 0);
  const said = (name: string) => sentence(props.kinds.said(name));
  const label = (tile: Tray) => {
    const words = t().laying.several(said(tile.name), tile.count);
    return tile.number === null ? t().laying.nowhere(words) : words;
  };
  return (
    <Show when={isChoice() && (tiles().length > 0 || pictures().length > 0)}>
      <fieldset class="tray" classList={{ 'tray-many': tiles().length > MANY }} disabled={isSending(turn())}>
        <legend class="unseen">{t().laying.tiles}</legend>
        <Index each={tiles()}>
          {(tile) => (
            <button
              type="button"
              class="tray-tile"
              aria-pressed={inHand() === tile().name}
              // Not disabled for real: what it is should be found out also of what fits nowhere.
              aria-disabled={tile().number === null ? 'true' : undefined}
              aria-label={label(tile())}
              title={label(tile())}
              onClick={() => game.gesture({ type: 'take', tile: tile().name })}
              data-offered={tile().number === null ? undefined : tile().name}
              data-held={tile().name}
            >
              <TilePicture symbol={symbol(tile().name)} />
              <Show when={tile().count > 1}>
                <span class="tray-count">×{tile().count}</span>
              </Show>
              <Show when={tiles().length > 1 && tile().number !== null && (tile().number ?? 0) <= KEYS}>
                <span class="tray-key">{tile().number}</span>
              </Show>
            </button>
          )}
        </Index>
        <Index each={pictures()}>
          {(answer) => <Picture game={game} answer={answer()} symbol={symbol} said={said} />}
        </Index>
      </fieldset>
    </Show>
  );
}

/** An answer that is about a tile. */
function Picture(props: {
  game: Game;
  answer: Answer;
  symbol(name: string): string;
  said(name: string): string;
}) {
  const game = props.game;
  const chosen = () => {
    const turn = game.turn();
    return turn.stage === 'asked' && turn.answer === props.answer.action;
  };
  const label = () => {
    const { tile, said } = props.answer;
    if (tile === undefined) return sentence(said);
    const about = game.position()?.ask?.about;
    if (about === undefined) return t().laying.giveUp(props.said(tile));
    if (about === game.position()?.turn) return t().laying.keepTile(props.said(tile));
    return t().laying.giveTile(nameOf(game.table(), about), props.said(tile));
  };
  const press = () => {
    // A second press on what is chosen means it.
    if (chosen()) game.confirm();
    else game.gesture({ type: 'answer', answer: props.answer.action });
  };
  return (
    <button
      type="button"
      class="tray-tile"
      classList={{ 'tray-blind': props.answer.tile === undefined }}
      aria-pressed={chosen()}
      aria-label={label()}
      title={label()}
      onClick={press}
      data-answer={props.answer.action}
    >
      <Show when={props.answer.tile} fallback={<TileBack />}>
        {(tile) => <TilePicture symbol={props.symbol(tile())} />}
      </Show>
      <Show when={props.answer.tile === undefined}>
        <span class="tray-words" aria-hidden="true">
          {label()}
        </span>
      </Show>
    </button>
  );
}

/** Which side of the tile is up, where it may lie either way. */
export function Sides(props: { game: Game; kinds: Kinds }) {
  const game = props.game;
  const down = () => {
    const turn = game.turn();
    return (turn.stage === 'choosing' || turn.stage === 'placed') && turn.hand.down;
  };
  const tile = () => {
    const turn = game.turn();
    const isHeld = turn.stage === 'choosing' || turn.stage === 'placed';
    return (isHeld ? turn.hand.tile : null) ?? game.position()?.drawn ?? null;
  };
  const other = () => {
    const turn = game.turn();
    if (turn.stage !== 'choosing' && turn.stage !== 'placed') return null;
    const way = game.offer().choices.find((one) => (one.tile ?? null) === turn.hand.tile && one.face_down);
    return way?.face_down ?? null;
  };
  const symbol = (name: string) =>
    props.kinds.symbol({ name, rotation: 0 }, game.position()?.tiles.length ?? 0);
  const can = (side: 'up' | 'down') => {
    const turn = game.turn();
    return waysInHand(turn, game.offer(), side === 'down') > 0;
  };
  const hold = (side: 'up' | 'down') => {
    if (down() !== (side === 'down')) game.gesture({ type: 'flip' });
  };
  return (
    <Show when={other()}>
      {(kind) => (
        <fieldset class="chips sides" disabled={isSending(game.turn())}>
          <legend class="unseen">{t().laying.side}</legend>
          <button
            type="button"
            class="chip side-chip"
            aria-pressed={!down()}
            disabled={!can('up')}
            onClick={() => hold('up')}
            data-side-up
          >
            <Show when={tile()}>{(name) => <TilePicture symbol={symbol(name())} />}</Show>
            {t().laying.up}
          </button>
          <button
            type="button"
            class="chip side-chip"
            aria-pressed={down()}
            title="F"
            onClick={() => hold('down')}
            data-side-down
          >
            <TilePicture symbol={symbol(kind())} />
            {t().laying.down(sentence(props.kinds.said(kind())).toLocaleLowerCase())}
          </button>
        </fieldset>
      )}
    </Show>
  );
}

/** The kind of the tile in hand, or that of the drawn one. */
export const tileInHand = (game: Game): string | null =>
  kindInHand(game.turn(), game.offer()) ?? game.position()?.drawn ?? null;
