// What the board shows of a game: positions of the server with every name and number looked up.

import { createEffect, createMemo } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { Kinds } from '../../art/kinds';
import type {
  BoardFlight,
  BoardHint,
  BoardPick,
  BoardPiece,
  BoardRim,
  BoardState,
  BoardTile,
  Insets,
  Mark,
  Square,
} from '../../board';
import type { EventInfo } from '../../protocol/EventInfo';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { Game } from '../game';
import type { GameRoom } from '../games/room';
import {
  answerOf,
  begin,
  cursorOf,
  goneFrom,
  handShown,
  kindInHand,
  looseShown,
  NOTHING,
  type Offer,
  roomFor,
  squaresShown,
  type Turn,
  targetOf,
} from '../turn';
import { stoodOn } from './pieces';
import { spotsOf } from './spots';

/** The tiles as they lie, but for those that belong to what is around the tiles. */
export const tilesOf = (position: PositionInfo, kinds: Kinds): BoardTile[] =>
  position.tiles.flatMap((tile, index) => {
    if (!kinds.drawn(tile)) return [];
    const { x, y } = tile;
    return [{ x, y, symbol: kinds.symbol(tile, index), last: tile.last_of ?? null }];
  });

/** The figures on them, and others below. */
export function piecesOf(room: GameRoom, position: PositionInfo, kinds: Kinds): BoardPiece[] {
  const stood = stoodOn(room.pieces, position, kinds).map(({ x, y, symbol, dx, dy }) => ({
    x,
    y,
    symbol,
    dx,
    dy,
  }));
  return [...(room.scene?.figures?.(position, kinds) ?? []), ...stood];
}

/** The drawings of the tile in hand, by quarter turns. */
export function drawnOf(turn: Turn, offer: Offer, position: PositionInfo, kinds: Kinds): string[] | null {
  const name = kindInHand(turn, offer) ?? position.drawn;
  if (name === null) return null;
  // A tile that was taken up from the board looks as it did there.
  const from = goneFrom(turn);
  const lay = from ? position.tiles.findIndex(({ x, y }) => x === from.x && y === from.y) : -1;
  const number = lay < 0 ? position.tiles.length : lay;
  return [0, 90, 180, 270].map((rotation) => kinds.symbol({ name, rotation }, number));
}

export interface SceneHost {
  game: Game;
  room: GameRoom;
  kinds: Kinds;
  /** The position to show, which may be an earlier one. */
  position(): PositionInfo;
  /** Whether a turn can be made up now. */
  playing(): boolean;
  /** Points to show, if not those of the position. */
  scores(): readonly number[] | undefined;
  /** What of the end is not told yet, and not shown before. */
  untold(): readonly EventInfo[];
  marks(): readonly Mark[];
  /** Whether the squares are marked where the tile in hand fits. */
  marksSquares(): boolean;
  /** What somebody could do now. */
  hint(): BoardHint | null;
  /** Figures that are there besides those of the position. */
  guests(): readonly BoardPiece[];
  /** What is on its way to its place. */
  flights(): readonly BoardFlight[];
  /** What can be chosen besides. */
  picks(): readonly BoardPick[];
  /** What somebody is asked about. */
  focus(): readonly Square[];
  /** Whether somebody on the board is about to move, so that nobody is placed. */
  moving(): boolean;
  exploring(): boolean;
  insets(): Insets;
}

export interface Scene {
  readonly board: BoardState;
  /** The position shown. */
  readonly position: PositionInfo;
}

const WAITING: Turn = { stage: 'waiting' };

export function createScene(host: SceneHost): Scene {
  const { game, kinds, room } = host;
  const resolved = (position: PositionInfo) => ({
    position: structuredClone(position),
    tiles: tilesOf(position, kinds),
    pieces: piecesOf(room, position, kinds),
    edges: room.scene?.edges?.(position) ?? [],
    tokens: room.scene?.tokens?.(position, kinds) ?? [],
  });
  // Kept as a store so that a new tile is added to the drawing, not all tiles drawn anew.
  const [shown, setShown] = createStore(resolved(host.position()));
  createEffect(() => setShown(reconcile(resolved(host.position()), { merge: true })));

  const backdrop = createMemo(() => room.scene?.backdrop?.(host.position(), kinds) ?? null, undefined, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  const markers = createMemo(
    () => room.scene?.markers?.(host.position(), kinds, host.scores() ?? host.position().scores) ?? [],
  );

  // A store of its own: what stands on sides is known by what it is, and each stays the one it was.
  const rimsNow = () => room.scene?.rims?.(host.position(), kinds, host.untold()) ?? [];
  const [rims, setRims] = createStore<{ all: BoardRim[] }>({ all: rimsNow() });
  createEffect(() => setRims('all', reconcile(rimsNow())));

  const turn = createMemo(() => (host.playing() ? game.turn() : WAITING));
  const offer = createMemo(() => (host.playing() ? game.offer() : NOTHING));
  const sites = createMemo(() => {
    const seat = host.position().turn;
    if (turn().stage !== 'asked' || seat === null) return [];
    return room.scene?.sites?.(offer().answers, seat, kinds, answerOf(turn())) ?? [];
  });
  const hand = createMemo(() => handShown(turn(), drawnOf(turn(), offer(), host.position(), kinds)));
  const squares = createMemo(() => (host.marksSquares() ? squaresShown(turn(), offer()) : []));
  const loose = createMemo(() => looseShown(turn(), offer()));
  const spots = createMemo(() => {
    if (!host.playing() || host.moving()) return [];
    // Whoever is about to do something else can still place somebody instead.
    const now = turn().stage === 'asked' ? begin(offer()) : turn();
    return spotsOf(room.pieces, now, offer(), host.position(), kinds);
  });

  const board: BoardState = {
    covers: room.scene?.covers?.(kinds) ?? [],
    track: room.scene?.track?.(kinds) ?? [],
    get tiles() {
      return shown.tiles;
    },
    get pieces() {
      const guests = host.guests();
      return guests.length > 0 ? [...shown.pieces, ...guests] : shown.pieces;
    },
    get backdrop() {
      return backdrop();
    },
    get edges() {
      return shown.edges;
    },
    get tokens() {
      return shown.tokens;
    },
    get markers() {
      return markers();
    },
    get rims() {
      return rims.all;
    },
    get hand() {
      return hand();
    },
    get squares() {
      return squares();
    },
    get room() {
      return roomFor(turn(), offer());
    },
    get loose() {
      return loose();
    },
    get gone() {
      return goneFrom(turn());
    },
    get cursor() {
      return cursorOf(turn());
    },
    get target() {
      return targetOf(turn());
    },
    get spots() {
      return spots();
    },
    get sites() {
      return sites();
    },
    get picks() {
      return host.picks();
    },
    get focus() {
      return host.focus();
    },
    get seat() {
      return host.position().turn;
    },
    get marks() {
      return host.marks();
    },
    get hint() {
      return host.hint();
    },
    get flights() {
      return host.flights();
    },
    get exploring() {
      return host.exploring();
    },
    get insets() {
      return host.insets();
    },
  };
  return {
    board,
    get position() {
      return shown.position;
    },
  };
}
