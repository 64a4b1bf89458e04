import { beforeEach, describe, expect, test } from 'vitest';
import {
  chooseLevel,
  decline,
  FIRST_LEVEL,
  levelIn,
  notePlayed,
  type Played,
  suggest,
  suggestionIn,
} from '../src/storage/levels';

let number = 0;
const games = (level: number, ...results: (boolean | null)[]): Played[] =>
  results.map((won) => {
    number += 1;
    return { id: `game${number}`, game: 'any', level, won };
  });

describe('another level is suggested', () => {
  test('up after two games won in a row', () => {
    expect(suggest(games(2, true), 8)).toBeNull();
    expect(suggest(games(2, false, true, true), 8)).toMatchObject({ level: 3, from: 2, won: true });
    expect(suggest(games(2, true, false, true), 8)).toBeNull();
  });

  test('down after three games lost in a row', () => {
    expect(suggest(games(4, false, false), 8)).toBeNull();
    expect(suggest(games(4, false, false, false), 8)).toMatchObject({ level: 3, from: 4, won: false });
  });

  test('not beyond the strongest and the weakest', () => {
    expect(suggest(games(8, true, true), 8)).toBeNull();
    expect(suggest(games(1, false, false, false), 8)).toBeNull();
  });

  test('for games at one level only, and not after a draw', () => {
    expect(suggest([...games(2, true), ...games(3, true)], 8)).toBeNull();
    expect(suggest(games(2, true, null, true), 8)).toBeNull();
    expect(suggest(games(2, true, true, null), 8)).toBeNull();
  });
});

describe('what this browser remembers', () => {
  beforeEach(() => chooseLevel('one', FIRST_LEVEL));

  test('a game counts once, and a suggestion is made until it is taken up', () => {
    notePlayed({ id: 'a', game: 'one', level: 2, won: true });
    notePlayed({ id: 'a', game: 'one', level: 2, won: true });
    expect(suggestionIn('one', 8)).toBeNull();
    notePlayed({ id: 'b', game: 'one', level: 2, won: true });
    expect(suggestionIn('one', 8)?.level).toBe(3);
    expect(suggestionIn('another', 8)).toBeNull();
    chooseLevel('one', 3);
    expect(levelIn('one')).toBe(3);
    expect(suggestionIn('one', 8)).toBeNull();
  });

  test('what was declined is not said again before another game', () => {
    notePlayed({ id: 'c', game: 'one', level: 2, won: true });
    const found = suggestionIn('one', 8);
    if (!found) throw new Error('nothing is suggested');
    decline(found);
    expect(suggestionIn('one', 8)).toBeNull();
    notePlayed({ id: 'd', game: 'one', level: 2, won: true });
    expect(suggestionIn('one', 8)?.level).toBe(3);
  });
});
