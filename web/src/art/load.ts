// The drawings of a game and what its tiles are: fetched when a table first needs them. They go by the name that the
// server has for them: the game's, or another for a game with tiles of its own.
//
// All drawings of a game are a megabyte or more, of which a game that has just begun shows two tiles. So the pieces and
// those tiles come first, by themselves; everything else follows, and is put into the page bit by bit.

import { createSignal } from 'solid-js';
import { delayBefore } from '../connection/backoff';
import {
  type ArtSource,
  getPieces,
  getSymbols,
  getTileSymbols,
  getTiles,
  RefusedError,
} from '../connection/http';
import { createKinds, type Kinds } from './kinds';
import { keepSymbols, slices } from './symbols';

interface Coming {
  kinds: Promise<Kinds>;
  pieces: Promise<void>;
  /** What is to be seen first; not asked for yet if it is not known what that is. */
  first: Promise<void> | null;
  /** Tiles that were asked for by themselves. */
  asked: Set<string>;
  /** Whether all drawings are in the page. */
  complete: boolean;
}

/** With more kinds of tiles on the board than so many, all drawings come at once as soon. */
const FEW = 6;

const [known, setKnown] = createSignal<ReadonlyMap<string, Kinds>>(new Map());
const coming = new Map<string, Coming>();

/** The tiles of this art; `null` until they and the drawings that are seen first are in the page. */
export const kindsOf = (name: string): Kinds | null => known().get(name) ?? null;

/** Makes sure that what every table of this art needs comes: a game's, unless it is said whose. */
export function fetchArt(name: string, of: ArtSource = { game: name }): Coming {
  const found = coming.get(name);
  if (found) return found;
  const started: Coming = {
    kinds: persist(async () => createKinds(await getTiles(of))),
    // What a lesson draws comes all at once.
    pieces: 'lesson' in of ? Promise.resolve() : persist(async () => keepSymbols(await getPieces(of))),
    first: null,
    asked: new Set(),
    complete: false,
  };
  coming.set(name, started);
  return started;
}

/** Makes sure that it is put into the page, with the drawings of these tiles before all that have not come yet. */
export async function loadArt(name: string, of: ArtSource, tiles: readonly string[]): Promise<void> {
  const art = fetchArt(name, of);
  const wanted = [...new Set(tiles)].filter((tile) => !art.asked.has(tile));
  for (const tile of wanted) art.asked.add(tile);
  if (!art.first) art.first = loadFirst(name, of, art, wanted);
  else if (!art.complete) await Promise.all((await drawnOf(art, wanted)).map((tile) => keepTile(of, tile)));
  await art.first;
}

/** Those of these tiles that have drawings of their own. */
async function drawnOf(art: Coming, tiles: readonly string[]): Promise<string[]> {
  const kinds = await art.kinds;
  return tiles.filter((tile) => kinds.drawn({ name: tile, rotation: 0 }));
}

async function loadFirst(name: string, of: ArtSource, art: Coming, tiles: readonly string[]): Promise<void> {
  const drawn = await drawnOf(art, tiles);
  const all = () =>
    persist(async () => {
      await keepAll(await getSymbols(of));
      art.complete = true;
    });
  const few = drawn.length <= FEW && !('lesson' in of);
  await Promise.all([art.pieces, ...(few ? drawn.map((tile) => keepTile(of, tile)) : [all()])]);
  const kinds = await art.kinds;
  setKnown((before) => new Map(before).set(name, kinds));
  if (few) all();
}

/** The drawings of one tile; one that the server does not have by itself comes with all the others. */
const keepTile = (of: ArtSource, tile: string): Promise<void> =>
  persist(async () => {
    try {
      keepSymbols(await getTileSymbols(of, tile));
    } catch (error) {
      if (!(error instanceof RefusedError) || error.refusal.code !== 'bad-setup') throw error;
    }
  });

/** Puts many drawings into the page, a few at a time: nobody who plays is to notice. */
async function keepAll(text: string): Promise<void> {
  for (const slice of slices(text)) {
    keepSymbols(slice);
    await new Promise<void>((done) => setTimeout(done));
  }
}

/** Tries until it works. */
async function persist<T>(attempt: () => Promise<T>): Promise<T> {
  for (let number = 0; ; number += 1) {
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayBefore(number)));
    }
  }
}
