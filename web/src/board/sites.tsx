// The sides where something can be set, as buttons over what is drawn there. They do not shrink with the
// board below what can be hit.

import { Index, Show } from 'solid-js';
import { type Camera, TILE, toScreen } from './camera';
import type { Gesture } from './gestures';
import { besideRim, isLevel, rimId } from './rim';
import type { BoardState } from './state';

// Pixels: the least that can be hit, of a few that lie apart and of many side by side.
const FEW = 44;
const MANY = 28;
// How far outside the tile the middle of a wall is, and how thick what can be hit is, in units of the drawing.
const OUTSIDE = 8;
const THICK = 56;

export interface SitesProps {
  state: BoardState;
  camera: Camera;
  gesture(gesture: Gesture): void;
  confirm(): void;
  /** Somebody points at what this answer is about, or no longer. */
  point(answer: string | null): void;
}

export function Sites(props: SitesProps) {
  const least = () => (props.state.sites.length > 2 ? MANY : FEW);
  const along = () => Math.max(least(), TILE * props.camera.scale * 0.86);
  const across = () => Math.max(least(), THICK * props.camera.scale);
  return (
    <Index each={props.state.sites}>
      {(site) => {
        const at = () => toScreen(props.camera, besideRim(site(), OUTSIDE));
        const press = () => {
          // A second click on what is chosen means it.
          if (site().chosen) props.confirm();
          else props.gesture({ type: 'answer', answer: site().action });
        };
        return (
          <button
            type="button"
            class="site"
            classList={{ 'site-chosen': site().chosen }}
            aria-pressed={site().chosen}
            aria-label={site().label}
            data-site={site().action}
            data-side={rimId(site())}
            style={{
              width: `${isLevel(site()) ? along() : across()}px`,
              height: `${isLevel(site()) ? across() : along()}px`,
              transform: `translate(${at().x}px, ${at().y}px) translate(-50%, -50%)`,
            }}
            onClick={press}
            onMouseEnter={() => props.point(site().action)}
            onMouseLeave={() => props.point(null)}
            onFocus={() => props.point(site().action)}
            onBlur={() => props.point(null)}
          >
            <Show when={site().note}>
              {(note) => (
                <span class={`site-note site-note-${site().side}`} aria-hidden="true">
                  {note()}
                </span>
              )}
            </Show>
          </button>
        );
      }}
    </Index>
  );
}
