// A small picture of each game, to choose by; an ornament. Made of the game's own drawings, which are not
// put into the page before they are played with.

import { For, Match, Show, Switch } from 'solid-js';
import { type Art, artOf, fetchArt } from '../art/load';
import { EDGE, PICTURE, pictureOf, RIM_FRAME } from '../art/pictures';
import { type Pose, placeOf } from '../board/rim';
import type { CityArt } from '../protocol/CityArt';

/** Tiles that lie side by side: name, rotation, column and row. */
type Scene = readonly (readonly [string, number, number, number])[];

// Landscapes; the other games show what lies around their tiles, or nothing.
const SCENES: Record<string, Scene> = {
  base: [
    ['monastery', 0, 0, 0],
    ['city-side', 180, 1, 0],
    ['city-corner', 180, 2, 0],
    ['monastery-road', 270, 0, 1],
    ['city-side-road-straight', 0, 1, 1],
    ['city-side-road-bend-west', 0, 2, 1],
  ],
  hunters: [
    ['bonus-two-mammoths', 270, 0, 0],
    ['open-mammoth', 0, 1, 0],
    ['bend-mammoth-inside', 90, 2, 0],
    ['straight-forest1', 270, 0, 1],
    ['start-volcano', 0, 1, 1],
    ['bend-forest2-corner-gold', 90, 2, 1],
  ],
};

// A corner of the castle: tiles, and the edges of their buildings, by squares.
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

export function GamePicture(props: { game: string }) {
  fetchArt(props.game);
  return (
    <span class="game-picture" aria-hidden="true">
      <Show when={artOf(props.game)}>
        {(art) => (
          <Switch>
            <Match when={art().kinds.castle}>
              {(castle) => {
                const [left, top, width, height] = castle().bounds;
                const frame = { left, top, width, height };
                return (
                  <svg viewBox="-138 -138 660 390" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
                    <image
                      href={pictureOf(castle().symbol, frame, art().drawings) ?? undefined}
                      x={left}
                      y={top}
                      width={width}
                      height={height}
                    />
                    <Landscape art={art()} scene={WITHIN} />
                    <For each={EDGES}>
                      {([edge, x, y]) => (
                        <image
                          href={pictureOf(`bst-edge-${edge}`, EDGE, art().drawings) ?? undefined}
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
            </Match>
            <Match when={art().kinds.city}>
              {(city) => (
                <svg viewBox="0 -46 360 240" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
                  <Landscape art={art()} scene={BEHIND} />
                  <For each={onWalls(city())}>
                    {([symbol, x, pose]) => (
                      <image
                        href={pictureOf(symbol ?? '', RIM_FRAME, art().drawings) ?? undefined}
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
            </Match>
            <Match when={SCENES[props.game]}>
              {(scene) => (
                <svg viewBox="0 0 360 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                  <Landscape art={art()} scene={scene()} />
                </svg>
              )}
            </Match>
          </Switch>
        )}
      </Show>
    </span>
  );
}

function Landscape(props: { art: Art; scene: Scene }) {
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
