// How it is played: an edition by its name, or a rule by itself.

import { For } from 'solid-js';
import { say, sentence, t } from '../../i18n';
import { editionWith, fullOptions } from '../../parts/edition';
import type { GameOffer } from '../../protocol/GameOffer';
import type { OptionOffer } from '../../protocol/OptionOffer';

export type OptionValues = Record<string, string>;

interface OptionsProps {
  offer: GameOffer;
  values: OptionValues;
  change(values: OptionValues): void;
}

/** The editions; none is chosen where somebody has made up their own rules. */
export function Editions(props: OptionsProps & { chosen(preset: string): void }) {
  return (
    <fieldset class="presets">
      <legend class="unseen">{t().start.preset}</legend>
      <For each={props.offer.presets}>
        {(preset) => (
          <label class="card-choice">
            <input
              type="radio"
              name="preset"
              data-preset={preset.id}
              checked={editionWith(props.offer, props.values)?.id === preset.id}
              onChange={() => {
                props.change({ ...preset.options });
                props.chosen(preset.id);
              }}
            />
            <span>
              <strong>{say(preset.title)}</strong>
              <span>{sentence(preset.about)}</span>
            </span>
          </label>
        )}
      </For>
    </fieldset>
  );
}

/** One rule that has several readings. */
export function OptionField(props: OptionsProps & { option: OptionOffer }) {
  const value = () => fullOptions(props.offer, props.values)[props.option.id];
  return (
    <fieldset class="option" data-option={props.option.id}>
      <legend>{say(props.option.about)}</legend>
      <For each={props.option.values}>
        {(one) => (
          <label class="line-choice">
            <input
              type="radio"
              name={`option-${props.option.id}`}
              checked={value() === one.id}
              onChange={() => props.change({ ...props.values, [props.option.id]: one.id })}
            />
            <span>{sentence(one.about)}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
