import { beforeEach, describe, expect, test } from 'vitest';
import { shownOf } from '../src/start/mylist';
import {
  forget,
  forgetTokens,
  isMyTurn,
  type MyGame,
  myGame,
  myGames,
  remember,
  rememberCreated,
  rememberInvitation,
  rememberNext,
  rememberTable,
  rememberToken,
  restore,
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

describe('the list', () => {
  const ids = (games: readonly MyGame[]) => games.map((game) => game.id);
  const seats = (bot: string | null) => [
    {
      player: 1,
      name: 'Anna',
      called: both('Anna'),
      bot: null,
      stand_in: null,
      invited: false,
      taken: true,
      present: true,
    },
    {
      player: 2,
      name: 'x',
      called: both('x'),
      bot,
      stand_in: null,
      invited: false,
      taken: true,
      present: false,
    },
  ];
  const told = (id: string, over: boolean, turn: number | null) =>
    rememberTable({ id, game: 'base', expansions: ['river'], variants: [], seats: seats(null), over, turn });

  test('begins with games that wait for somebody here, and ends with those that are over', () => {
    remember('over', { at: 9, own: [1] });
    told('over', true, null);
    remember('theirs', { at: 5, own: [1] });
    told('theirs', false, 2);
    remember('mine', { at: 1, own: [1] });
    told('mine', false, 1);
    expect(ids(shownOf(myGames(), 'all'))).toEqual(['mine', 'theirs', 'over']);
    expect(ids(shownOf(myGames(), 'running'))).toEqual(['mine', 'theirs']);
    expect(ids(shownOf(myGames(), 'finished'))).toEqual(['over']);
    expect(myGame('mine')).toMatchObject({ parts: ['river'], at: 1 });
    expect(isMyTurn(myGame('theirs') as MyGame)).toBe(false);
  });

  test('holds hundreds of games', () => {
    for (let at = 1; at <= 250; at += 1) remember(`game${at}`, { at });
    expect(myGames().length).toBe(250);
    expect(shownOf(myGames(), 'all')[0]?.id).toBe('game250');
  });

  test('gives a game back that was removed, with the secret of its seat', () => {
    rememberToken('one', 'a');
    const before = myGame('one') as MyGame;
    forget('one');
    expect(myGame('one')).toBeUndefined();
    restore(before);
    expect(myGame('one')).toEqual(before);
    // What has come back by itself meanwhile is not overwritten.
    rememberToken('one', 'b');
    restore(before);
    expect(myGame('one')?.tokens).toEqual(['a', 'b']);
  });
});
