import { describe, expect, test } from 'vitest';
import { anchorOf, nearestTo, readingOrder, stepFrom } from '../src/board/explore';

const at = (x: number, y: number, dx = 60, dy = 60) => ({ x, y, dx, dy });

// Three tiles in a row and one below the first:
//   road ---- road ---- city
//   monastery
const road = { areas: [at(1, 0), at(0, 0, 60, 80)] };
const city = { areas: [at(2, 0)] };
const field = { areas: [at(0, 0, 20, 20), at(0, 1, 10, 10)] };
const monastery = { areas: [at(0, 1)] };
const features = [city, monastery, road, field];
const [CITY, MONASTERY, ROAD, FIELD] = [0, 1, 2, 3];

test('a feature begins where one reads it first', () => {
  expect(anchorOf(road)).toEqual(at(0, 0, 60, 80));
  expect(anchorOf({ areas: [] })).toBeNull();
  expect(readingOrder(features)).toEqual([FIELD, ROAD, CITY, MONASTERY]);
});

describe('arrows', () => {
  test('to the right lead through every feature once, and around', () => {
    const seen = [FIELD];
    for (let i = 0; i < 4; i += 1) seen.push(stepFrom(features, seen.at(-1) as number, 'right'));
    expect(seen).toEqual([FIELD, ROAD, CITY, MONASTERY, FIELD]);
  });

  test('to the left lead back', () => {
    expect(stepFrom(features, FIELD, 'left')).toBe(MONASTERY);
    expect(stepFrom(features, ROAD, 'left')).toBe(FIELD);
  });

  test('up and down lead to what is nearest there, and stay where nothing is', () => {
    expect(stepFrom(features, ROAD, 'down')).toBe(MONASTERY);
    expect(stepFrom(features, MONASTERY, 'up')).toBe(ROAD);
    expect(stepFrom(features, MONASTERY, 'down')).toBe(MONASTERY);
    expect(stepFrom(features, CITY, 'down')).toBe(ROAD);
  });

  test('from nowhere lead to the first, and among nothing nowhere', () => {
    expect(stepFrom(features, -1, 'right')).toBe(FIELD);
    expect(stepFrom([], 0, 'up')).toBe(-1);
  });
});

test('a place of the board belongs to the feature whose part is nearest', () => {
  expect(nearestTo(features, { x: 190, y: 70 })).toEqual({ index: ROAD, area: at(1, 0) });
  expect(nearestTo([], { x: 0, y: 0 })).toBeNull();
});

test('where one part belongs to two features both can be meant, and reached', () => {
  const river = { areas: [at(0, 0)] };
  const system = { areas: [at(0, 0), at(1, 0)] };
  const water = [river, system];
  expect(nearestTo(water, { x: 60, y: 60 })?.index).toBe(0);
  expect(nearestTo(water, { x: 60, y: 60 }, (index) => index === 1)?.index).toBe(1);
  expect(stepFrom(water, 0, 'right')).toBe(1);
  expect(stepFrom(water, 1, 'right')).toBe(0);
});
