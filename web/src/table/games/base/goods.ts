// Goods: what they bring at the end, and where.

import type { Kinds } from '../../../art/kinds';
import { shapesOf } from '../../../art/kinds';
import type { Mark } from '../../../board';
import type { EventInfo } from '../../../protocol/EventInfo';
import type { PositionInfo } from '../../../protocol/PositionInfo';

/** The goods that are paid: those of a player, or all while nobody says whose. */
export function goodsMarks({ bonus }: EventInfo, position: PositionInfo, kinds: Kinds): Mark[] {
  const goods = position.pieces.filter(
    ({ piece, player }) => piece === 'good' && (!bonus || bonus.player === player),
  );
  const label = bonus ? `+${bonus.points}` : undefined;
  return goods.length > 0 ? [{ areas: shapesOf(kinds, position.tiles)(goods), kind: 'scored', label }] : [];
}
