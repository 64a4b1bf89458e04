// What players of The Castle have beyond points and followers: the keep, wall tiles, and how far the next
// tower is.

import '../../scores/holdings.css';
import './castle.css';
import { For, Index, Show } from 'solid-js';
import { say, t } from '../../../i18n';
import { Figure } from '../../../parts/figure';
import type { CastleArt } from '../../../protocol/CastleArt';
import type { CastleInfo } from '../../../protocol/CastleInfo';
import type { HeldWallTile } from '../../../protocol/HeldWallTile';
import type { Keeps } from './keeps';

/** A wall tile by its drawing. */
export function WallTilePicture(props: { symbol: string }) {
  return (
    <svg class="wall-tile-picture" viewBox="-1 -1 44 44" aria-hidden="true">
      <use href={`#${props.symbol}`} width="40" height="40" />
    </svg>
  );
}

export interface HoldingsProps {
  art: CastleArt;
  info: CastleInfo;
  /** The seat, counted from one. */
  player: number;
  keeps: Keeps;
  /** Opens what the wall tiles do. */
  wallTiles(): void;
}

/** The lower part of a player's card. */
export function Holdings(props: HoldingsProps) {
  const owned = () => props.info.players[props.player - 1];
  const tiles = () => owned()?.keep?.tiles ?? 0;
  const keep = () => (tiles() > 0 ? t().castle.keep(tiles()) : t().castle.noKeep);
  const toTower = () => owned()?.to_tower ?? null;
  return (
    <div class="holdings">
      <button
        type="button"
        class="holding holding-keep"
        aria-pressed={props.keeps.shown()}
        title={t().castle.keepWorth(props.info.empty.length)}
        onClick={() => props.keeps.toggle()}
        onMouseEnter={() => props.keeps.point(true)}
        onMouseLeave={() => props.keeps.point(false)}
        onFocus={() => props.keeps.point(true)}
        onBlur={() => props.keeps.point(false)}
        data-keep={tiles()}
      >
        <svg class="keep-picture" viewBox="-19 -24 38 44" aria-hidden="true">
          <use href={`#${props.art.keeps[props.player - 1]}`} />
        </svg>
        <span class="holding-long">{keep()}</span>
        <span class="holding-short" aria-hidden="true">
          {tiles()}
        </span>
        <span class="unseen">. {t().castle.keepWorth(props.info.empty.length)}</span>
      </button>
      <span
        class="holding"
        title={toTower() === null ? t().castle.noTower : t().castle.towerLong(toTower() ?? 0)}
      >
        <WallTilePicture symbol={props.art.wall_tile_back} />
        <span class="holding-long">{toTower() === null ? '–' : t().castle.tower(toTower() ?? 0)}</span>
        <span class="holding-short" aria-hidden="true">
          {toTower() === null ? '–' : `+${toTower()}`}
        </span>
        <span class="unseen">
          {toTower() === null ? t().castle.noTower : t().castle.towerLong(toTower() ?? 0)}
        </span>
      </span>
      <Show when={owned()?.wall_tiles.length}>
        <ul class="held" aria-label={t().castle.wallTiles}>
          <Index each={owned()?.wall_tiles ?? []}>
            {(held) => <Held art={props.art} held={held()} press={() => props.wallTiles()} />}
          </Index>
        </ul>
      </Show>
    </div>
  );
}

function Held(props: { art: CastleArt; held: HeldWallTile; press(): void }) {
  const kind = () => props.art.wall_tiles.find((one) => one.number === props.held.number);
  const words = () => {
    const [name, effect] = [kind()?.said, kind()?.about].map((said) => (said ? say(said) : ''));
    return `${name}: ${effect}${props.held.usable ? '' : ` (${t().castle.notYet})`}`;
  };
  return (
    <li>
      <button
        type="button"
        class="held-tile"
        classList={{ 'held-later': !props.held.usable }}
        title={words()}
        aria-label={words()}
        onClick={() => props.press()}
        data-held={props.held.number}
      >
        <WallTilePicture symbol={kind()?.symbol ?? props.art.wall_tile_back} />
      </button>
    </li>
  );
}

/** Every kind of wall tile, what it does, and who holds it. */
export function WallTileList(props: { art: CastleArt; info: CastleInfo | null }) {
  const holders = (number: number) =>
    (props.info?.players ?? []).flatMap((player, index) =>
      player.wall_tiles.filter((held) => held.number === number).map(() => index + 1),
    );
  return (
    <ul class="wall-tiles">
      <For each={props.art.wall_tiles}>
        {(kind) => (
          <li>
            <WallTilePicture symbol={kind.symbol} />
            <div>
              <strong>{say(kind.said)}</strong>
              <span class="wall-tile-holders">
                <For each={holders(kind.number)}>{(seat) => <Figure seat={seat} />}</For>
              </span>
              <p>{say(kind.about)}</p>
            </div>
          </li>
        )}
      </For>
    </ul>
  );
}
