// What somebody does at the board. The host decides what it means.

import type { Square } from './camera';

export type Direction = 'left' | 'right' | 'up' | 'down';

export type Gesture =
  /** The pointer is over this square. */
  | { type: 'point'; square: Square | null }
  /** A tap or click on this square. */
  | { type: 'tap'; square: Square }
  /** Turn the tile to the next rotation that fits. */
  | { type: 'turn' }
  /** Hold the tile face down, or face up again. */
  | { type: 'flip' }
  /** Take one of several tiles in hand by its number, counted from one. */
  | { type: 'number'; number: number }
  /** Choose this spot by its action, or none. */
  | { type: 'pick'; follower: string | null }
  /** Choose this site by its action. */
  | { type: 'answer'; answer: string }
  /** An arrow key. */
  | { type: 'step'; to: Direction }
  /** Take back the last step. */
  | { type: 'undo' };
