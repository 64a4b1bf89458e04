import { describe, expect, test } from 'vitest';
import { spread } from '../src/board';
import type { Entry } from '../src/protocol/Entry';
import type { EventInfo } from '../src/protocol/EventInfo';
import type { PieceInfo } from '../src/protocol/PieceInfo';
import type { PositionInfo } from '../src/protocol/PositionInfo';
import { FLY, GLIDE, HOLD, RISE, scheduleOf } from '../src/table/motion/schedule';
import { pointsIn, storyOf } from '../src/table/motion/story';

const at = (pieces: PieceInfo[]) => ({ pieces, tiles: [] }) as unknown as PositionInfo;
const piece = (player: number, x: number, y: number, part = 0): PieceInfo => ({
  player,
  symbol: `figure-${player}`,
  x,
  y,
  part,
});
const area = (x: number, y: number, part = 0) => ({ x, y, part });

const scored = (points: number, winners: number[], areas = [area(0, 0)]): EventInfo => ({
  kind: 'scored',
  said: { en: '', fr: '' },
  is_final: false,
  is_step: false,
  bonus: null,
  scoring: {
    source: 'cities',
    occasion: 'completed',
    arithmetic: { en: '', fr: '' },
    points,
    winners,
    rules: [],
    areas,
  },
});

const entry = (player: number | null, more: Partial<Entry> = {}): Entry => ({
  player,
  action: '',
  events: [],
  turn: 1,
  squares: [],
  ...more,
});
const laid = (x: number, y: number) => ({ name: 'a', rotation: 90, x, y });

describe('a story', () => {
  test('has the tile, who stands on it, the points and who goes home', () => {
    const entries = [
      entry(2, { laid: laid(1, 0) }),
      entry(2, { placed: area(1, 0, 1), events: [scored(7, [1])] }),
      entry(null),
    ];
    const story = storyOf(entries, at([piece(1, 0, 0)]), at([piece(2, 1, 0, 1)]), [1]);
    expect(story).toHaveLength(2);
    expect(story[0]).toMatchObject({ own: false, tile: { laid: laid(1, 0), from: null }, home: [] });
    expect(story[1]?.stood).toMatchObject([{ player: 2, x: 1, part: 1 }]);
    expect(story[1]?.points).toMatchObject([{ player: 1, points: 7 }]);
    expect(story[1]?.home).toMatchObject([{ player: 1, x: 0, y: 0 }]);
  });

  test('knows who was placed and is gone again within one message', () => {
    const [beat] = storyOf([entry(1, { placed: area(0, 0), events: [scored(4, [1])] })], at([]), at([]), [1]);
    expect(beat?.home).toEqual([{ ...area(0, 0), player: 1, symbol: null }]);
  });

  test('tells a walk from one tile to another', () => {
    const walk = entry(1, {
      squares: [
        [0, 0],
        [2, 0],
      ],
    });
    const [beat] = storyOf([walk], at([piece(1, 0, 0)]), at([piece(1, 2, 0)]), []);
    expect(beat?.moved).toMatchObject([{ from: { x: 0 }, to: { x: 2 } }]);
    expect(beat?.home).toEqual([]);
  });

  test('takes tiles up one by one', () => {
    const squares = (x: number): Entry['squares'] => [
      [x, 0],
      [x, 5],
    ];
    const entries = [1, 2, 3].map((x) => entry(2, { laid: laid(x, 5), squares: squares(x) }));
    const story = storyOf(entries, at([]), at([]), [1]);
    expect(story.map(({ tile }) => tile?.from)).toEqual([1, 2, 3].map((x) => ({ x, y: 0 })));
    expect(scheduleOf(story).beats.map(({ tile }) => tile)).toEqual([0, GLIDE, 2 * GLIDE]);
  });

  test('leaves the end of the game to the final scoring, and what is long ago to the log', () => {
    expect(pointsIn({ ...scored(3, [1]), is_final: true })).toEqual([]);
    const many = Array.from({ length: 40 }, (_, x) => entry(2, { laid: laid(x, 0) }));
    const story = storyOf(many, at([]), at([]), []);
    expect(story.length).toBeLessThan(6);
    expect(story.at(-1)?.tile?.laid.x).toBe(39);
  });
});

describe('a schedule', () => {
  const beatOf = (points: [number, number][], own = false) =>
    storyOf(
      [entry(2, { laid: laid(0, 0), events: points.map(([player, n]) => scored(n, [player])) })],
      at([]),
      at([]),
      own ? [2] : [],
    );

  test('shows what was done here at once, and what others do after their tile has come', () => {
    expect(scheduleOf(beatOf([[1, 7]], true)).beats[0]?.light).toBe(0);
    expect(scheduleOf(beatOf([[1, 7]])).beats[0]?.light).toBe(GLIDE);
  });

  test('lets numbers for several fly at once, and those for one player after each other', () => {
    const { beats, end } = scheduleOf(
      beatOf([
        [1, 7],
        [2, 7],
        [1, 3],
      ]),
    );
    expect(beats[0]?.numbers.map(({ start }) => start - GLIDE)).toEqual([0, 0, FLY]);
    expect(end).toBe(GLIDE + FLY + HOLD + FLY);
  });

  test('does not let a number come upon that of the last turn', () => {
    const { beats } = scheduleOf(beatOf([[1, 7]]), new Map([[1, 2000]]));
    expect(beats[0]?.numbers[0]?.start).toBe(2000);
  });

  test('lets be heard what is seen, in order', () => {
    const story = storyOf(
      [entry(2, { laid: laid(0, 0) }), entry(2, { placed: area(0, 0), events: [scored(3, [2])] })],
      at([]),
      at([piece(2, 0, 0)]),
      [1],
    );
    const { cues } = scheduleOf(story);
    expect(cues).toEqual([
      { at: GLIDE, cue: 'lay' },
      { at: GLIDE + RISE, cue: 'follower' },
      { at: GLIDE + RISE + HOLD + FLY, cue: 'score' },
    ]);
  });

  test('never has two numbers on one spot', () => {
    const spots = spread(
      [
        { x: 10, y: 10 },
        { x: 10, y: 10 },
        { x: 14, y: 10 },
      ],
      46,
      [{ x: 10, y: 12 }],
    );
    const all = [...spots, { x: 10, y: 12 }];
    const gaps = all.flatMap((a, i) => all.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...gaps)).toBeGreaterThan(45);
  });
});
