// A board that is being built, tile by tile: one landscape drawn once, and shown square by square. An ornament.

import './drawing.css';
import './scene.css';
import { For } from 'solid-js';
import { FollowerShape } from '../parts/follower';

const TILE = 40;

// The squares in the order they are laid, by column and row.
const LAID: readonly (readonly [number, number])[] = [
  [2, 1],
  [3, 1],
  [2, 2],
  [1, 1],
  [2, 0],
  [3, 2],
  [3, 0],
  [4, 1],
  [1, 2],
  [4, 2],
  [1, 0],
  [0, 1],
  [5, 1],
  [4, 3],
  [2, 3],
  [5, 2],
  [0, 2],
  [3, 3],
  [4, 0],
];

// Who stands where, after how many tiles.
const FOLLOWERS: readonly { seat: number; at: string; after: number }[] = [
  { seat: 1, at: 'translate(104 44) scale(.62)', after: 4 },
  { seat: 2, at: 'translate(148 104) scale(.62)', after: 6 },
  { seat: 1, at: 'translate(80 86) scale(.6)', after: 10 },
  { seat: 3, at: 'translate(186 72) scale(.6)', after: 13 },
];

export function Scene() {
  return (
    <svg class="drawing scene" viewBox="-4 -8 248 176" aria-hidden="true">
      <defs>
        <Landscape />
      </defs>
      <For each={LAID}>
        {([column, row], index) => (
          <svg
            class="scene-tile"
            style={{ '--lay': String(index()) }}
            x={column * TILE}
            y={row * TILE}
            width={TILE}
            height={TILE}
            viewBox={`${column * TILE} ${row * TILE} ${TILE} ${TILE}`}
            aria-hidden="true"
          >
            <use href="#landscape" />
            <rect class="d-grid" x={column * TILE} y={row * TILE} width={TILE} height={TILE} />
          </svg>
        )}
      </For>
      <For each={FOLLOWERS}>
        {(one) => (
          <g class="scene-follower" style={{ '--lay': String(one.after + 1) }}>
            <FollowerShape seat={one.seat} transform={one.at} />
          </g>
        )}
      </For>
    </svg>
  );
}

/** Two towns, a road between them, a monastery; all that the squares show. */
function Landscape() {
  return (
    <g id="landscape">
      <path class="d-meadow" d="M-4-4h248v168H-4z" />
      <path
        class="d-meadow-deep"
        d="M0 0q30 6 40 30T20 70 0 66zM200 130q18-14 44-8v42h-60q-4-22 16-34zM90 140q20-10 44 2t10 22H84z"
      />
      <path
        class="d-road-edge"
        d="M0 100h26q34 0 34-20V60q0-20 20-20M100 68v32q0 20 20 20h26M214 100h30M180 130v34M100 120v44M60 84q0 20 40 20"
      />
      <path
        class="d-road"
        d="M0 100h26q34 0 34-20V60q0-20 20-20M100 68v32q0 20 20 20h26M214 100h30M180 130v34M100 120v44M60 84q0 20 40 20"
      />
      <path class="d-town" d="M80 40q-2-30 22-34 22-4 38 6 22 12 18 34-4 20-30 22-46 4-48-28z" />
      <path class="d-town" d="M146 108q4-20 26-22 34-4 42 14 4 22-18 30-30 8-44-2-8-6-6-20z" />
      <path
        class="d-roof"
        d="M90 34l7-6 7 6v8H90zM122 20l7-6 7 6v8h-14zM134 46l7-6 7 6v8h-14zM160 110l7-6 7 6v8h-14zM190 100l7-6 7 6v8h-14z"
      />
      <path
        class="d-roof-lit"
        d="M104 22l6-5 6 5v7h-12zM116 50l6-5 6 5v7h-12zM176 96l6-5 6 5v7h-12zM176 118l6-5 6 5v7h-12zM142 30l5-4 5 4v6h-10z"
      />
      <path class="d-gold" d="M126 33h9v6q-1 5-4.500 6-3.500-1-4.500-6z" />
      <path class="d-stone" d="M48 26V14l8-7 8 7v12zM64 26v-8h12v8z" />
      <path class="d-slate" d="M46 15l10-9 10 9zM63 19l7-5 7 5z" />
      <path class="d-ink" d="M54 26v-5a2 2 0 0 1 4 0v5z" />
      <g class="d-leaf">
        <circle cx="18" cy="52" r="6" />
        <circle cx="27" cy="56" r="5" />
        <circle cx="210" cy="58" r="6" />
        <circle cx="219" cy="52" r="5" />
        <circle cx="176" cy="48" r="5" />
        <circle cx="132" cy="140" r="6" />
        <circle cx="142" cy="136" r="4.500" />
        <circle cx="72" cy="134" r="5" />
        <circle cx="210" cy="150" r="5" />
        <circle cx="186" cy="20" r="5" />
      </g>
    </g>
  );
}
