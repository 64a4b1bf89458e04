// The score markers. They walk along the track space by space, moved by the compositor alone.

import { createEffect, createMemo, Index, on } from 'solid-js';
import { still } from '../theme/theme';
import type { Point } from './camera';
import type { BoardState } from './state';
import { markerPlaces, spacesBetween } from './track';

// Milliseconds for each space, and for the longest way.
const STEP = 75;
const LONGEST = 1300;

const moved = (at: Point) => `translate(${at.x}px, ${at.y}px)`;

export function Markers(props: { state: BoardState; scale: number }) {
  const scores = createMemo(() => props.state.markers.map((marker) => marker.score));
  const places = createMemo(() => markerPlaces(scores(), props.state.track));
  return (
    <div class="board-markers" style={{ transform: `scale(${props.scale})` }}>
      <Index each={props.state.markers}>
        {(marker, index) => {
          let element!: SVGSVGElement;
          const at = () => places()[index] ?? { x: 0, y: 0 };
          createEffect(
            on(
              () => marker().score,
              (score, before) => {
                if (before === undefined || before === score || still()) return;
                const { track } = props.state;
                const between = spacesBetween(before, score, track.length).slice(0, -1);
                const stops = between.flatMap((space) => markerPlaces([space], track));
                const way = [...stops, at()];
                const duration = Math.min(LONGEST, STEP * (way.length - 1));
                element.animate(
                  way.map((point) => ({ transform: moved(point) })),
                  { duration },
                );
              },
            ),
          );
          return (
            <svg
              ref={element}
              class="marker"
              viewBox="-24 -28 48 60"
              style={{ transform: moved(at()) }}
              data-marker={marker().score}
              aria-hidden="true"
            >
              <use href={`#${marker().symbol}`} />
            </svg>
          );
        }}
      </Index>
    </div>
  );
}
