// Expansions and variants to choose from.

import { For, Show } from 'solid-js';
import { say, sentence, t } from '../../i18n';
import type { GameOffer } from '../../protocol/GameOffer';
import type { PartOffer } from '../../protocol/PartOffer';
import { type Choice, obstacle, rivals, withOneOf, withPart } from './choice';

interface PartsProps {
  offer: GameOffer;
  choice: Choice;
  change(choice: Choice): void;
}

/** Some parts of a game: those of which only one can be played as one choice, the others each by itself. */
export function Parts(props: PartsProps & { parts: readonly PartOffer[] }) {
  const group = () => rivals(props.offer.variants);
  const apart = () => group().filter((part) => props.parts.includes(part));
  const others = () => props.parts.filter((part) => !group().includes(part));
  const drawn = () => group().find((part) => props.choice.parts.includes(part.id))?.id ?? null;
  const draw = (id: string | null) => props.change(withOneOf(props.choice, group(), id));
  return (
    <>
      <Show when={apart().length > 0}>
        <fieldset class="option">
          <legend class="unseen">{t().start.drawing}</legend>
          <label class="line-choice">
            <input type="radio" name="drawing" checked={drawn() === null} onChange={() => draw(null)} />
            <span>
              <strong>{t().start.asUsual}</strong>
            </span>
          </label>
          <For each={apart()}>
            {(part) => {
              const why = () => obstacle(props.offer, props.choice, part, group());
              return (
                <label class="line-choice" classList={{ 'choice-off': why() !== null }}>
                  <input
                    type="radio"
                    name="drawing"
                    data-part={part.id}
                    checked={drawn() === part.id}
                    disabled={why() !== null}
                    onChange={() => draw(part.id)}
                  />
                  <PartWords part={part} why={why()} />
                </label>
              );
            }}
          </For>
        </fieldset>
      </Show>
      <For each={others()}>{(part) => <PartBox class="line-choice" part={part} {...props} />}</For>
    </>
  );
}

/** A part that can be chosen by itself. */
function PartBox(props: PartsProps & { part: PartOffer; class: string }) {
  const why = () => obstacle(props.offer, props.choice, props.part);
  return (
    <label class={props.class} classList={{ 'choice-off': why() !== null }}>
      <input
        type="checkbox"
        data-part={props.part.id}
        checked={props.choice.parts.includes(props.part.id)}
        disabled={why() !== null}
        onChange={(event) => props.change(withPart(props.choice, props.part.id, event.currentTarget.checked))}
      />
      <PartWords part={props.part} why={why()} />
    </label>
  );
}

function PartWords(props: { part: PartOffer; why: PartOffer | null }) {
  return (
    <span class="part-words">
      <strong>{say(props.part.title)}</strong>
      <span>{sentence(props.part.about)}</span>
      <Show when={props.why}>{(other) => <em>{t().start.notWith(say(other().title))}</em>}</Show>
    </span>
  );
}
