// What the server says about the tiles that are chosen, asked anew whenever they change.

import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { TilesCheck } from '../../protocol/TilesCheck';
import { judge, type Verdict } from './tilefiles';

/** Several changes right after each other are one question. */
const PAUSE = 150;

/** The verdict on what is asked; `null` while it is not there, or nothing is asked. */
export function createVerdict(asked: () => TilesCheck | null) {
  const [verdict, setVerdict] = createSignal<Verdict | null>(null);
  const [away, setAway] = createSignal(false);
  let question = 0;
  createEffect(
    on(
      () => JSON.stringify(asked()),
      () => {
        question += 1;
        const mine = question;
        setVerdict(null);
        setAway(false);
        const what = asked();
        if (!what) return;
        const timer = setTimeout(async () => {
          try {
            const told = await judge(what);
            if (mine === question) setVerdict(told);
          } catch {
            if (mine === question) setAway(true);
          }
        }, PAUSE);
        onCleanup(() => clearTimeout(timer));
      },
    ),
  );
  return { verdict, away };
}
