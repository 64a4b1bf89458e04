// Which edition of a game is played: asked once where there are several, and then said in a line.

import './edition.css';
import { createSignal, For, Show } from 'solid-js';
import { say, sentence, t } from '../i18n';
import type { GameOffer } from '../protocol/GameOffer';
import { chooseEdition, editionOf } from '../storage/choices';
import { editionFor } from './quick';

export function Edition(props: { offer: GameOffer }) {
  const [asking, setAsking] = createSignal(editionOf(props.offer.id) === null);
  let answered: HTMLButtonElement | undefined;
  let choices: HTMLDivElement | undefined;
  const choose = (preset: string) => {
    chooseEdition(props.offer.id, preset);
    setAsking(false);
    answered?.focus();
  };
  return (
    <Show when={props.offer.presets.length > 1}>
      <section class="edition" aria-label={t().start.edition.title(say(props.offer.title))}>
        <Show
          when={asking()}
          fallback={
            <p class="edition-line" data-edition={editionFor(props.offer)?.id}>
              <Show when={editionFor(props.offer)}>
                {(edition) => (
                  <span>
                    {t().start.edition.played} <strong>{say(edition().title)}</strong>: {say(edition().about)}
                    .
                  </span>
                )}
              </Show>{' '}
              <button
                ref={answered}
                type="button"
                class="link-button"
                onClick={() => {
                  setAsking(true);
                  choices?.querySelector<HTMLButtonElement>('[aria-pressed="true"]')?.focus();
                }}
                data-act="edition"
              >
                {t().start.edition.change}
              </button>
            </p>
          }
        >
          <p class="edition-ask">{t().start.edition.ask}</p>
          <div ref={choices} class="edition-choices" data-ask="edition">
            <For each={props.offer.presets}>
              {(preset) => (
                <button
                  type="button"
                  class="edition-choice"
                  aria-pressed={editionFor(props.offer)?.id === preset.id}
                  onClick={() => choose(preset.id)}
                  data-preset={preset.id}
                >
                  <strong>{say(preset.title)}</strong>
                  <span>{sentence(preset.about)}.</span>
                </button>
              )}
            </For>
          </div>
        </Show>
      </section>
    </Show>
  );
}
