// Files of own tiles: read here, checked by the server, together with all else that is chosen.

import { checkTiles, RefusedError } from '../../connection/http';
import type { CheckedFile } from '../../protocol/CheckedFile';
import type { Refused } from '../../protocol/Refused';
import type { TileFile } from '../../protocol/TileFile';
import type { TilesCheck } from '../../protocol/TilesCheck';

/** A file that was brought here: its text, or why it could not be read. */
export interface Brought {
  name: string;
  text: string | null;
  trouble: 'large' | 'empty' | 'no-text' | null;
}

/** Reads files as text; what is too large is not read at all. */
export async function readFiles(files: Iterable<File>, mostBytes: number): Promise<Brought[]> {
  const read = async (file: File): Promise<Brought> => {
    const bad = (trouble: Brought['trouble']) => ({ name: file.name, text: null, trouble });
    if (file.size > mostBytes) return bad('large');
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
      return text.trim() === '' ? bad('empty') : { name: file.name, text, trouble: null };
    } catch {
      return bad('no-text');
    }
  };
  return Promise.all([...files].map(read));
}

/** Adds files to those there are; one of the same name takes the other's place. */
export function withFiles(before: readonly Brought[], added: readonly Brought[]): Brought[] {
  const all = [...before];
  for (const file of added) {
    const place = all.findIndex((other) => other.name === file.name);
    if (place < 0) all.push(file);
    else all[place] = file;
  }
  return all;
}

/** What the server says about a mix. */
export interface Verdict {
  /** How many tiles the game has; `null` if it can't be played like this. */
  tiles: number | null;
  /** Files that are in order. */
  good: ReadonlyMap<string, CheckedFile>;
  /** Files that are not, and why. */
  bad: ReadonlyMap<string, Refused>;
  /** What is wrong with all of it together. */
  problem: Refused | null;
}

export const readable = (files: readonly Brought[]): TileFile[] =>
  files.flatMap(({ name, text }) => (text === null ? [] : [{ name, text }]));

/** Asks until everything that is wrong is known: the server names one file at a time. */
export async function judge(asked: TilesCheck, check = checkTiles): Promise<Verdict> {
  const bad = new Map<string, Refused>();
  for (;;) {
    const own_tiles = asked.own_tiles.filter((file) => !bad.has(file.name));
    try {
      const { tiles, files } = await check({ ...asked, own_tiles });
      return { tiles, good: new Map(files.map((file) => [file.name, file])), bad, problem: null };
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const file = error.refusal.at?.file;
      if (file === undefined || bad.has(file) || !own_tiles.some((one) => one.name === file))
        return { tiles: null, good: new Map(), bad, problem: error.refusal };
      bad.set(file, error.refusal);
    }
  }
}

/** The text of a line, counted from one. */
export const lineOf = (text: string, line: number): string => text.split(/\r?\n/)[line - 1] ?? '';
