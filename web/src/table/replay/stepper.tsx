// Going through something step by step, by itself or by hand: the final scoring, and a game once more.

import './stepper.css';
import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js';
import { t } from '../../i18n';
import { Icon, type IconName } from '../../parts/icon';

export interface StepperHost {
  step(): number;
  /** The number of the last step; the first is 0. */
  last(): number;
  setStep(step: number): void;
  /** Milliseconds for each step. */
  pace: number;
  /** Goes by itself from the start. */
  auto?: boolean;
  /** It has gone by itself to the end. */
  ended?(): void;
}

export interface Stepper {
  step(): number;
  last(): number;
  running(): boolean;
  /** Goes to a step and stays there. */
  to(step: number): void;
  /** Starts or stops going by itself; from the end it starts anew. */
  toggle(): void;
}

export function createStepper(host: StepperHost): Stepper {
  const [running, setRunning] = createSignal(host.auto ?? false);
  const atEnd = () => host.step() >= host.last();
  createEffect(
    on([running, host.step], () => {
      if (!running()) return;
      const timer = setTimeout(() => {
        if (!atEnd()) return host.setStep(host.step() + 1);
        setRunning(false);
        host.ended?.();
      }, host.pace);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return {
    step: host.step,
    last: host.last,
    running,
    to(step) {
      setRunning(false);
      host.setStep(Math.max(0, Math.min(host.last(), step)));
    },
    toggle() {
      if (!running() && atEnd()) host.setStep(0);
      setRunning(!running());
    },
  };
}

/** Its buttons; with `ends` also those to the first and the last step. */
export function StepperButtons(props: { stepper: Stepper; ends?: boolean }) {
  const { stepper } = props;
  const atStart = () => stepper.step() <= 0;
  const atEnd = () => stepper.step() >= stepper.last();
  return (
    <div class="player-buttons">
      <Show when={props.ends}>
        <Button icon="first" label={t().after.first} off={atStart()} press={() => stepper.to(0)} />
      </Show>
      <Button
        icon="previous"
        label={t().after.previous}
        off={atStart()}
        press={() => stepper.to(stepper.step() - 1)}
      />
      <Button
        icon={stepper.running() ? 'pause' : 'play'}
        label={stepper.running() ? t().after.pause : t().after.auto}
        press={stepper.toggle}
      />
      <Button icon="next" label={t().after.next} off={atEnd()} press={() => stepper.to(stepper.step() + 1)} />
      <Show when={props.ends}>
        <Button icon="last" label={t().after.last} off={atEnd()} press={() => stepper.to(stepper.last())} />
      </Show>
    </div>
  );
}

function Button(props: { icon: IconName; label: string; off?: boolean; press(): void }) {
  return (
    <button
      type="button"
      class="button button-icon"
      aria-label={props.label}
      title={props.label}
      // Not disabled for real: whoever got here by key would lose their place.
      aria-disabled={props.off ? 'true' : undefined}
      onClick={() => props.press()}
    >
      <Icon name={props.icon} />
    </button>
  );
}
