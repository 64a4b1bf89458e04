// Where a tip goes: beside what it is about, not upon it, and not under the panels.

import type { Bounds } from '../../board';

export interface TipPlace {
  /** On which side of it. */
  side: 'above' | 'below' | 'right' | 'left' | 'corner';
  x: number;
  y: number;
}

// Half of its greatest width, and the height it may need, in pixels; the latter with its distance.
const HALF = 140;
const HEIGHT = 190;
// The same for one about two things.
const TALL = 280;

/** The place for a tip about what is in `box`, on a screen of which `free` is not covered. */
export function tipPlace(box: Bounds, free: Bounds, tall = false): TipPlace {
  const height = tall ? TALL : HEIGHT;
  const within = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
  const x = within(free.left + HALF, (box.left + box.right) / 2, free.right - HALF);
  const y = within(free.top + height / 2, (box.top + box.bottom) / 2, free.bottom - height / 2);
  if (box.top - height >= free.top) return { side: 'above', x, y: Math.min(box.top, free.bottom) };
  if (box.bottom + height <= free.bottom) return { side: 'below', x, y: Math.max(box.bottom, free.top) };
  if (box.right + 2 * HALF <= free.right) return { side: 'right', x: box.right, y };
  if (box.left - 2 * HALF >= free.left) return { side: 'left', x: box.left, y };
  // It is everywhere: the tip covers some of it.
  return { side: 'corner', x: free.right, y: free.top };
}
