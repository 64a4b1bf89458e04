import { expect, test } from 'vitest';
import type { Entry } from '../src/protocol/Entry';
import type { EventInfo } from '../src/protocol/EventInfo';
import type { EventKind } from '../src/protocol/EventKind';
import type { PositionInfo } from '../src/protocol/PositionInfo';
import type { ScoringInfo } from '../src/protocol/ScoringInfo';
import type { Source } from '../src/protocol/Source';
import { finalSteps, kept, pointsOf, stopsOf, turnAt, turnsOf } from '../src/table/log/history';
import { lapOf } from '../src/table/scores/laps';

const event = (kind: EventKind, scoring: ScoringInfo | null = null): EventInfo => ({
  kind,
  said: { en: kind, fr: kind },
  is_final: false,
  is_step: false,
  scoring,
  bonus: null,
});

const scored = (source: Source, points: number, winners: number[]): EventInfo =>
  event('scored', {
    source,
    occasion: 'completed',
    arithmetic: { en: '', fr: '' },
    points,
    winners,
    rules: [],
    areas: [],
  });

/** What belongs to the end, and a step of the final scoring. */
const end = (one: EventInfo): EventInfo => ({ ...one, is_final: true });
const step = (one: EventInfo): EventInfo => ({ ...end(one), is_step: true });

/** Entries of these turns. */
const numbered = (turns: number[], all: Omit<Entry, 'turn' | 'squares'>[]): Entry[] =>
  all.map((one, index) => ({ ...one, turn: turns[index] ?? 0, squares: [] }));

const entries = numbered(
  [1, 1, 1, 2, 2, 2],
  [
    { player: null, action: 'draw a', events: [event('drawn')] },
    { player: 1, action: 'lay a', events: [event('laid')] },
    { player: 1, action: 'follower', events: [event('placed'), scored('roads', 3, [1]), event('returned')] },
    { player: null, action: 'draw b', events: [event('set-aside')] },
    { player: null, action: 'draw c', events: [event('drawn')] },
    {
      player: 2,
      action: 'lay c',
      events: [
        event('laid'),
        end(event('final-scoring')),
        step(scored('cities', 4, [1, 2])),
        step(scored('fields', 8, [])),
        end(event('over')),
      ],
    },
  ],
);

test('the log is told by turns; a tile that fitted nowhere does not begin another', () => {
  expect(turnsOf(entries).map((turn) => [turn.player, turn.seq])).toEqual([
    [1, 3],
    [2, 6],
  ]);
  expect(turnsOf(entries)[0]?.events.map((e) => e.kind)).toEqual(['laid', 'placed', 'scored']);
});

test('a bonus tile belongs to the turn that earned it, also after one that fitted nowhere', () => {
  const bonus = numbered(
    [1, 1, 1, 1, 1, 2, 2],
    [
      { player: null, action: 'draw a', events: [event('drawn')] },
      { player: 1, action: 'lay a', events: [event('laid'), event('bonus-earned')] },
      { player: null, action: 'draw x', events: [event('bonus-drawn'), event('set-aside')] },
      { player: null, action: 'draw y', events: [event('bonus-drawn')] },
      { player: 1, action: 'lay y', events: [event('laid')] },
      { player: null, action: 'draw b', events: [event('drawn')] },
      { player: 2, action: 'lay b', events: [event('laid')] },
    ],
  );
  expect(turnsOf(bonus).map((turn) => [turn.player, turn.seq])).toEqual([
    [1, 5],
    [2, 7],
  ]);
  expect(turnsOf(bonus)[0]?.events.map((e) => e.kind)).toEqual([
    ...['laid', 'bonus-earned', 'bonus-drawn', 'set-aside', 'bonus-drawn', 'laid'],
  ]);
});

test('a replay stops at the start and after each turn', () => {
  expect(stopsOf(entries)).toEqual([0, 3, 6]);
  expect(stopsOf([])).toEqual([0]);
});

test('points are added up by player; where nobody wins nobody gets any', () => {
  const all = entries.flatMap((entry) => entry.events);
  expect(pointsOf(all, 1)).toBe(7);
  expect(pointsOf(all, 2)).toBe(4);
});

test('the final scoring is what follows the last tile', () => {
  expect(finalSteps(entries).map(({ scoring }) => scoring?.source)).toEqual(['cities', 'fields']);
  expect(finalSteps(entries.slice(0, 3))).toEqual([]);
});

// A turn of The Castle goes on after chance has turned up a wall tile; at the end the other player decides.
const castle = numbered(
  [1, 1, 1, 1, 2, 2, 2],
  [
    { player: null, action: 'draw a', events: [event('drawn')] },
    { player: 1, action: 'lay a', events: [event('laid'), event('marker-moved'), event('wall-tile-taken')] },
    { player: null, action: 'reveal extra-turn', events: [event('wall-tile-revealed')] },
    { player: 1, action: 'use extra-turn', events: [event('wall-tile-used')] },
    { player: null, action: 'draw b', events: [event('drawn')] },
    { player: 1, action: 'lay b', events: [event('laid'), end(event('final-scoring'))] },
    {
      player: 2,
      action: 'use five-points',
      events: [step({ ...event('bonus'), bonus: { player: 2, points: 5 } }), end(event('over'))],
    },
  ],
);

test('a turn is of who began it', () => {
  expect(turnsOf(castle).map((turn) => [turn.player, turn.seq])).toEqual([
    [1, 4],
    [1, 7],
  ]);
  expect(turnsOf(castle, ['marker-moved'])[0]?.events.map((e) => e.kind)).toEqual([
    'laid',
    'wall-tile-taken',
    'wall-tile-revealed',
    'wall-tile-used',
  ]);
});

test('points without a scoring belong to the final scoring too', () => {
  expect(finalSteps(castle).map((e) => e.kind)).toEqual(['bonus']);
  expect(pointsOf(finalSteps(castle), 2)).toBe(5);
  expect(pointsOf(finalSteps(castle), 1)).toBe(0);
});

test('the lap is what the server says for the position, and is not said while points are still being told', () => {
  const position = (spaces: number, score: number, lap: number) =>
    ({ scores: [0, score], track: { spaces, laps: [0, lap] } }) as PositionInfo;
  expect(lapOf(position(50, 151, 3), 2, 151)).toBe(3);
  expect(lapOf(position(100, 151, 1), 2, 151)).toBe(1);
  expect([0, 49, 50, 99, 100, 150].map((score) => lapOf(position(50, 151, 3), 2, score))).toEqual(
    Array(6).fill(null),
  );
});

// A turn of The City with a wall building, in which others act too; then the end.
const city = numbered(
  [1, 1, 1, 1, 1],
  [
    { player: null, action: 'draw a', events: [event('pile-begun'), event('drawn')] },
    { player: 1, action: 'lay a', events: [event('laid'), event('scored'), event('building-begun')] },
    { player: 1, action: 'gate 0,0 n', events: [event('gate-set')] },
    { player: 2, action: 'wall left', events: [event('wall-set')] },
    {
      player: 1,
      action: 'tower left',
      events: [
        { ...event('tower-set'), bonus: { player: 1, points: 1 } },
        step(event('city-ends')),
        step(event('ring-closed')),
        end(event('returned')),
        step({ ...event('guard-scored'), bonus: { player: 2, points: 5 } }),
        end(event('over')),
      ],
    },
  ],
);

test('a wall building belongs to the turn of who leads it', () => {
  expect(turnsOf(city).map((turn) => [turn.player, turn.seq])).toEqual([[1, 5]]);
  expect(turnsOf(city)[0]?.events.map((e) => e.kind)).toContain('pile-begun');
});

test('the end of The City is told from why it ends, without the tower before it', () => {
  expect(finalSteps(city).map((e) => e.kind)).toEqual(['city-ends', 'ring-closed', 'guard-scored']);
  expect(pointsOf(finalSteps(city), 1)).toBe(0);
  expect(pointsOf(finalSteps(city), 2)).toBe(5);
});

test('a turn has the tiles it laid, and is found by their squares', () => {
  const tile = (x: number, y: number) => ({ name: 'a', rotation: 0, x, y });
  const laid = (turn: number, x: number, y: number): Entry => ({
    player: 1,
    action: '',
    events: [event('laid')],
    turn,
    squares: [],
    laid: tile(x, y),
  });
  const turns = turnsOf([laid(1, 0, 1), laid(2, 1, 1), laid(2, 2, 1), laid(3, 0, 1)]);
  expect(turns.map(({ tiles }) => tiles.length)).toEqual([1, 2, 1]);
  expect(turnAt(turns, { x: 2, y: 1 })).toBe(turns[1]);
  expect(turnAt(turns, { x: 0, y: 1 })).toBe(turns[2]);
  expect(turnAt(turns, { x: 9, y: 9 })).toBeNull();
  expect(turnAt(turns, null)).toBeNull();
});

test('turns that are over stay the ones they were, also in a log that is read to an earlier moment', () => {
  const before = turnsOf(entries.slice(0, 3));
  const now = kept(before, turnsOf(entries));
  expect(now).toHaveLength(2);
  expect(now[0]).toBe(before[0]);
  const back = kept(now, turnsOf(entries.slice(0, 2)));
  expect(back).toHaveLength(1);
  expect(back[0]?.events.map(({ kind }) => kind)).toEqual(['laid']);
});
