// The counting at the end as it goes on: from frame to frame, until all is counted or somebody wants to go on.

import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { SourceInfo } from '../../protocol/SourceInfo';
import { still } from '../../theme/theme';
import { type Count, countAt, paceOf } from './counting';

export interface Counting {
  count(): Count;
  /** All is counted, at once. */
  finish(): void;
}

export function createCounting(sources: () => readonly SourceInfo[], shown: () => boolean): Counting {
  const [after, setAfter] = createSignal(0);
  const all = () => paceOf(sources()) * sources().length;
  let frame = 0;
  const finish = () => {
    cancelAnimationFrame(frame);
    setAfter(Number.POSITIVE_INFINITY);
  };
  createEffect(
    on([shown, () => sources().length], ([isShown, number]) => {
      cancelAnimationFrame(frame);
      if (!isShown || number === 0) return;
      if (still()) return finish();
      const begun = performance.now();
      const step = (now: number) => {
        setAfter(now - begun);
        if (now - begun < all()) frame = requestAnimationFrame(step);
      };
      setAfter(0);
      frame = requestAnimationFrame(step);
      const ends = ['pointerdown', 'keydown', 'wheel'] as const;
      for (const kind of ends) window.addEventListener(kind, finish, { capture: true, passive: true });
      onCleanup(() => {
        cancelAnimationFrame(frame);
        for (const kind of ends) window.removeEventListener(kind, finish, { capture: true });
      });
    }),
  );
  return {
    count: createMemo(() => countAt(sources(), after())),
    finish,
  };
}
