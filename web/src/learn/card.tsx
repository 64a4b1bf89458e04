// What a lesson says: what to do, what was wrong with what was done, what came of it, and the way on.

import { createEffect, createMemo, For, Show } from 'solid-js';
import { say, sentence, t } from '../i18n';
import { Icon } from '../parts/icon';
import type { EventInfo } from '../protocol/EventInfo';
import type { LessonStepped } from '../protocol/LessonStepped';
import type { SceneInfo } from '../protocol/SceneInfo';
import type { Words } from '../protocol/Words';
import { follow, LEARN, rulesPath } from '../route';

interface CardProps {
  scene: SceneInfo;
  /** What came of it, once the scene is done. */
  done: LessonStepped | null;
  /** Why something was not done. */
  message: Words | null;
  open(number: number): void;
  playOn(): void;
  busy: boolean;
}

// More than these would push the board off a phone.
const MOST_TOLD = 3;

export function LessonCard(props: CardProps) {
  let next: HTMLButtonElement | undefined;
  const lesson = () => props.scene.lesson;
  const isLast = () => props.scene.number + 1 === lesson().scenes;
  const learner = () => props.scene.table.seats[0];
  const scored = createMemo(() => pointsIn(props.done));
  // Whoever plays by keyboard goes on with Enter.
  createEffect(() => props.done && next?.focus({ preventScroll: true }));
  return (
    <section class="lesson-card" aria-label={t().learn.lesson}>
      <div class="lesson-words">
        <p class="lesson-where">
          <a href={LEARN} onClick={follow}>
            {t().learn.all}
          </a>
          <span>{say(lesson().title)}</span>
          <span data-scene-of>{t().learn.scene(props.scene.number + 1, lesson().scenes)}</span>
        </p>
        <h1>{say(props.scene.title)}</h1>
        <div class="lesson-say" aria-live="polite" data-lesson-say>
          <Show
            when={props.done}
            fallback={
              <p>
                {sentence(props.scene.said)}{' '}
                <Show when={props.scene.number === 0 && learner()}>
                  {(seat) => <span class="quiet">{t().learn.you(say(seat().called))}</span>}
                </Show>
              </p>
            }
          >
            {(done) => (
              <>
                <For each={scored()}>
                  {(event) => (
                    <p class="lesson-scored" data-scored>
                      {sentence(event.said)}
                    </p>
                  )}
                </For>
                <Show when={done().said}>{(said) => <p>{sentence(said())}</p>}</Show>
              </>
            )}
          </Show>
          <Show when={props.message}>
            {(message) => (
              <p class="lesson-wrong" data-lesson-wrong>
                {sentence(message())}
              </p>
            )}
          </Show>
        </div>
      </div>
      <div class="lesson-buttons">
        <p class="lesson-rules">
          <For each={props.scene.rules}>
            {(rule) => (
              <a href={rulesPath(rule)} target="_blank" rel="noopener">
                {rule}
              </a>
            )}
          </For>
        </p>
        <Show when={props.scene.number > 0 || props.done}>
          <button
            type="button"
            class="button button-icon"
            title={t().learn.backTitle}
            onClick={() => props.open(props.done ? props.scene.number : props.scene.number - 1)}
            data-act="lesson-back"
          >
            <Icon name="previous" />
            <span>{t().learn.back}</span>
          </button>
        </Show>
        <Show
          when={props.done}
          fallback={
            <button
              type="button"
              class="button button-icon"
              title={t().learn.skipTitle}
              onClick={() => props.open(props.scene.number + 1)}
              data-act="lesson-skip"
            >
              <Icon name="skip" />
              <span>{t().learn.skip}</span>
            </button>
          }
        >
          <Show when={isLast() && lesson().plays_on}>
            <button
              type="button"
              class="button button-main"
              title={t().learn.playOnAbout}
              disabled={props.busy}
              onClick={() => props.playOn()}
              data-act="lesson-game"
            >
              <Icon name="play" />
              <span>{t().learn.playOn}</span>
            </button>
          </Show>
          <button
            ref={next}
            type="button"
            class="button"
            classList={{ 'button-main': !(isLast() && lesson().plays_on) }}
            onClick={() => props.open(props.scene.number + 1)}
            data-act="lesson-next"
          >
            <Icon name={isLast() ? 'check' : 'next'} />
            <span>{isLast() ? t().learn.finish : t().learn.next}</span>
          </button>
        </Show>
      </div>
    </section>
  );
}

/** What brought points, the last of it. At the end of a game that is told at the board. */
function pointsIn(done: LessonStepped | null): EventInfo[] {
  const events = (done?.entries ?? []).flatMap((entry) => entry.events);
  if (events.some((event) => event.is_final)) return [];
  return events.filter((event) => event.scoring || event.bonus).slice(-MOST_TOLD);
}
