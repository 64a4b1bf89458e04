import { describe, expect, test } from 'vitest';
import { createKinds } from '../../src/art/kinds';
import { besideRim, beyond, rimAt, TILE } from '../../src/board';
import { lineOf, placeOf } from '../../src/board/rim';
import { createQueue } from '../../src/board/rims';
import type { Answer } from '../../src/protocol/Answer';
import type { CityInfo } from '../../src/protocol/CityInfo';
import type { EventInfo } from '../../src/protocol/EventInfo';
import type { PositionInfo } from '../../src/protocol/PositionInfo';
import type { ScoringInfo } from '../../src/protocol/ScoringInfo';
import type { Side } from '../../src/protocol/Side';
import { roomOf } from '../../src/table/games';
import { guarded, rimsOf, rowMark, sitesOf } from '../../src/table/games/city/walls';
import { marksOfEvent, squaresOfEvent } from '../../src/table/marks/events';
import { afterGesture, begin, type Offer } from '../../src/table/turn';

const room = roomOf('city');
const both = (text: string) => ({ en: text, fr: text });
const at = (x: number, y: number, side: Side) => ({ x, y, side });

// One kind of tile: houses with a public building.
const kinds = createKinds({
  tiles: {
    public: {
      said: both('a public building'),
      parts: [{ kind: 'residential', role: both('resident'), lying: true, building: 2 }],
      turns: [0, 90, 180, 270].map((turn) => ({
        symbols: [`public-${turn}`],
        parts: [{ path: `p${turn}`, dx: 90, dy: 90, building: [40, 50], said: both('north') }],
      })),
    },
    plain: {
      said: both('houses'),
      parts: [{ kind: 'residential', role: both('resident'), lying: true }],
      turns: [{ symbols: ['plain-0'], parts: [{ path: 'q', dx: 60, dy: 60, said: both('north') }] }],
    },
  },
  castle: null,
  city: {
    wall: 'wall',
    imagined: 'imagined',
    gate: 'gate',
    ghost_wall: 'ghost-wall',
    ghost_gate: 'ghost-gate',
    towers: ['tower0', 'tower1'],
    guards: ['guard0', 'guard1'],
  },
  hunters: null,
});

const city: CityInfo = {
  pile: 2,
  pile_left: 7,
  each: 2,
  walls_left: 67,
  free: 6,
  building: { leader: 1, step: 'wall', to_set: [2, 1] },
  gate: at(0, 0, 'n'),
  walls: [
    {
      at: at(0, 0, 'w'),
      imagined: false,
      guard: {
        player: 2,
        row: [
          [0, 0],
          [1, 0],
        ],
        points: 4,
        said: both('2 public × 2 = 4'),
      },
    },
    { at: at(1, 0, 'n'), imagined: true, guard: null },
  ],
  towers: [{ player: 1, at: at(0, 0, 'w'), end: 'left' }],
  players: [
    { towers: 5, guards: 0, guard_points: 0 },
    { towers: 6, guards: 1, guard_points: 4 },
  ],
  edges: [],
};

const position: PositionInfo = {
  seq: 2,
  turn: 2,
  scores: [3, 0],
  track: { spaces: 50, laps: [0, 0] },
  supply: [7, 6],
  tiles: [
    { name: 'public', rotation: 90, x: 0, y: 0 },
    { name: 'plain', rotation: 0, x: 1, y: 0, last_of: 1 },
  ],
  pieces: [],
  drawn: null,
  choices: [],
  followers: [],
  ask: null,
  castle: null,
  city,
  hunters: null,
  left: 27,
  unseen: [],
  set_aside: [],
};

describe('a side of a tile', () => {
  test('has a square beyond it, and points beside it', () => {
    expect((['n', 'e', 's', 'w'] as const).map((side) => beyond(at(2, 3, side)))).toEqual([
      { x: 2, y: 2 },
      { x: 3, y: 3 },
      { x: 2, y: 4 },
      { x: 1, y: 3 },
    ]);
    expect(besideRim(at(0, 0, 'n'), 10)).toEqual({ x: 60, y: -10 });
    expect(besideRim(at(1, 0, 'e'), 10)).toEqual({ x: 250, y: 60 });
  });

  test('is a line from corner to corner', () => {
    expect(lineOf(at(1, 1, 'w'))).toEqual({ x1: TILE, y1: TILE, x2: TILE, y2: 2 * TILE });
    expect(lineOf(at(1, 1, 's'))).toEqual({ x1: TILE, y1: 2 * TILE, x2: 2 * TILE, y2: 2 * TILE });
  });

  test('turns the drawing of the north side, and mirrors it first if it must', () => {
    expect(placeOf(at(1, 2, 'e'))).toBe('translate(120 240) rotate(90 60 60)');
    expect(placeOf(at(0, 0, 'n'), 'mirrored')).toMatch(/scale\(-1 1\)$/);
    expect(placeOf(at(0, 0, 's'), 'upright')).toMatch(/rotate\(180 60 60\) rotate\(-180 60 -11\)$/);
  });

  test('is found by a point near it, the nearest of several', () => {
    const rims = [at(0, 0, 'n'), at(1, 0, 'n')];
    expect(rimAt(rims, { x: 70, y: -12 }, 34, 12)).toEqual(rims[0]);
    expect(rimAt(rims, { x: 170, y: 0 }, 34, 12)).toEqual(rims[1]);
    expect(rimAt(rims, { x: 60, y: 60 }, 34, 12)).toBeNull();
  });
});

test('gate, walls, towers and guards stand on their sides, each known by what it is', () => {
  expect(rimsOf(position, kinds).map(({ id, symbol, pose }) => [id, symbol, pose])).toEqual([
    ['gate 0,0,n', 'gate', 'plain'],
    ['wall 0,0,w', 'wall', 'plain'],
    ['wall 1,0,n', 'imagined', 'plain'],
    ['tower-left 0,0,w', 'tower0', 'mirrored'],
    ['guard 0,0,w', 'guard1', 'upright'],
  ]);
  expect(guarded(city.walls)).toHaveLength(1);
});

test('walls that are not told of yet are not there', () => {
  const ring: EventInfo = {
    kind: 'ring-closed',
    said: both('closed'),
    is_final: true,
    is_step: true,
    scoring: null,
    bonus: null,
    sides: [at(1, 0, 'n')],
  };
  const ids = rimsOf(position, kinds, [ring]).map((rim) => rim.id);
  expect(ids).not.toContain('wall 1,0,n');
  expect(ids).toContain('wall 0,0,w');
});

test('other games have none of it', () => {
  expect(rimsOf({ ...position, city: null }, kinds)).toEqual([]);
});

const answer = (
  does: Answer['does'],
  side: Answer['sides'][number] | null,
  { end, points }: { end?: 'left' | 'right'; points?: number } = {},
): Answer => ({
  action: end ? `${does} ${end}` : does,
  said: both(does),
  does,
  ...(end ? { end } : {}),
  areas: [],
  sides: side ? [side] : [],
  tiles: [],
  ...(points === undefined ? {} : { points }),
});
const offer = (...answers: Answer[]): Offer => ({ choices: [], followers: [], laid: null, answers });

describe('sites', () => {
  test('are the ghosts of what can be set, with the points it brings', () => {
    const walls = offer(
      answer('wall', at(0, 0, 's'), { end: 'left', points: 2 }),
      answer('wall', at(1, 0, 'e'), { end: 'right', points: 0 }),
    );
    expect(
      sitesOf(walls.answers, 2, kinds, null).map(({ action, ghost, symbol, note }) => [
        action,
        ghost,
        symbol,
        note,
      ]),
    ).toEqual([
      ['wall left', 'ghost-wall', 'wall', null],
      ['wall right', 'ghost-wall', 'wall', null],
    ]);
    const towers = offer(answer('tower', at(0, 0, 'w'), { end: 'left', points: 3 }), answer('pass', null));
    expect(sitesOf(towers.answers, 1, kinds, 'tower left')).toMatchObject([
      { symbol: 'tower0', pose: 'mirrored', note: '+3', x: 0, y: 0, side: 'w', chosen: true },
    ]);
    expect(sitesOf([answer('guard', at(0, 0, 'w'), { points: 4 })], 2, kinds, null)).toMatchObject([
      { symbol: 'guard1', note: null, chosen: false },
    ]);
    expect(sitesOf([answer('gate', at(0, 0, 'n'))], 1, kinds, null)).toMatchObject([{ ghost: 'ghost-gate' }]);
  });

  test('none where nothing is set', () => {
    expect(sitesOf([answer('pass', null)], 1, kinds, null)).toEqual([]);
  });

  test('a tap beside a side means it, on either side of it, unless two are meant', () => {
    const ends = offer(
      answer('wall', at(0, 0, 's'), { end: 'left' }),
      answer('wall', at(1, 0, 'e'), { end: 'right' }),
    );
    const tapped = (x: number, y: number) =>
      afterGesture(begin(ends), ends, { type: 'tap', square: { x, y } });
    expect(tapped(0, 1)).toMatchObject({ answer: 'wall left' });
    expect(tapped(1, 0)).toMatchObject({ answer: 'wall right' });
    const corner = offer(answer('gate', at(0, 0, 'n')), answer('gate', at(0, 0, 'w')));
    expect(afterGesture(begin(corner), corner, { type: 'tap', square: { x: 0, y: 0 } })).toMatchObject({
      answer: null,
    });
  });
});

test('a row shows its squares, its buildings, and at the wall what they add up to', () => {
  const row = {
    from: at(0, 0, 'w'),
    squares: [
      [0, 0],
      [1, 0],
    ] as const,
    points: 2,
    kind: 'inspect' as const,
  };
  const mark = rowMark(kinds, position.tiles, row);
  expect(mark.areas.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(mark.notes).toEqual([
    { x: 40, y: 50, text: '2' },
    { x: -52, y: 60, text: '2' },
  ]);
});

describe('what is told sets off', () => {
  const event = (more: Partial<EventInfo>): EventInfo => ({
    kind: 'scored',
    said: both('said'),
    is_final: false,
    is_step: false,
    scoring: null,
    bonus: null,
    ...more,
  });

  test('a residential area with the markets it is paid for', () => {
    const scoring: ScoringInfo = {
      source: 'residents',
      occasion: 'final',
      arithmetic: both('1 market × 2 = 2'),
      points: 2,
      winners: [1],
      rules: ['C22'],
      areas: [{ x: 0, y: 0, part: 0 }],
      touching: [[{ x: 1, y: 0, part: 0 }]],
    };
    const marks = marksOfEvent(room, event({ scoring }), position, kinds);
    expect(marks.map(({ kind, label }) => [kind, label])).toEqual([
      ['inspect', undefined],
      ['scored', '+2'],
    ]);
    expect(squaresOfEvent(event({ scoring }))).toMatchObject([{ x: 0, y: 0 }]);
  });

  test('the row of a guard, a tower with its points, and the sides that close the ring', () => {
    const guard = event({
      kind: 'guard-scored',
      sides: [at(0, 0, 'w')],
      tiles: [[0, 0]],
      bonus: { player: 2, points: 2 },
    });
    expect(marksOfEvent(room, guard, position, kinds)).toMatchObject([
      { kind: 'scored', areas: [{ x: 0, y: 0 }] },
    ]);
    expect(squaresOfEvent(guard)).toEqual([{ x: 0, y: 0 }]);
    const tower = event({ kind: 'tower-set', sides: [at(0, 0, 'w')], bonus: { player: 1, points: 3 } });
    expect(marksOfEvent(room, tower, position, kinds)[0]?.notes).toEqual([{ x: 0, y: 60, text: '+3' }]);
    const ring = event({ kind: 'ring-closed', sides: [at(1, 0, 'n'), at(1, 0, 'e')] });
    expect(marksOfEvent(room, ring, position, kinds)[0]?.sides).toHaveLength(2);
    expect(marksOfEvent(room, event({ kind: 'wall-set', sides: [at(0, 0, 'w')] }), position, kinds)).toEqual(
      [],
    );
  });
});

test('pieces appear one after the other, and nobody waits for long', () => {
  const wait = createQueue(200, 500);
  expect([wait(0), wait(0), wait(0), wait(0), wait(0)]).toEqual([0, 200, 400, 500, 500]);
  expect(wait(5000)).toBe(0);
});
