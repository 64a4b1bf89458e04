// What is said about what somebody looks at or asks for: docked beside the board, never upon it.

import './dock.css';
import { For, type JSX, Show } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { say, sentence, t } from '../../i18n';
import { TilePicture } from '../../parts/figure';
import { Icon } from '../../parts/icon';
import type { AidAnswer } from '../../protocol/AidAnswer';
import type { OddsInfo } from '../../protocol/OddsInfo';
import type { TableInfo } from '../../protocol/TableInfo';
import type { TileCount } from '../../protocol/TileCount';
import { nameOf } from '../people/names';
import type { Aids } from './aids';
import { Legend } from './legend';
import { holdings, percent } from './marks';

interface DockProps {
  aids: Aids;
  table: TableInfo;
  kinds: Kinds;
  /** Whether somebody looks at the game as it stands and nothing is docked otherwise: then it says what it is for. */
  rest: boolean;
  /** Whether there is little room for it. */
  small: boolean;
  /** What somebody looks at. */
  children: JSX.Element;
}

export function Dock(props: DockProps) {
  const { aids } = props;
  return (
    <section class="dock" aria-label={t().aids.dock} data-dock>
      <Show when={aids.firstSight()}>
        <div class="dock-part" data-first-sight>
          <h3>{t().aids.legend}</h3>
          <Legend shows={(aid) => aid === 'squares'} short={props.small} />
          <button
            type="button"
            class="button dock-button"
            onClick={() => aids.understood()}
            data-act="understood"
          >
            {t().aids.understood}
          </button>
        </div>
      </Show>
      {props.children}
      <Show when={aids.odds()}>
        {(odds) => <Odds odds={odds()} kinds={props.kinds} close={() => aids.ask(null)} />}
      </Show>
      <Hint aids={aids} />
      <Show when={aids.answer('final')}>{(end) => <Ending end={end()} table={props.table} />}</Show>
      <Show when={aids.answer('fields')}>{(land) => <Held answer={land()} table={props.table} />}</Show>
      <Show when={aids.answer('owners')}>{(rest) => <Held answer={rest()} table={props.table} />}</Show>
      <Show when={aids.answer('dead')}>
        {(dead) => (
          <p class="dock-part" data-aid-said="dead">
            {dead().squares.length > 0 ? t().aids.dead(dead().squares.length) : t().aids.deadNone}
          </p>
        )}
      </Show>
      <Show when={props.rest && aids.on('worth')}>
        <p class="dock-rest">
          <span class="dock-pointer">{t().aids.rest}</span>
          <span class="dock-finger">{t().aids.restTouch}</span>
        </p>
      </Show>
    </section>
  );
}

/** Tiles as pictures, with their counts. */
export function TileCounts(props: { tiles: readonly TileCount[]; kinds: Kinds }) {
  return (
    <ul class="dock-tiles">
      <For each={props.tiles}>
        {(tile) => (
          <li data-fit={tile.name}>
            <TilePicture
              symbol={props.kinds.symbol({ name: tile.name, rotation: 0 }, 0)}
              label={sentence(props.kinds.said(tile.name))}
            />
            <span>×{tile.count}</span>
          </li>
        )}
      </For>
    </ul>
  );
}

function Odds(props: { odds: OddsInfo; kinds: Kinds; close(): void }) {
  return (
    <div class="dock-part" role="status" data-odds={props.odds.at.join(',')}>
      <div class="dock-head">
        <h3>{t().aids.odds(props.odds.at[0], props.odds.at[1])}</h3>
        <button type="button" class="icon-button" aria-label={t().aids.hide} onClick={() => props.close()}>
          <Icon name="close" />
        </button>
      </div>
      <p>{say(props.odds.said)}</p>
      <Show when={props.odds.chances.length > 0 && props.odds.fits.length > 0}>
        <ol class="dock-chances" aria-hidden="true">
          <For each={props.odds.chances}>
            {(chance, index) => (
              <li>
                <span>{t().aids.draws(index() + 1)}</span>
                <strong data-chance>{percent(chance)}</strong>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <TileCounts tiles={props.odds.fits} kinds={props.kinds} />
      <Show when={props.odds.besides.length > 0}>
        <p class="dock-note">{t().aids.besides}</p>
        <TileCounts tiles={props.odds.besides} kinds={props.kinds} />
      </Show>
    </div>
  );
}

function Hint(props: { aids: Aids }) {
  return (
    <>
      <Show when={props.aids.mayHint() && !props.aids.hint()}>
        <button
          type="button"
          class="button dock-button"
          disabled={props.aids.hinting()}
          onClick={() => props.aids.askHint()}
          data-act="hint"
        >
          <Icon name="star" /> {props.aids.hinting() ? t().aids.hinting : t().aids.askHint}
        </button>
      </Show>
      <Show when={props.aids.hint()}>
        {(hint) => (
          <div class="dock-part" role="status" data-hint={hint().actions.join('; ')}>
            <div class="dock-head">
              <h3>{t().aids.hint}</h3>
              <button
                type="button"
                class="icon-button"
                aria-label={t().aids.hideHint}
                onClick={() => props.aids.hideHint()}
              >
                <Icon name="close" />
              </button>
            </div>
            <p>{sentence(hint().said)}</p>
          </div>
        )}
      </Show>
    </>
  );
}

function Ending(props: { end: Extract<AidAnswer, { aid: 'final' }>; table: TableInfo }) {
  const more = (seat: number) =>
    props.end.gained
      .flatMap(({ said, points }) => {
        const of = points[seat] ?? 0;
        return of === 0 ? [] : [`${say(said)} ${of > 0 ? '+' : ''}${of}`];
      })
      .join(', ');
  return (
    <ul class="dock-part dock-list" data-aid-said="final">
      <For each={props.end.scores}>
        {(points, index) => (
          <li class={`seat-${index() + 1}`}>
            <span class="dock-seat" />
            <strong>{nameOf(props.table, index() + 1)}</strong>{' '}
            {more(index()) ? t().aids.endsWith(points, more(index())) : points}
          </li>
        )}
      </For>
    </ul>
  );
}

/** What each player has of the land, or of the rest. */
function Held(props: { answer: Extract<AidAnswer, { features: unknown }>; table: TableInfo }) {
  const all = () => holdings(props.answer.features, props.table.seats.length);
  const shared = () => props.answer.features.some((one) => one.owners.length > 1);
  return (
    <div class="dock-part" data-aid-said={props.answer.aid}>
      <ul class="dock-list">
        <For each={all()} fallback={<li>{t().aids.nothingOwned}</li>}>
          {(one) => (
            <li class={`seat-${one.player}`}>
              <span class="dock-seat" />
              <strong>{nameOf(props.table, one.player)}</strong> {t().aids.land(one.count, one.points)}
            </li>
          )}
        </For>
      </ul>
      <Show when={shared()}>
        <p class="dock-note">{t().aids.shared}</p>
      </Show>
    </div>
  );
}
