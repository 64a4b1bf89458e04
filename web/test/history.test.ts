import { expect, test } from 'vitest';
import type { Entry } from '../src/protocol/Entry';
import type { EventInfo } from '../src/protocol/EventInfo';
import type { ScoringInfo } from '../src/protocol/ScoringInfo';
import { finalScorings, pointsOf, scoringsOf, stopsOf, turnsOf } from '../src/table/history';
import { lapOf } from '../src/table/people';

const event = (kind: string, scoring: ScoringInfo | null = null): EventInfo => ({
  kind,
  said: { en: kind, fr: kind },
  scoring,
});

const scored = (source: string, points: number, winners: number[]): EventInfo =>
  event('scored', {
    source,
    occasion: 'completed',
    arithmetic: { en: '', fr: '' },
    points,
    winners,
    rules: [],
    areas: [],
  });

const entries: Entry[] = [
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
      event('final-scoring'),
      scored('cities', 4, [1, 2]),
      scored('fields', 8, []),
      event('over'),
    ],
  },
];

test('turns begin with a draw; a tile that fitted nowhere does not begin another', () => {
  expect(turnsOf(entries).map((turn) => [turn.player, turn.seq])).toEqual([
    [1, 3],
    [2, 6],
  ]);
  expect(turnsOf(entries)[0]?.events.map((e) => e.kind)).toEqual(['laid', 'placed', 'scored']);
});

test('a replay stops at the start and after each turn', () => {
  expect(stopsOf(entries)).toEqual([0, 3, 6]);
  expect(stopsOf([])).toEqual([0]);
});

test('points are added up by player; where nobody wins nobody gets any', () => {
  const all = scoringsOf(entries);
  expect(pointsOf(all, 1)).toBe(7);
  expect(pointsOf(all, 2)).toBe(4);
});

test('the final scoring is what follows the last tile', () => {
  expect(finalScorings(entries).map(({ scoring }) => scoring.source)).toEqual(['cities', 'fields']);
  expect(finalScorings(entries.slice(0, 3))).toEqual([]);
});

test('laps of the track, B23', () => {
  expect([0, 49, 50, 99, 100, 151].map(lapOf)).toEqual([0, 0, 50, 50, 100, 150]);
});
