// A strip of countryside above the start page; an ornament.

import { For, Show } from 'solid-js';
import { kindsOf, loadArt } from '../art/load';
import { STRIP } from './games';

export function Banner() {
  loadArt(STRIP.game);
  return (
    <div class="strip" aria-hidden="true">
      <Show when={kindsOf(STRIP.game)}>
        {(kinds) => (
          <For each={STRIP.tiles}>
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
