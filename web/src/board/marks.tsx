// Features set off from the rest: one outline around all of it, however many tiles it spans.

import { createUniqueId, For, Show } from 'solid-js';
import { boundsOf, TILE } from './camera';
import { lineOf } from './rim';
import type { Mark, Outline } from './state';

const place = (area: Outline) => `translate(${area.x * TILE} ${area.y * TILE})`;

/** Where the words of a mark go: the tile in the middle of it. */
function middle(areas: readonly Outline[]): Outline | undefined {
  const sum = areas.reduce((s, a) => ({ x: s.x + a.x, y: s.y + a.y }), { x: 0, y: 0 });
  const [x, y] = [sum.x / areas.length, sum.y / areas.length];
  const far = (a: Outline) => (a.x - x) ** 2 + (a.y - y) ** 2;
  return areas.reduce<Outline | undefined>((best, a) => (!best || far(a) < far(best) ? a : best), undefined);
}

// How far an outline reaches beyond the tiles it is on: far on a board that is seen from afar.
const MARGIN = 30;

/** A feature, whatever it is set off for. A sample is not on the board, but explains what is. */
export function MarkView(props: { mark: Mark; sample?: boolean }) {
  return (
    <Show when={props.mark.kind === 'owned'} fallback={<Outlined mark={props.mark} />}>
      <Owned mark={props.mark} sample={props.sample ?? false} />
    </Show>
  );
}

// How wide the stripes are where several have something, in units of the drawing.
const STRIPE = 15;

/** The colours of those who have something; one of them alone is plain. */
function Stripes(props: { id: string; seats: readonly number[] }) {
  return (
    <pattern
      id={props.id}
      patternUnits="userSpaceOnUse"
      width={STRIPE * props.seats.length}
      height={STRIPE}
      patternTransform="rotate(45)"
    >
      <For each={props.seats}>
        {(seat, index) => (
          <rect class={`mark-stripe seat-${seat}`} x={index() * STRIPE} width={STRIPE} height={STRIPE} />
        )}
      </For>
    </pattern>
  );
}

/** In the colours of those who have it: plain, or in stripes where several do. There may be many of these. */
function Owned(props: { mark: Mark; sample: boolean }) {
  const id = createUniqueId();
  const seats = () => props.mark.seats ?? [];
  const shared = () => seats().length > 1;
  return (
    <g
      class={`mark mark-owned seat-${seats()[0] ?? 0}`}
      classList={{ 'mark-free': seats().length === 0 }}
      data-mark={props.sample ? undefined : 'owned'}
      data-owners={seats().join(' ')}
    >
      <Show when={shared()}>
        <Stripes id={id} seats={seats()} />
      </Show>
      <For each={props.mark.areas}>
        {(area) => (
          <path
            class="mark-land"
            d={area.path}
            transform={place(area)}
            fill-rule="evenodd"
            fill={shared() ? `url(#${id})` : undefined}
          />
        )}
      </For>
    </g>
  );
}

function Outlined(props: { mark: Mark }) {
  const id = createUniqueId();
  const owners = () => props.mark.seats ?? [];
  // A mask costs as much as it is large.
  const box = () => {
    const corners = props.mark.areas.flatMap(({ x, y, spans: [wide, high] = [1, 1] }) => [
      { x, y },
      { x: x + wide - 1, y: y + high - 1 },
    ]);
    const { left, top, right, bottom } = boundsOf(corners);
    return {
      x: left * TILE - MARGIN,
      y: top * TILE - MARGIN,
      width: (right - left + 1) * TILE + 2 * MARGIN,
      height: (bottom - top + 1) * TILE + 2 * MARGIN,
    };
  };
  const paths = (kind: string) => (
    <For each={props.mark.areas}>
      {(area) => <path class={kind} d={area.path} transform={place(area)} fill-rule="evenodd" />}
    </For>
  );
  const lines = (kind: string) => (
    <For each={props.mark.sides ?? []}>{(side) => <line class={kind} {...lineOf(side)} />}</For>
  );
  return (
    <g
      class={`mark mark-${props.mark.kind}`}
      classList={{ 'mark-theirs': owners().length > 0 }}
      data-mark={props.mark.kind}
      data-owners={owners().join(' ') || undefined}
    >
      <Show when={owners().length > 0}>
        <Stripes id={`${id}-seats`} seats={owners()} />
      </Show>
      <Show when={props.mark.areas.length > 0}>
        {/* Strokes also run along the seams between tiles: the mask leaves only what lies outside. */}
        <mask id={id} maskUnits="userSpaceOnUse" {...box()}>
          <rect class="mark-outside" {...box()} />
          <g class="mark-inside">{paths('')}</g>
        </mask>
        <g class="mark-fill" fill={owners().length > 0 ? `url(#${id}-seats)` : undefined}>
          {paths('mark-area')}
        </g>
        <g mask={`url(#${id})`}>
          <g class="mark-halo">{paths('')}</g>
          <g class={`mark-line ${owners().length > 0 ? `seat-${owners()[0]}` : ''}`}>{paths('')}</g>
        </g>
      </Show>
      <g class="mark-sides">
        {lines('mark-side-halo')}
        {lines('mark-side')}
      </g>
    </g>
  );
}

// Over an animal, which is some 30 units wide.
const CROSS = 'M-13-13L13 13M13-13L-13 13';

/** The words of a mark. They stand above everything, the outline under the figures. */
export function MarkLabel(props: { mark: Mark; sample?: boolean }) {
  return (
    <>
      <Show when={props.mark.label ? middle(props.mark.areas) : undefined}>
        {(at) => (
          <text
            class="mark mark-label"
            x={at().x * TILE + TILE / 2}
            y={at().y * TILE + TILE / 2}
            dominant-baseline="central"
          >
            {props.mark.label}
          </text>
        )}
      </Show>
      <For each={props.mark.crosses ?? []}>
        {(at) => (
          <g
            class="mark mark-cross"
            transform={`translate(${at.x} ${at.y})`}
            data-cross={props.sample ? undefined : ''}
          >
            <path class="mark-cross-halo" d={CROSS} />
            <path class="mark-cross-line" d={CROSS} />
          </g>
        )}
      </For>
      <For each={props.mark.notes ?? []}>
        {(note) => (
          <text class="mark mark-label mark-note" x={note.x} y={note.y} dominant-baseline="central" data-note>
            {note.text}
          </text>
        )}
      </For>
    </>
  );
}
