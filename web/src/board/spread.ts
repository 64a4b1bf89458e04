// Moving apart what would lie upon each other. A pure function over points.

import type { Point } from './camera';

// More than it takes: what is moved away from one may come near another.
const ROUNDS = 60;
// Nearer than this is the same place.
const SAME = 0.01;

/** The points with at least `apart` between any two, each as near as may be to where it was. */
export function spread(points: readonly Point[], apart: number): Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let still = true;
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const far = Math.hypot(other.x - one.x, other.y - one.y);
        if (far >= apart - SAME) continue;
        still = false;
        // What is in the same place goes to the left and to the right of it.
        const [dx, dy] = far < SAME ? [1, 0] : [(other.x - one.x) / far, (other.y - one.y) / far];
        const by = (apart - far) / 2;
        one.x -= dx * by;
        one.y -= dy * by;
        other.x += dx * by;
        other.y += dy * by;
      }
    }
    if (still) break;
  }
  return moved;
}
