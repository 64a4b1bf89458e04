// What the board shows of a game: positions of the server with every name and number looked up.

import { createEffect, createMemo } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { Kinds, Part } from '../../art/kinds';
import {
  type Backdrop,
  type BoardEdge,
  type BoardMarker,
  type BoardPick,
  type BoardPiece,
  type BoardRim,
  type BoardState,
  type BoardTile,
  type BoardToken,
  begin,
  type Cover,
  followersOf,
  type Insets,
  kindInHand,
  type Mark,
  NOTHING,
  type Offer,
  type Point,
  type Rim,
  type Spot,
  type Square,
  type Turn,
} from '../../board';
import { say, t } from '../../i18n';
import type { EdgeInfo } from '../../protocol/EdgeInfo';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { Game } from '../game';
import { rimsOf, sitesOf } from '../games/city/walls';
import { citizensOf, nameOn, samePart, stoodOn, symbolOn, tileAt } from './pieces';

/** The tiles as they lie, but for those that belong to what is around the tiles. */
export const tilesOf = (position: PositionInfo, kinds: Kinds): BoardTile[] =>
  position.tiles.flatMap((tile, index) => {
    if (!kinds.drawn(tile)) return [];
    const { x, y } = tile;
    return [{ x, y, symbol: kinds.symbol(tile, index), last: tile.last_of ?? null }];
  });

/** The figures on them, and the keeps. */
export function piecesOf(position: PositionInfo, kinds: Kinds): BoardPiece[] {
  const keeps = (position.castle?.players ?? []).flatMap(({ keep }) =>
    keep ? [{ ...keep.at, symbol: keep.symbol }] : [],
  );
  const kept = keeps.flatMap(({ x, y, symbol, part }) => {
    const tile = tileAt(position, { x, y });
    const place = tile && kinds.part(tile, part);
    return place ? [{ x, y, symbol, dx: place.dx, dy: place.dy }] : [];
  });
  const stood = stoodOn(position, kinds).map(({ x, y, symbol, dx, dy }) => ({ x, y, symbol, dx, dy }));
  return [...kept, ...citizensOf(position, kinds), ...stood];
}

/** What lies over the tiles: Carcassonne. */
export function coversOf(kinds: Kinds): Cover[] {
  const city = kinds.family?.carcassonne;
  if (!city) return [];
  const [width, height] = city.size;
  return [{ symbol: city.symbol, left: 0, top: 0, width, height }];
}

// The side of a wall tile on its tower, in units of the drawing.
const WALL_TILE = 36;

/** What is around the tiles. */
export function backdropOf(position: PositionInfo, kinds: Kinds): Backdrop | null {
  if (!kinds.castle) return null;
  const { symbol, bounds } = kinds.castle;
  const [left, top, width, height] = bounds;
  const squares = position.tiles.filter((tile) => !kinds.drawn(tile)).map(({ x, y }) => ({ x, y }));
  return { symbol, left, top, width, height, squares };
}

/** The wall tiles that still lie on their towers. */
export function tokensOf(position: PositionInfo, kinds: Kinds): BoardToken[] {
  const art = kinds.castle;
  if (!art) return [];
  return art.towers.flatMap(({ at: [x, y] }, index) =>
    position.castle?.towers[index] ? [{ x, y, symbol: art.wall_tile_back, side: WALL_TILE }] : [],
  );
}

/** What is drawn over the rims of tiles. */
export const edgesOf = (position: PositionInfo): BoardEdge[] =>
  [...(position.castle?.edges ?? []), ...(position.city?.edges ?? [])].map(({ x, y, symbol }: EdgeInfo) => ({
    x,
    y,
    symbol,
  }));

/** The score markers on the walls, for these scores. */
export function markersOf(position: PositionInfo, kinds: Kinds, scores: readonly number[]): BoardMarker[] {
  const lap = kinds.castle?.spaces.length ?? 0;
  return (position.castle?.players ?? []).map(({ marker }, index) => {
    const score = scores[index] ?? 0;
    // While points are still being told the marker may be a lap behind the one of the position.
    return { score, symbol: score < lap ? marker.replace(/-lap$/, '') : marker };
  });
}

/** The drawings of the tile in hand, by quarter turns. */
export function drawnOf(turn: Turn, offer: Offer, position: PositionInfo, kinds: Kinds): string[] | null {
  const name = kindInHand(turn, offer) ?? position.drawn;
  if (name === null) return null;
  // A tile that was taken up from the board looks as it did there.
  const from = turn.stage === 'choosing' || turn.stage === 'placed' ? turn.hand.from : null;
  const lay = from ? position.tiles.findIndex(({ x, y }) => x === from.x && y === from.y) : -1;
  const number = lay < 0 ? position.tiles.length : lay;
  return [0, 90, 180, 270].map((rotation) => kinds.symbol({ name, rotation }, number));
}

/**
 * The places for a follower or a hut, as far as a turn has got: one for each part of a tile. Where a follower and
 * a big one can stand, another tap on the one chosen changes it to the other, and then takes it back.
 */
export function spotsOf(turn: Turn, offer: Offer, position: PositionInfo, kinds: Kinds): Spot[] {
  if (turn.stage !== 'placed' && turn.stage !== 'follower') return [];
  const { square } = turn;
  const inHand = kindInHand(turn, offer) ?? position.drawn ?? '';
  const laid = { name: inHand, rotation: turn.stage === 'placed' ? turn.rotation : 0 };
  const all = followersOf(turn, offer).map((one) => {
    const [x, y] = one.at ?? [square.x, square.y];
    return { ...one, x, y };
  });
  const bigOn = (one: (typeof all)[number]) => all.find((o) => o.piece === 'big' && samePart(o, one));
  return all.flatMap((one) => {
    const { part, piece, x, y } = one;
    const small = all.find((o) => !o.piece && samePart(o, one));
    if (piece === 'big' && small) return [];
    const tile = turn.stage === 'placed' && !one.at ? laid : tileAt(position, one);
    const found = tile && kinds.part(tile, part);
    if (!found) return [];
    const { path, dx, dy } = found;
    const place = { x, y, path, dx, dy };
    if (piece === 'hut') return [{ action: one.action, ...place, ...hutOn(found, position, kinds) }];
    const big = piece ? undefined : bigOn(one);
    const shown = turn.follower !== null && turn.follower === big?.action ? big : one;
    const standing = ({ action, piece: what }: typeof one) => {
      const who = followerOn(found, position, kinds, what);
      return { action, ...who, ...(one.at ? { listed: t().folk.onTile(who.label, x, y) } : {}) };
    };
    if (!big) return [{ ...place, ...standing(one) }];
    // The first tap chooses the follower, the second the big one, the third nobody.
    const tap = shown === big ? null : turn.follower === one.action ? big.action : one.action;
    const note = shown === big ? t().folk.thenNobody : t().folk.thenBig;
    return [{ ...place, ...standing(shown), tap, note, either: [standing(one), standing(big)] }];
  });
}

const followerOn = (
  part: Part,
  { turn }: PositionInfo,
  kinds: Kinds,
  piece?: string,
): Pick<Spot, 'symbol' | 'label'> => ({
  symbol: symbolOn(part, turn ?? 1, piece, kinds.family),
  label: nameOn(part, piece),
});

const hutOn = (part: Part, { turn }: PositionInfo, kinds: Kinds): Pick<Spot, 'symbol' | 'label'> => ({
  symbol: kinds.hunters?.huts[(turn ?? 1) - 1] ?? '',
  label: t().board.spot(t().hunters.hutOn(part.kind), say(part.said)),
});

export interface SceneHost {
  game: Game;
  kinds: Kinds;
  /** The position to show, which may be an earlier one. */
  position(): PositionInfo;
  /** Whether a turn can be made up now. */
  playing(): boolean;
  /** Points to show, if not those of the position. */
  scores(): readonly number[] | undefined;
  /** Walls that are not told of yet. */
  hidden(): readonly Rim[];
  marks(): readonly Mark[];
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

export function createScene(host: SceneHost): Scene {
  const { game, kinds } = host;
  const resolved = (position: PositionInfo) => ({
    position: structuredClone(position),
    tiles: tilesOf(position, kinds),
    pieces: piecesOf(position, kinds),
    edges: edgesOf(position),
    tokens: tokensOf(position, kinds),
  });
  // Kept as a store so that a new tile is added to the drawing, not all tiles drawn anew.
  const [shown, setShown] = createStore(resolved(host.position()));
  createEffect(() => setShown(reconcile(resolved(host.position()), { merge: true })));

  const backdrop = createMemo(() => backdropOf(host.position(), kinds), undefined, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  const track: Point[] = (kinds.castle?.spaces ?? []).map(([x, y]) => ({ x, y }));
  const markers = createMemo(() =>
    markersOf(host.position(), kinds, host.scores() ?? host.position().scores),
  );

  // A store of its own: walls are known by what they are, and each stays the one it was.
  const walls = () => rimsOf(host.position(), kinds, host.hidden());
  const [rims, setRims] = createStore<{ all: BoardRim[] }>({ all: walls() });
  createEffect(() => setRims('all', reconcile(walls())));
  const sites = createMemo(() =>
    host.playing() && game.turn().stage === 'asked' ? sitesOf(game.offer(), host.position().turn, kinds) : [],
  );

  const drawn = createMemo(() =>
    host.playing() ? drawnOf(game.turn(), game.offer(), host.position(), kinds) : null,
  );
  const spots = createMemo(() => {
    if (!host.playing() || host.moving()) return [];
    // Whoever is about to do something else can still place somebody instead.
    const turn = game.turn().stage === 'asked' ? begin(game.offer()) : game.turn();
    return spotsOf(turn, game.offer(), host.position(), kinds);
  });

  const board: BoardState = {
    get tiles() {
      return shown.tiles;
    },
    get pieces() {
      return shown.pieces;
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
    covers: coversOf(kinds),
    track,
    get markers() {
      return markers();
    },
    get rims() {
      return rims.all;
    },
    get drawn() {
      return drawn();
    },
    get offer() {
      return host.playing() ? game.offer() : NOTHING;
    },
    get turn(): Turn {
      return host.playing() ? game.turn() : { stage: 'waiting' };
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
