// The rules of a game to read, with drawn examples.

import './learn.css';
import { createEffect, createMemo, createResource, For, Show } from 'solid-js';
import { catalogue, loadCatalogue } from '../connection/catalogue';
import { getRules } from '../connection/http';
import { say, sentence, t } from '../i18n';
import { Icon } from '../parts/icon';
import type { ExampleInfo } from '../protocol/ExampleInfo';
import type { RulesChapter } from '../protocol/RulesChapter';
import { follow, LEARN, lessonPath, rulesPath } from '../route';
import { LearnHead } from './page';

/** `about` is a game, the number of a rule, or nothing: then it is the first game. */
export function RulesPage(props: { about: string | null; hash: string }) {
  loadCatalogue();
  const game = createMemo(() => {
    const games = catalogue()?.games;
    const named = games?.find((one) => one.id === props.about);
    const number = props.about?.replace(/[a-z]$/, '');
    const ruled = games?.find((one) => one.rules.some((rule) => rule.id === number));
    return (named ?? ruled ?? games?.[0])?.id;
  });
  const [rules] = createResource(game, getRules);
  const told = () => (rules.error ? undefined : rules());
  // Where a link leads is only there once the rules have come.
  createEffect(() => {
    const wanted = props.hash.slice(1) || props.about?.replace(/[a-z]$/, '') || '';
    if (told() && wanted) {
      queueMicrotask(() => document.getElementById(wanted)?.scrollIntoView({ block: 'start' }));
    }
  });
  return (
    <div class="learn rules-page">
      <LearnHead title={told() ? t().learn.rulesOf(say(told()?.title ?? NOTHING)) : t().learn.rules}>
        <a href={LEARN} onClick={follow}>
          {t().learn.title}
        </a>
      </LearnHead>
      <nav class="rules-games" aria-label={t().learn.rules}>
        <For each={catalogue()?.games}>
          {(one) => (
            <a
              class="button"
              href={rulesPath(one.id)}
              onClick={follow}
              aria-current={one.id === game() ? 'page' : undefined}
              data-rules={one.id}
            >
              {say(one.title)}
            </a>
          )}
        </For>
      </nav>
      <main>
        <Show when={rules.error}>
          <p role="alert">{t().unreachable}</p>
        </Show>
        <Show when={told()} fallback={<p role="status">{t().loading}</p>}>
          {(all) => (
            <>
              <p>{sentence(all().about)}</p>
              <Show when={all().notice}>{(notice) => <p class="notice">{say(notice())}</p>}</Show>
              <Show when={all().chapters.length > 1}>
                <details class="rules-contents">
                  <summary>{t().learn.contents}</summary>
                  <ul>
                    <For each={all().chapters}>
                      {(chapter) => (
                        <li>
                          <a href={`#${idOf(chapter)}`}>{headOf(chapter)}</a>
                        </li>
                      )}
                    </For>
                  </ul>
                </details>
              </Show>
              <For each={all().chapters}>{(chapter) => <Chapter chapter={chapter} />}</For>
            </>
          )}
        </Show>
      </main>
    </div>
  );
}

const NOTHING = { en: '', fr: '' };

const idOf = (chapter: RulesChapter): string => `chapter-${chapter.add_ons[0] ?? 'game'}`;

/** The title, with the number that variants go by. */
function headOf(chapter: RulesChapter): string {
  const [only, ...others] = chapter.rules;
  const number = only && others.length === 0 ? `${only.id} · ` : '';
  return number + say(chapter.title);
}

function Chapter(props: { chapter: RulesChapter }) {
  const label = () => (props.chapter.add_ons.length > 0 ? t().learn.lessonFor : t().learn.firstGame);
  return (
    <section class="rules-chapter" id={idOf(props.chapter)}>
      <div class="rules-chapter-head">
        <h2>{headOf(props.chapter)}</h2>
        <Show when={props.chapter.lesson}>
          {(lesson) => (
            <a class="button" href={lessonPath(lesson())} onClick={follow}>
              <Icon name="play" /> {label()}
            </a>
          )}
        </Show>
      </div>
      <Show when={props.chapter.about}>{(about) => <p class="quiet">{sentence(about())}</p>}</Show>
      <dl class="rules-list">
        <For each={props.chapter.rules}>
          {(rule) => (
            <div id={rule.id} data-rule={rule.id}>
              <dt>{rule.id}</dt>
              <dd>
                <p>{say(rule.said)}</p>
                <For each={rule.examples}>{(example) => <Drawn example={example} rule={rule.id} />}</For>
              </dd>
            </div>
          )}
        </For>
      </dl>
    </section>
  );
}

/** The room that a picture will take, which its address tells, so that the text does not jump when it comes. */
function sizeOf(picture: string): { width?: string; height?: string } {
  const size = /[?&]size=(\d+)x(\d+)/.exec(picture);
  return { width: size?.[1], height: size?.[2] };
}

function Drawn(props: { example: ExampleInfo; rule: string }) {
  return (
    <figure class="rules-example">
      <img
        src={props.example.picture}
        {...sizeOf(props.example.picture)}
        alt={t().learn.pictureOf(props.rule)}
        loading="lazy"
      />
      <figcaption>
        <p>{sentence(props.example.said)}</p>
        <For each={props.example.told}>{(told) => <p class="rules-told">{sentence(told)}</p>}</For>
      </figcaption>
    </figure>
  );
}
