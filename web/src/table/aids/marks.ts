// What aids set off on the board. Pure functions.

import type { Shape } from '../../art/kinds';
import { type Mark, type Point, type Square, TILE } from '../../board';
import type { Area } from '../../protocol/Area';
import type { FeatureInfo } from '../../protocol/FeatureInfo';
import { wholeSquares } from '../marks/squares';

const ASIDE = 30;

/** Where the worth of a feature is written: on the part of it nearest to its middle on which nobody stands. */
export function labelPlace(shapes: readonly Shape[], taken: ReadonlySet<string>): Point | null {
  const free = shapes.filter(({ x, y, dx, dy }) => !taken.has(placeOf(x * TILE + dx, y * TILE + dy)));
  const among = free.length > 0 ? free : shapes;
  const middle = (of: (shape: Shape) => number) =>
    shapes.reduce((sum, one) => sum + of(one), 0) / shapes.length;
  const [x, y] = [middle((one) => one.x), middle((one) => one.y)];
  const far = (one: Shape) => (one.x - x) ** 2 + (one.y - y) ** 2;
  const best = among.reduce<Shape | null>((near, one) => (!near || far(one) < far(near) ? one : near), null);
  // Where somebody stands everywhere, it is written beside their feet.
  const aside = free.length > 0 ? 0 : ASIDE;
  return best && { x: best.x * TILE + best.dx + aside, y: best.y * TILE + best.dy + aside };
}

/** A place on the board by its point, near enough. */
export const placeOf = (x: number, y: number): string => `${Math.round(x)},${Math.round(y)}`;

/** Features in the colours of those who have them, each with its worth; what nobody has is pale, or left out. */
export function ownedMarks(
  features: readonly FeatureInfo[],
  shapes: (areas: readonly Area[]) => Shape[],
  taken: ReadonlySet<string>,
  free: boolean,
): Mark[] {
  return features.flatMap((feature): Mark[] => {
    const areas = shapes(feature.areas);
    const at = feature.points > 0 || feature.owners.length > 0 ? labelPlace(areas, taken) : null;
    const notes = at ? [{ ...at, text: String(feature.points) }] : [];
    if (areas.length === 0 || (feature.owners.length === 0 && !free)) return [];
    return [{ areas, kind: 'owned', seats: feature.owners, notes }];
  });
}

/** Small crosses on squares that nothing can fill. */
export const deadMarks = (squares: readonly (readonly [number, number])[]): Mark[] =>
  squares.length === 0
    ? []
    : [
        {
          areas: [],
          kind: 'dead',
          crosses: squares.map(([x, y]) => ({ x: (x + 0.5) * TILE, y: (y + 0.5) * TILE })),
        },
      ];

/** The square that somebody asks about. */
export const askedMarks = (at: readonly [number, number] | null): Mark[] =>
  at ? [{ areas: wholeSquares([at]), kind: 'asked' }] : [];

/** Whether a square is empty and beside a tile. */
export function isBeside(tiles: readonly Square[], { x, y }: Square): boolean {
  const lies = (dx: number, dy: number) => tiles.some((tile) => tile.x === x + dx && tile.y === y + dy);
  return !lies(0, 0) && (lies(0, -1) || lies(1, 0) || lies(0, 1) || lies(-1, 0));
}

/** What one player has of some features. */
export interface Holding {
  player: number;
  count: number;
  points: number;
}

/** What each player has: whoever shares a feature has it too. */
export function holdings(features: readonly FeatureInfo[], players: number): Holding[] {
  return Array.from({ length: players }, (_, index) => {
    const own = features.filter((one) => one.owners.includes(index + 1));
    return {
      player: index + 1,
      count: own.length,
      points: own.reduce((sum, one) => sum + one.points, 0),
    };
  }).filter((one) => one.count > 0);
}

/** A chance as people read it: never quite impossible, never quite certain. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded < 1 && chance > 0) return '< 1 %';
  if (rounded > 99 && chance < 1) return '> 99 %';
  return `${rounded} %`;
}
