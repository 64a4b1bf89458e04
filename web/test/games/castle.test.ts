import { describe, expect, test } from 'vitest';
import { createKinds, shapesOf } from '../../src/art/kinds';
import { markerPlaces, spacesBetween } from '../../src/board/track';
import type { CastleInfo } from '../../src/protocol/CastleInfo';
import type { PositionInfo } from '../../src/protocol/PositionInfo';
import { firstSeats, seatsFor } from '../../src/start/seats';
import { roomOf } from '../../src/table/games';
import { backdropOf, markersOf, tokensOf } from '../../src/table/games/castle/scene';
import { wholeSquares } from '../../src/table/marks/squares';
import { piecesOf, tilesOf } from '../../src/table/scene/scene';

const both = (text: string) => ({ en: text, fr: text });
const part = (name: string) => ({ path: name, dx: 60, dy: 60, said: both(name) });
const house = { kind: 'house' as const, role: both('burgher'), lying: false };

// One start space above the walls, and one kind of tile; both have a house.
const kinds = createKinds({
  tiles: {
    'start-house': {
      said: both('start space'),
      parts: [house],
      turns: [{ symbols: [], parts: [part('s')] }],
    },
    'house-n': {
      said: both('a house'),
      parts: [house],
      turns: [0, 90, 180, 270].map((turn) => ({
        symbols: [`house-${turn}-a`, `house-${turn}-b`],
        parts: [part(`h${turn}`)],
      })),
    },
  },
  castle: {
    symbol: 'walls',
    bounds: [-138, -138, 1476, 1356],
    cells: [[0, 0]],
    spaces: Array.from({ length: 100 }, (_, n) => [n * 10, 0] as [number, number]),
    towers: [
      { spaces: [0, 1], at: [5, 5] },
      { spaces: [12, 13], at: [125, 5] },
    ],
    wall_tiles: [],
    wall_tile_back: 'back',
    markers: ['marker0', 'marker1'],
    keeps: ['keep0', 'keep1'],
  },
  city: null,
  hunters: null,
});

const castle: CastleInfo = {
  towers: [false, true],
  players: [
    { space: 4, marker: 'marker0-lap', to_tower: 8, wall_tiles: [], keep: null },
    {
      space: 7,
      marker: 'marker1',
      to_tower: 5,
      wall_tiles: [],
      keep: { tiles: 2, symbol: 'keep1', at: { x: 2, y: 0, part: 0 } },
    },
  ],
  empty: [
    [4, 4],
    [5, 4],
  ],
  edges: [],
};

const position: PositionInfo = {
  seq: 2,
  turn: 1,
  scores: [104, 7],
  track: { spaces: 100, laps: [1, 0] },
  supply: [6, 6],
  tiles: [
    { name: 'start-house', rotation: 0, x: 2, y: -1 },
    { name: 'house-n', rotation: 90, x: 2, y: 0, last_of: 1 },
  ],
  pieces: [],
  drawn: null,
  choices: [],
  followers: [],
  ask: null,
  castle,
  city: null,
  hunters: null,
  left: 59,
  unseen: [],
  set_aside: [],
};

describe('start spaces', () => {
  test('are not drawn as tiles, and yet count for the drawings of the tiles', () => {
    expect(tilesOf(position, kinds)).toEqual([{ x: 2, y: 0, symbol: 'house-90-b', last: 1 }]);
  });

  test('are part of what is around the tiles, where one can look at them', () => {
    expect(backdropOf(position, kinds)).toEqual({
      symbol: 'walls',
      left: -138,
      top: -138,
      width: 1476,
      height: 1356,
      squares: [{ x: 2, y: -1 }],
    });
  });

  test('are outlined as parts of features', () => {
    const areas = [
      { x: 2, y: -1, part: 0 },
      { x: 2, y: 0, part: 0 },
    ];
    expect(shapesOf(kinds, position.tiles)(areas).map((shape) => shape.path)).toEqual(['s', 'h90']);
  });
});

test('keeps stand on their house, wall tiles lie on the towers that still have one', () => {
  expect(piecesOf(roomOf('castle'), position, kinds)).toEqual([
    { x: 2, y: 0, symbol: 'keep1', dx: 60, dy: 60 },
  ]);
  expect(tokensOf(position, kinds)).toEqual([{ x: 125, y: 5, symbol: 'back', side: 36 }]);
});

test('the empty area is made of whole squares', () => {
  expect(wholeSquares(castle.empty)).toEqual([
    { x: 4, y: 4, path: 'M0 0H120V120H0z' },
    { x: 5, y: 4, path: 'M0 0H120V120H0z' },
  ]);
});

describe('a marker', () => {
  test('goes space by space, past 99 into the next lap', () => {
    expect(spacesBetween(3, 6, 100)).toEqual([3, 4, 5, 6]);
    expect(spacesBetween(97, 102, 100)).toEqual([97, 98, 99, 0, 1, 2]);
    expect(spacesBetween(5, 5, 100)).toEqual([5]);
  });

  test('goes back when an earlier position is shown', () => {
    expect(spacesBetween(101, 98, 100)).toEqual([1, 0, 99, 98]);
  });

  test('stands where its score is, beside another on the same space, even a lap apart', () => {
    const track = [0, 10, 20].map((x) => ({ x, y: 50 }));
    const [a, b] = markerPlaces([1, 2], track);
    expect([a?.x, b?.x]).toEqual([10, 20]);
    const [c, d] = markerPlaces([1, 4], track);
    expect((c?.x ?? 0) + (d?.x ?? 0)).toBe(20);
    expect(c?.x).toBeLessThan(d?.x ?? 0);
  });

  test('wears the sign of the second lap only once the points told so far lead there', () => {
    expect(markersOf(position, kinds, [104, 7]).map((marker) => marker.symbol)).toEqual([
      'marker0-lap',
      'marker1',
    ]);
    expect(markersOf(position, kinds, [96, 7])[0]).toEqual({ score: 96, symbol: 'marker0' });
  });
});

test('a game for two takes the first two seats; missing ones are added', () => {
  const two = firstSeats('mason', 'Anna');
  const three = [...two, { kind: 'invited' as const, name: 'Ben', bot: 'mason' }];
  expect(seatsFor(three, 2, 2, 'mason')).toEqual(two);
  expect(seatsFor(two.slice(0, 1), 2, 2, 'mason')).toHaveLength(2);
});
