// A lesson as if it were a table: what the learner does is asked over HTTP, scene by scene.

import { getScene, RefusedError, stepInLesson } from '../connection/http';
import type { PlayConnection, PlayHost } from '../connection/play';
import type { Entry } from '../protocol/Entry';
import type { FeatureInfo } from '../protocol/FeatureInfo';
import type { LessonStepped } from '../protocol/LessonStepped';
import type { PositionInfo } from '../protocol/PositionInfo';
import type { SceneInfo } from '../protocol/SceneInfo';
import type { TableInfo } from '../protocol/TableInfo';
import type { Words } from '../protocol/Words';

/** The learner's seat, and what stands for its secret: there is none to keep. */
const OWN = [{ player: 1, token: 'lesson' }];

export interface LessonHost {
  /** A scene begins. */
  began(scene: SceneInfo): void;
  /** Something was done; perhaps the scene is over. */
  stepped(stepped: LessonStepped): void;
  /** It was not done, and why; nothing if the server could not be asked. */
  refused(said: Words | null): void;
  missing(): void;
}

export interface LessonConnection extends PlayConnection {
  /** Goes to the beginning of a scene. */
  open(number: number): Promise<void>;
  /** Tries what the table does not offer, only to hear why it can't be done. */
  attempt(action: string): Promise<void>;
}

interface Calls {
  scene(id: string, number: number): Promise<SceneInfo>;
  step(id: string, scene: number, actions: string[]): Promise<LessonStepped>;
}

const OVER_HTTP: Calls = { scene: getScene, step: stepInLesson };

export function connectLesson(
  id: string,
  host: PlayHost,
  lesson: LessonHost,
  calls: Calls = OVER_HTTP,
): LessonConnection {
  let scene: SceneInfo | null = null;
  // What the learner has done in this scene so far.
  let made: string[] = [];
  let features: FeatureInfo[] = [];
  // Another scene was asked for meanwhile: what comes for the old one is too late.
  let asked = 0;

  const show = (table: TableInfo, first: number, entries: Entry[], position: PositionInfo) => {
    host.table({ type: 'table', table, own: OWN });
    const known = host.since();
    // Further on, only what is new; elsewhere, all of it.
    const goesOn = known >= first && known <= first + entries.length;
    const rest = goesOn ? entries.slice(known - first) : entries;
    host.moved({ type: 'moved', first: goesOn ? known : first, takebacks: 0, entries: rest, position });
  };

  const refuse = (error: unknown) =>
    lesson.refused(error instanceof RefusedError ? error.refusal.said : null);

  const step = async (actions: string[]): Promise<LessonStepped | null> => {
    const now = scene;
    if (!now) return null;
    const turn = asked;
    try {
      const stepped = await calls.step(id, now.number, [...made, ...actions]);
      return turn === asked ? stepped : null;
    } catch (error) {
      if (turn === asked) refuse(error);
      return null;
    }
  };

  host.link('connecting');
  return {
    async open(number) {
      asked += 1;
      const turn = asked;
      try {
        const next = await calls.scene(id, number);
        if (turn !== asked) return;
        scene = next;
        made = [];
        features = next.features;
        host.link('open');
        show(next.table, 0, next.entries, next.position);
        lesson.began(next);
      } catch (error) {
        if (turn !== asked) return;
        if (error instanceof RefusedError && error.refusal.code === 'unknown-lesson') lesson.missing();
        else refuse(error);
      }
    },
    async play(_token, _seq, actions) {
      const stepped = await step(actions);
      // Said already, beside the lesson; the turn stays as it is, to be changed.
      if (!stepped) throw new Error('not done');
      made = stepped.done ? [] : [...made, ...actions];
      features = stepped.features;
      show(stepped.table, stepped.first, stepped.entries, stepped.position);
      lesson.stepped(stepped);
    },
    async attempt(action) {
      await step([action]);
    },
    rename() {},
    takeBack() {},
    standIn() {},
    consent() {},
    talk() {},
    askFeatures() {
      host.features({ type: 'features', seq: host.since(), takebacks: 0, features });
    },
    // What is asked over a socket is locked in lessons.
    askAid() {},
    askMoves() {},
    again() {},
    close() {
      asked += 1;
    },
  };
}
