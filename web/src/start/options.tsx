// How it is played: a preset, or each option by itself.

import { For, Show } from 'solid-js';
import { say, sentence, t } from '../i18n';
import type { GameOffer } from '../protocol/GameOffer';

export type OptionValues = Record<string, string>;

/** Every option of the game with its value: the chosen one, else its default. */
const full = (offer: GameOffer, values: OptionValues): OptionValues =>
  Object.fromEntries(
    offer.options.map((option) => [option.id, values[option.id] ?? option.values[0]?.id ?? '']),
  );

const same = (offer: GameOffer, a: OptionValues, b: OptionValues): boolean =>
  JSON.stringify(full(offer, a)) === JSON.stringify(full(offer, b));

export function Options(props: {
  offer: GameOffer;
  values: OptionValues;
  change(values: OptionValues): void;
}) {
  const chosen = () => props.offer.presets.find((preset) => same(props.offer, preset.options, props.values));
  const value = (id: string) => full(props.offer, props.values)[id];
  return (
    <div class="options">
      <fieldset class="presets">
        <legend class="unseen">{t().start.preset}</legend>
        <For each={props.offer.presets}>
          {(preset) => (
            <label class="card-choice">
              <input
                type="radio"
                name="preset"
                checked={chosen()?.id === preset.id}
                onChange={() => props.change({ ...preset.options })}
              />
              <span>
                <strong>{t().start.presetName(preset.id)}</strong>
                <span>{sentence(preset.about)}</span>
              </span>
            </label>
          )}
        </For>
      </fieldset>
      <Show when={props.offer.options.length > 0}>
        <details class="fine" open={!chosen()}>
          <summary>{t().start.fine}</summary>
          <For each={props.offer.options}>
            {(option) => (
              <fieldset class="option">
                <legend>{say(option.about)}</legend>
                <For each={option.values}>
                  {(one) => (
                    <label class="line-choice">
                      <input
                        type="radio"
                        name={`option-${option.id}`}
                        checked={value(option.id) === one.id}
                        onChange={() => props.change({ ...props.values, [option.id]: one.id })}
                      />
                      <span>{sentence(one.about)}</span>
                    </label>
                  )}
                </For>
              </fieldset>
            )}
          </For>
        </details>
      </Show>
    </div>
  );
}
