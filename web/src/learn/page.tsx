// All lessons, and the way to the rules.

import './learn.css';
import { createResource, For, type JSX, Show } from 'solid-js';
import { catalogue, loadCatalogue } from '../connection/catalogue';
import { getLessons } from '../connection/http';
import { say, sentence, t } from '../i18n';
import { Icon } from '../parts/icon';
import { Settings } from '../parts/settings';
import type { LessonOffer } from '../protocol/LessonOffer';
import { follow, lessonPath, rulesPath } from '../route';
import { isDone } from './progress';

export function LearnHead(props: { title: string; about?: string; children?: JSX.Element }) {
  return (
    <header class="learn-head">
      <div>
        <p class="learn-way">
          <a href="/" onClick={follow}>
            <Icon name="home" /> Bastide
          </a>
          {props.children}
        </p>
        <h1>{props.title}</h1>
        <Show when={props.about}>{(about) => <p class="quiet">{about()}</p>}</Show>
      </div>
      <Settings />
    </header>
  );
}

export function LearnPage() {
  loadCatalogue();
  const [lessons] = createResource(getLessons);
  const all = () => (lessons.error ? [] : (lessons() ?? []));
  const guided = () => all().filter((one) => one.plays_on);
  const others = () => all().filter((one) => !one.plays_on && one.add_ons.length === 0);
  const addOns = () => all().filter((one) => one.add_ons.length > 0);
  return (
    <div class="learn">
      <LearnHead title={t().learn.title} about={t().learn.about} />
      <main>
        <Show when={!lessons.error} fallback={<p role="alert">{sentence(gone())}</p>}>
          <Show when={all().length > 0} fallback={<p role="status">{t().loading}</p>}>
            <Group title={t().learn.first} lessons={guided()} large />
            <Group title={t().learn.games} lessons={others()} />
            <Group title={t().learn.addOns} lessons={addOns()} />
          </Show>
        </Show>
        <section class="learn-group">
          <h2>{t().learn.rules}</h2>
          <p class="quiet">{t().learn.rulesAbout}</p>
          <ul class="learn-rules">
            <For each={catalogue()?.games}>
              {(game) => (
                <li>
                  <a class="button" href={rulesPath(game.id)} onClick={follow} data-rules={game.id}>
                    <Icon name="book" /> {say(game.title)}
                  </a>
                </li>
              )}
            </For>
          </ul>
        </section>
      </main>
    </div>
  );
}

const gone = () => ({ en: t().unreachable, fr: t().unreachable });

function Group(props: { title: string; lessons: readonly LessonOffer[]; large?: boolean }) {
  return (
    <Show when={props.lessons.length > 0}>
      <section class="learn-group" classList={{ 'learn-large': props.large }}>
        <h2>{props.title}</h2>
        <ul class="learn-list">
          <For each={props.lessons}>
            {(lesson) => (
              <li class="card learn-card" data-lesson={lesson.id}>
                <h3>
                  <a href={lessonPath(lesson.id)} onClick={follow}>
                    {say(lesson.title)}
                  </a>
                </h3>
                <p>{say(lesson.about)}</p>
                <p class="learn-facts">
                  {t().learn.minutes(lesson.minutes)} · {t().learn.scenes(lesson.scenes)}
                  <Show when={isDone(lesson.id)}>
                    <span class="learn-done" data-done>
                      <Icon name="check" /> {t().learn.done}
                    </span>
                  </Show>
                </p>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
