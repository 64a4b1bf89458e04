// The score track: where markers stand, and the way they take. Pure functions.

import type { Point } from './camera';

/** The spaces a marker comes by on its way from one score to another, both ends included. */
export function spacesBetween(from: number, to: number, spaces: number): number[] {
  const by = to < from ? -1 : 1;
  const steps = Math.abs(to - from);
  return Array.from({ length: steps + 1 }, (_, n) => spaceOf(from + by * n, spaces));
}

/** The space of a score: past the last one a new lap begins. */
export const spaceOf = (score: number, spaces: number): number => ((score % spaces) + spaces) % spaces;

// A marker leaves the number of its space to be seen; those on one space stand apart.
const ABOVE = 8;
const APART = { x: 17, y: 5 };

/** Where the markers with these scores stand: side by side if they share a space. */
export function markerPlaces(scores: readonly number[], track: readonly Point[]): Point[] {
  const spaces = scores.map((score) => spaceOf(score, track.length));
  return spaces.map((space, index) => {
    const at = track[space] ?? { x: 0, y: 0 };
    const sharing = spaces.filter((other) => other === space).length;
    const order = spaces.slice(0, index).filter((other) => other === space).length;
    const aside = order - (sharing - 1) / 2;
    return { x: at.x + aside * APART.x, y: at.y - ABOVE + aside * APART.y };
  });
}
