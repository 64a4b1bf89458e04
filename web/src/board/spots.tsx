// The places for a follower on the tile, as buttons. They do not shrink with the board below what can
// be hit, and none lies upon another.

import { createMemo, Index, Show } from 'solid-js';
import { t } from '../i18n';
import { type Camera, sameSquare, TILE } from './camera';
import type { Gesture } from './gestures';
import { labelAt } from './labels';
import { spread } from './spread';
import type { BoardState } from './state';

// Pixels: the least that can be hit, and the most that is of use.
const SMALLEST = 26;
const LARGEST = 40;
const SCATTERED = { mouse: 15, finger: 22 };
// Between two of them.
const GAP = 2;

const coarse = window.matchMedia('(pointer: coarse)');

export function Spots(props: { state: BoardState; camera: Camera; gesture(gesture: Gesture): void }) {
  // Places on many tiles are as small as the tiles; who can't hit them goes nearer or takes the list.
  const scattered = createMemo(() => {
    const [first] = props.state.spots;
    return props.state.spots.some((spot) => !sameSquare(spot, first ?? null));
  });
  const least = () => (scattered() ? SCATTERED[coarse.matches ? 'finger' : 'mouse'] : SMALLEST);
  const side = () => Math.max(least(), Math.min(LARGEST, TILE * props.camera.scale * 0.34));
  const places = createMemo(() => {
    const { scale } = props.camera;
    const wished = props.state.spots.map(({ x, y, dx, dy }) => ({
      x: (x * TILE + dx) * scale,
      y: (y * TILE + dy) * scale,
    }));
    // Not upon those who could move.
    const movers = props.state.picks.filter((pick) => pick.kind === 'mover');
    const pinned = movers.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
    return spread(wished, side() + GAP, pinned);
  });
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
            classList={{ 'spot-chosen': spot().chosen, ...labelAt(at()) }}
            aria-pressed={spot().chosen}
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
              <Show when={spot().chosen && spot().note}>
                {(note) => <small class="spot-note">{note()}</small>}
              </Show>
            </span>
          </button>
        );
      }}
    </Index>
  );
}
