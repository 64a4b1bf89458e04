// A strip of countryside above the start page; an ornament.

import { For, Show } from 'solid-js';
import { kindsOf, loadArt } from '../art/load';

/** The game whose drawings the start page shows. */
const GAME = 'base';

// Its tiles and rotations that join from west to east, as on the table.
const STRIP: [string, number][] = [
  ['monastery-road', 270],
  ['road-straight', 0],
  ['city-side-road-straight', 0],
  ['road-fork', 0],
  ['city-side-road-bend-west', 0],
  ['city-corner', 90],
  ['city-band-shield', 0],
  ['city-side', 270],
  ['monastery', 0],
  ['road-bend', 180],
  ['city-side-road-fork', 0],
  ['road-straight', 0],
];

export function Banner() {
  loadArt(GAME);
  return (
    <div class="strip" aria-hidden="true">
      <Show when={kindsOf(GAME)}>
        {(kinds) => (
          <For each={STRIP}>
            {([name, rotation]) => (
              <svg viewBox="0 0 120 120" aria-hidden="true">
                <use href={`#${kinds().symbol({ name, rotation }, 0)}`} width="120" height="120" />
              </svg>
            )}
          </For>
        )}
      </Show>
    </div>
  );
}
