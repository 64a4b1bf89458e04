// Goods: what they bring at the end, and where.

import type { Kinds } from '../../../art/kinds';
import { shapesOf } from '../../../art/kinds';
import type { Mark } from '../../../board';
import type { EventInfo } from '../../../protocol/EventInfo';
import type { PositionInfo } from '../../../protocol/PositionInfo';
import type { SourceInfo } from '../../../protocol/SourceInfo';

/** The goods that are paid: those of a player, or all while nobody says whose. */
export function goodsMarks({ bonus }: EventInfo, position: PositionInfo, kinds: Kinds): Mark[] {
  const goods = position.pieces.filter(
    ({ piece, player }) => piece === 'good' && (!bonus || bonus.player === player),
  );
  const label = bonus ? `+${bonus.points}` : undefined;
  return goods.length > 0 ? [{ areas: shapesOf(kinds, position.tiles)(goods), kind: 'scored', label }] : [];
}

/**
 * The points for goods that are still to be told of, of those that the result has. They are told port by port in
 * sentences, and are there with the last of them.
 */
export function untoldGoods(
  untold: readonly EventInfo[],
  result: readonly SourceInfo[],
  player: number,
): number {
  const isUntold = untold.some((event) => event.kind === 'goods-scored' && event.bonus === null);
  const goods = result.find(({ source }) => source === 'goods');
  return isUntold ? (goods?.points[player - 1] ?? 0) : 0;
}
