// How the table is arranged, by the room there is, and how much of the board its panels cover.

import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Insets } from '../board';
import type { Mode } from './mode';

/**
 * `wide` has a column beside the board; `strip` has the players above the board and the turn below it; `edge` is
 * for screens that are low and wide, with the turn at the right.
 */
export type Layout = 'wide' | 'strip' | 'edge';

/** How large the letters are for which sizes are said. */
const LETTER = 16;
const WIDE = 1200;
const COMPACT = 600;
const LOW = 520;
/** With less than this from side to side, or from top to bottom with the turn below the board or beside it. */
const TINY = { wide: 340, below: 640, beside: 300 };

export interface Arranged {
  layout: Layout;
  /** Little room from side to side: what can be short is short. */
  compact: boolean;
  /** So little room that buttons are without words. */
  tiny: boolean;
}

/** The arrangement for a window of so many pixels. Larger letters need more room, as if there were less of it. */
export function layoutOf(width: number, height: number, letter = LETTER): Arranged {
  const [wide, high] = [(width * LETTER) / letter, (height * LETTER) / letter];
  const compact = wide < COMPACT;
  if (high < LOW && wide > high) return { layout: 'edge', compact, tiny: high < TINY.beside };
  const tiny = wide < TINY.wide || (compact && high < TINY.below);
  return { layout: wide >= WIDE ? 'wide' : 'strip', compact, tiny };
}

/** What the styles know of it. */
export const classesOf = ({ layout, compact, tiny }: Arranged): string =>
  `table-${layout}${compact ? ' table-compact' : ''}${tiny ? ' table-tiny' : ''}`;

interface ScreenHost {
  mode(): Mode;
  /** Whether there are news above the board that should not cover it. */
  news(): boolean;
}

export interface Screen {
  arranged(): Arranged;
  /** There is no column beside the board: tips have a place of their own. */
  small(): boolean;
  insets(): Insets;
  /** The table is in the page: from now on its panels are measured. */
  watch(table: HTMLElement): void;
}

/** What panels cover at least, and what they may cover at most: the board has half of the screen. */
const BARE: Insets = { left: 4, top: 4, right: 4, bottom: 4 };
const MOST = 0.46;
const GAP = 8;

const letterNow = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || LETTER;

export function createScreen(host: ScreenHost): Screen {
  const now = () => ({ width: window.innerWidth, height: window.innerHeight, letter: letterNow() });
  const [size, setSize] = createSignal(now(), {
    equals: (a, b) => a.width === b.width && a.height === b.height && a.letter === b.letter,
  });
  const arranged = createMemo(() => layoutOf(size().width, size().height, size().letter), undefined, {
    equals: (a, b) => a.layout === b.layout && a.compact === b.compact && a.tiny === b.tiny,
  });
  const layout = () => arranged().layout;
  const resize = () => setSize(now());
  window.addEventListener('resize', resize);
  onCleanup(() => window.removeEventListener('resize', resize));

  const [covered, setCovered] = createSignal<Insets>(BARE, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });

  const watch = (table: HTMLElement) => {
    const part = (name: string) => table.querySelector<HTMLElement>(name)?.getBoundingClientRect();
    // The deepest that the bar has been, and the docked line: the board does not jump when answers and tips come and go.
    let deepest = 0;
    let lowest = 0;
    const measure = () => {
      const { width, height } = table.getBoundingClientRect();
      const [foot, side] = [part('.foot'), part('.side')];
      const head = part(layout() === 'edge' ? '.scores' : '.toolbar')?.bottom ?? 0;
      // Beside the board the docked line is part of the column. What stays in it until somebody closes it is no tip.
      const dock = layout() === 'wide' ? null : table.querySelector<HTMLElement>('.dock');
      const docked = dock?.offsetHeight ? dock.getBoundingClientRect().bottom : 0;
      if (!dock?.querySelector('.dock-part')) lowest = Math.max(lowest, docked);
      const within = (n: number, of: number) => Math.round(Math.max(BARE.left, Math.min(n, of * MOST)));
      const news = host.news() ? (part('.banners')?.height ?? 0) : 0;
      const top = Math.max(head, lowest, docked) + (news > 0 ? news + GAP : 0);
      if (layout() === 'edge') {
        setCovered({
          ...BARE,
          top: within(top + GAP, height),
          right: within(width - (foot?.left ?? width) + GAP, width),
        });
        return;
      }
      deepest = Math.max(deepest, height - (foot?.top ?? height) + GAP);
      const bottom = within(deepest, height);
      if (layout() === 'strip') setCovered({ ...BARE, top: within(top + GAP, height), bottom });
      else {
        const right = within(width - (side?.left ?? width) + GAP, width);
        setCovered({ left: 72, top: 24 + (news > 0 ? news + GAP : 0), right, bottom });
      }
    };
    const observer = new ResizeObserver(measure);
    for (const one of ['.foot', '.side', '.scores', '.dock', '.banners']) {
      const element = table.querySelector(one);
      if (element) observer.observe(element);
    }
    observer.observe(table);
    createEffect(
      on([arranged, size, host.mode], () => {
        deepest = 0;
        lowest = 0;
        measure();
      }),
    );
    createEffect(on(host.news, measure, { defer: true }));
    onCleanup(() => observer.disconnect());
  };

  return {
    arranged,
    small: () => layout() !== 'wide',
    insets: covered,
    watch,
  };
}
