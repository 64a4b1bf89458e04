// Going from square to square. Pure functions.

import type { Direction, Square } from '../../board';

/** Each square once, in the order of the first. */
export function eachOnce(squares: readonly Square[]): Square[] {
  const all: Square[] = [];
  for (const { x, y } of squares) {
    if (!all.some((known) => known.x === x && known.y === y)) all.push({ x, y });
  }
  return all;
}

/** The square nearest in a direction; sideways counts double, so that rows are kept. */
export function neighbour(squares: readonly Square[], from: Square | null, to: Direction): Square | null {
  if (!from) return nearest(squares, middle(squares));
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[to] as [number, number];
  const ahead = (s: Square) => (s.x - from.x) * dx + (s.y - from.y) * dy;
  const aside = (s: Square) => Math.abs((s.x - from.x) * dy) + Math.abs((s.y - from.y) * dx);
  let best: Square | null = null;
  for (const s of squares) {
    if (ahead(s) > 0 && (!best || ahead(s) + 2 * aside(s) < ahead(best) + 2 * aside(best))) best = s;
  }
  return best ?? from;
}

function middle(squares: readonly Square[]): Square {
  const sum = squares.reduce((a, s) => ({ x: a.x + s.x, y: a.y + s.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, squares.length), y: sum.y / Math.max(1, squares.length) };
}

function nearest(squares: readonly Square[], to: Square): Square | null {
  const far = (s: Square) => (s.x - to.x) ** 2 + (s.y - to.y) ** 2;
  return squares.reduce<Square | null>((best, s) => (!best || far(s) < far(best) ? s : best), null);
}
