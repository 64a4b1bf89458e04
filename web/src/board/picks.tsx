// What can be chosen on the board besides a place on the tile being laid: figures that may move and where they
// may go, places for other pieces, the quarters of a city. Buttons over what is drawn; none lies upon another.

import './picks.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { type Camera, type Point, TILE, toScreen } from './camera';
import { labelAt } from './labels';
import { spread } from './spread';
import type { BoardPick, BoardState } from './state';

// Pixels: the least that can be hit, and the most that is of use.
const SMALLEST = 30;
const LARGEST = 44;
const GAP = 2;

const regions = (state: BoardState) => state.picks.filter((pick) => pick.kind === 'region');
const places = (state: BoardState) => state.picks.filter((pick) => pick.kind !== 'region');

/** The outlines of what can be chosen, below the figures. */
export function PickOutlines(props: { state: BoardState }) {
  const outlined = () =>
    props.state.picks.flatMap((pick) =>
      pick.outline && (pick.kind === 'region' || pick.chosen) ? [{ ...pick, outline: pick.outline }] : [],
    );
  return (
    <For each={outlined()}>
      {(pick) => (
        <path
          class={`pick-outline pick-outline-${pick.kind}`}
          classList={{ 'pick-outline-chosen': pick.chosen }}
          d={pick.outline.path}
          transform={`translate(${pick.outline.x} ${pick.outline.y})`}
          fill-rule="evenodd"
        />
      )}
    </For>
  );
}

/** What has been chosen as it would stand there, and names on the board. */
export function PickFigures(props: { state: BoardState }) {
  return (
    <For each={props.state.picks}>
      {(pick) => (
        <g class="pick-figure" transform={`translate(${pick.x} ${pick.y})`}>
          <Show when={pick.kind !== 'mover' && pick.symbol && (pick.chosen || pick.kind === 'region')}>
            <use
              href={`#${pick.symbol}`}
              classList={{ 'pick-ghost': !pick.chosen }}
              transform={pick.name ? 'translate(0 -16)' : undefined}
            />
          </Show>
          <Show when={pick.name}>
            {(name) => (
              <text class="pick-name" classList={{ 'pick-name-chosen': pick.chosen }} y="24">
                {name()}
              </text>
            )}
          </Show>
        </g>
      )}
    </For>
  );
}

interface PicksProps {
  state: BoardState;
  camera: Camera;
  pick(id: string): void;
}

export function Picks(props: PicksProps) {
  return (
    <>
      <Regions {...props} />
      <Places {...props} />
    </>
  );
}

/** Each by its name, so that who has chosen one with the keyboard is still there when the others have changed. */
function named(all: () => BoardPick[], view: (pick: () => BoardPick) => JSX.Element) {
  const ids = () => all().map((pick) => pick.id);
  return (
    <For each={ids()}>
      {(id) => {
        const first = all().find((pick) => pick.id === id) as BoardPick;
        return view(createMemo((last) => all().find((pick) => pick.id === id) ?? last, first));
      }}
    </For>
  );
}

/** All that an outline holds can be hit. */
function Regions(props: PicksProps) {
  return named(
    () => regions(props.state),
    (pick) => {
      const at = () => toScreen(props.camera, pick().outline ?? { x: 0, y: 0 });
      return (
        <button
          type="button"
          class="pick-region"
          aria-pressed={pick().chosen}
          aria-label={pick().label}
          data-pick={pick().id}
          style={{
            'clip-path': `path('${pick().outline?.path ?? ''}')`,
            transform: `translate(${at().x}px, ${at().y}px) scale(${props.camera.scale})`,
          }}
          onClick={() => props.pick(pick().id)}
        />
      );
    },
  );
}

function Places(props: PicksProps) {
  const side = () => Math.max(SMALLEST, Math.min(LARGEST, TILE * props.camera.scale * 0.36));
  const all = createMemo(() => places(props.state));
  const spots = createMemo(() => {
    const { scale } = props.camera;
    const seen = ({ x, y }: Point) => ({ x: x * scale, y: y * scale });
    // A ring stays around its figure; places give way to it.
    const movers = all().filter((pick) => pick.kind === 'mover');
    const targets = all().filter((pick) => pick.kind !== 'mover');
    const moved = spread(targets.map(seen), side() + GAP, movers.map(seen));
    return new Map([
      ...movers.map((pick) => [pick.id, seen(pick)] as const),
      ...targets.map((pick, index) => [pick.id, moved[index] ?? seen(pick)] as const),
    ]);
  });
  return named(all, (pick) => {
    const at = () => {
      const { x, y } = spots().get(pick().id) ?? { x: 0, y: 0 };
      return { x: props.camera.x + x, y: props.camera.y + y };
    };
    return (
      <button
        type="button"
        class={`spot pick pick-${pick().kind}`}
        classList={{ 'spot-chosen': pick().chosen, ...labelAt(at()) }}
        aria-pressed={pick().chosen}
        aria-label={pick().label}
        data-pick={pick().id}
        data-kind={pick().kind}
        style={{
          width: `${side()}px`,
          height: `${side()}px`,
          transform: `translate(${at().x}px, ${at().y}px) translate(-50%, -50%)`,
        }}
        onClick={() => props.pick(pick().id)}
      >
        <svg viewBox="-24 -24 48 48" aria-hidden="true">
          <use href={`#${pick().symbol}`} />
        </svg>
        <span class="spot-label" aria-hidden="true">
          {pick().label}
        </span>
      </button>
    );
  });
}
