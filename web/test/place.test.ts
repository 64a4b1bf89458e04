import { expect, test } from 'vitest';
import { tipPlace } from '../src/table/inspect/place';

const free = { left: 0, top: 0, right: 1000, bottom: 800 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test('a tip goes above, else below, else beside what it is about', () => {
  expect(tipPlace(box(400, 300, 500, 400), free)).toEqual({ side: 'above', x: 450, y: 300 });
  expect(tipPlace(box(400, 50, 500, 400), free)).toEqual({ side: 'below', x: 450, y: 400 });
  expect(tipPlace(box(400, 50, 500, 780), free)).toMatchObject({ side: 'right', x: 500 });
  expect(tipPlace(box(400, 50, 900, 780), free)).toMatchObject({ side: 'left', x: 400 });
  expect(tipPlace(box(10, 10, 990, 790), free)).toMatchObject({ side: 'corner' });
});

test('it stays on the screen', () => {
  expect(tipPlace(box(0, 300, 20, 310), free).x).toBe(140);
  expect(tipPlace(box(990, 300, 1400, 310), free).x).toBe(860);
  expect(tipPlace(box(400, 900, 500, 1000), free)).toMatchObject({ side: 'above', y: 800 });
});

test('one about two things needs more room', () => {
  expect(tipPlace(box(400, 250, 500, 400), free)).toMatchObject({ side: 'above' });
  expect(tipPlace(box(400, 250, 500, 400), free, true)).toMatchObject({ side: 'below' });
});
