import { expect, test } from 'vitest';
import { gameIn, parseRoute } from '../src/route';
import { assignSeats } from '../src/storage/games';

test('addresses', () => {
  expect(parseRoute('/', '')).toEqual({ page: 'start' });
  expect(parseRoute('/game/aB3_-', '')).toEqual({ page: 'game', id: 'aB3_-', key: null });
  expect(parseRoute('/game/abc', '#key=s3cret')).toEqual({ page: 'game', id: 'abc', key: 's3cret' });
  expect(parseRoute('/nothing', '')).toEqual({ page: 'unknown' });
});

test('a pasted link, with or without a secret, or an id', () => {
  expect(gameIn(' http://host:8080/game/abc123 ')).toEqual({ id: 'abc123', key: null });
  expect(gameIn('http://host/game/abc123#key=k')).toEqual({ id: 'abc123', key: 'k' });
  expect(gameIn('abc123')).toEqual({ id: 'abc123', key: null });
  expect(gameIn('hello world')).toBeNull();
  expect(gameIn('')).toBeNull();
});

test('secrets that are none are forgotten', () => {
  expect(assignSeats([{ token: 'x', player: null }], [])).toEqual([]);
  const keys = [
    { token: 'a', player: 1 },
    { token: 'old', player: null },
    { token: 'new', player: null },
  ];
  expect(assignSeats(keys, [1, 2])).toEqual([
    { token: 'a', player: 1 },
    { token: 'new', player: 2 },
  ]);
});

test('secrets find their seats', () => {
  const keys = [
    { token: 'a', player: 2 },
    { token: 'b', player: null },
  ];
  expect(assignSeats(keys, [2, 3])).toEqual([
    { token: 'a', player: 2 },
    { token: 'b', player: 3 },
  ]);
});
