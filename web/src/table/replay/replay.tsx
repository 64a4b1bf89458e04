// The game shown again, with a slider over its turns.

import '../bar.css';
import './replay.css';
import { sentence, t } from '../../i18n';
import { Icon } from '../../parts/icon';
import type { Entry } from '../../protocol/Entry';
import type { GameRoom } from '../games/room';
import { isRetold } from '../log/events';
import { createStepper, StepperButtons } from './stepper';

// Per turn, in milliseconds.
const PACE = 900;

export interface ReplayProps {
  room: GameRoom;
  entries: readonly Entry[];
  /** The positions to stop at. */
  stops: readonly number[];
  stop: number;
  setStop(stop: number): void;
  close(): void;
}

export function Replay(props: ReplayProps) {
  const last = () => props.stops.length - 1;
  const stepper = createStepper({
    step: () => props.stop,
    last,
    setStep: (stop) => props.setStop(stop),
    pace: PACE,
  });
  // The sentences of the turn that led here.
  const told = () => {
    const from = props.stops[props.stop - 1];
    if (from === undefined) return t().after.beginning;
    const events = props.entries.slice(from, props.stops[props.stop]).flatMap((entry) => entry.events);
    return events
      .filter((event) => isRetold(props.room, event.kind))
      .slice(0, 4)
      .map((event) => sentence(event.said))
      .join(' · ');
  };
  return (
    <section class="bar bar-stack replay" aria-label={t().after.replay}>
      <div class="bar-head">
        <strong>{t().after.replay}</strong>
        <span>{t().after.turnNumber(props.stop, last())}</span>
        <button type="button" class="icon-button" aria-label={t().close} onClick={() => props.close()}>
          <Icon name="close" />
        </button>
      </div>
      <p class="replay-say">{told()}</p>
      <div class="replay-row">
        <StepperButtons stepper={stepper} ends />
        <input
          type="range"
          min="0"
          max={last()}
          value={props.stop}
          aria-label={t().after.slider}
          aria-valuetext={t().after.turnNumber(props.stop, last())}
          onInput={(event) => stepper.to(event.currentTarget.valueAsNumber)}
        />
      </div>
    </section>
  );
}
