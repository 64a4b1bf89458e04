// The places for a follower on the tile, as buttons. They do not shrink with the board below what can
// be hit.

import { Index } from 'solid-js';
import { figureId } from '../art/symbols';
import { t } from '../i18n';
import { type Camera, TILE, toScreen } from './camera';
import { type BoardState, chosenSpot } from './state';
import type { Gesture } from './turn';

// Pixels: the least that can be hit, and the most that is of use.
const SMALLEST = 26;
const LARGEST = 40;

export function Spots(props: { state: BoardState; camera: Camera; gesture(gesture: Gesture): void }) {
  const side = () => Math.max(SMALLEST, Math.min(LARGEST, TILE * props.camera.scale * 0.34));
  const chosen = () => chosenSpot(props.state)?.action;
  return (
    <Index each={props.state.spots}>
      {(spot) => {
        const at = () =>
          toScreen(props.camera, { x: spot().x * TILE + spot().dx, y: spot().y * TILE + spot().dy });
        return (
          <button
            type="button"
            class="spot"
            classList={{ 'spot-chosen': chosen() === spot().action }}
            aria-pressed={chosen() === spot().action}
            aria-label={t().board.placeFollower(spot().label)}
            data-spot={spot().action}
            style={{
              width: `${side()}px`,
              height: `${side()}px`,
              transform: `translate(${at().x}px, ${at().y}px) translate(-50%, -50%)`,
            }}
            onClick={() => props.gesture({ type: 'pick', follower: spot().action })}
          >
            <svg viewBox="-22 -22 44 44" aria-hidden="true">
              <use href={`#${figureId(props.state.seat ?? 1, spot().lying)}`} />
            </svg>
            <span class="spot-label" aria-hidden="true">
              {spot().label}
            </span>
          </button>
        );
      }}
    </Index>
  );
}
