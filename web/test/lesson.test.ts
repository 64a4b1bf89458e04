import { expect, test, vi } from 'vitest';
import { RefusedError } from '../src/connection/http';
import type { PlayHost } from '../src/connection/play';
import { connectLesson } from '../src/learn/connection';
import type { LessonStepped } from '../src/protocol/LessonStepped';
import type { SceneInfo } from '../src/protocol/SceneInfo';
import { parseRoute } from '../src/route';

const words = (said: string) => ({ en: said, fr: said });

/** A lesson whose log has two entries more in each scene. */
function world(step: () => Promise<unknown>) {
  let known = 0;
  const moved: { first: number; entries: number }[] = [];
  const host: PlayHost = {
    tokens: () => [],
    since: () => known,
    table: vi.fn(),
    moved({ first, entries }) {
      moved.push({ first, entries: entries.length });
      known = first + entries.length;
    },
    takebacks: () => 0,
    features: vi.fn(),
    aid: vi.fn(),
    moves: vi.fn(),
    refused: vi.fn(),
    link: vi.fn(),
  };
  const lesson = { began: vi.fn(), stepped: vi.fn(), refused: vi.fn(), missing: vi.fn() };
  const scene = (number: number) =>
    ({ number, entries: Array(2 * number).fill({}), features: [], position: {}, table: {} }) as unknown;
  const asked: string[][] = [];
  const connection = connectLesson('river', host, lesson, {
    scene: async (_id, number) => scene(number) as SceneInfo,
    step: (_id, _scene, actions) => {
      asked.push(actions);
      return step() as Promise<LessonStepped>;
    },
  });
  return { connection, host, lesson, moved, asked };
}

const stepped = (done: boolean) => ({
  done,
  first: 2,
  entries: [{}, {}],
  features: [],
  position: {},
  table: {},
});

test('a later scene adds to the log, an earlier one replaces it', async () => {
  const { connection, moved } = world(async () => stepped(true));
  await connection.open(1);
  await connection.open(3);
  await connection.open(0);
  expect(moved).toEqual([
    { first: 0, entries: 2 },
    { first: 2, entries: 4 },
    { first: 0, entries: 0 },
  ]);
});

test('what was done in a scene is sent again with what follows', async () => {
  const { connection, asked, lesson } = world(async () => stepped(false));
  await connection.open(1);
  await connection.play('', 2, ['lay a 0,1 0']);
  await connection.play('', 4, ['pass']);
  expect(asked).toEqual([['lay a 0,1 0'], ['lay a 0,1 0', 'pass']]);
  expect(lesson.stepped).toHaveBeenCalledTimes(2);
});

test('a refusal is told beside the lesson, and the turn comes back', async () => {
  const refusal = { code: 'illegal' as const, said: words('no') };
  const { connection, lesson, host } = world(async () => {
    throw new RefusedError(refusal);
  });
  await connection.open(1);
  await expect(connection.play('', 2, ['lay a 9,9 0'])).rejects.toThrow();
  expect(lesson.refused).toHaveBeenCalledWith(words('no'));
  expect(host.refused).not.toHaveBeenCalled();
  // Trying only asks why.
  await connection.attempt('lay a 9,9 0');
  expect(lesson.refused).toHaveBeenCalledTimes(2);
});

test('what comes for a scene that was left is too late', async () => {
  let answer: (stepped: unknown) => void = () => {};
  const { connection, lesson } = world(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await connection.open(1);
  const played = connection.play('', 2, ['pass']);
  await connection.open(2);
  answer(stepped(true));
  await expect(played).rejects.toThrow();
  expect(lesson.stepped).not.toHaveBeenCalled();
});

test('lessons and rules have addresses', () => {
  expect(parseRoute('/learn', '')).toEqual({ page: 'learn', lesson: null });
  expect(parseRoute('/learn/v7', '')).toEqual({ page: 'learn', lesson: 'v7' });
  expect(parseRoute('/rules/B12', '')).toEqual({ page: 'rules', about: 'B12', hash: '' });
  expect(parseRoute('/rules', '#X8')).toEqual({ page: 'rules', about: null, hash: '#X8' });
  expect(parseRoute('/learn/a/b', '')).toEqual({ page: 'unknown' });
});
