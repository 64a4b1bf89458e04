import { beforeEach, describe, expect, test } from 'vitest';
import {
  forget,
  forgetTokens,
  myGame,
  myGames,
  remember,
  rememberCreated,
  rememberInvitation,
  rememberNext,
  rememberToken,
} from '../src/storage/games';

const both = (name: string) => ({ en: name, fr: name });

beforeEach(() => {
  for (const game of myGames()) forget(game.id);
});

describe('secrets', () => {
  test('of a game created here are kept apart from those to be sent', () => {
    rememberCreated('base', [both('Anna'), both('Ben')], {
      table: 'one',
      keys: [
        { player: 1, token: 'a', invited: false },
        { player: 2, token: 'b', invited: true },
      ],
      owner: 'a',
    });
    expect(myGame('one')).toMatchObject({
      tokens: ['a'],
      invitations: [{ player: 2, token: 'b' }],
      owner: 'a',
    });
    rememberInvitation('one', { player: 2, token: 'c', invited: true });
    expect(myGame('one')?.invitations).toEqual([{ player: 2, token: 'c' }]);
  });

  test('that open nothing are forgotten, but not those that another tab has just got', () => {
    rememberToken('one', 'old');
    const games = JSON.parse(localStorage.getItem('bastide.games') ?? '[]');
    localStorage.setItem('bastide.games', JSON.stringify([{ ...games[0], tokens: ['old', 'new'] }]));
    // What the other tab has written is not known here yet.
    forgetTokens('one', ['old']);
    expect(myGame('one')?.tokens).toEqual(['new']);
  });

  test('that came by a link are kept once', () => {
    rememberToken('one', 'x');
    rememberToken('one', 'y');
    rememberToken('one', 'x');
    expect(myGame('one')?.tokens).toEqual(['x', 'y']);
  });
});

describe('the next game', () => {
  test('has the same secrets', () => {
    rememberToken('one', 'a');
    remember('one', { owner: 'a' });
    rememberNext('two', 'one', 'base', ['a', 'b']);
    expect(myGame('two')).toMatchObject({ game: 'base', tokens: ['a', 'b'], over: false, owner: 'a' });
    expect(myGame('one')?.tokens).toEqual(['a']);
  });

  test('asked for twice is the same', () => {
    rememberNext('two', 'one', 'base', ['a', 'b']);
    rememberNext('two', 'one', 'base', ['b', 'a']);
    expect(myGame('two')?.tokens).toEqual(['a', 'b']);
    expect(myGames()).toHaveLength(1);
  });

  test('is no game of those who only watch', () => {
    rememberNext('two', 'one', 'base', []);
    expect(myGame('two')).toBeUndefined();
  });
});

test('names stored before bots had titles are read as they are', () => {
  localStorage.setItem('bastide.games', JSON.stringify([{ id: 'old', names: ['Anna', 'greedy'] }]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'bastide.games' }));
  expect(myGame('old')?.names).toEqual([both('Anna'), both('greedy')]);
});

test('what another tab has kept is not overwritten', () => {
  rememberToken('mine', 'a');
  const theirs = { ...myGame('mine'), id: 'theirs', tokens: ['b'] };
  localStorage.setItem('bastide.games', JSON.stringify([myGame('mine'), theirs]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'bastide.games' }));
  rememberToken('mine', 'c');
  const kept: { id: string; tokens: string[] }[] = JSON.parse(localStorage.getItem('bastide.games') ?? '[]');
  expect(kept.find((game) => game.id === 'theirs')?.tokens).toEqual(['b']);
  expect(kept.find((game) => game.id === 'mine')?.tokens).toEqual(['a', 'c']);
});
