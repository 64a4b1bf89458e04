import { expect, test } from 'vitest';
import { gameIn, invitationLink, parseRoute } from '../src/route';

test('addresses', () => {
  expect(parseRoute('/', '')).toEqual({ page: 'start' });
  expect(parseRoute('/game/aB3_-', '')).toEqual({
    page: 'game',
    id: 'aB3_-',
    key: null,
    invitation: null,
  });
  expect(parseRoute('/game/abc', '#invitation=i')).toMatchObject({ id: 'abc', key: null, invitation: 'i' });
  // The links of older games hold secrets.
  expect(parseRoute('/game/abc', '#key=s3cret')).toMatchObject({
    id: 'abc',
    key: 's3cret',
    invitation: null,
  });
  expect(parseRoute('/nothing', '')).toEqual({ page: 'unknown' });
  expect(parseRoute('/new', '')).toEqual({ page: 'new', game: null });
  expect(parseRoute('/friends/one-game', '')).toEqual({ page: 'friends', game: 'one-game' });
  expect(parseRoute('/my-games', '')).toEqual({ page: 'my-games' });
  expect(parseRoute('/newer', '')).toEqual({ page: 'unknown' });
});

test('a pasted link, with or without a secret, or an id', () => {
  const nothing = { key: null, invitation: null };
  expect(gameIn(' http://host:8080/game/abc123 ')).toEqual({ id: 'abc123', ...nothing });
  expect(gameIn('http://host/game/abc123#key=k')).toEqual({ id: 'abc123', ...nothing, key: 'k' });
  expect(gameIn(invitationLink('abc123', 'i'))).toEqual({ id: 'abc123', ...nothing, invitation: 'i' });
  expect(gameIn('abc123')).toEqual({ id: 'abc123', ...nothing });
  expect(gameIn('hello world')).toBeNull();
  expect(gameIn('')).toBeNull();
});
