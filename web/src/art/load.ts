// The drawings of a game and what its tiles are: fetched once, when a page first needs them.

import { createSignal } from 'solid-js';
import { delayBefore } from '../connection/backoff';
import { getSymbols, getTiles } from '../connection/http';
import { createKinds, type Kinds } from './kinds';
import { keepSymbols } from './symbols';

const [known, setKnown] = createSignal<ReadonlyMap<string, Kinds>>(new Map());
const started = new Set<string>();

/** The tiles of a game; `null` until they and their drawings are there. */
export const kindsOf = (game: string): Kinds | null => known().get(game) ?? null;

/** Makes sure that the drawings of a game come. */
export function loadArt(game: string): void {
  if (started.has(game)) return;
  started.add(game);
  attempt(game, 0);
}

async function attempt(game: string, number: number): Promise<void> {
  try {
    const [symbols, tiles] = await Promise.all([getSymbols(game), getTiles(game)]);
    keepSymbols(symbols);
    setKnown((before) => new Map(before).set(game, createKinds(tiles)));
  } catch {
    setTimeout(() => attempt(game, number + 1), delayBefore(number));
  }
}
