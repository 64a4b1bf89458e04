// The deer of a meadow that tigers take.

import type { Kinds } from '../../../art/kinds';
import { type Point, TILE } from '../../../board';
import type { Area } from '../../../protocol/Area';
import type { PositionInfo } from '../../../protocol/PositionInfo';

/** Where they stand: as many of each part as it is named. */
export function takenDeer(taken: readonly Area[], position: PositionInfo, kinds: Kinds): Point[] {
  return taken.flatMap(({ x, y, part }, index) => {
    const tile = position.tiles.find((one) => one.x === x && one.y === y);
    const earlier = taken.slice(0, index).filter((a) => a.x === x && a.y === y && a.part === part);
    const at = tile && kinds.part(tile, part)?.deer?.[earlier.length];
    return at ? [{ x: x * TILE + at[0], y: y * TILE + at[1] }] : [];
  });
}
