import { afterEach, describe, expect, test } from 'vitest';
import { createKinds, shapesOf } from '../../src/art/kinds';
import { setLang } from '../../src/i18n';
import type { Answer } from '../../src/protocol/Answer';
import type { BaseEventKind } from '../../src/protocol/BaseEventKind';
import type { Entry } from '../../src/protocol/Entry';
import type { EventInfo } from '../../src/protocol/EventInfo';
import type { EventKind } from '../../src/protocol/EventKind';
import type { PieceKind } from '../../src/protocol/PieceKind';
import type { PositionInfo } from '../../src/protocol/PositionInfo';
import { roomOf } from '../../src/table/games';
import { citizensOf, coversOf } from '../../src/table/games/base/carcassonne';
import { marksOfAsk, middleOfPath, nextOf, type Picking, picksOf } from '../../src/table/games/base/picks';
import { isAloud, signOf } from '../../src/table/log/events';
import { finalSteps, turnsOf } from '../../src/table/log/history';
import { marksOfEntry, marksOfEvent } from '../../src/table/marks/events';
import { stoodOn } from '../../src/table/scene/pieces';
import { piecesOf } from '../../src/table/scene/scene';
import { spotsOf } from '../../src/table/scene/spots';
import { afterGesture, begin, type Offer, type Turn } from '../../src/table/turn';

const room = roomOf('base');
const both = (en: string, fr = en) => ({ en, fr });

// A city in the north, a road, a field, a river, a monastery.
const kinds = createKinds({
  tiles: {
    land: {
      said: both('land'),
      parts: [
        { kind: 'city', role: both('knight', 'chevalier'), lying: false },
        { kind: 'road', role: both('thief', 'voleur'), lying: false },
        { kind: 'field', role: both('farmer', 'paysan'), lying: true },
        { kind: 'stream', role: both('boat', 'bateau'), lying: false },
        { kind: 'monastery', role: both('monk', 'moine'), lying: false },
      ],
      turns: [
        {
          symbols: ['land-0'],
          parts: [
            { path: 'city', dx: 60, dy: 20, said: both('north', 'nord') },
            { path: 'road', dx: 60, dy: 60, said: both('middle', 'milieu') },
            { path: 'field', dx: 20, dy: 100, said: both('south', 'sud') },
            { path: 'stream', dx: 100, dy: 60, said: both('east', 'est') },
            { path: 'monastery', dx: 60, dy: 70, said: both('middle', 'milieu') },
          ],
        },
      ],
    },
  },
  castle: null,
  city: null,
  hunters: null,
  base: {
    big: ['big0', 'big1'],
    big_lying: ['bigl0', 'bigl1'],
    boats: ['boat0', 'boat1'],
    goods: ['good0', 'good1'],
    carcassonne: {
      symbol: 'carcassonne',
      size: [480, 360],
      count: 'count',
      quarters: [
        {
          id: 'castle',
          said: both('the castle', 'le château'),
          path: 'M240 50L430 50L430 136L240 136Z',
          count: [314, 114],
        },
        {
          id: 'market',
          said: both('the market', 'le marché'),
          path: 'M240 141L430 141L430 233L240 233Z',
          count: [357, 184],
        },
      ],
    },
  },
});

const position: PositionInfo = {
  seq: 9,
  turn: 2,
  scores: [0, 0],
  track: { spaces: 50, laps: [0, 0] },
  supply: [5, 5],
  tiles: [
    { name: 'land', rotation: 0, x: 0, y: 0 },
    { name: 'land', rotation: 0, x: 2, y: 0, last_of: 2 },
    { name: 'land', rotation: 0, x: 3, y: 0 },
  ],
  pieces: [],
  drawn: null,
  choices: [],
  followers: [],
  ask: null,
  castle: null,
  city: null,
  hunters: null,
  base: {
    big: [1, 1],
    hands: [],
    row: null,
    kept: [],
    marker: null,
    river_left: 0,
    carcassonne: {
      count: 'market',
      waiting: [{ player: 1, quarter: 'castle', symbol: 'bst-standing0', at: [340, 80] }],
    },
    goods: [10, 9],
    costs: false,
    hides: false,
  },
  left: 70,
  unseen: [],
  set_aside: [],
};

const answer = (action: string, more: Partial<Answer> = {}): Answer => ({
  action,
  said: both(action),
  does: 'use',
  areas: [],
  sides: [],
  tiles: [],
  ...more,
});
const piece = (
  player: number,
  x: number,
  part: number,
  more: { piece?: PieceKind; symbol?: string } = {},
) => ({
  player,
  symbol: 'someone',
  x,
  y: 0,
  part,
  ...more,
});

afterEach(() => setLang('en'));

describe('a follower or a big one', () => {
  const offer: Offer = {
    choices: [],
    followers: [
      { action: 'follower city', part: 0 },
      { action: 'follower field', part: 2 },
      { action: 'big city', part: 0, piece: 'big' },
      { action: 'big field', part: 2, piece: 'big' },
      { action: 'big road', part: 1, piece: 'big' },
    ],
    laid: { x: 2, y: 0 },
    answers: [],
  };
  const spots = (turn: Turn) => spotsOf(room.pieces, turn, offer, position, kinds);
  const tapped = (turn: Turn, spot: number): Turn => {
    const { tap, action } = spots(turn)[spot] ?? { action: '' };
    return afterGesture(turn, offer, { type: 'pick', follower: tap === undefined ? action : tap });
  };

  test('is one place, named for both', () => {
    const found = spots(begin(offer));
    expect(found.map(({ label }) => label)).toEqual(['knight, north', 'farmer, south', 'big thief, middle']);
    expect(found[0]?.either?.map(({ action, symbol, label }) => [action, symbol, label])).toEqual([
      ['follower city', 'bst-standing1', 'knight, north'],
      ['big city', 'big1', 'big knight, north'],
    ]);
    expect(found[1]?.either?.map(({ symbol }) => symbol)).toEqual(['bst-lying1', 'bigl1']);
    expect(found[2]?.either).toBeUndefined();
    setLang('fr');
    expect(spots(begin(offer))[0]?.either?.[1]?.label).toBe('gros chevalier, nord');
  });

  test('is changed by a second tap and taken back by a third', () => {
    const once = tapped(begin(offer), 0);
    const twice = tapped(once, 0);
    const thrice = tapped(twice, 0);
    const chosen = (turn: Turn) => (turn.stage === 'follower' ? turn.follower : 'elsewhere');
    expect([once, twice, thrice].map(chosen)).toEqual(['follower city', 'big city', null]);
    expect(spots(twice)[0]).toMatchObject({ action: 'big city', symbol: 'big1', label: 'big knight, north' });
  });
});

test('v4 places are found on any tile; v13 followers on rivers are boats', () => {
  const offer: Offer = {
    choices: [],
    followers: [
      { action: 'late', part: 0, at: [3, 0] },
      { action: 'boat', part: 3, at: [0, 0] },
    ],
    laid: { x: 2, y: 0 },
    answers: [],
  };
  const spots = spotsOf(room.pieces, begin(offer), offer, position, kinds);
  expect(spots.map(({ action, x, y, symbol }) => [action, x, y, symbol])).toEqual([
    ['late', 3, 0, 'bst-standing1'],
    ['boat', 0, 0, 'boat1'],
  ]);
  expect(spots[0]?.listed).toBe('knight, north · tile 3, 0');
});

describe('pieces', () => {
  test('on the same part stand side by side, and goods beside them', () => {
    const crowd = {
      ...position,
      pieces: [
        piece(1, 0, 4),
        piece(2, 0, 4),
        piece(2, 2, 2),
        piece(1, 2, 2, { piece: 'good' }),
        piece(1, 3, 0),
      ],
    };
    expect(stoodOn(room.pieces, crowd, kinds).map(({ dx, dy }) => [dx, dy])).toEqual([
      [50, 70],
      [70, 70],
      [20, 100],
      [34, 106],
      [60, 20],
    ]);
  });

  test('k those who wait in Carcassonne and the Count stand over its tiles', () => {
    expect(citizensOf(position, kinds)).toEqual([
      { x: 0, y: 0, symbol: 'bst-standing0', dx: 340, dy: 80 },
      { x: 0, y: 0, symbol: 'count', dx: 357, dy: 184 },
    ]);
    expect(coversOf(kinds)).toEqual([{ symbol: 'carcassonne', left: 0, top: 0, width: 480, height: 360 }]);
    expect(piecesOf(room, { ...position, base: undefined } as PositionInfo, kinds)).toEqual([]);
  });
});

describe('k quarters', () => {
  const sending: Picking = {
    position,
    kinds,
    answers: [
      answer('quarter follower castle', { does: 'quarter', quarter: 'castle' }),
      answer('quarter follower market', { does: 'quarter', quarter: 'market' }),
      answer('quarter big castle', { does: 'quarter', quarter: 'castle', piece: 'big' }),
      answer('pass'),
    ],
    chosen: null,
    mover: null,
  };

  test('can be picked, each once, with their names', () => {
    const picks = picksOf(sending);
    expect(picks.map(({ kind, name, symbol }) => [kind, name, symbol])).toEqual([
      ['region', 'The castle', 'bst-standing1'],
      ['region', 'The market', 'bst-standing1'],
    ]);
    expect([picks[0]?.x, picks[0]?.y]).toEqual([335, 93]);
    expect(picks[0]?.outline?.path).toMatch(/^M240/);
  });

  test('take a big follower when they are picked again', () => {
    const [castle] = picksOf({ ...sending, chosen: 'quarter follower castle' });
    expect(castle).toMatchObject({
      chosen: true,
      label: 'Quarter follower castle; again: Quarter big castle',
    });
    const ids = castle?.id.split('|') ?? [];
    expect(nextOf(ids, 'quarter follower castle')).toBe('quarter big castle');
    expect(nextOf(ids, 'quarter big castle')).toBe('quarter follower castle');
    expect(picksOf({ ...sending, chosen: 'quarter big castle' })[0]?.symbol).toBe('big1');
  });

  test('are where the Count can go', () => {
    const answers = [answer('count castle', { does: 'count', quarter: 'castle' }), answer('pass')];
    expect(picksOf({ ...sending, answers }).map(({ symbol, name }) => [symbol, name])).toEqual([
      ['count', 'The castle'],
    ]);
  });

  test('light the feature that followers may join', () => {
    const areas = [
      { x: 2, y: 0, part: 0 },
      { x: 3, y: 0, part: 0 },
    ];
    const joining: Picking = {
      ...sending,
      answers: [answer('join follower', { does: 'join', areas }), answer('pass')],
    };
    const marks = marksOfAsk(joining, null, shapesOf(kinds, position.tiles));
    expect(marks.map(({ kind, areas: lit }) => [kind, lit.length])).toEqual([['scored', 2]]);
    expect(picksOf(joining).map(({ kind, id, symbol }) => [kind, id, symbol])).toEqual([
      ['target', 'join follower', 'bst-standing1'],
    ]);
  });
});

test('the middle of an outline is that of what it spans', () => {
  expect(middleOfPath('M10 20L30.5 20L30.5 60L10 60Z')).toEqual({ x: 20.25, y: 40 });
  expect(middleOfPath('M48 238l384 0 0 3-.5 8.5-8 50-375.5 0z')).toEqual({ x: 240, y: 268.75 });
  expect(middleOfPath('')).toEqual({ x: 0, y: 0 });
});

describe('v7 moves', () => {
  const at = (x: number, part: number) => ({ x, y: 0, part });
  const moving: Picking = {
    position: {
      ...position,
      pieces: [
        piece(2, 0, 0),
        piece(2, 2, 0),
        piece(2, 3, 2, { piece: 'big', symbol: 'bigl1' }),
        piece(1, 3, 4),
      ],
    },
    kinds,
    answers: [
      answer('move a', { from: [at(0, 0)], areas: [at(0, 1)] }),
      answer('move b', { from: [at(0, 0)], areas: [at(0, 2)] }),
      answer('move c', { from: [at(3, 2)], areas: [at(3, 0)], piece: 'big' }),
      answer('war', {
        does: 'war',
        goal: at(3, 4),
        from: [at(0, 0), at(2, 0)],
        tiles: [
          [0, 0],
          [2, 0],
          [3, 0],
        ],
      }),
    ],
    chosen: null,
    mover: null,
  };
  const said = (picking: Picking) => picksOf(picking).map(({ kind, id, chosen }) => [kind, id, chosen]);

  test('first show who can move', () => {
    expect(said(moving)).toEqual([
      ['mover', 'mover 0,0,0', false],
      ['mover', 'mover 2,0,0', false],
      ['mover', 'mover 3,0,2 big', false],
    ]);
    expect(picksOf(moving)[2]?.label).toBe('Move the big farmer, south, on 3, 0');
  });

  test('then where the one chosen can go', () => {
    const chosen = { ...moving, mover: 'mover 0,0,0' };
    expect(said(chosen).filter(([kind]) => kind === 'target')).toEqual([
      ['target', 'move a', false],
      ['target', 'move b', false],
      ['target', 'war', false],
    ]);
    const [, field, monastery] = picksOf(chosen);
    expect(field).toMatchObject({ symbol: 'bst-lying1', x: 20, y: 100, outline: { path: 'field' } });
    expect(monastery).toMatchObject({ x: 420, y: 70, outline: { path: 'monastery' } });
    const [city] = picksOf({ ...moving, mover: 'mover 3,0,2 big' });
    expect(city).toMatchObject({ id: 'move c', symbol: 'big1' });
  });

  test('show who goes by an answer that was chosen in words', () => {
    expect(said({ ...moving, chosen: 'move c' })).toEqual([
      ['target', 'move c', true],
      ['mover', 'mover 3,0,2 big', true],
    ]);
    const marks = marksOfAsk({ ...moving, chosen: 'war' }, null, shapesOf(kinds, position.tiles));
    expect(marks.map(({ kind }) => kind)).toEqual(['faint', 'faint', 'inspect']);
  });

  test('are offered beside places for followers, and can be left out', () => {
    const offer: Offer = { choices: [], followers: [], laid: { x: 2, y: 0 }, answers: moving.answers };
    const turn = begin(offer);
    expect(turn.stage).toBe('follower');
    const chosen = afterGesture(turn, offer, { type: 'answer', answer: 'move a' });
    expect(chosen).toMatchObject({ stage: 'asked', answer: 'move a' });
    expect(afterGesture(chosen, offer, { type: 'undo' })).toEqual(turn);
  });
});

test('v13 goods are put where they are offered', () => {
  const answers = [
    answer('good 3,0 field', { piece: 'good', areas: [{ x: 3, y: 0, part: 2 }] }),
    answer('blind'),
  ];
  const picks = picksOf({ position, kinds, answers, chosen: null, mover: null });
  expect(picks).toMatchObject([{ kind: 'target', symbol: 'good1', x: 380, y: 100, chosen: false }]);
});

const event = (kind: EventKind, more: Partial<EventInfo> = {}): EventInfo => ({
  kind,
  said: both(kind),
  is_final: false,
  is_step: false,
  scoring: null,
  bonus: null,
  ...more,
});
const entry = (turn: number, player: number | null, action: string, ...kinds: EventKind[]): Entry => ({
  turn,
  player,
  action,
  squares: [],
  events: kinds.map((kind) => event(kind)),
});

describe('turns', () => {
  const turns = (entries: Entry[]) => turnsOf(entries).map((turn) => [turn.player, turn.seq]);

  test('v2 begin with the tile laid; what is dealt then belongs to who laid it', () => {
    const dealt = [entry(0, null, 'deal 1 a', 'dealt'), entry(0, null, 'deal 2 b', 'dealt')];
    const played = [
      entry(1, 1, 'lay a', 'laid'),
      entry(1, 1, 'follower x', 'placed'),
      entry(1, null, 'deal 1 c', 'dealt'),
      entry(2, 2, 'discard b', 'discarded'),
      entry(2, null, 'deal 2 d', 'dealt'),
      entry(2, 2, 'lay d', 'laid'),
    ];
    expect(turns([...dealt, ...played])).toEqual([
      [null, 2],
      [1, 5],
      [2, 8],
    ]);
  });

  test('v3 a tile drawn blindly belongs to the turn', () => {
    expect(
      turns([
        entry(0, null, 'open a', 'opened'),
        entry(1, 1, 'blind'),
        entry(1, null, 'draw b', 'drawn'),
        entry(1, 1, 'lay b', 'laid'),
        entry(2, 2, 'lay a', 'laid'),
        entry(2, null, 'open c', 'opened'),
        entry(3, 1, 'lay c', 'laid'),
      ]),
    ).toEqual([
      [null, 1],
      [1, 4],
      [2, 6],
      [1, 7],
    ]);
  });

  test('v11 giving tiles out is told apart', () => {
    expect(
      turns([
        entry(0, null, 'deal 1 a', 'dealt'),
        entry(0, 1, 'give 2 a', 'given'),
        entry(0, 1, 'give 1 b', 'given'),
        entry(1, 1, 'lay b', 'laid'),
        entry(2, 2, 'lay a', 'laid'),
        entry(2, null, 'deal 2 c', 'dealt'),
        entry(3, 2, 'give 1 c', 'given'),
        entry(4, 1, 'lay c', 'laid'),
      ]),
    ).toEqual([
      [1, 3],
      [1, 4],
      [2, 6],
      [2, 7],
      [1, 8],
    ]);
  });

  test('v13 a good is a turn; k others may answer within one', () => {
    expect(
      turns([
        entry(0, 1, 'blind'),
        entry(0, null, 'draw a', 'drawn'),
        entry(0, 1, 'lay a', 'laid'),
        entry(0, 2, 'join follower', 'left-quarter', 'scored'),
        entry(1, 2, 'good 1,1 field', 'placed'),
        entry(2, null, 'draw b', 'drawn'),
        entry(2, 1, 'lay b', 'laid'),
      ]),
    ).toEqual([
      [1, 4],
      [2, 5],
      [1, 7],
    ]);
  });
});

test('v13 goods are told at the end, and their points are there with the last of them', () => {
  const last = entry(
    1,
    1,
    'lay a',
    'laid',
    'final-scoring',
    'left-quarter',
    'goods-scored',
    'goods-scored',
    'over',
  );
  const isStep = ({ kind }: EventInfo) => kind === 'left-quarter' || kind === 'goods-scored';
  const events = last.events.map((one) => ({ ...one, is_final: one.kind !== 'laid', is_step: isStep(one) }));
  const end = [{ ...last, events }];
  const steps = finalSteps(end);
  expect(steps.map(({ kind }) => kind)).toEqual(['left-quarter', 'goods-scored', 'goods-scored']);
  const traded = {
    ...position,
    pieces: [piece(2, 2, 2, { piece: 'good' }), piece(1, 3, 2, { piece: 'good' })],
  };
  expect(marksOfEvent(room, event('goods-scored'), traded, kinds)[0]?.areas.length).toBe(2);
  const paid = event('goods-scored', { bonus: { player: 2, points: 7 } });
  const marks = marksOfEvent(room, paid, traded, kinds);
  expect(marks).toMatchObject([{ label: '+7', areas: [{ x: 2, path: 'field' }] }]);
});

test('what was moved is shown on its squares', () => {
  const squares = (done: Entry) =>
    marksOfEntry(room, done, kinds).flatMap(({ areas }) => areas.map(({ x, y }) => [x, y]));
  const changed: [number, number][] = [
    [0, 0],
    [-1, 2],
  ];
  const move = entry(1, 1, 'move follower 0,0 city n to -1,2 field s');
  expect(squares({ ...move, squares: changed })).toEqual(changed);
  expect(squares(entry(1, 1, 'lay road-bend 1,1 90'))).toEqual([]);
  const [market] = marksOfEntry(room, { ...entry(1, 1, 'count market'), quarter: 'market' }, kinds);
  expect(market?.areas).toMatchObject([{ x: 0, y: 0, spans: [4, 3] }]);
  expect(market?.areas[0]?.path).toMatch(/^M240 141/);
});

// As the server names them.
const KINDS: BaseEventKind[] = [
  'dealt',
  'opened',
  'given',
  'put-back',
  'discarded',
  'passed-over',
  'mountain-raised',
  'paid',
  'rebuilt',
  'moved',
  'sent-to-quarter',
  'count-moved',
  'left-quarter',
  'river-ended',
  'trade-opened',
  'goods-scored',
];

test('all that happens in the base game has a sign in the log and is read out', () => {
  expect(KINDS.filter((kind) => signOf(room, kind) === null)).toEqual([]);
  expect(signOf(room, 'laid')).toBeNull();
  // Tiles that come into hands are not news to all.
  expect(KINDS.filter((kind) => !isAloud(room, kind))).toEqual(['dealt']);
});
