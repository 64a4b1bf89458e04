import { Show } from 'solid-js';
import { figureId } from '../art/symbols';

/** A player's figure; an ornament beside the name, so nothing is said of it. */
export function Figure(props: { seat: number; class?: string }) {
  return (
    <svg class={`figure ${props.class ?? ''}`} viewBox="-15 -23 30 44" aria-hidden="true">
      <use href={`#${figureId(props.seat)}`} />
    </svg>
  );
}

/** A piece by its drawing; an ornament, for what is said of it is said beside it. */
export function PiecePicture(props: { symbol: string | undefined; class: string; box: string }) {
  return (
    <svg class={`figure ${props.class}`} viewBox={props.box} aria-hidden="true">
      <use href={`#${props.symbol}`} />
    </svg>
  );
}

/** A tile by its drawing; what it is called is said, and shown to whoever points at it. */
export function TilePicture(props: { symbol: string; class?: string; label?: string }) {
  return (
    <svg
      class={`tile-picture ${props.class ?? ''}`}
      viewBox="0 0 120 120"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <Show when={props.label}>
        <title>{props.label}</title>
      </Show>
      <use href={`#${props.symbol}`} width="120" height="120" />
    </svg>
  );
}

/** A tile face down; an ornament where it is said what it is. */
export function TileBack(props: { class?: string }) {
  return (
    <svg class={`tile-picture tile-back ${props.class ?? ''}`} viewBox="0 0 120 120" aria-hidden="true">
      <rect class="tile-back-ground" width="120" height="120" rx="4" />
      <rect class="tile-back-frame" x="10" y="10" width="100" height="100" rx="6" />
      <path
        class="tile-back-tower"
        d="M42 88V50h-6V30h11v9h8v-9h10v9h8v-9h11v20h-6v38zM54 88V74a6 6 0 0 1 12 0v14z"
      />
    </svg>
  );
}
