// What stands on the sides of tiles: it comes piece by piece, so that one sees who set what.

import { For, onMount } from 'solid-js';
import { pictureOf, RIM_FRAME } from '../art/pictures';
import { still } from '../theme/theme';
import { placeOf, rimId } from './rim';
import type { BoardRim, BoardState } from './state';

// How long after one piece the next appears, in milliseconds, however fast they were set.
const APART = 260;
// Who comes back after a while need not wait for all that was missed.
const LONGEST = 3000;

/** When each piece appears: none before the one before it. Answers how long to wait. */
export function createQueue(apart = APART, longest = LONGEST): (now: number) => number {
  let next = 0;
  return (now) => {
    const at = Math.min(Math.max(now, next), now + longest);
    next = at + apart;
    return at - now;
  };
}

interface RimsProps {
  state: BoardState;
  /** Those above the tiles, or those below. */
  above: boolean;
  /** When the next piece appears. */
  wait(now: number): number;
}

export function Rims(props: RimsProps) {
  const rims = () => props.state.rims.filter((rim) => rim.above === props.above);
  // What stood there before anybody looked does not move.
  let looking = false;
  onMount(() => {
    looking = true;
  });
  return (
    <For each={rims()}>
      {(rim) => {
        const delay = looking && !still() ? props.wait(performance.now()) : null;
        return (
          <g
            class="rim"
            classList={{ 'rim-new': delay !== null }}
            style={delay !== null ? { 'animation-delay': `${delay}ms` } : {}}
            data-rim={rim.id}
          >
            <RimPicture rim={rim} symbol={rim.symbol} />
          </g>
        );
      }}
    </For>
  );
}

/** A piece in its place. */
export function RimPicture(props: { rim: Pick<BoardRim, 'x' | 'y' | 'side' | 'pose'>; symbol: string }) {
  return (
    <image
      href={pictureOf(props.symbol, RIM_FRAME) ?? undefined}
      x={RIM_FRAME.left}
      y={RIM_FRAME.top}
      width={RIM_FRAME.width}
      height={RIM_FRAME.height}
      transform={placeOf(props.rim, props.rim.pose)}
      data-at={rimId(props.rim)}
    />
  );
}
