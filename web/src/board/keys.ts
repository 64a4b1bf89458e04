// The keyboard: what a key means at the board.

import type { Direction, Gesture } from './gestures';

/** Looking around by keyboard: begin or end it, go on to another feature, end it. */
export type Explore = { type: 'toggle' } | { type: 'step'; to: Direction } | { type: 'leave' };

export type KeyMeaning =
  | { type: 'gesture'; gesture: Gesture }
  | { type: 'explore'; explore: Explore }
  | { type: 'enter' }
  | { type: 'list' }
  | { type: 'zoom'; factor: number }
  | { type: 'fit' };

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The meaning of a key, or `null` if it is none of ours. */
export function meaningOf(event: KeyboardEvent, exploring: boolean): KeyMeaning | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return null;
  const meaning = lookMeaning(event.key);
  if (meaning) return meaning;
  return exploring ? exploringMeaning(event.key) : turnMeaning(event.key);
}

/** Who looks around makes no turn: what would, does nothing until they are done. */
function exploringMeaning(key: string): KeyMeaning | null {
  const to = ARROWS[key];
  if (to) return { type: 'explore', explore: { type: 'step', to } };
  return key === 'Escape' ? { type: 'explore', explore: { type: 'leave' } } : null;
}

function turnMeaning(key: string): KeyMeaning | null {
  const to = ARROWS[key];
  if (to) return { type: 'gesture', gesture: { type: 'step', to } };
  switch (key) {
    case 'Enter':
      return { type: 'enter' };
    case 'Escape':
      return { type: 'gesture', gesture: { type: 'undo' } };
    case ' ':
    case 'r':
    case 'R':
      return { type: 'gesture', gesture: { type: 'turn' } };
    case 'f':
    case 'F':
      return { type: 'gesture', gesture: { type: 'flip' } };
    default:
      // One of several tiles by its number. 0 is taken.
      return /^[1-9]$/.test(key)
        ? { type: 'gesture', gesture: { type: 'number', number: Number(key) } }
        : null;
  }
}

/** What changes only what is seen. */
function lookMeaning(key: string): KeyMeaning | null {
  switch (key) {
    case 'm':
    case 'M':
      return { type: 'list' };
    case 'i':
    case 'I':
      return { type: 'explore', explore: { type: 'toggle' } };
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
  // A slider needs the arrows and nothing else.
  if (at.matches('input[type="range"]')) return event.key in ARROWS;
  if (at.closest('input, textarea, select, dialog, [role="tablist"]')) return true;
  const presses = event.key === 'Enter' || event.key === ' ';
  // A button that can't be pressed any more keeps the focus until the page is painted again.
  return presses && at.closest('button:not(:disabled), a, summary') !== null;
}
