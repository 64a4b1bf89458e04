// Looking around by keyboard: from one feature to another. Pure functions over where features are.

import { type Point, TILE } from './camera';
import type { Direction } from './gestures';

/** A part of a feature: its tile, and a place within it. */
export interface Anchor {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** Something that can be looked at. */
export interface Explored {
  areas: readonly Anchor[];
}

/** Where that is on the board. */
export const pointOf = (at: Anchor): Point => ({ x: at.x * TILE + at.dx, y: at.y * TILE + at.dy });

/** As one reads: tile by tile along the rows, and from above within a tile. */
const byReading = (a: Anchor, b: Anchor): number => a.y - b.y || a.x - b.x || a.dy - b.dy || a.dx - b.dx;

/** The part of a feature that stands for it: the one that is read first. */
export const anchorOf = (feature: Explored): Anchor | null =>
  feature.areas.reduce<Anchor | null>((best, a) => (!best || byReading(a, best) < 0 ? a : best), null);

/** The numbers of all features in the order one reads them. */
export function readingOrder(features: readonly Explored[]): number[] {
  const placed = features.flatMap((feature, index) => {
    const at = anchorOf(feature);
    return at ? [{ index, at }] : [];
  });
  return placed.sort((a, b) => byReading(a.at, b.at)).map(({ index }) => index);
}

/**
 * The feature nearest to a point of the board by its number, and the part of it that is nearest. Where one
 * part belongs to several features, it is the one that `meant` tells.
 */
export function nearestTo(
  features: readonly Explored[],
  to: Point,
  meant: (index: number) => boolean = () => false,
): { index: number; area: Anchor } | null {
  let best: { index: number; area: Anchor } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, feature] of features.entries()) {
    for (const area of feature.areas) {
      const at = pointOf(area);
      const far = Math.hypot(at.x - to.x, at.y - to.y);
      if (far > least || (far === least && !meant(index))) continue;
      least = far;
      best = { index, area };
    }
  }
  return best;
}

/**
 * The feature an arrow leads to. Left and right go through all of them in reading order and around, so
 * that each can be reached; up and down go to the nearest one that begins above or below.
 */
export function stepFrom(features: readonly Explored[], from: number, to: Direction): number {
  const order = readingOrder(features);
  const place = order.indexOf(from);
  if (place < 0) return order[0] ?? -1;
  if (to === 'left' || to === 'right') {
    const by = to === 'right' ? 1 : -1;
    return order[(place + by + order.length) % order.length] ?? from;
  }
  const start = anchorOf(features[from] as Explored);
  if (!start) return from;
  const here = pointOf(start);
  const way = to === 'down' ? 1 : -1;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const index of order) {
    const at = anchorOf(features[index] as Explored);
    if (!at || index === from) continue;
    const there = pointOf(at);
    const ahead = (there.y - here.y) * way;
    // Sideways counts double, so that columns are kept.
    const cost = ahead + 2 * Math.abs(there.x - here.x);
    if (ahead > 0 && cost < least) [best, least] = [index, cost];
  }
  return best;
}
