import { describe, expect, test } from 'vitest';
import { createKinds, shapesOf } from '../src/art/kinds';
import { setLang } from '../src/i18n';
import type { PositionInfo } from '../src/protocol/PositionInfo';
import type { TileKinds } from '../src/protocol/TileKinds';
import { roomOf } from '../src/table/games';
import { drawnOf, piecesOf, tilesOf } from '../src/table/scene/scene';
import { spotsOf } from '../src/table/scene/spots';
import { NOTHING, type Offer, type Turn } from '../src/table/turn';

const room = roomOf('base');
const both = (en: string, fr = en) => ({ en, fr });

// A tile with a road and a field; every turn moves the parts and has two drawings.
const tiles: TileKinds = {
  tiles: {
    'road-end': {
      said: both('the end of a road', 'un bout de chemin'),
      parts: [
        { kind: 'road', role: both('thief', 'voleur'), lying: false },
        { kind: 'field', role: both('farmer', 'paysan'), lying: true },
      ],
      turns: [0, 90, 180, 270].map((degrees) => ({
        symbols: [`end-${degrees}-a`, `end-${degrees}-b`],
        parts: [
          { path: `road ${degrees}`, dx: degrees, dy: 1, said: both('south', 'sud') },
          { path: `field ${degrees}`, dx: degrees, dy: 2, said: both('north', 'nord') },
        ],
      })),
    },
  },
  castle: null,
  city: null,
  hunters: null,
};
const kinds = createKinds(tiles);

const position: PositionInfo = {
  seq: 4,
  turn: 1,
  scores: [0, 0],
  track: { spaces: 50, laps: [0, 0] },
  supply: [7, 6],
  tiles: [
    { name: 'road-end', rotation: 0, x: 0, y: 0 },
    { name: 'road-end', rotation: 180, x: 0, y: 1, last_of: 2 },
    { name: 'road-end', rotation: 90, x: -1, y: 0 },
  ],
  pieces: [{ player: 2, symbol: 'figure', x: 0, y: 1, part: 1 }],
  drawn: 'road-end',
  choices: [],
  followers: [],
  ask: null,
  castle: null,
  city: null,
  hunters: null,
  left: 3,
  unseen: [],
  set_aside: [],
};

describe('a tile', () => {
  test('has its drawings in turn, by the number it was laid as', () => {
    const tile = { name: 'road-end', rotation: 90 };
    expect([0, 1, 2, 3].map((n) => kinds.symbol(tile, n))).toEqual([
      'end-90-a',
      'end-90-b',
      'end-90-a',
      'end-90-b',
    ]);
  });

  test('has parts that turn with it', () => {
    expect(kinds.part({ name: 'road-end', rotation: 270 }, 1)).toEqual({
      kind: 'field',
      role: both('farmer', 'paysan'),
      lying: true,
      path: 'field 270',
      dx: 270,
      dy: 2,
      said: both('north', 'nord'),
    });
    expect(kinds.part({ name: 'road-end', rotation: 0 }, 7)).toBeNull();
  });

  test('is called by what is on it; one that is unknown by its name', () => {
    expect(kinds.said('road-end').fr).toBe('un bout de chemin');
    expect(kinds.said('city-cap').en).toBe('city cap');
    expect(kinds.symbol({ name: 'city-cap', rotation: 0 }, 5)).toBe('');
    expect(kinds.part({ name: 'city-cap', rotation: 0 }, 0)).toBeNull();
  });
});

test('areas are looked up on the tiles that lie; elsewhere there is nothing', () => {
  const shapes = shapesOf(kinds, position.tiles);
  const areas = [
    { x: 0, y: 1, part: 0 },
    { x: 9, y: 9, part: 0 },
    { x: -1, y: 0, part: 1 },
  ];
  expect(shapes(areas)).toEqual([
    { x: 0, y: 1, path: 'road 180', dx: 180, dy: 1 },
    { x: -1, y: 0, path: 'field 90', dx: 90, dy: 2 },
  ]);
});

describe('what the board shows', () => {
  test('tiles by the order they were laid in, and whose last one each is', () => {
    expect(tilesOf(position, kinds)).toEqual([
      { x: 0, y: 0, symbol: 'end-0-a', last: null },
      { x: 0, y: 1, symbol: 'end-180-b', last: 2 },
      { x: -1, y: 0, symbol: 'end-90-a', last: null },
    ]);
  });

  test('figures where their part is', () => {
    expect(piecesOf(room, position, kinds)).toEqual([{ x: 0, y: 1, symbol: 'figure', dx: 180, dy: 2 }]);
  });

  test('the tile in hand as the next one to lie', () => {
    const waiting: Turn = { stage: 'waiting' };
    const drawn = ['end-0-b', 'end-90-b', 'end-180-b', 'end-270-b'];
    expect(drawnOf(waiting, NOTHING, position, kinds)).toEqual(drawn);
    expect(drawnOf(waiting, NOTHING, { ...position, drawn: null }, kinds)).toBeNull();
  });

  test('one of several tiles in hand, and one that was taken up as it lay', () => {
    const hand = { tile: 'road-end', down: false, from: null };
    const turn: Turn = { stage: 'choosing', hand, cursor: null, rotation: 0 };
    const several: Offer = {
      ...NOTHING,
      choices: [{ x: 1, y: 0, rotation: 0, tile: 'road-end', action: 'lay', followers: [] }],
    };
    expect(drawnOf(turn, several, { ...position, drawn: null }, kinds)?.[0]).toBe('end-0-b');
    const answer = {
      action: 'rebuild',
      said: { en: '', fr: '' },
      does: 'rebuild' as const,
      areas: [],
      sides: [],
      tiles: [],
    };
    const loose: Offer = {
      ...NOTHING,
      answers: [{ ...answer, rebuild: { tile: 'road-end', from: [-1, 0], to: [1, 0], rotation: 0 } }],
    };
    const lifted: Turn = { ...turn, hand: { tile: null, down: false, from: { x: -1, y: 0 } } };
    expect(drawnOf(lifted, loose, { ...position, drawn: null }, kinds)?.[0]).toBe('end-0-a');
  });
});

describe('places for a follower', () => {
  const offer: Offer = {
    choices: [{ x: 1, y: 0, rotation: 90, action: 'lay', followers: [{ action: 'farmer', part: 1 }] }],
    followers: [{ action: 'thief', part: 0 }],
    laid: { x: 0, y: 1 },
    answers: [],
  };

  test('are on the tile as it is put, and said in the language of the page', () => {
    const square = { x: 1, y: 0 };
    const hand = { tile: null, down: false, from: null };
    const turn: Turn = { stage: 'placed', hand, square, rotation: 90, follower: null, sending: false };
    setLang('en');
    const spot = {
      action: 'farmer',
      chosen: false,
      x: 1,
      y: 0,
      path: 'field 90',
      dx: 90,
      dy: 2,
      symbol: 'bst-lying0',
    };
    expect(spotsOf(room.pieces, turn, offer, position, kinds)).toEqual([{ ...spot, label: 'farmer, north' }]);
    setLang('fr');
    expect(spotsOf(room.pieces, turn, offer, position, kinds)).toEqual([{ ...spot, label: 'paysan, nord' }]);
    setLang('en');
  });

  test('are on the tile that lies when only the follower is open', () => {
    const turn = { stage: 'follower', square: { x: 0, y: 1 }, follower: null, sending: false } as const;
    expect(spotsOf(room.pieces, turn, offer, position, kinds)).toMatchObject([
      { action: 'thief', path: 'road 180', label: 'thief, south' },
    ]);
  });

  test('are none while the tile is in hand', () => {
    const hand = { tile: null, down: false, from: null };
    const turn: Turn = { stage: 'choosing', hand, cursor: null, rotation: 0 };
    expect(spotsOf(room.pieces, turn, offer, position, kinds)).toEqual([]);
  });
});
