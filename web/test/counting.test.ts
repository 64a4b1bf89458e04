import { expect, test } from 'vitest';
import type { Entry } from '../src/protocol/Entry';
import type { SourceInfo } from '../src/protocol/SourceInfo';
import { bestOf, countAt, counted, paceOf, totalOf } from '../src/table/finale/counting';

const source = (points: number[], source: SourceInfo['source'] = 'roads'): SourceInfo => ({
  source,
  said: { en: source, fr: source },
  points,
});
const sources = [source([3, 8]), source([0, 0]), source([12, 4]), source([-2, 0])];

test('what brought nobody anything is not counted', () => {
  expect(counted(sources).map(({ points }) => points)).toEqual([
    [3, 8],
    [12, 4],
    [-2, 0],
  ]);
});

test('totals grow source by source, for all players at once', () => {
  const some = counted(sources);
  const pace = paceOf(some);
  expect(countAt(some, 0)).toMatchObject({
    now: 0,
    points: [
      [0, 0],
      [0, 0],
      [-0, 0],
    ],
  });
  const first = countAt(some, pace);
  expect([first.now, totalOf(first, 1), totalOf(first, 2)]).toEqual([1, 3, 8]);
  const end = countAt(some, 3 * pace);
  expect([end.now, totalOf(end, 1), totalOf(end, 2)]).toEqual([null, 13, 12]);
  expect(countAt(some, Number.POSITIVE_INFINITY)).toEqual(end);
  const half = countAt(some, pace * 1.2);
  expect(totalOf(half, 1)).toBeGreaterThan(3);
  expect(totalOf(half, 1)).toBeLessThan(15);
});

test('it takes about eight seconds, less where there is little to tell', () => {
  const many = Array.from({ length: 10 }, () => source([1, 1]));
  expect(paceOf(many) * 10).toBe(8000);
  expect(paceOf(counted(sources)) * 3).toBeLessThan(5000);
});

test('the scoring that brought most is found in the log', () => {
  const scoring = (points: number, winners: number[], areas = [{ x: points, y: 0, part: 0 }]) => ({
    scoring: { points, winners, areas },
  });
  const entries = [
    { events: [scoring(4, [1]), scoring(9, [2]), scoring(30, [1], [])] },
    { events: [scoring(7, [1, 2]), { scoring: null }] },
  ] as unknown as Entry[];
  expect(bestOf(entries, 1)?.points).toBe(7);
  expect(bestOf(entries, 2)?.points).toBe(9);
  expect(bestOf(entries, 3)).toBeNull();
});
