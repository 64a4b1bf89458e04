import { describe, expect, test } from 'vitest';
import type { PositionInfo } from '../src/protocol/PositionInfo';
import { roomOf } from '../src/table/games';
import { beforeHandover, mustHandOver } from '../src/table/handover/handover';

const room = roomOf('base');

// Player 2 has a gate and two bends in hand; one more bend is in the bag.
const position: PositionInfo = {
  seq: 9,
  turn: 2,
  scores: [0, 0],
  track: { spaces: 50, laps: [0, 0] },
  supply: [7, 7],
  tiles: [],
  pieces: [],
  drawn: null,
  offered: ['bend', 'gate'],
  asked: { en: 'Which?', fr: 'Laquelle ?' },
  choices: [{ x: 1, y: 0, rotation: 0, tile: 'gate', action: 'lay gate 1,0 0', followers: [] }],
  followers: [],
  ask: {
    said: { en: 'Which?', fr: 'Laquelle ?' },
    answers: [
      {
        action: 'discard gate',
        does: 'discard',
        said: { en: 'gate', fr: 'porte' },
        areas: [],
        sides: [],
        tiles: [],
        tile: 'gate',
      },
    ],
  },
  castle: null,
  city: null,
  hunters: null,
  base: {
    big: [],
    hands: [
      { tiles: [], hidden: 3 },
      { tiles: ['gate', 'bend', 'bend'], hidden: 0 },
    ],
    row: null,
    kept: [],
    marker: null,
    river_left: 0,
    carcassonne: null,
    goods: [],
    costs: false,
    hides: true,
  },
  left: 4,
  unseen: [
    { name: 'road', count: 3 },
    { name: 'bend', count: 1 },
  ],
  set_aside: [],
};

describe('handing the screen over', () => {
  test('is for games in which something is hidden, when several share a screen', () => {
    expect(mustHandOver(room, position, [1, 2], null)).toBe(true);
    expect(mustHandOver(room, position, [2], null)).toBe(false);
    const open = { ...position, base: position.base && { ...position.base, hides: false } };
    expect(mustHandOver(room, open, [1, 2], null)).toBe(false);
    const { base: _, ...plain } = position;
    expect(mustHandOver(room, plain, [1, 2], null)).toBe(false);
    expect(mustHandOver(room, position, [1, 3], null)).toBe(false);
    expect(mustHandOver(room, { ...position, turn: null }, [1, 2], null)).toBe(false);
  });

  test('is done for who sits there, and to be done for the next', () => {
    expect(mustHandOver(room, position, [1, 2], 2)).toBe(false);
    expect(mustHandOver(room, position, [1, 2], 1)).toBe(true);
  });

  test('no tile of the hand is anywhere before it', () => {
    const known = beforeHandover(room, position);
    expect(JSON.stringify({ ...known, unseen: [] })).not.toMatch(/gate|bend/);
    expect(known.base?.hands).toEqual([
      { tiles: [], hidden: 3 },
      { tiles: [], hidden: 3 },
    ]);
    expect(known.asked).toEqual(position.asked);
  });

  test('nor is it missing among those that nobody has seen', () => {
    expect(beforeHandover(room, position).unseen).toEqual([
      { name: 'bend', count: 3 },
      { name: 'gate', count: 1 },
      { name: 'road', count: 3 },
    ]);
  });
});
