// The places for a follower on the tile, as buttons. They do not shrink with the board below what can
// be hit.

import { For } from 'solid-js';
import { figureId } from '../art/symbols';
import { say, t } from '../i18n';
import { type Camera, TILE, toScreen } from './camera';
import type { BoardState } from './state';
import { followersOf, type Gesture } from './turn';

// Pixels: the least that can be hit, and the most that is of use.
const SMALLEST = 26;
const LARGEST = 40;

export function Spots(props: { state: BoardState; camera: Camera; gesture(gesture: Gesture): void }) {
  const spots = () => {
    const turn = props.state.turn;
    if (turn.stage !== 'placed' && turn.stage !== 'follower') return [];
    return followersOf(turn, props.state.offer).map((follower) => ({ follower, square: turn.square }));
  };
  const side = () => Math.max(SMALLEST, Math.min(LARGEST, TILE * props.camera.scale * 0.34));
  const chosen = () => {
    const turn = props.state.turn;
    return turn.stage === 'placed' || turn.stage === 'follower' ? turn.follower : null;
  };
  return (
    <For each={spots()}>
      {({ follower, square }) => {
        const at = () =>
          toScreen(props.camera, { x: square.x * TILE + follower.dx, y: square.y * TILE + follower.dy });
        return (
          <button
            type="button"
            class="spot"
            classList={{ 'spot-chosen': chosen() === follower.action }}
            aria-pressed={chosen() === follower.action}
            aria-label={t().board.placeFollower(say(follower.role))}
            title={say(follower.role)}
            data-spot={follower.action}
            style={{
              width: `${side()}px`,
              height: `${side()}px`,
              transform: `translate(${at().x}px, ${at().y}px) translate(-50%, -50%)`,
            }}
            onClick={() => props.gesture({ type: 'pick', follower: follower.action })}
          >
            <svg viewBox="-22 -22 44 44" aria-hidden="true">
              <use href={`#${figureId(props.state.seat ?? 1, follower.lying)}`} />
            </svg>
          </button>
        );
      }}
    </For>
  );
}
