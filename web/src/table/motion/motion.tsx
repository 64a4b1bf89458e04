// What happened, shown: tiles glide in, followers are set, what scores lights up, numbers fly to the scores and
// followers walk home. The game has gone on already when this begins: it delays nothing, and any input ends it.

import './motion.css';
import { createEffect, createSignal, For, on, onCleanup, onMount } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { figureId } from '../../art/symbols';
import {
  type BoardFlight,
  type BoardPiece,
  type Mark,
  type Point,
  pieceKey,
  spread,
  TILE,
  tileKey,
  toBoard,
  toScreen,
  type View,
} from '../../board';
import type { PieceInfo } from '../../protocol/PieceInfo';
import type { PositionInfo } from '../../protocol/PositionInfo';
import { still } from '../../theme/theme';
import type { Game } from '../game';
import type { GameRoom } from '../games/room';
import { stoodOn } from '../scene/pieces';
import { middleOf, placeOfPile, placeOfPlayer, placeOfScore, scoreOf, tileInBar } from './places';
import { type Cue, FLY, GLIDE, HOLD, RISE, type Schedule, scheduleOf, type Timed, WALK } from './schedule';
import { type Beat, storyOf } from './story';

// The tile comes from the pile to the hand in so many milliseconds.
const SLIDE = 150;
// Those who celebrate come so many milliseconds after each other.
const GATHER = 110;
// Two numbers are at least so far apart, in pixels.
const APART = 46;

/** A number or a figure that flies over the page. */
interface Flyer {
  id: number;
  player: number;
  /** A number, such as `+7`; a figure, by its drawing. */
  text: string | null;
  symbol: string | null;
  from: Point;
  to: Point;
  delay: number;
  hold: number;
}

export interface MotionHost {
  game: Game;
  room: GameRoom;
  kinds: Kinds;
  view(): View | undefined;
  /** Whether the game is shown as it goes on. */
  playing(): boolean;
  /**
   * How much is told: all of it; or, when the end of the game is shown already, where points are counted anew, only
   * what comes to the board; or nothing.
   */
  telling(): 'all' | 'coming' | null;
  /** What a beat lights on the board; without numbers where those fly. */
  marks(beat: Beat, numbers: boolean): Mark[];
  flash(marks: readonly Mark[]): void;
  /** Something is heard. */
  cue(cue: Cue): void;
}

export interface Motion {
  /** What is on its way on the board. */
  flights(): readonly BoardFlight[];
  landed(flight: number): void;
  /** What flies over the page. */
  flyers(): readonly Flyer[];
  arrived(flyer: Flyer): void;
  /** These come to their places from wherever their players are, one after the other. */
  gather(pieces: readonly BoardPiece[]): void;
  /** Everything is where it belongs, at once. */
  skip(): void;
}

export function createMotion(host: MotionHost): Motion {
  const { game, room, kinds } = host;
  const [flights, setFlights] = createSignal<readonly BoardFlight[]>([]);
  const [flyers, setFlyers] = createSignal<readonly Flyer[]>([]);
  // What is still to be lit and heard.
  const waiting = new Map<ReturnType<typeof setTimeout>, (() => void) | null>();
  let busy: { from: number; until: ReadonlyMap<number, number> } = { from: 0, until: new Map() };
  let id = 0;

  const later = (after: number, run: () => void, onSkip: (() => void) | null) => {
    if (after <= 0) return run();
    const timer = setTimeout(() => {
      waiting.delete(timer);
      run();
    }, after);
    waiting.set(timer, onSkip);
  };
  const skip = () => {
    setFlights([]);
    setFlyers([]);
    busy = { from: 0, until: new Map() };
    const rest = [...waiting];
    waiting.clear();
    for (const [timer, onSkip] of rest) {
      clearTimeout(timer);
      onSkip?.();
    }
  };
  onCleanup(() => {
    for (const timer of waiting.keys()) clearTimeout(timer);
  });

  const onBoard = (place: Point | null): Point | null => {
    const camera = host.view()?.camera();
    return place && camera ? toBoard(camera, place) : null;
  };
  const onScreen = (point: Point): Point | null => {
    const camera = host.view()?.camera();
    return camera ? toScreen(camera, point) : null;
  };

  /** Tiles and figures that come to their places on the board. */
  const comings = ({ beat, tile, stand }: Timed, before: PositionInfo, after: PositionInfo) => {
    const found: Omit<BoardFlight, 'id'>[] = [];
    const laid = beat.tile?.laid;
    const placeOf = (piece: PieceInfo, position: PositionInfo) =>
      stoodOn(room.pieces, position, kinds).find(
        (one) =>
          one.x === piece.x && one.y === piece.y && one.part === piece.part && one.player === piece.player,
      );
    const number = laid ? after.tiles.findIndex(({ x, y }) => x === laid.x && y === laid.y) : -1;
    if (laid && !beat.own && number >= 0) {
      const to = { x: laid.x * TILE, y: laid.y * TILE };
      const home = onBoard(placeOfPlayer(beat.player ?? 0));
      const card = home && { x: home.x - TILE / 2, y: home.y - TILE / 2 };
      const lay = beat.tile?.from;
      const from = lay ? { x: lay.x * TILE, y: lay.y * TILE } : (card ?? to);
      const symbol = kinds.symbol(laid, number);
      const brings = tileKey(laid);
      found.push({ what: 'tile', symbol, from, to, size: 1, delay: tile, duration: GLIDE, brings });
    }
    const figure = (piece: PieceInfo, from: Point | null, size: number, duration: number) => {
      const at = placeOf(piece, after);
      if (!at) return;
      const to = { x: at.x * TILE + at.dx, y: at.y * TILE + at.dy };
      const { symbol } = at;
      const brings = pieceKey(at);
      found.push({ what: 'figure', symbol, from: from ?? to, to, size, delay: stand, duration, brings });
    };
    if (!beat.own) for (const piece of beat.stood) figure(piece, null, 0.2, RISE);
    for (const { from, to } of beat.moved) {
      const at = placeOf(from, before);
      figure(to, at ? { x: at.x * TILE + at.dx, y: at.y * TILE + at.dy } : null, 1, WALK);
    }
    return found;
  };

  /** The middle of some squares, on the one of them that is nearest to it. */
  const middle = (squares: readonly { x: number; y: number }[]): Point | null => {
    const [first] = squares;
    if (!first) return null;
    const x = squares.reduce((sum, square) => sum + square.x, 0) / squares.length;
    const y = squares.reduce((sum, square) => sum + square.y, 0) / squares.length;
    const far = (s: { x: number; y: number }) => (s.x - x) ** 2 + (s.y - y) ** 2;
    const best = squares.reduce((a, b) => (far(b) < far(a) ? b : a), first);
    return onScreen({ x: (best.x + 0.5) * TILE, y: (best.y + 0.5) * TILE });
  };

  const fly = (schedule: Schedule, before: PositionInfo) => {
    const numbers = schedule.beats.flatMap(({ numbers }) => numbers);
    const wished = numbers.map(({ player, from }) => {
      const score = placeOfScore(player);
      return middle(from) ?? (score && { x: score.x - APART, y: score.y });
    });
    const live = flyers().flatMap(({ text, from }) => (text ? [from] : []));
    const apart = spread(
      wished.map((at) => at ?? { x: 0, y: 0 }),
      APART,
      live,
    );
    const found: Flyer[] = [];
    for (const [index, { player, points, start }] of numbers.entries()) {
      const [from, to] = [apart[index], placeOfScore(player)];
      if (!from || !to || !wished[index]) continue;
      id += 1;
      found.push({ id, player, text: `+${points}`, symbol: null, from, to, delay: start, hold: HOLD });
    }
    for (const { home } of schedule.beats) {
      for (const leaver of home) {
        const stood = stoodOn(room.pieces, before, kinds).find(
          (one) =>
            one.x === leaver.x &&
            one.y === leaver.y &&
            one.part === leaver.part &&
            one.player === leaver.player,
        );
        const from = onScreen({
          x: leaver.x * TILE + (stood?.dx ?? TILE / 2),
          y: leaver.y * TILE + (stood?.dy ?? TILE / 2),
        });
        const to = placeOfPlayer(leaver.player);
        if (!from || !to) continue;
        id += 1;
        const symbol = leaver.symbol ?? figureId(leaver.player);
        found.push({ id, player: leaver.player, text: null, symbol, from, to, delay: leaver.start, hold: 0 });
      }
    }
    setFlyers((now) => [...now, ...found]);
  };

  let last = game.position();
  createEffect(
    on(
      game.fresh,
      (fresh) => {
        const [before, after] = [last, game.position()];
        last = after;
        const telling = host.telling();
        if (!before || !after || !telling) return;
        const story = storyOf(fresh, before, after, game.own());
        const moves = !still() && !document.hidden;
        const now = performance.now();
        const rest = [...busy.until].map(([player, until]): [number, number] => [
          player,
          until + busy.from - now,
        ]);
        const schedule = scheduleOf(story, new Map(moves ? rest : []));
        busy = { from: now, until: schedule.busy };
        const cues = schedule.cues.filter(({ cue }) => telling === 'all' || cue !== 'score');
        for (const { at, cue } of cues) later(moves ? at : 0, () => host.cue(cue), null);
        for (const { beat, light } of telling === 'all' ? schedule.beats : []) {
          const marks = host.marks(beat, !moves);
          const lit = () => host.flash(marks);
          later(moves ? light : 0, lit, lit);
        }
        if (!moves) return;
        const coming = schedule.beats.flatMap((timed) => comings(timed, before, after));
        setFlights((flying) => {
          // Whatever came to the same place before is there by now.
          const others = flying.filter((one) => !coming.some((other) => other.brings === one.brings));
          return [
            ...others,
            ...coming.map((one) => {
              id += 1;
              return { ...one, id };
            }),
          ];
        });
        if (telling === 'all') fly(schedule, before);
      },
      { defer: true },
    ),
  );

  // The tile drawn comes to the hand.
  createEffect(
    on(
      () => {
        const now = game.position();
        return now?.drawn && now.turn !== null && game.own().includes(now.turn)
          ? `${now.left} ${now.turn}`
          : '';
      },
      (drawn, before) => {
        if (!drawn || before === undefined || drawn === before || still() || !host.playing()) return;
        // The bar is drawn by then.
        requestAnimationFrame(() => {
          const tile = tileInBar();
          const [from, to] = [placeOfPile(), middleOf(tile)];
          if (!tile || !from || !to) return;
          const away = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(0.5)`;
          tile.animate(
            [
              { transform: away, opacity: 0.2 },
              { transform: 'none', opacity: 1 },
            ],
            {
              duration: SLIDE,
              easing: 'ease-out',
            },
          );
        });
      },
    ),
  );

  onMount(() => {
    const ends = ['pointerdown', 'keydown', 'wheel'] as const;
    const end = () => {
      if (flights().length > 0 || flyers().length > 0 || waiting.size > 0) skip();
    };
    for (const kind of ends) window.addEventListener(kind, end, { capture: true, passive: true });
    onCleanup(() => {
      for (const kind of ends) window.removeEventListener(kind, end, { capture: true });
    });
  });

  return {
    flights,
    landed: (flight) => setFlights((now) => now.filter((one) => one.id !== flight)),
    flyers,
    arrived({ id, player, text }) {
      setFlyers((now) => now.filter((one) => one.id !== id));
      if (!text) return;
      scoreOf(player)?.animate([{ transform: 'scale(1.28)' }, { transform: 'none' }], { duration: 220 });
    },
    gather(pieces) {
      if (still()) return;
      const coming = pieces.map((piece, index): BoardFlight => {
        const to = { x: piece.x * TILE + piece.dx, y: piece.y * TILE + piece.dy };
        id += 1;
        return {
          id,
          what: 'figure',
          symbol: piece.symbol,
          from: { x: to.x, y: to.y - TILE },
          to,
          size: 1,
          delay: index * GATHER,
          duration: WALK,
          brings: pieceKey(piece),
        };
      });
      setFlights((now) => [...now, ...coming]);
    },
    skip,
  };
}

/** What flies over the page. */
export function Flyers(props: { motion: Motion }) {
  return (
    <div class="flyers" aria-hidden="true">
      <For each={props.motion.flyers()}>
        {(flyer) => <FlyerView flyer={flyer} arrived={() => props.motion.arrived(flyer)} />}
      </For>
    </div>
  );
}

function FlyerView(props: { flyer: Flyer; arrived(): void }) {
  let element!: HTMLDivElement;
  const { flyer } = props;
  onMount(() => {
    const at = ({ x, y }: Point, size: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
    const { from, to, hold, delay } = flyer;
    const all = hold + FLY;
    const running = element.animate(
      [
        { transform: at(from, hold > 0 ? 0.6 : 1), opacity: hold > 0 ? 0 : 1 },
        ...(hold > 0 ? [{ transform: at(from, 1.15), opacity: 1, offset: 120 / all }] : []),
        { transform: at(from, 1), opacity: 1, offset: hold / all, easing: 'cubic-bezier(0.5, 0, 0.4, 1)' },
        { transform: at(to, 0.7), opacity: 0.9 },
      ],
      { delay, duration: all, fill: 'both' },
    );
    running.onfinish = () => props.arrived();
  });
  return (
    <div
      ref={element}
      class={`flyer seat-${flyer.player}`}
      classList={{ 'flyer-number': flyer.text !== null }}
      data-flyer={flyer.text ?? 'figure'}
      data-to={flyer.player}
    >
      {flyer.text ?? (
        <svg viewBox="-22 -26 44 50" aria-hidden="true">
          <use href={`#${flyer.symbol}`} />
        </svg>
      )}
    </div>
  );
}
