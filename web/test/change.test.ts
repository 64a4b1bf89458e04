// Positions that come as what has changed, and messages that come packed.

import { expect, test, vi } from 'vitest';
import { changed } from '../src/connection/change';
import { createInbox } from '../src/connection/packed';
import type { PositionChange } from '../src/protocol/PositionChange';
import type { PositionInfo } from '../src/protocol/PositionInfo';

const tile = (x: number, last_of?: number) => ({
  name: 'meadow',
  rotation: 0,
  x,
  y: 0,
  ...(last_of ? { last_of } : {}),
});

const before = {
  seq: 4,
  turn: 1,
  drawn: 'meadow',
  tiles: [tile(0), tile(1, 2), tile(2, 1)],
  pieces: [],
  unseen: [
    { name: 'meadow', count: 3 },
    { name: 'road', count: 2 },
  ],
  hunters: { bonus: 1 },
  asked: { en: 'old', fr: 'vieux' },
} as unknown as PositionInfo;

const change = {
  since: 4,
  position: { seq: 6, turn: 2, drawn: null, tiles: [], pieces: [], unseen: [], hunters: null },
  same: ['hunters'],
  tiles: { keep: 2, new: [tile(2), tile(3, 1)], end: 0 },
  pieces: { keep: 0, new: [], end: 0 },
  unseen: { keep: 0, new: [{ name: 'meadow', count: 2 }], end: 1 },
} as unknown as PositionChange;

test('a change leads to the next position, and leaves the old one as it was', () => {
  const old = structuredClone(before);
  expect(changed(before, change)).toEqual({
    ...change.position,
    hunters: { bonus: 1 },
    tiles: [tile(0), tile(1, 2), tile(2), tile(3, 1)],
    pieces: [],
    unseen: [
      { name: 'meadow', count: 2 },
      { name: 'road', count: 2 },
    ],
  });
  expect(before).toEqual(old);
});

test('a change of another position leads nowhere', () => {
  expect(changed(null, change)).toBeNull();
  expect(changed({ ...before, seq: 3 }, change)).toBeNull();
});

async function packed(text: string): Promise<ArrayBuffer> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

test('messages are read in the order in which they came', async () => {
  const read: string[] = [];
  const inbox = createInbox(
    (text) => read.push(text),
    () => read.push('broken'),
  );
  const [two, four] = [await packed('two, which is packed'), await packed('four')];
  inbox('one');
  expect(read).toEqual(['one']);
  inbox(two);
  inbox('three');
  inbox(four);
  expect(read).toEqual(['one']);
  await vi.waitFor(() => expect(read).toEqual(['one', 'two, which is packed', 'three', 'four']));
  inbox('five');
  expect(read.at(-1)).toBe('five');
});

test('what cannot be unpacked is told', async () => {
  const broken = vi.fn();
  createInbox(() => {}, broken)(new TextEncoder().encode('no gzip').buffer);
  await vi.waitFor(() => expect(broken).toHaveBeenCalled());
});
