// What pictures of games are made of.

import { For, type JSX } from 'solid-js';
import type { Art } from '../../art/load';
import { PICTURE, pictureOf } from '../../art/pictures';

/** Tiles that lie side by side: name, rotation, column and row. */
export type Scene = readonly (readonly [string, number, number, number])[];

/** A picture of a game, made of its drawings. */
export type GamePicture = (props: { art: Art }) => JSX.Element;

/** Nothing but tiles. */
export const landscapeOf =
  (scene: Scene): GamePicture =>
  (props) => (
    <svg viewBox="0 0 360 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Landscape art={props.art} scene={scene} />
    </svg>
  );

export function Landscape(props: { art: Art; scene: Scene }) {
  const symbol = (name: string, rotation: number, index: number) =>
    props.art.kinds.symbol({ name, rotation }, index);
  return (
    <For each={props.scene}>
      {([name, rotation, x, y], index) => (
        <image
          href={pictureOf(symbol(name, rotation, index()), PICTURE, props.art.drawings) ?? undefined}
          x={x * 120 + PICTURE.left}
          y={y * 120 + PICTURE.top}
          width={PICTURE.width}
          height={PICTURE.height}
        />
      )}
    </For>
  );
}
