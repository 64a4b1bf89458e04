// The City: its gate and what lies behind it.

import { For, Show } from 'solid-js';
import { pictureOf, RIM_FRAME } from '../../art/pictures';
import { type Pose, placeOf } from '../../board/rim';
import type { CityArt } from '../../protocol/CityArt';
import { type GamePicture, Landscape, type Scene } from './picture';

// Tiles behind the gate of a city, and what stands on their north sides: by column.
const BEHIND: Scene = [
  ['residential-historic-chateau-comtal', 0, 0, 0],
  ['road-straight-public', 0, 1, 0],
  ['market1-fish-public', 180, 2, 0],
  ['market1-grain-straight', 0, 0, 1],
  ['road-t', 180, 1, 1],
  ['market1-fish-curve-left-public', 0, 2, 1],
];
const onWalls = (art: CityArt): (readonly [string | undefined, number, Pose])[] => [
  [art.wall, 0, 'plain'],
  [art.gate, 1, 'plain'],
  [art.wall, 2, 'plain'],
  [art.guards[1], 2, 'upright'],
];

export const picture: GamePicture = (props) => (
  <Show when={props.art.kinds.art.city}>
    {(city) => (
      <svg viewBox="0 -46 360 240" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <Landscape art={props.art} scene={BEHIND} />
        <For each={onWalls(city())}>
          {([symbol, x, pose]) => (
            <image
              href={pictureOf(symbol ?? '', RIM_FRAME, props.art.drawings) ?? undefined}
              x={RIM_FRAME.left}
              y={RIM_FRAME.top}
              width={RIM_FRAME.width}
              height={RIM_FRAME.height}
              transform={placeOf({ x, y: 0, side: 'n' }, pose)}
            />
          )}
        </For>
      </svg>
    )}
  </Show>
);
