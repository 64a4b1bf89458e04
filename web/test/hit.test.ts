import { expect, test, vi } from 'vitest';
import { type Found, featureAt } from '../src/board';

// There is no canvas here: a path that is called `here` holds every point, one called `beside` is near it.
vi.stubGlobal(
  'Path2D',
  class {
    constructor(readonly path: string) {}
  },
);
const pen = {
  isPointInPath: ({ path }: { path: string }) => path === 'here',
  isPointInStroke: ({ path }: { path: string }) => path === 'beside',
};
HTMLCanvasElement.prototype.getContext = (() => pen) as never;

const feature = (layer: number | null, path: string, thin = false): Found => ({
  layer,
  thin,
  areas: [{ x: 0, y: 0, path }],
});
const found = (...features: Found[]) => featureAt(features, { x: 0, y: 0 }, { x: 60, y: 60 });

test('of features upon each other the uppermost is found, the first of those in one layer', () => {
  expect(found(feature(2, 'here'), feature(1, 'here'), feature(1, 'here'))).toBe(1);
  expect(found(feature(2, 'here'), feature(0, 'elsewhere'))).toBe(0);
  expect(found(feature(null, 'here'))).toBe(-1);
});

test('thin ones are found beside them too', () => {
  expect(found(feature(0, 'beside'), feature(3, 'here'))).toBe(1);
  expect(found(feature(0, 'beside', true), feature(3, 'here'))).toBe(0);
});

test('nothing is found on another tile', () => {
  expect(featureAt([feature(0, 'here')], { x: 1, y: 0 }, { x: 0, y: 0 })).toBe(-1);
});
