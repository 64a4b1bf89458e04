import { describe, expect, test, vi } from 'vitest';
import { RefusedError } from '../src/connection/http';
import type { Refused } from '../src/protocol/Refused';
import type { TilesCheck } from '../src/protocol/TilesCheck';
import { judge, lineOf, readable, readFiles, withFiles } from '../src/start/new/tilefiles';

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);

describe('files brought here', () => {
  test('are read, or it is said why not', async () => {
    const files = [
      file('good.toml', '[set]\n'),
      file('empty.toml', ' \n'),
      file('large.toml', 'x'.repeat(101)),
      file('picture.toml', new Uint8Array([0x89, 0x50, 0xff, 0xfe])),
    ];
    const brought = await readFiles(files, 100);
    expect(brought.map(({ name, trouble }) => [name, trouble])).toEqual([
      ['good.toml', null],
      ['empty.toml', 'empty'],
      ['large.toml', 'large'],
      ['picture.toml', 'no-text'],
    ]);
    expect(readable(brought)).toEqual([{ name: 'good.toml', text: '[set]\n' }]);
  });

  test('take the place of those with the same name', () => {
    const one = (name: string, text: string) => ({ name, text, trouble: null });
    const all = withFiles([one('a', '1'), one('b', '2')], [one('a', '3'), one('c', '4')]);
    expect(all.map(({ name, text }) => name + text)).toEqual(['a3', 'b2', 'c4']);
  });
});

const asked = (...names: string[]): TilesCheck => ({
  game: 'base',
  players: 2,
  expansions: [],
  variants: [],
  tiles: {},
  own_tiles: names.map((name) => ({ name, text: name })),
});

const refusal = (name: string | null): Refused => ({
  code: 'bad-setup',
  said: { en: 'no', fr: 'non' },
  ...(name === null ? {} : { at: { file: name, line: 3, tile: null } }),
});

describe('the verdict on a mix', () => {
  test('names every file that is wrong, though the server names one at a time', async () => {
    const wrong = ['b', 'c'];
    const check = vi.fn(async (what: TilesCheck) => {
      const found = what.own_tiles.find((one) => wrong.includes(one.name));
      if (found) throw new RefusedError(refusal(found.name));
      const told = { title: { en: '', fr: '' }, tiles: 1, kinds: 1, start: false };
      return { tiles: 72, files: what.own_tiles.map(({ name }) => ({ name, ...told })) };
    });
    const verdict = await judge(asked('a', 'b', 'c', 'd'), check);
    expect([...verdict.bad.keys()]).toEqual(['b', 'c']);
    expect([...verdict.good.keys()]).toEqual(['a', 'd']);
    expect(verdict.tiles).toBe(72);
    expect(check).toHaveBeenCalledTimes(3);
  });

  test('tells what is wrong with all of it', async () => {
    const verdict = await judge(asked('a'), async () => {
      throw new RefusedError(refusal(null));
    });
    expect(verdict.tiles).toBeNull();
    expect(verdict.problem?.code).toBe('bad-setup');
    // A file that was never sent would be named for ever.
    const odd = await judge(asked('a'), async () => {
      throw new RefusedError(refusal('elsewhere'));
    });
    expect(odd.problem).not.toBeNull();
  });

  test('is none when the server can’t be asked', async () => {
    const gone = judge(asked('a'), async () => {
      throw new Error('gone');
    });
    await expect(gone).rejects.toThrow('gone');
  });
});

test('a line of a text is found by its number, whatever ends lines', () => {
  expect(lineOf('a\r\nb\nc', 2)).toBe('b');
  expect(lineOf('a\r\nb\nc', 3)).toBe('c');
  expect(lineOf('a', 9)).toBe('');
});
