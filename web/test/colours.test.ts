// Colours as eyes see them that lack one kind of cone: what must be told apart on the board still can be.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Colour = readonly [number, number, number];

/**
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (IEEE
 * Transactions on Visualization and Computer Graphics 15/6, 2009), severity 1.0, on linear RGB.
 */
const EYES: Record<string, readonly Colour[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** CIE 1976 differences: two is what a trained eye just sees side by side; these are seen across a table. */
const CLEAR = 20;
/** Where something else than colour tells them apart, too. */
const SEEN = 10;

const linear = (n: number) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);

const read = (hex: string): Colour => {
  const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
};

const times = (rows: readonly Colour[], [x, y, z]: Colour): Colour => {
  const row = (at: number) => {
    const [a, b, c] = rows[at] ?? [0, 0, 0];
    return a * x + b * y + c * z;
  };
  return [row(0), row(1), row(2)];
};

/** CIE L*a*b* of linear sRGB, for daylight (D65). */
function lab(rgb: Colour): Colour {
  const inRange = rgb.map((n) => Math.min(1, Math.max(0, n))) as unknown as Colour;
  const [x, y, z] = times(
    [
      [0.4124, 0.3576, 0.1805],
      [0.2126, 0.7152, 0.0722],
      [0.0193, 0.1192, 0.9505],
    ],
    inRange,
  );
  const f = (n: number) => (n > 216 / 24389 ? Math.cbrt(n) : ((24389 / 27) * n + 16) / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** How far two colours are apart to these eyes. */
function apart(eyes: readonly Colour[], one: string, other: string): number {
  const [a, b] = [lab(times(eyes, read(one))), lab(times(eyes, read(other)))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const WEB = join(import.meta.dirname, '..');
const tokens = readFileSync(join(WEB, 'src/theme/tokens.css'), 'utf8');
const palette = readFileSync(join(WEB, '../crates/render/src/palette.rs'), 'utf8');

const token = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? '';
/** A colour by light and by dark. */
const themed = (name: string): string[] =>
  [...(new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens) ?? [])].slice(1);
/** A colour of the tiles, or the middle one of three. */
const drawn = (name: string): string =>
  new RegExp(`const ${name}: &str = "(#[0-9a-f]{6})"`).exec(palette)?.[1] ??
  new RegExp(`const ${name}: \\[&str; 3\\] = \\["#[0-9a-f]{6}", "(#[0-9a-f]{6})"`).exec(palette)?.[1] ??
  '';

const seats = [1, 2, 3, 4, 5, 6].map(
  (seat) => new RegExp(`\\.seat-${seat} \\{\\s*--seat: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? '',
);

const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]));

describe.each(Object.entries(EYES))('to eyes with %s', (_, eyes) => {
  test('every two players differ clearly', () => {
    const close = pairs(seats).filter(([one, other]) => apart(eyes, one, other) < CLEAR);
    expect(close.map(([a, b]) => `${a} ${b}: ${apart(eyes, a, b).toFixed(1)}`)).toEqual([]);
  });

  test('cities differ clearly from fields: their roofs, which cover most of them, and their ground', () => {
    expect(apart(eyes, drawn('ROOF'), drawn('MEADOW'))).toBeGreaterThan(CLEAR);
    expect(apart(eyes, drawn('CITY'), drawn('MEADOW'))).toBeGreaterThan(SEEN);
    expect(apart(eyes, token('map-town'), token('map-meadow'))).toBeGreaterThan(SEEN);
    expect(apart(eyes, token('map-roof'), token('map-meadow'))).toBeGreaterThan(CLEAR);
  });

  test('roads, rivers, lakes and forests differ clearly from fields', () => {
    const lands = ['ROAD', 'RIVER', 'LAKE', 'STREAM', 'FOREST'];
    const close = lands.filter((land) => apart(eyes, drawn(land), drawn('MEADOW')) < CLEAR);
    expect(close.map((land) => `${land}: ${apart(eyes, drawn(land), drawn('MEADOW')).toFixed(1)}`)).toEqual(
      [],
    );
    const own = ['map-road', 'map-water', 'map-water-deep', 'map-forest'];
    const near = own.filter((land) => apart(eyes, token(land), token('map-meadow')) < CLEAR);
    expect(near).toEqual([]);
  });

  test('whatever means something differs clearly from the paper, by light and by dark', () => {
    for (const [index, paper] of themed('paper').entries()) {
      for (const name of ['ink', 'ink-soft', 'accent', 'error', 'focus']) {
        expect(apart(eyes, themed(name)[index] ?? '', paper), name).toBeGreaterThan(CLEAR);
      }
    }
  });
});

test('all colours were found', () => {
  const all = [...seats, drawn('ROOF'), drawn('CITY'), drawn('MEADOW'), drawn('STREAM'), token('map-town')];
  expect(all.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
  expect(themed('paper')).toHaveLength(2);
});
