// What is on its way to its place on the board: tiles that glide in, figures that are set or walk. What has come
// lies there already, unseen until then; each is a layer of its own, moved by the compositor alone.

import { For, onMount } from 'solid-js';
import { PICTURE, pictureOf } from '../art/pictures';
import { type Point, TILE } from './camera';
import type { BoardFlight, BoardPiece, BoardTile } from './state';

/** What a flight brings, by its place. */
export const tileKey = ({ x, y }: Pick<BoardTile, 'x' | 'y'>): string => `tile ${x},${y}`;
export const pieceKey = ({ x, y, dx, dy }: Omit<BoardPiece, 'symbol'>): string =>
  `piece ${x},${y},${dx},${dy}`;

const moved = ({ x, y }: Point, size = 1) => `translate(${x}px, ${y}px) scale(${size})`;

export function Flights(props: { flights: readonly BoardFlight[]; scale: number; landed(id: number): void }) {
  return (
    <div class="board-markers" style={{ transform: `scale(${props.scale})` }}>
      <For each={props.flights}>
        {(flight) => <Flight flight={flight} landed={() => props.landed(flight.id)} />}
      </For>
    </div>
  );
}

function Flight(props: { flight: BoardFlight; landed(): void }) {
  let element!: SVGSVGElement;
  onMount(() => {
    const { from, to, delay, duration, size } = props.flight;
    const way = [
      { transform: moved(from, size), opacity: 0 },
      { transform: moved(from, size), opacity: 1, offset: 0.01 },
      { transform: moved(to), opacity: 1 },
    ];
    const running = element.animate(way, {
      delay,
      duration,
      fill: 'both',
      easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    });
    running.onfinish = () => props.landed();
  });
  return props.flight.what === 'tile' ? (
    <svg
      ref={element}
      class="flight flight-tile"
      viewBox={`0 0 ${TILE} ${TILE}`}
      data-flight="tile"
      aria-hidden="true"
    >
      <image
        href={pictureOf(props.flight.symbol) ?? undefined}
        x={PICTURE.left}
        y={PICTURE.top}
        width={PICTURE.width}
        height={PICTURE.height}
      />
    </svg>
  ) : (
    <svg
      ref={element}
      class="flight flight-figure"
      viewBox="-30 -30 60 60"
      data-flight="figure"
      aria-hidden="true"
    >
      <use href={`#${props.flight.symbol}`} />
    </svg>
  );
}
