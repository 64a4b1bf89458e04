// What the board shows of a game: positions of the server with every name and number looked up.

import { createEffect, createMemo } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { Kinds, Part } from '../art/kinds';
import { figureId } from '../art/symbols';
import {
  type Backdrop,
  type BoardEdge,
  type BoardMarker,
  type BoardPiece,
  type BoardRim,
  type BoardState,
  type BoardTile,
  type BoardToken,
  begin,
  followersOf,
  type Insets,
  kindInHand,
  type Mark,
  NOTHING,
  type Offer,
  type Point,
  type Rim,
  type Spot,
  type Turn,
} from '../board';
import { say, t } from '../i18n';
import type { EdgeInfo } from '../protocol/EdgeInfo';
import type { PositionInfo } from '../protocol/PositionInfo';
import type { Game } from './game';
import { rimsOf, sitesOf } from './walls';

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
  return [...keeps, ...position.pieces].flatMap(({ x, y, symbol, part }) => {
    const tile = position.tiles.find((one) => one.x === x && one.y === y);
    const place = tile && kinds.part(tile, part);
    return place ? [{ x, y, symbol, dx: place.dx, dy: place.dy }] : [];
  });
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

/** The places for a follower or a hut, as far as a turn has got. */
export function spotsOf(turn: Turn, offer: Offer, position: PositionInfo, kinds: Kinds): Spot[] {
  if (turn.stage !== 'placed' && turn.stage !== 'follower') return [];
  const { x, y } = turn.square;
  const tile =
    turn.stage === 'placed'
      ? { name: kindInHand(turn, offer) ?? position.drawn ?? '', rotation: turn.rotation }
      : position.tiles.find((one) => one.x === x && one.y === y);
  return followersOf(turn, offer).flatMap(({ action, part, piece }) => {
    const found = tile && kinds.part(tile, part);
    if (!found) return [];
    const { path, dx, dy } = found;
    const shown = piece === 'hut' ? hutOn(found, position, kinds) : followerOn(found, position);
    return [{ action, x, y, path, dx, dy, ...shown }];
  });
}

const followerOn = (part: Part, { turn }: PositionInfo): Pick<Spot, 'symbol' | 'label'> => ({
  symbol: figureId(turn ?? 1, part.lying),
  label: t().board.spot(say(part.role), say(part.said)),
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
    if (!host.playing()) return [];
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
