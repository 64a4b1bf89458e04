// The tiles still to come, by kind, and those that fitted nowhere.

import './remaining.css';
import { For, Show } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { sentence, t } from '../../i18n';
import { TilePicture } from '../../parts/figure';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { TileCount } from '../../protocol/TileCount';
import type { GameRoom } from '../games/room';

interface RemainingProps {
  room: GameRoom;
  position: PositionInfo;
  kinds: Kinds;
  /** The seats played from this page. */
  own: readonly number[];
  /** Whether the tiles still to come are listed, … */
  counted: boolean;
  /** … or may not be in this game. */
  locked: boolean;
}

export function Remaining(props: RemainingProps) {
  // What those at this page have in hand, as far as it is shown.
  const inHand = () => props.room.hands?.own(props.position, props.own) ?? [];
  const counts = (tiles: readonly TileCount[]) => <Counts tiles={tiles} kinds={props.kinds} />;
  return (
    <div class="remaining">
      <Show when={inHand().length > 0}>
        <h3>{t().laying.yours}</h3>
        <Counts tiles={inHand()} kinds={props.kinds} />
      </Show>
      <Show
        when={props.counted}
        fallback={
          <p class="remaining-say" data-uncounted>
            {t().table.left(props.position.left)}
            <Show when={props.locked}> · {t().aids.locked}</Show>
          </p>
        }
      >
        <p class="remaining-say">{t().table.remaining(props.position.left)}</p>
        <Counts tiles={props.position.unseen} kinds={props.kinds} />
      </Show>
      {props.room.side?.remaining?.(() => props.position, counts)}
      <Show when={props.position.set_aside.length > 0}>
        <h3>{t().table.setAside}</h3>
        <Counts tiles={props.position.set_aside} kinds={props.kinds} />
      </Show>
    </div>
  );
}

function Counts(props: { tiles: readonly TileCount[]; kinds: Kinds }) {
  return (
    <ul class="counts">
      <For each={props.tiles}>
        {(tile) => (
          <li>
            <TilePicture
              symbol={props.kinds.symbol({ name: tile.name, rotation: 0 }, 0)}
              label={sentence(props.kinds.said(tile.name))}
            />
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
