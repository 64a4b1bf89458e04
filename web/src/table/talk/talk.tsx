// What players say to each other, and the means to say something.

import './talk.css';
import { createEffect, createSignal, For, on, Show } from 'solid-js';
import { t } from '../../i18n';
import { Figure } from '../../parts/figure';
import type { TalkInfo } from '../../protocol/TalkInfo';
import type { Game } from '../game';
import { nameOf } from '../people/names';
import { setTalkOff, talkOff } from './quiet';
import { REACTIONS, ReactionSign } from './reactions';

// As the server has it.
const LONGEST = 140;

/** Whether those here can talk at this table. */
export const canTalk = (game: Game): boolean => (game.table()?.rules.talk ?? false) && game.own().length > 0;

/** What was said: a sign with its words, or words. */
export function Said(props: { one: TalkInfo }) {
  const reaction = () => ('reaction' in props.one.said ? props.one.said.reaction : null);
  return (
    <Show when={reaction()} fallback={'text' in props.one.said ? props.one.said.text : ''}>
      {(sign) => (
        <>
          <ReactionSign reaction={sign()} /> {t().talk.reaction[sign()]}
        </>
      )}
    </Show>
  );
}

export function TalkTab(props: { game: Game }) {
  const [text, setText] = createSignal('');
  let list: HTMLOListElement | undefined;
  createEffect(on(props.game.talk, () => list?.lastElementChild?.scrollIntoView({ block: 'nearest' })));
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!text().trim()) return;
    props.game.say({ text: text().trim() });
    setText('');
  };
  return (
    <Show
      when={!talkOff()}
      fallback={
        <div class="talk">
          <p class="quiet">{t().talk.off}</p>
          <button type="button" class="button" onClick={() => setTalkOff(false)} data-act="talk-on">
            {t().talk.turnOn}
          </button>
        </div>
      }
    >
      <div class="talk">
        <ol class="talk-list" ref={list}>
          <For each={props.game.talk()} fallback={<li class="quiet">{t().talk.nothing}</li>}>
            {(one) => (
              <li class={`talk-line seat-${one.player}`} data-said={one.number}>
                <Figure seat={one.player} />
                <span>
                  <strong>{nameOf(props.game.table(), one.player)}</strong> <Said one={one} />
                </span>
              </li>
            )}
          </For>
        </ol>
        <fieldset class="talk-signs">
          <legend class="unseen">{t().talk.reactions}</legend>
          <For each={REACTIONS}>
            {(reaction) => (
              <button
                type="button"
                class="icon-button"
                aria-label={t().talk.reaction[reaction]}
                title={t().talk.reaction[reaction]}
                onClick={() => props.game.say({ reaction })}
                data-reaction={reaction}
              >
                <ReactionSign reaction={reaction} />
              </button>
            )}
          </For>
        </fieldset>
        <form class="talk-form" onSubmit={send}>
          <input
            aria-label={t().talk.message}
            placeholder={t().talk.placeholder}
            maxlength={LONGEST}
            value={text()}
            onInput={(event) => setText(event.currentTarget.value)}
            autocomplete="off"
            data-say
          />
          <button type="submit" class="button" disabled={!text().trim()}>
            {t().talk.send}
          </button>
        </form>
        <button type="button" class="talk-off" onClick={() => setTalkOff(true)} data-act="talk-off">
          {t().talk.turnOff}
        </button>
      </div>
    </Show>
  );
}
