import { describe, expect, test } from 'vitest';
import { awayFrom } from '../src/board/away';
import { layoutOf } from '../src/table/screen';

describe('the arrangement of the table', () => {
  test('by the room there is', () => {
    const names = (sizes: [number, number][]) => sizes.map(([wide, high]) => layoutOf(wide, high).layout);
    expect(
      names([
        [1200, 800],
        [1440, 900],
        [1920, 1080],
      ]),
    ).toEqual(['wide', 'wide', 'wide']);
    expect(
      names([
        [1199, 800],
        [1024, 768],
        [820, 1180],
        [600, 960],
        [390, 844],
      ]),
    ).toEqual(Array(5).fill('strip'));
    expect(
      names([
        [844, 390],
        [740, 360],
      ]),
    ).toEqual(['edge', 'edge']);
  });

  test('phones are compact, lying or standing', () => {
    expect(layoutOf(599, 900).compact).toBe(true);
    expect(layoutOf(600, 900).compact).toBe(false);
    expect(layoutOf(390, 844)).toEqual({ layout: 'strip', compact: true, tiny: false });
    expect(layoutOf(384, 512).tiny).toBe(true);
  });

  test('letters twice as large leave half of the room', () => {
    expect(layoutOf(1440, 900, 32)).toEqual(layoutOf(720, 450));
    expect(layoutOf(2400, 1600, 32).layout).toBe('wide');
  });
});

describe('the arrow to what lies beyond the screen', () => {
  const screen = { width: 400, height: 800 };
  const insets = { left: 0, top: 100, right: 0, bottom: 100 };

  test('none for what is in sight', () => {
    expect(awayFrom({ x: 200, y: 400 }, screen, insets)).toBeNull();
  });

  test('it stands at the rim of what panels leave free, and points there', () => {
    const right = awayFrom({ x: 900, y: 400 }, screen, insets);
    expect(right?.turned).toBe(90);
    expect(right?.x).toBeCloseTo(372);
    expect(right?.y).toBeCloseTo(400);
    const below = awayFrom({ x: 200, y: 760 }, screen, insets);
    expect(below?.turned).toBe(180);
    expect(below?.y).toBeCloseTo(672);
    expect(awayFrom({ x: 200, y: -50 }, screen, insets)?.turned).toBe(0);
  });
});
