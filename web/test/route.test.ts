import { expect, test } from 'vitest';
import { gameIn, parseRoute } from '../src/route';

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
