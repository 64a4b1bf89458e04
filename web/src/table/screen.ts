// How much of the board the panels cover, by the size of the screen and what the page is about.

import { createMemo, createSignal, onCleanup } from 'solid-js';
import type { Insets } from '../board';
import type { Mode } from './mode';

/** The same width as in table.css. */
const SMALL = '(max-width: 819px)';

const WIDE: Insets = { left: 72, top: 24, right: 372, bottom: 148 };
const NARROW: Insets = { left: 4, top: 112, right: 4, bottom: 176 };
// The bars of the final scoring and of the replay are higher than that of a turn.
const BAR = { wide: 210, narrow: 230 };

// The cards of a game that has more to say about players are higher.
const HIGHER = 31;

// A question with its answers takes more of the screen than a tile in hand.
const ASKED = { wide: 250, narrow: 300 };

// A line of the bar; on a small screen some of them, as they scroll.
const LINES = { wide: 50, narrow: 114 };

interface ScreenHost {
  mode(): Mode;
  /** Whether the cards of the players are higher. */
  high: boolean;
  /** Whether question after question is asked. */
  asked(): boolean;
  /** How many more lines than usual the bar at the bottom has, most of the time. */
  lines(): number;
  /** Whether there are news above the board that should not cover it. */
  news(): boolean;
  /** The height of a card there, in pixels; 0 for none. */
  card(): number;
}

// What news take.
const NEWS = { wide: 92, narrow: 96 };
// Between a card and the board.
const BELOW_CARD = 10;

export function createScreen(host: ScreenHost): { small(): boolean; insets(): Insets } {
  const query = window.matchMedia(SMALL);
  const [small, setSmall] = createSignal(query.matches);
  const change = () => setSmall(query.matches);
  query.addEventListener('change', change);
  onCleanup(() => query.removeEventListener('change', change));
  const insets = createMemo((): Insets => {
    const narrow = host.high ? { ...NARROW, top: NARROW.top + HIGHER } : NARROW;
    const plain = small() ? narrow : WIDE;
    const news = host.news() ? NEWS[small() ? 'narrow' : 'wide'] : 0;
    const card = host.card() > 0 ? host.card() + BELOW_CARD : 0;
    const all = { ...plain, top: plain.top + news + card };
    if (host.mode() === 'play') {
      const lines = small() ? Math.min(1, host.lines()) * LINES.narrow : host.lines() * LINES.wide;
      const asked = host.asked() ? ASKED[small() ? 'narrow' : 'wide'] : 0;
      return { ...all, bottom: Math.max(all.bottom + lines, asked) };
    }
    return { ...all, bottom: small() ? BAR.narrow : BAR.wide };
  });
  return { small, insets };
}
