// The final scoring, told step by step on the board.

import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js';
import { sentence, t } from '../i18n';
import { Icon } from '../parts/icon';
import type { Named } from '../protocol/Named';
import type { ToldScoring } from './history';
import { Explanation } from './log';

// Long enough to read a sentence and find it on the board, in milliseconds.
const PACE = 2600;

export interface FinaleProps {
  steps: readonly ToldScoring[];
  step: number;
  setStep(step: number): void;
  rules: readonly Named[];
  /** Goes by itself from the start. */
  auto: boolean;
  done(): void;
}

export function Finale(props: FinaleProps) {
  const [running, setRunning] = createSignal(props.auto);
  const now = () => props.steps[props.step];
  const isLast = () => props.step >= props.steps.length - 1;
  createEffect(
    on([running, () => props.step], () => {
      if (!running()) return;
      const timer = setTimeout(() => {
        if (!isLast()) props.setStep(props.step + 1);
        else {
          setRunning(false);
          props.done();
        }
      }, PACE);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  const by = (step: number) => {
    setRunning(false);
    props.setStep(Math.max(0, Math.min(props.steps.length - 1, step)));
  };
  return (
    <section class="bar finale" aria-label={t().after.finale}>
      <div class="bar-head">
        <strong>{t().after.finale}</strong>
        <span>{t().after.step(props.step + 1, props.steps.length)}</span>
      </div>
      <Show when={now()}>
        {(told) => (
          <>
            <p class="finale-say" aria-live="polite">
              {sentence(told().event.said)}
            </p>
            <details class="finale-why">
              <summary>{t().table.why}</summary>
              <Explanation scoring={told().scoring} rules={props.rules} />
            </details>
          </>
        )}
      </Show>
      <div class="bar-buttons">
        <button
          type="button"
          class="button button-icon"
          disabled={props.step === 0}
          onClick={() => by(props.step - 1)}
          aria-label={t().after.previous}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          class="button button-icon"
          onClick={() => setRunning(!running())}
          aria-label={running() ? t().after.pause : t().after.auto}
        >
          <Icon name={running() ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          class="button button-icon"
          disabled={isLast()}
          onClick={() => by(props.step + 1)}
          aria-label={t().after.next}
        >
          <Icon name="next" />
        </button>
        <button type="button" class="button button-main" onClick={() => props.done()} data-act="result">
          {t().after.toResult}
        </button>
      </div>
    </section>
  );
}
