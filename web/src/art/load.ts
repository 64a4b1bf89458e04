// The drawings of a game and what its tiles are: fetched once, when a page first needs them. They go by the
// name that the server has for them: the game's, or another for a game with tiles of its own.

import { createSignal } from 'solid-js';
import { delayBefore } from '../connection/backoff';
import { type ArtSource, getSymbols, getTiles } from '../connection/http';
import { createKinds, type Kinds } from './kinds';
import { keepSymbols, parseSymbols } from './symbols';

/** Art that has come; to make pictures of, it need not be in the page. */
export interface Art {
  kinds: Kinds;
  drawings: Document;
}

const [fetched, setFetched] = createSignal<ReadonlyMap<string, Art>>(new Map());
const [kept, setKept] = createSignal<ReadonlySet<string>>(new Set());
const started = new Map<string, Promise<Art>>();

/** The tiles of this art; `null` until they and their drawings are in the page. */
export const kindsOf = (name: string): Kinds | null =>
  kept().has(name) ? (fetched().get(name)?.kinds ?? null) : null;

/** The art of this name; `null` until it has come. */
export const artOf = (name: string): Art | null => fetched().get(name) ?? null;

/** Makes sure that the art of this name comes: a game's, unless it is said whose. */
export function fetchArt(name: string, of: ArtSource = { game: name }): Promise<Art> {
  const coming = started.get(name) ?? attempt(name, of, 0);
  started.set(name, coming);
  return coming;
}

/** Makes sure that it is put into the page too. */
export async function loadArt(name: string, of?: ArtSource): Promise<void> {
  const { drawings } = await fetchArt(name, of);
  if (kept().has(name)) return;
  keepSymbols(drawings);
  setKept((before) => new Set(before).add(name));
}

async function attempt(name: string, of: ArtSource, number: number): Promise<Art> {
  try {
    const [symbols, tiles] = await Promise.all([getSymbols(of), getTiles(of)]);
    const art = { kinds: createKinds(tiles), drawings: parseSymbols(symbols) };
    setFetched((before) => new Map(before).set(name, art));
    return art;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, delayBefore(number)));
    return attempt(name, of, number + 1);
  }
}
