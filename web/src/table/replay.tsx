// The game shown again, with a slider over its turns.

import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { sentence, t } from '../i18n';
import { Icon } from '../parts/icon';
import type { Entry } from '../protocol/Entry';

// Per turn, in milliseconds.
const PACE = 900;

export interface ReplayProps {
  entries: readonly Entry[];
  /** The positions to stop at. */
  stops: readonly number[];
  stop: number;
  setStop(stop: number): void;
  close(): void;
}

export function Replay(props: ReplayProps) {
  const [running, setRunning] = createSignal(false);
  const last = () => props.stops.length - 1;
  const to = (stop: number) => {
    setRunning(false);
    props.setStop(Math.max(0, Math.min(last(), stop)));
  };
  createEffect(
    on([running, () => props.stop], () => {
      if (!running()) return;
      const timer = setTimeout(() => {
        if (props.stop < last()) props.setStop(props.stop + 1);
        else setRunning(false);
      }, PACE);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  const start = () => {
    if (!running() && props.stop >= last()) props.setStop(0);
    setRunning(!running());
  };
  // The sentences of the turn that led here.
  const told = () => {
    const from = props.stops[props.stop - 1];
    if (from === undefined) return t().after.beginning;
    const events = props.entries.slice(from, props.stops[props.stop]).flatMap((entry) => entry.events);
    const kinds = ['laid', 'placed', 'scored'];
    return events
      .filter((event) => kinds.includes(event.kind))
      .slice(0, 4)
      .map((event) => sentence(event.said))
      .join(' · ');
  };
  return (
    <section class="bar replay" aria-label={t().after.replay}>
      <div class="bar-head">
        <strong>{t().after.replay}</strong>
        <span>{t().after.turnNumber(props.stop, last())}</span>
        <button type="button" class="icon-button" aria-label={t().close} onClick={() => props.close()}>
          <Icon name="close" />
        </button>
      </div>
      <p class="replay-say">{told()}</p>
      <div class="replay-row">
        <div class="bar-buttons">
          <button type="button" class="button button-icon" onClick={() => to(0)} aria-label={t().after.first}>
            <Icon name="first" />
          </button>
          <button
            type="button"
            class="button button-icon"
            onClick={() => to(props.stop - 1)}
            aria-label={t().after.previous}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            class="button button-icon"
            onClick={start}
            aria-label={running() ? t().after.pause : t().after.auto}
          >
            <Icon name={running() ? 'pause' : 'play'} />
          </button>
          <button
            type="button"
            class="button button-icon"
            onClick={() => to(props.stop + 1)}
            aria-label={t().after.next}
          >
            <Icon name="next" />
          </button>
          <button
            type="button"
            class="button button-icon"
            onClick={() => to(last())}
            aria-label={t().after.last}
          >
            <Icon name="last" />
          </button>
        </div>
        <input
          type="range"
          min="0"
          max={last()}
          value={props.stop}
          aria-label={t().after.slider}
          aria-valuetext={t().after.turnNumber(props.stop, last())}
          onInput={(event) => to(event.currentTarget.valueAsNumber)}
        />
      </div>
    </section>
  );
}
