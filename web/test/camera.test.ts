import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  type Camera,
  fit,
  grow,
  reveal,
  squareAt,
  TILE,
  toBoard,
  toScreen,
  withinSquare,
  zoomAt,
} from '../src/board/camera';

const camera: Camera = { x: 300, y: 200, scale: 0.5 };
const none = { left: 0, top: 0, right: 0, bottom: 0 };

describe('screen and board', () => {
  test('there and back again', () => {
    const p = { x: 123, y: -45 };
    const back = toBoard(camera, toScreen(camera, p));
    expect(back.x).toBeCloseTo(p.x);
    expect(back.y).toBeCloseTo(p.y);
  });

  test('squares left of and above the origin have negative numbers', () => {
    expect(squareAt(camera, { x: 301, y: 201 })).toEqual({ x: 0, y: 0 });
    expect(squareAt(camera, { x: 299, y: 199 })).toEqual({ x: -1, y: -1 });
    expect(squareAt(camera, { x: 300 + 60, y: 200 })).toEqual({ x: 1, y: 0 });
  });

  test('a place within a square is counted from its own corner', () => {
    const at = withinSquare(camera, { x: 300 - 15, y: 200 + 30 });
    expect(at.x).toBeCloseTo(90);
    expect(at.y).toBeCloseTo(60);
  });
});

describe('zoom', () => {
  test('what is under the pointer stays there', () => {
    const at = { x: 411, y: 95 };
    const before = toBoard(camera, at);
    const after = toBoard(zoomAt(camera, at, 1.7), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('has an end in both directions', () => {
    const at = { x: 0, y: 0 };
    expect(zoomAt(camera, at, 1e6).scale * TILE).toBeCloseTo(480);
    expect(zoomAt(camera, at, 1e-6).scale * TILE).toBeCloseTo(16);
  });
});

describe('fit', () => {
  const screen = { width: 1000, height: 800 };
  const insets = { left: 50, top: 20, right: 350, bottom: 100 };

  test('all of it is within what panels leave free', () => {
    const bounds = { left: -7, top: -3, right: 5, bottom: 9 };
    const seen = fit(bounds, screen, insets);
    const first = toScreen(seen, { x: -7 * TILE, y: -3 * TILE });
    const last = toScreen(seen, { x: 6 * TILE, y: 10 * TILE });
    expect(first.x).toBeGreaterThanOrEqual(50 - 0.01);
    expect(first.y).toBeGreaterThanOrEqual(20 - 0.01);
    expect(last.x).toBeLessThanOrEqual(650.01);
    expect(last.y).toBeLessThanOrEqual(700.01);
  });

  test('a single tile is in the middle and not blown up', () => {
    const seen = fit(boundsOf([{ x: 0, y: 0 }]), screen, none);
    expect(toScreen(seen, { x: 60, y: 60 })).toEqual({ x: 500, y: 400 });
    expect(seen.scale * TILE).toBeLessThan(140);
  });

  test('bounds', () => {
    expect(boundsOf([])).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
    const around = boundsOf([
      { x: 2, y: -1 },
      { x: -3, y: 4 },
    ]);
    expect(grow(around, 1)).toEqual({ left: -4, top: -2, right: 3, bottom: 5 });
  });
});

test('a square beyond the edge is brought into view, one in view stays', () => {
  const screen = { width: 600, height: 400 };
  const far = reveal(camera, { x: 9, y: 0 }, screen, none);
  expect(toScreen(far, { x: 10 * TILE, y: 0 }).x).toBeCloseTo(600);
  expect(reveal(camera, { x: 0, y: 0 }, screen, none)).toEqual(camera);
});
