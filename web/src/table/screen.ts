// How much of the board the panels cover, by the size of the screen and what the page is about.

import { createMemo, createSignal, onCleanup } from 'solid-js';
import type { Insets } from '../board';
import type { Mode } from './page';

/** The same width as in table.css. */
const SMALL = '(max-width: 819px)';

const WIDE: Insets = { left: 72, top: 24, right: 372, bottom: 148 };
const NARROW: Insets = { left: 4, top: 112, right: 4, bottom: 176 };
// The bars of the final scoring and of the replay are higher than that of a turn.
const BAR = { wide: 210, narrow: 230 };

export function createScreen(mode: () => Mode): { small(): boolean; insets(): Insets } {
  const query = window.matchMedia(SMALL);
  const [small, setSmall] = createSignal(query.matches);
  const change = () => setSmall(query.matches);
  query.addEventListener('change', change);
  onCleanup(() => query.removeEventListener('change', change));
  const insets = createMemo((): Insets => {
    const all = small() ? NARROW : WIDE;
    if (mode() === 'play') return all;
    return { ...all, bottom: small() ? BAR.narrow : BAR.wide };
  });
  return { small, insets };
}
