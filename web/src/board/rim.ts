// The rim of tiles, where walls stand. Pure functions over sides of tiles.

import { type Point, type Square, TILE } from './camera';

/** A side of a tile: `n`, `e`, `s` or `w`. */
export interface Rim extends Square {
  side: string;
}

const SIDES = 'nesw';
const AHEAD: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

const outward = (rim: Rim): readonly [number, number] => AHEAD[SIDES.indexOf(rim.side)] ?? [0, 0];

export const sameRim = (a: Rim, b: Rim): boolean => a.x === b.x && a.y === b.y && a.side === b.side;

export const rimId = ({ x, y, side }: Rim): string => `${x},${y},${side}`;

/** The square on the other side. */
export function beyond(rim: Rim): Square {
  const [dx, dy] = outward(rim);
  return { x: rim.x + dx, y: rim.y + dy };
}

/** A point of the board at the middle of the side, so many units outside the tile. */
export function besideRim(rim: Rim, outside: number): Point {
  const [dx, dy] = outward(rim);
  const far = TILE / 2 + outside;
  return { x: (rim.x + 0.5) * TILE + dx * far, y: (rim.y + 0.5) * TILE + dy * far };
}

// The middle of what stands upright on any side, such as a guard: it is turned back around this.
const MIDDLE = `${TILE / 2} -11`;

/** How a drawing is put on a side: as it is, mirrored, or upright. */
export type Pose = 'plain' | 'mirrored' | 'upright';

/** Turns what is drawn for the north side of a tile at the origin to this side. */
export function placeOf(rim: Rim, pose: Pose = 'plain'): string {
  const angle = 90 * SIDES.indexOf(rim.side);
  const turned = `translate(${rim.x * TILE} ${rim.y * TILE}) rotate(${angle} ${TILE / 2} ${TILE / 2})`;
  const posed = {
    plain: '',
    mirrored: ` translate(${TILE} 0) scale(-1 1)`,
    upright: ` rotate(${-angle} ${MIDDLE})`,
  };
  return turned + posed[pose];
}

/** Whether the side runs from left to right. */
export const isLevel = (rim: Rim): boolean => rim.side === 'n' || rim.side === 's';

/** The side as a line: from one corner to the other. */
export function lineOf(rim: Rim): { x1: number; y1: number; x2: number; y2: number } {
  const { x, y } = besideRim(rim, 0);
  const [dx, dy] = isLevel(rim) ? [TILE / 2, 0] : [0, TILE / 2];
  return { x1: x - dx, y1: y - dy, x2: x + dx, y2: y + dy };
}

/** The nearest of these sides to a point of the board, if one is within reach. */
export function rimAt<R extends Rim>(
  rims: readonly R[],
  at: Point,
  reach: number,
  outside: number,
): R | null {
  let best: R | null = null;
  let least = reach;
  for (const rim of rims) {
    const { x, y } = besideRim(rim, outside);
    const far = Math.hypot(x - at.x, y - at.y);
    if (far <= least) [best, least] = [rim, far];
  }
  return best;
}
