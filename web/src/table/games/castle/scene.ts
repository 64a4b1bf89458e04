// What the board shows of The Castle: the walls around the tiles with the score track, wall tiles and keeps.

import type { Kinds } from '../../../art/kinds';
import type { Backdrop, BoardEdge, BoardMarker, BoardPiece, BoardToken, Point } from '../../../board';
import type { PositionInfo } from '../../../protocol/PositionInfo';
import { tileAt } from '../../scene/pieces';
import { lapOf } from '../../scores/laps';

/** The walls. */
export function backdropOf(position: PositionInfo, kinds: Kinds): Backdrop | null {
  if (!kinds.art.castle) return null;
  const { symbol, bounds } = kinds.art.castle;
  const [left, top, width, height] = bounds;
  const squares = position.tiles.filter((tile) => !kinds.drawn(tile)).map(({ x, y }) => ({ x, y }));
  return { symbol, left, top, width, height, squares };
}

/** The keeps, each on its house. */
export const keepsOn = (position: PositionInfo, kinds: Kinds): BoardPiece[] =>
  (position.castle?.players ?? []).flatMap(({ keep }) => {
    if (!keep) return [];
    const { x, y, part } = keep.at;
    const tile = tileAt(position, { x, y });
    const place = tile && kinds.part(tile, part);
    return place ? [{ x, y, symbol: keep.symbol, dx: place.dx, dy: place.dy }] : [];
  });

// The side of a wall tile on its tower, in units of the drawing.
const WALL_TILE = 36;

/** The wall tiles that still lie on their towers. */
export function tokensOf(position: PositionInfo, kinds: Kinds): BoardToken[] {
  const art = kinds.art.castle;
  if (!art) return [];
  return art.towers.flatMap(({ at: [x, y] }, index) =>
    position.castle?.towers[index] ? [{ x, y, symbol: art.wall_tile_back, side: WALL_TILE }] : [],
  );
}

/** Where houses and towers end at the rim of a tile. */
export const edgesOf = (position: PositionInfo): BoardEdge[] =>
  (position.castle?.edges ?? []).map(({ x, y, symbol }) => ({ x, y, symbol }));

export const trackOf = (kinds: Kinds): Point[] =>
  (kinds.art.castle?.spaces ?? []).map(([x, y]) => ({ x, y }));

/** The score markers on the walls, for these scores. */
export const markersOf = (position: PositionInfo, kinds: Kinds, scores: readonly number[]): BoardMarker[] =>
  (position.castle?.players ?? []).map(({ marker }, index) => {
    const score = scores[index] ?? 0;
    // While points are still being told the lap is not: the marker stands as at the beginning.
    const isTold = lapOf(position, index + 1, score) !== null;
    return { score, symbol: (!isTold && kinds.art.castle?.markers[index]) || marker };
  });
