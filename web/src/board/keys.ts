// The keyboard: what a key means at the board.

import type { Direction, Gesture } from './turn';

export type KeyMeaning = Gesture | { type: 'enter' } | { type: 'zoom'; factor: number } | { type: 'fit' };

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The meaning of a key, or `null` if it is none of ours. */
export function meaningOf(event: KeyboardEvent): KeyMeaning | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return null;
  const to = ARROWS[event.key];
  if (to) return { type: 'step', to };
  switch (event.key) {
    case 'Enter':
      return { type: 'enter' };
    case 'Escape':
      return { type: 'undo' };
    case ' ':
    case 'r':
    case 'R':
      return { type: 'turn' };
    case '+':
    case '=':
      return { type: 'zoom', factor: 1.25 };
    case '-':
      return { type: 'zoom', factor: 0.8 };
    case '0':
      return { type: 'fit' };
    default:
      return null;
  }
}

/** Whether the key belongs to what has the focus: a field, a dialog, a button that it would press. */
function isTaken(event: KeyboardEvent): boolean {
  const at = event.target;
  if (!(at instanceof Element)) return false;
  if (at.closest('input, textarea, select, dialog, [role="tablist"]')) return true;
  const presses = event.key === 'Enter' || event.key === ' ';
  return presses && at.closest('button, a, summary') !== null;
}
