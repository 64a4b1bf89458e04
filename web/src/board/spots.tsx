// The places for a follower on the tile, as buttons. They do not shrink with the board below what can
// be hit, and none lies upon another.

import { createMemo, Index, Show } from 'solid-js';
import { t } from '../i18n';
import { type Camera, TILE } from './camera';
import { spread } from './spread';
import { type BoardState, chosenSpot } from './state';
import type { Gesture } from './turn';

// Pixels: the least that can be hit, and the most that is of use.
const SMALLEST = 26;
const LARGEST = 40;
// Between two of them.
const GAP = 2;

export function Spots(props: { state: BoardState; camera: Camera; gesture(gesture: Gesture): void }) {
  const side = () => Math.max(SMALLEST, Math.min(LARGEST, TILE * props.camera.scale * 0.34));
  const places = createMemo(() => {
    const { scale } = props.camera;
    const wished = props.state.spots.map(({ x, y, dx, dy }) => ({
      x: (x * TILE + dx) * scale,
      y: (y * TILE + dy) * scale,
    }));
    return spread(wished, side() + GAP);
  });
  const chosen = () => chosenSpot(props.state)?.action;
  return (
    <Index each={props.state.spots}>
      {(spot, index) => {
        const at = () => {
          const { x, y } = places()[index] ?? { x: 0, y: 0 };
          return { x: props.camera.x + x, y: props.camera.y + y };
        };
        return (
          <button
            type="button"
            class="spot"
            classList={{ 'spot-chosen': chosen() === spot().action }}
            aria-pressed={chosen() === spot().action}
            aria-label={[t().board.placeFollower(spot().label), spot().note].filter(Boolean).join('; ')}
            data-spot={spot().action}
            style={{
              width: `${side()}px`,
              height: `${side()}px`,
              transform: `translate(${at().x}px, ${at().y}px) translate(-50%, -50%)`,
            }}
            onClick={() => {
              const { tap, action } = spot();
              props.gesture({ type: 'pick', follower: tap === undefined ? action : tap });
            }}
          >
            <svg viewBox="-22 -22 44 44" aria-hidden="true">
              <use href={`#${spot().symbol}`} />
            </svg>
            <span class="spot-label" aria-hidden="true">
              {spot().label}
              <Show when={chosen() === spot().action && spot().note}>
                {(note) => <small class="spot-note">{note()}</small>}
              </Show>
            </span>
          </button>
        );
      }}
    </Index>
  );
}
