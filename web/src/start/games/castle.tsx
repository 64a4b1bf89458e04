// The Castle: a corner within its walls.

import { For, Show } from 'solid-js';
import { EDGE, pictureOf } from '../../art/pictures';
import { type GamePicture, Landscape, type Scene } from './picture';

// Tiles, and the edges of their buildings, by squares.
const WITHIN: Scene = [
  ['house-nw-tower-es', 0, 0, 0],
  ['house-nw-path-end-s', 0, 1, 0],
  ['tower-n-path-end-market', 180, 2, 0],
  ['house-new-court', 0, 3, 0],
  ['house-ne-tower-w-path-end', 0, 0, 1],
  ['path-curve', 270, 1, 1],
  ['house-n-tower-e-path-end', 90, 2, 1],
];
const EDGES: readonly (readonly [string, number, number])[] = [
  ['house-n-wall', 0, 0],
  ['tower-e', 0, 0],
  ['tower-s', 0, 0],
  ['house-w-wall', 0, 0],
  ['house-n-wall', 1, 0],
  ['house-w', 1, 0],
  ['tower-s', 2, 0],
  ['house-n-wall', 3, 0],
  ['house-w', 3, 0],
  ['house-n', 0, 1],
  ['house-e', 0, 1],
  ['tower-w-wall', 0, 1],
];

export const picture: GamePicture = (props) => (
  <Show when={props.art.kinds.art.castle}>
    {(castle) => {
      const [left, top, width, height] = castle().bounds;
      const frame = { left, top, width, height };
      return (
        <svg viewBox="-138 -138 660 390" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
          <image
            href={pictureOf(castle().symbol, frame, props.art.drawings) ?? undefined}
            x={left}
            y={top}
            width={width}
            height={height}
          />
          <Landscape art={props.art} scene={WITHIN} />
          <For each={EDGES}>
            {([edge, x, y]) => (
              <image
                href={pictureOf(`bst-edge-${edge}`, EDGE, props.art.drawings) ?? undefined}
                x={x * 120 + EDGE.left}
                y={y * 120 + EDGE.top}
                width={EDGE.width}
                height={EDGE.height}
              />
            )}
          </For>
        </svg>
      );
    }}
  </Show>
);
