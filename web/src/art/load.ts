// The drawings of a game and what its tiles are: fetched once, when a page first needs them.

import { createSignal } from 'solid-js';
import { delayBefore } from '../connection/backoff';
import { getSymbols, getTiles } from '../connection/http';
import { createKinds, type Kinds } from './kinds';
import { keepSymbols, parseSymbols } from './symbols';

/** The art of a game that has come; to make pictures of, it need not be in the page. */
export interface Art {
  kinds: Kinds;
  drawings: Document;
}

const [fetched, setFetched] = createSignal<ReadonlyMap<string, Art>>(new Map());
const [kept, setKept] = createSignal<ReadonlySet<string>>(new Set());
const started = new Map<string, Promise<Art>>();

/** The tiles of a game; `null` until they and their drawings are in the page. */
export const kindsOf = (game: string): Kinds | null =>
  kept().has(game) ? (fetched().get(game)?.kinds ?? null) : null;

/** The art of a game; `null` until it has come. */
export const artOf = (game: string): Art | null => fetched().get(game) ?? null;

/** Makes sure that the art of a game comes. */
export function fetchArt(game: string): Promise<Art> {
  const coming = started.get(game) ?? attempt(game, 0);
  started.set(game, coming);
  return coming;
}

/** Makes sure that it is put into the page too. */
export async function loadArt(game: string): Promise<void> {
  const { drawings } = await fetchArt(game);
  if (kept().has(game)) return;
  keepSymbols(drawings);
  setKept((before) => new Set(before).add(game));
}

async function attempt(game: string, number: number): Promise<Art> {
  try {
    const [symbols, tiles] = await Promise.all([getSymbols(game), getTiles(game)]);
    const art = { kinds: createKinds(tiles), drawings: parseSymbols(symbols) };
    setFetched((before) => new Map(before).set(game, art));
    return art;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, delayBefore(number)));
    return attempt(game, number + 1);
  }
}
