// Moving apart what would lie upon each other. A pure function over points.

import type { Point } from './camera';

// More than it takes: what is moved away from one may come near another.
const ROUNDS = 60;
// Nearer than this is the same place.
const SAME = 0.01;

/**
 * The points with at least `apart` between any two, each as near as may be to where it was; so far they are also
 * from those that are `pinned` where they are.
 */
export function spread(points: readonly Point[], apart: number, pinned: readonly Point[] = []): Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let still = true;
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const way = between(one, other, apart);
        if (!way) continue;
        still = false;
        one.x -= way.x / 2;
        one.y -= way.y / 2;
        other.x += way.x / 2;
        other.y += way.y / 2;
      }
      for (const pin of pinned) {
        const way = between(pin, one, apart);
        if (!way) continue;
        still = false;
        one.x += way.x;
        one.y += way.y;
      }
    }
    if (still) break;
  }
  return moved;
}

/** How far the second of two points is to go to be so far apart from the first; `null` if it is. */
function between(one: Point, other: Point, apart: number): Point | null {
  const far = Math.hypot(other.x - one.x, other.y - one.y);
  if (far >= apart - SAME) return null;
  const by = apart - far;
  // What is in the same place goes to the left and to the right of it.
  if (far < SAME) return { x: by, y: 0 };
  return { x: ((other.x - one.x) / far) * by, y: ((other.y - one.y) / far) * by };
}
