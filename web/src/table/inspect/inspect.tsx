// What is under the pointer: the feature, whose it is, and what it would score now; or a guard.

import './inspect.css';
import { For, Show } from 'solid-js';
import type { Bounds, Insets } from '../../board';
import { say, t } from '../../i18n';
import { Figure, Hut } from '../../parts/figure';
import type { FeatureInfo } from '../../protocol/FeatureInfo';
import type { TableInfo } from '../../protocol/TableInfo';
import type { Look } from '../marks/marking';
import { nameOf } from '../people/names';
import { Tip } from './tip';

// What is never completed has no ends worth counting.
const ENDLESS = ['field', 'court', 'residential', 'meadow', 'lake'];

interface Told {
  table: TableInfo | null;
  /** The drawings of huts by seat, in a game that has some. */
  huts: readonly string[];
}

function Inspection(props: { feature: FeatureInfo } & Told) {
  // What counts in a river system.
  const hut = (player: number) => (props.feature.kind === 'lake' ? props.huts[player - 1] : undefined);
  const present = () =>
    props.feature.followers.flatMap((count, index) => (count > 0 ? [{ player: index + 1, count }] : []));
  return (
    <div class="inspection" data-inspection={props.feature.kind}>
      <p>{say(props.feature.said)}</p>
      <Show
        when={!props.feature.completed && props.feature.open > 0 && !ENDLESS.includes(props.feature.kind)}
      >
        <p class="inspection-note">{t().table.open(props.feature.kind, props.feature.open)}</p>
      </Show>
      <Show when={present().length > 0}>
        <ul>
          <For each={present()}>
            {({ player, count }) => (
              <li>
                <Show when={hut(player)} fallback={<Figure seat={player} />}>
                  {(symbol) => <Hut symbol={symbol()} />}
                </Show>{' '}
                {nameOf(props.table, player)} × {count}
                <Show when={props.feature.owners.includes(player)}>
                  <span class="inspection-owner">{t().table.scores}</span>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
}

interface Room {
  /** There is no room beside things: it has a place of its own. */
  small: boolean;
  insets: Insets;
}

export function FeatureTip(props: { look: Look } & Told & Room) {
  return (
    <Tip box={props.look.box} small={props.small} insets={props.insets} tall={props.look.system !== null}>
      <Inspection feature={props.look.feature} table={props.table} huts={props.huts} />
      <Show when={props.look.system}>
        {(system) => <Inspection feature={system()} table={props.table} huts={props.huts} />}
      </Show>
      <Show when={props.look.turn}>
        {(turn) => <p class="tip-keys">{t().board.exploring(turn().number, turn().of)}</p>}
      </Show>
    </Tip>
  );
}

export function GuardTip(props: { said: string; box: Bounds } & Room) {
  return (
    <Tip box={props.box} small={props.small} insets={props.insets}>
      <p data-guard-tip>{props.said}</p>
    </Tip>
  );
}
