import { expect, test } from 'vitest';
import type { Answer } from '../src/protocol/Answer';
import type { Entry } from '../src/protocol/Entry';
import type { EventKind } from '../src/protocol/EventKind';
import type { RebuildInfo } from '../src/protocol/RebuildInfo';
import type { Touch } from '../src/protocol/Touch';
import type { GameRoom } from '../src/table/games';
import { groupsOf, rebuildsOf } from '../src/table/moves/moves';
import { aloudIn } from '../src/table/news/announcer';

const room: GameRoom = { features: [], log: { silent: ['dealt'] } };
const entry = (player: number | null, ...kinds: EventKind[]): Entry => ({
  player,
  action: '',
  turn: 1,
  squares: [],
  events: kinds.map((kind) => ({
    kind,
    said: { en: kind, fr: kind },
    is_final: false,
    is_step: false,
    scoring: null,
    bonus: null,
  })),
});
const heard = (entries: Entry[], own: number[]) => aloudIn(room, entries, own).map(({ kind }) => kind);

test('what others do is said, and every score, in order', () => {
  const entries = [
    entry(1, 'laid', 'placed', 'scored', 'returned'),
    entry(null, 'drawn'),
    entry(2, 'laid', 'placed', 'scored', 'returned'),
    entry(2, 'over'),
  ];
  expect(heard(entries, [1])).toEqual(['scored', 'laid', 'placed', 'scored', 'over']);
  expect(heard(entries, [1, 2])).toEqual(['scored', 'scored', 'over']);
  expect(heard(entries, [])).toEqual(['laid', 'placed', 'scored', 'laid', 'placed', 'scored', 'over']);
});

test('moves are grouped by what they touch, in the order of the server', () => {
  const move = (touches: Touch, action: string) => ({
    touches,
    said: { en: action, fr: action },
    action,
    where: null,
  });
  const groups = groupsOf([move('completes', 'a'), move('own', 'b'), move('own', 'c'), move('nothing', 'd')]);
  expect(groups.map(({ touches, moves }) => [touches, moves.length])).toEqual([
    ['completes', 1],
    ['own', 2],
    ['nothing', 1],
  ]);
});

test('a tile that can be laid elsewhere is among the moves, each way of it', () => {
  const answer = (action: string, rebuild?: RebuildInfo): Answer => ({
    action,
    does: 'pass',
    said: { en: action, fr: action },
    areas: [],
    sides: [],
    tiles: [],
    ...(rebuild ? { rebuild } : {}),
  });
  const moves = rebuildsOf([
    answer('pass'),
    answer('a', { tile: 'road', from: [0, 1], to: [2, 3], rotation: 90 }),
    answer('b', { tile: 'road', from: [0, 1], to: [2, 3], rotation: 270 }),
  ]);
  expect(moves.map(({ action }) => action)).toEqual(['a', 'b']);
  expect(moves[0]?.where).toContain('2, 3');
  expect(groupsOf(moves).map(({ touches }) => touches)).toEqual(['rebuilds']);
});
