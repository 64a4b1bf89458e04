// What a player has just said, by their name.

import './talk.css';
import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js';
import type { TalkInfo } from '../../protocol/TalkInfo';
import { talkOff } from './quiet';
import { Said } from './talk';

const SHOWN = 7_000;

export function Bubble(props: { talk: readonly TalkInfo[]; player: number }) {
  const last = () => props.talk.filter((one) => one.player === props.player).at(-1);
  const [shown, setShown] = createSignal<TalkInfo | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    // What was said before the page was opened is in the list.
    on(
      () => last()?.number,
      () => {
        clearTimeout(timer);
        setShown(last() ?? null);
        timer = setTimeout(() => setShown(null), SHOWN);
      },
      { defer: true },
    ),
  );
  onCleanup(() => clearTimeout(timer));
  return (
    <Show when={!talkOff() && shown()}>
      {(one) => (
        <span class="bubble" role="status" data-bubble={props.player}>
          <Said one={one()} />
        </span>
      )}
    </Show>
  );
}
