// The city of Carcassonne in the middle of the board, its quarters and the Count.

import type { Kinds } from '../../../art/kinds';
import { type BoardPiece, type Cover, type Mark, TILE } from '../../../board';
import type { PositionInfo } from '../../../protocol/PositionInfo';

/** It lies over its tiles. */
export function coversOf(kinds: Kinds): Cover[] {
  const city = kinds.art.base?.carcassonne;
  if (!city) return [];
  const [width, height] = city.size;
  return [{ symbol: city.symbol, left: 0, top: 0, width, height }];
}

/** Those who wait in its quarters, and the Count. */
export function citizensOf(position: PositionInfo, kinds: Kinds): BoardPiece[] {
  const art = kinds.art.base?.carcassonne;
  const info = position.base?.carcassonne;
  if (!art || !info) return [];
  const at = (symbol: string, [dx, dy]: readonly [number, number]) => ({ x: 0, y: 0, symbol, dx, dy });
  const quarter = art.quarters.find(({ id }) => id === info.count);
  const waiting = info.waiting.map((one) => at(one.symbol, one.at));
  return quarter ? [...waiting, at(art.count, quarter.count)] : waiting;
}

/** The quarter to which somebody has gone. */
export function quarterMarks(id: string, kinds: Kinds): Mark[] {
  const city = kinds.art.base?.carcassonne;
  const quarter = city?.quarters.find((one) => one.id === id);
  if (!city || !quarter) return [];
  const spans: [number, number] = [city.size[0] / TILE, city.size[1] / TILE];
  return [{ areas: [{ x: 0, y: 0, path: quarter.path, spans }], kind: 'inspect' }];
}
