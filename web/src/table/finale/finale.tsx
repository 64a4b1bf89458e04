// The final scoring, told step by step on the board.

import '../bar.css';
import './finale.css';
import { Show } from 'solid-js';
import { sentence, t } from '../../i18n';
import type { EventInfo } from '../../protocol/EventInfo';
import type { Named } from '../../protocol/Named';
import { Explanation } from '../log/log';
import { createStepper, StepperButtons } from '../replay/stepper';

// Long enough to read a sentence and find it on the board, in milliseconds.
const PACE = 2600;

export interface FinaleProps {
  /** What brought points, in order. */
  steps: readonly EventInfo[];
  step: number;
  setStep(step: number): void;
  rules: readonly Named[];
  done(): void;
}

export function Finale(props: FinaleProps) {
  const stepper = createStepper({
    step: () => props.step,
    last: () => props.steps.length - 1,
    setStep: (step) => props.setStep(step),
    pace: PACE,
    ended: () => props.done(),
  });
  return (
    <section class="bar bar-stack finale" aria-label={t().after.finale}>
      <div class="bar-head">
        <strong>{t().after.finale}</strong>
        <span>{t().after.step(props.step + 1, props.steps.length)}</span>
      </div>
      <Show when={props.steps[props.step]}>
        {(told) => (
          <>
            <p class="finale-say" aria-live="polite">
              {sentence(told().said)}
            </p>
            <Show when={told().scoring}>
              {(scoring) => (
                <details class="finale-why">
                  <summary>{t().table.why}</summary>
                  <Explanation scoring={scoring()} rules={props.rules} />
                </details>
              )}
            </Show>
          </>
        )}
      </Show>
      <div class="bar-buttons">
        <StepperButtons stepper={stepper} />
        <button type="button" class="button button-main" onClick={() => props.done()} data-act="result">
          {t().after.toResult}
        </button>
      </div>
    </section>
  );
}
