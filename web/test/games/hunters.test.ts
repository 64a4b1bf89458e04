import { describe, expect, test } from 'vitest';
import { createKinds } from '../../src/art/kinds';
import { spread } from '../../src/board/spread';
import { setLang } from '../../src/i18n';
import type { FeatureInfo } from '../../src/protocol/FeatureInfo';
import type { FeatureKind } from '../../src/protocol/FeatureKind';
import type { PositionInfo } from '../../src/protocol/PositionInfo';
import type { ScoringInfo } from '../../src/protocol/ScoringInfo';
import { roomOf } from '../../src/table/games';
import { takenDeer } from '../../src/table/games/hunters/deer';
import { systemOf } from '../../src/table/games/hunters/waters';
import { marksOfScoring } from '../../src/table/marks/events';
import { spotsOf } from '../../src/table/scene/spots';
import type { Offer, Turn } from '../../src/table/turn';

const room = roomOf('hunters');
const both = (en: string, fr = en) => ({ en, fr });

// A river out of a lake, and a meadow with two deer.
const kinds = createKinds({
  tiles: {
    bank: {
      said: both('a river'),
      parts: [
        { kind: 'river', role: both('fisher', 'pêcheur'), lying: false },
        { kind: 'lake', role: both('hut', 'hutte'), lying: false },
        { kind: 'meadow', role: both('hunter', 'chasseur'), lying: true },
      ],
      turns: [
        {
          symbols: ['bank-0'],
          parts: [
            { path: 'river', dx: 60, dy: 20, said: both('north', 'nord') },
            { path: 'lake', dx: 60, dy: 70, said: both('middle', 'milieu') },
            {
              path: 'meadow',
              dx: 20,
              dy: 100,
              deer: [
                [30, 90],
                [90, 90],
              ],
              said: both('south', 'sud'),
            },
          ],
        },
      ],
    },
  },
  castle: null,
  city: null,
  hunters: { huts: ['hut0', 'hut1'] },
});

const position: PositionInfo = {
  seq: 3,
  turn: 2,
  scores: [0, 0],
  track: { spaces: 50, laps: [0, 0] },
  supply: [5, 5],
  tiles: [
    { name: 'bank', rotation: 0, x: 0, y: 0 },
    { name: 'bank', rotation: 0, x: 2, y: 0, last_of: 2 },
  ],
  pieces: [],
  drawn: null,
  choices: [],
  followers: [],
  ask: null,
  castle: null,
  city: null,
  hunters: { huts: [2, 2], bonus_left: 12, bonus_unseen: [], bonus: null },
  left: 70,
  unseen: [],
  set_aside: [],
};

test('a fisher and a hut on the same river are two choices, each in words and with its drawing', () => {
  const offer: Offer = {
    choices: [],
    followers: [
      { action: 'fisher', part: 0 },
      { action: 'hut river', part: 0, piece: 'hut' },
      { action: 'hut lake', part: 1, piece: 'hut' },
    ],
    laid: { x: 2, y: 0 },
    answers: [],
  };
  const turn: Turn = { stage: 'follower', square: { x: 2, y: 0 }, follower: null, sending: false };
  const told = () =>
    spotsOf(room.pieces, turn, offer, position, kinds).map(({ label, symbol }) => [label, symbol]);
  setLang('en');
  expect(told()).toEqual([
    ['fisher, north', 'bst-standing1'],
    ['hut on the river, north', 'hut1'],
    ['hut on the lake, middle', 'hut1'],
  ]);
  setLang('fr');
  expect(told().map(([label]) => label)).toEqual([
    'pêcheur, nord',
    'hutte sur la rivière, nord',
    'hutte sur le lac, milieu',
  ]);
  setLang('en');
});

describe('what lies upon each other is moved apart', () => {
  const least = (points: readonly { x: number; y: number }[]) =>
    Math.min(
      ...points.flatMap((a, index) => points.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
    );

  test('to either side of the same place', () => {
    const two = spread(
      [
        { x: 10, y: 10 },
        { x: 10, y: 10 },
      ],
      30,
    );
    expect(two).toEqual([
      { x: -5, y: 10 },
      { x: 25, y: 10 },
    ]);
  });

  test('as many as a tile can offer', () => {
    // Three rivers with a fisher and a hut each, a lake, and meadows between them, on a small tile.
    const middles = [
      [30, 6],
      [54, 30],
      [30, 54],
    ];
    const rivers = [...middles, ...middles].map(([x = 0, y = 0]) => ({ x, y }));
    const all = [...rivers, { x: 30, y: 30 }, { x: 8, y: 30 }, { x: 50, y: 10 }, { x: 50, y: 50 }];
    expect(least(spread(all, 28))).toBeGreaterThan(26);
  });

  test('and what is far enough stays', () => {
    const far = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
    ];
    expect(spread(far, 30)).toEqual(far);
  });
});

test('each river has its system, and nothing else has', () => {
  const feature = (kind: FeatureKind, parts: number[]): FeatureInfo => ({
    kind,
    areas: parts.map((part) => ({ x: 0, y: 0, part })),
    tiles: 1,
    completed: false,
    open: 1,
    followers: [0, 0],
    owners: [],
    points: 0,
    said: both(kind),
  });
  const [river, other, meadow] = [feature('river', [0]), feature('river', [4]), feature('meadow', [2])];
  const [system, far] = [feature('lake', [0, 1]), feature('lake', [4, 5])];
  const all = [river, other, meadow, system, far];
  expect(systemOf(all, river)).toBe(system);
  expect(systemOf(all, other)).toBe(far);
  expect(systemOf(all, meadow)).toBeNull();
  expect(systemOf(all, system)).toBeNull();
  expect(systemOf([river], river)).toBeNull();
});

describe('the deer that tigers take', () => {
  const meadow = { x: 2, y: 0, part: 2 };

  test('are struck out one by one where they stand', () => {
    expect(takenDeer([meadow], position, kinds)).toEqual([{ x: 270, y: 90 }]);
    expect(takenDeer([meadow, { ...meadow, x: 0 }, meadow], position, kinds)).toEqual([
      { x: 270, y: 90 },
      { x: 30, y: 90 },
      { x: 330, y: 90 },
    ]);
    expect(takenDeer([{ ...meadow, y: 7 }], position, kinds)).toEqual([]);
  });

  test('are part of what a scoring shows; where there are none nothing is struck out', () => {
    const scoring: ScoringInfo = {
      source: 'meadows',
      occasion: 'final',
      arithmetic: both('1 deer × 2 = 2'),
      points: 2,
      winners: [1],
      rules: ['H16'],
      areas: [meadow],
      taken: [meadow],
    };
    expect(marksOfScoring(room, scoring, position, kinds)).toMatchObject([
      { kind: 'scored', label: '+2', crosses: [{ x: 270, y: 90 }] },
    ]);
    expect(marksOfScoring(room, { ...scoring, taken: [] }, position, kinds)[0]).not.toHaveProperty('crosses');
  });
});
