// The base game: a landscape.

import { landscapeOf } from './picture';

export const picture = landscapeOf([
  ['monastery', 0, 0, 0],
  ['city-side', 180, 1, 0],
  ['city-corner', 180, 2, 0],
  ['monastery-road', 270, 0, 1],
  ['city-side-road-straight', 0, 1, 1],
  ['city-side-road-bend-west', 0, 2, 1],
]);

/** Tiles and rotations that join from west to east, as on the table. */
export const strip: readonly (readonly [string, number])[] = [
  ['monastery-road', 270],
  ['road-straight', 0],
  ['city-side-road-straight', 0],
  ['road-fork', 0],
  ['city-side-road-bend-west', 0],
  ['city-corner', 90],
  ['city-band-shield', 0],
  ['city-side', 270],
  ['monastery', 0],
  ['road-bend', 180],
  ['city-side-road-fork', 0],
  ['road-straight', 0],
];
