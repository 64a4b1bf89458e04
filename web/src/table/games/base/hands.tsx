// What lies before the players and on the table and is not laid yet: for everybody to see, or to count.

import '../../scores/holdings.css';
import './hands.css';
import { For, Show } from 'solid-js';
import type { Kinds } from '../../../art/kinds';
import { sentence, t } from '../../../i18n';
import { TileBack, TilePicture } from '../../../parts/figure';
import { Icon } from '../../../parts/icon';
import type { BaseInfo } from '../../../protocol/BaseInfo';
import type { HandInfo } from '../../../protocol/HandInfo';

// More than these are a number and one picture.
const FEW = 4;

/** The tiles of a hand: those that are known, then the backs of the others. */
function Tiles(props: { hand: HandInfo; kinds: Kinds }) {
  const known = () => props.hand.tiles;
  const all = () => known().length + props.hand.hidden;
  const said = (name: string) => sentence(props.kinds.said(name));
  const label = () =>
    known().length > 0 && known().length <= FEW
      ? t().base.inHandAre(known().map(said).join('; '))
      : t().base.inHand(all());
  const picture = (name: string) => (
    <TilePicture class="hand-tile" symbol={props.kinds.symbol({ name, rotation: 0 }, 0)} />
  );
  return (
    <span
      class="hand"
      role="img"
      aria-label={label()}
      title={label()}
      data-known={known().length}
      data-hidden={props.hand.hidden}
    >
      <Show
        when={all() <= FEW}
        fallback={
          <>
            <TileBack class="hand-tile" />
            <span class="hand-count" aria-hidden="true">
              ×{all()}
            </span>
          </>
        }
      >
        <For each={known()}>{picture}</For>
        <For each={Array.from({ length: props.hand.hidden })}>{() => <TileBack class="hand-tile" />}</For>
      </Show>
    </span>
  );
}

/** The lower part of a player's card. */
export function Hands(props: { info: BaseInfo; kinds: Kinds; player: number }) {
  const hand = () => props.info.hands[props.player - 1];
  const kept = () => props.info.kept[props.player - 1] ?? null;
  const label = (name: string) => t().base.keeps(sentence(props.kinds.said(name)));
  const hasMarker = () => props.info.marker === props.player;
  return (
    <Show when={hand() || kept() || hasMarker()}>
      <div class="holdings hands" data-hands={props.player}>
        <Show when={hand()}>{(tiles) => <Tiles hand={tiles()} kinds={props.kinds} />}</Show>
        <Show when={kept()}>
          {(name) => (
            <span class="holding" data-kept={name()}>
              <TilePicture
                class="hand-tile"
                symbol={props.kinds.symbol({ name: name(), rotation: 0 }, 0)}
                label={label(name())}
              />
            </span>
          )}
        </Show>
        <Show when={hasMarker()}>
          <span
            class="holding hand-marker"
            role="img"
            aria-label={t().base.marker}
            title={t().base.marker}
            data-marker
          >
            <Icon name="give" />
          </span>
        </Show>
      </div>
    </Show>
  );
}

/** What lies on the table for all: the open tiles, or those that are to be given out. */
export function OnTable(props: { info: BaseInfo; kinds: Kinds }) {
  const row = () => {
    const { row, marker } = props.info;
    return row && row.tiles.length + row.hidden > 0 ? { hand: row, given: marker !== null } : null;
  };
  return (
    <Show when={row()}>
      {(open) => (
        <span class="on-table" data-row={open().hand.tiles.length + open().hand.hidden}>
          <span class="on-table-say">{open().given ? t().base.toGive : t().base.row}</span>
          <Tiles hand={open().hand} kinds={props.kinds} />
        </span>
      )}
    </Show>
  );
}
