// What The City has beyond points and followers: the piles, the walls that are left, and towers and guards
// of each player.

import '../../scores/holdings.css';
import './city.css';
import { For, Show } from 'solid-js';
import { t } from '../../../i18n';
import { Figure } from '../../../parts/figure';
import { Icon } from '../../../parts/icon';
import type { CityInfo } from '../../../protocol/CityInfo';
import type { TableInfo } from '../../../protocol/TableInfo';
import { nameOf } from '../../people/names';
import type { Guards } from './guards';

// The piles, as they lie beside each other.
const PILES = [1, 2, 3];

/** What is left of tiles and walls, and how near the end is. */
export function CityState(props: { info: CityInfo; small: boolean }) {
  const city = () => t().city;
  return (
    <dl class="city-state" aria-label={city().state} data-city={props.info.pile}>
      <div class="city-piles" title={city().pileLeft(props.info.pile, props.info.pile_left)}>
        <dt class="unseen">{city().piles}</dt>
        <dd>
          <span class="city-pips" aria-hidden="true">
            <For each={PILES}>
              {(pile) => (
                <span
                  class="city-pip"
                  classList={{
                    'city-pip-now': pile === props.info.pile,
                    'city-pip-gone': pile < props.info.pile,
                  }}
                >
                  {pile}
                </span>
              )}
            </For>
          </span>
          <span class="unseen">{city().pileLeft(props.info.pile, props.info.pile_left)}</span>
          <span aria-hidden="true" data-left>
            {props.small ? props.info.pile_left : city().pileLeftShort(props.info.pile_left)}
          </span>
        </dd>
      </div>
      <div title={city().wallsLeft(props.info.walls_left)}>
        <dt class="unseen">{city().walls}</dt>
        <dd>
          <Icon name="wall" />
          <span class="unseen">{city().wallsLeft(props.info.walls_left)}</span>
          <span aria-hidden="true" data-walls-left>
            {props.small ? props.info.walls_left : city().wallsLeftShort(props.info.walls_left)}
          </span>
          <Show when={!props.small && props.info.each > 0}>
            <span class="quiet">· {city().each(props.info.each)}</span>
          </Show>
        </dd>
      </div>
      <Show when={props.info.free !== null}>
        <div title={city().free(props.info.free ?? 0)}>
          <dt class="unseen">{city().ring}</dt>
          <dd>
            <Icon name="ring" />
            <span class="unseen">{city().free(props.info.free ?? 0)}</span>
            <span aria-hidden="true" data-free>
              {props.small ? (props.info.free ?? 0) : city().freeShort(props.info.free ?? 0)}
            </span>
          </dd>
        </div>
      </Show>
    </dl>
  );
}

/** The lower part of a player's card: towers left, and what the guards would score. */
export function CityHoldings(props: { info: CityInfo; player: number; guards: Guards }) {
  const owned = () => props.info.players[props.player - 1];
  const towers = () => owned()?.towers ?? 0;
  const guards = () => owned()?.guards ?? 0;
  const points = () => owned()?.guard_points ?? 0;
  return (
    <div class="holdings">
      <span class="holding" title={t().city.towersLeft(towers())} data-towers={towers()}>
        <Icon name="tower" />
        <span class="holding-long" aria-hidden="true">
          {t().city.towers(towers())}
        </span>
        <span class="holding-short" aria-hidden="true">
          {towers()}
        </span>
        <span class="unseen">{t().city.towersLeft(towers())}</span>
      </span>
      <button
        type="button"
        class="holding holding-keep"
        disabled={guards() === 0}
        aria-pressed={props.guards.shown(props.player)}
        title={t().city.guardsWorth(guards(), points())}
        onClick={() => props.guards.toggle(props.player)}
        onMouseEnter={() => props.guards.point(props.player)}
        onMouseLeave={() => props.guards.point(null)}
        onFocus={() => props.guards.point(props.player)}
        onBlur={() => props.guards.point(null)}
        data-guards={guards()}
      >
        <Icon name="eye" />
        <span class="holding-long" aria-hidden="true">
          {t().city.guards(guards(), points())}
        </span>
        <span class="holding-short" aria-hidden="true">
          {guards()}
          <Show when={guards() > 0}> +{points()}</Show>
        </span>
        <span class="unseen">{t().city.guardsWorth(guards(), points())}</span>
      </button>
    </div>
  );
}

/** A wall building that goes on: who leads it, and whose walls are still to be set. */
export function BuildingLine(props: { info: CityInfo; table: TableInfo | null }) {
  const building = () => props.info.building;
  return (
    <Show when={building()}>
      {(now) => (
        <span class="building" data-building={now().step}>
          <span>{t().city.leads(nameOf(props.table, now().leader))}</span>
          <Show when={now().to_set.length > 0}>
            <span class="building-order" role="img" aria-label={t().city.toSet(now().to_set.length)}>
              <For each={now().to_set}>
                {(player, index) => (
                  <span class={`builder seat-${player}`} classList={{ 'builder-now': index() === 0 }}>
                    <Figure seat={player} />
                  </span>
                )}
              </For>
            </span>
            <span class="building-count" aria-hidden="true" data-to-set={now().to_set.length}>
              {t().city.toSetShort(now().to_set.length)}
            </span>
          </Show>
        </span>
      )}
    </Show>
  );
}
