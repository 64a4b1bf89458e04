// Aids: which are on, and what they set off on the board.

import { describe, expect, test } from 'vitest';
import { TILE } from '../src/board';
import type { FeatureInfo } from '../src/protocol/FeatureInfo';
import { isOn } from '../src/table/aids/choice';
import {
  askedMarks,
  deadMarks,
  holdings,
  isBeside,
  labelPlace,
  ownedMarks,
  percent,
  placeOf,
} from '../src/table/aids/marks';

const field = (owners: number[], points: number): FeatureInfo => ({
  kind: 'field',
  areas: [{ x: 0, y: 0, part: 0 }],
  tiles: 1,
  completed: false,
  open: 3,
  followers: [],
  owners,
  points,
  said: { en: 'Field', fr: 'Pré' },
});

const shape = (x: number, y: number) => ({ x, y, path: 'M0 0', dx: 30, dy: 60 });

describe('an aid', () => {
  test('is on as usual until it is switched, and never where it is locked', () => {
    expect(isOn({}, [], 'squares')).toBe(true);
    expect(isOn({}, [], 'fields')).toBe(false);
    expect(isOn({ fields: true, squares: false }, [], 'fields')).toBe(true);
    expect(isOn({ fields: true, squares: false }, [], 'squares')).toBe(false);
    expect(isOn({ fields: true }, ['fields'], 'fields')).toBe(false);
    expect(isOn({}, ['squares'], 'squares')).toBe(false);
  });
});

describe('what somebody has', () => {
  const shapes = () => [shape(0, 0), shape(1, 0), shape(2, 0)];

  test('is shown in their colours, with its worth', () => {
    const [mark] = ownedMarks([field([2], 8)], shapes, new Set(), true);
    expect(mark).toMatchObject({ kind: 'owned', seats: [2] });
    expect(mark?.notes).toEqual([{ x: TILE + 30, y: 60, text: '8' }]);
  });

  test('is striped where several share it, and pale or left out where nobody has it', () => {
    const all = [field([1, 3], 4), field([], 0), field([], 9)];
    const marks = ownedMarks(all, shapes, new Set(), true);
    expect(marks.map((mark) => mark.seats)).toEqual([[1, 3], [], []]);
    expect(marks.map((mark) => mark.notes?.length)).toEqual([1, 0, 1]);
    expect(ownedMarks(all, shapes, new Set(), false).map((mark) => mark.seats)).toEqual([[1, 3]]);
  });

  test('has its worth where nobody stands, if there is such a place', () => {
    const taken = new Set([placeOf(TILE + 30, 60)]);
    expect(labelPlace(shapes(), taken)).toEqual({ x: 30, y: 60 });
    expect(labelPlace([shape(1, 0)], taken)).toEqual({ x: TILE + 60, y: 90 });
    expect(labelPlace([], taken)).toBeNull();
  });

  test('is added up by player, for each of those who share it', () => {
    expect(holdings([field([1], 4), field([1, 2], 8), field([], 3)], 3)).toEqual([
      { player: 1, count: 2, points: 12 },
      { player: 2, count: 1, points: 8 },
    ]);
  });
});

describe('squares', () => {
  test('that nothing can fill have a small cross in their middle', () => {
    expect(deadMarks([])).toEqual([]);
    expect(deadMarks([[1, -1]])[0]?.crosses).toEqual([{ x: 1.5 * TILE, y: -0.5 * TILE }]);
  });

  test('can be asked about where they are empty and beside a tile', () => {
    const tiles = [{ x: 0, y: 0 }];
    expect(isBeside(tiles, { x: 0, y: 1 })).toBe(true);
    expect(isBeside(tiles, { x: 1, y: 1 })).toBe(false);
    expect(isBeside(tiles, { x: 0, y: 0 })).toBe(false);
    expect(askedMarks(null)).toEqual([]);
    expect(askedMarks([0, 1])[0]).toMatchObject({ kind: 'asked', areas: [{ x: 0, y: 1 }] });
  });
});

test('what can happen is not told as impossible, nor what may fail as certain', () => {
  expect([0, 0.001, 0.123, 0.9999, 1].map(percent)).toEqual(['0 %', '< 1 %', '12 %', '> 99 %', '100 %']);
});
