// Rules, expansions and variants: folded by what they change, found by their words.

import './mix.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { say, t } from '../../i18n';
import { fullOptions } from '../../parts/edition';
import type { GameOffer } from '../../protocol/GameOffer';
import { editionFor } from '../quick';
import { type Choice, chosenOf } from './choice';
import { OptionField, type OptionValues } from './options';
import { Parts } from './parts';
import { fits, type Group, groupsOf } from './search';

interface MoreProps {
  offer: GameOffer;
  choice: Choice;
  change(choice: Choice): void;
  values: OptionValues;
  setValues(values: OptionValues): void;
  /** The mix of tiles, unfolded if it was searched for. */
  mix(searched: boolean): JSX.Element;
}

export function More(props: MoreProps) {
  const [typed, setTyped] = createSignal('');
  const searched = () => typed().trim() !== '';
  const groups = createMemo(() => groupsOf(props.offer, typed(), say));
  const mixFits = () =>
    props.offer.sets.length > 0 &&
    fits(typed(), [t().start.mix.title, t().start.mix.about, t().start.mix.own, t().start.mix.copies]);
  const found = () => groups().reduce((sum, group) => sum + group.parts.length + group.options.length, 0);
  const any = () => groupsOf(props.offer, '', say).length > 0 || props.offer.sets.length > 0;
  return (
    <Show when={any()}>
      <section class="more" aria-labelledby="more-title">
        <h2 id="more-title">{t().start.moreOptions}</h2>
        <label class="more-search">
          <span class="unseen">{t().start.search}</span>
          <input
            type="search"
            placeholder={t().start.search}
            value={typed()}
            onInput={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              // To search is not to begin.
              if (event.key === 'Enter') event.preventDefault();
            }}
            data-act="search"
          />
        </label>
        <p class="quiet" role="status" data-found={searched() ? found() + (mixFits() ? 1 : 0) : ''}>
          <Show when={searched()}>{t().start.found(found() + (mixFits() ? 1 : 0))}</Show>
        </p>
        <For each={groups()}>
          {(group) => (
            <details class="fine" data-fold={group.changes} open={searched() || undefined}>
              <summary>
                {t().start.changes[group.changes]} <span class="fold-chosen">{chosen(props, group)}</span>
              </summary>
              <div class="fold-body">
                <Parts offer={props.offer} choice={props.choice} change={props.change} parts={group.parts} />
                <For each={group.options}>
                  {(option) => (
                    <OptionField
                      offer={props.offer}
                      option={option}
                      values={props.values}
                      change={props.setValues}
                    />
                  )}
                </For>
              </div>
            </details>
          )}
        </For>
        <Show when={!searched() || mixFits()}>{props.mix(searched())}</Show>
      </section>
    </Show>
  );
}

/** What of a group is chosen, in words; options count where they are not those of the edition. */
function chosen(props: MoreProps, group: Group): string {
  const parts = chosenOf(props.offer, props.choice).filter((part) => group.parts.includes(part));
  const usual = fullOptions(props.offer, editionFor(props.offer)?.options ?? {});
  const now = fullOptions(props.offer, props.values);
  const own = group.options.some((option) => now[option.id] !== usual[option.id]);
  const said = [...parts.map((part) => say(part.title)), ...(own ? [t().start.ownRules] : [])];
  return said.length === 0 ? t().start.asUsual : said.join(', ');
}
