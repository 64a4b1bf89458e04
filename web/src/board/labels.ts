// Where what is said of a button on the board goes: above it, and within the screen.

import type { Point } from './camera';

// So near to the rim of the screen there is no room, in pixels.
const HIGH = 96;
const ASIDE = 130;

/** Which way the words go from a button at this place of the screen. */
export const labelAt = ({ x, y }: Point): Record<string, boolean> => ({
  'spot-high': y < HIGH,
  'spot-left': x < ASIDE,
  'spot-right': x > window.innerWidth - ASIDE,
});
