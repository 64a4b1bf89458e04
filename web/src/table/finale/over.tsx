// What is left to do when the game is over.

import '../bar.css';
import './over.css';
import { Show } from 'solid-js';
import { t } from '../../i18n';
import type { Game } from '../game';
import { NextButton } from './next';

interface OverBarProps {
  game: Game;
  /** It is a lesson: only what was scored is worth another look. */
  lesson: boolean;
  result(): void;
  finale(): void;
  replay(): void;
  next(): void;
}

export function OverBar(props: OverBarProps) {
  return (
    <section class="bar over" aria-label={t().after.over}>
      <strong>{t().after.over}</strong>
      <Show when={!props.lesson}>
        <button type="button" class="button" onClick={() => props.result()} data-act="result">
          {t().after.result}
        </button>
      </Show>
      <button type="button" class="button" onClick={() => props.finale()} data-act="finale">
        {t().after.finale}
      </button>
      <Show when={!props.lesson}>
        <button type="button" class="button" onClick={() => props.replay()} data-act="replay">
          {t().after.replay}
        </button>
        <NextButton game={props.game} press={props.next} />
      </Show>
    </section>
  );
}
