// The tiles still to come, by kind, and those that fitted nowhere.

import { For, Show } from 'solid-js';
import { t } from '../i18n';
import { TilePicture } from '../parts/figure';
import type { PositionInfo } from '../protocol/PositionInfo';
import type { TileCount } from '../protocol/TileCount';

export function Remaining(props: { position: PositionInfo }) {
  return (
    <div class="remaining">
      <p class="remaining-say">{t().table.remaining(props.position.left)}</p>
      <Counts tiles={props.position.unseen} />
      <Show when={props.position.set_aside.length > 0}>
        <h3>{t().table.setAside}</h3>
        <Counts tiles={props.position.set_aside} />
      </Show>
    </div>
  );
}

function Counts(props: { tiles: readonly TileCount[] }) {
  return (
    <ul class="counts">
      <For each={props.tiles}>
        {(tile) => (
          <li>
            <TilePicture symbol={tile.symbol} label={tile.name.replaceAll('-', ' ')} />
            <span class="counts-number">
              <span aria-hidden="true">×</span>
              {tile.count}
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}
