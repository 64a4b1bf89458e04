// What is under the pointer: the feature, whose it is, and what it would score now; or something that only its game knows.

import './inspect.css';
import { For, Show } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import type { Bounds, Insets } from '../../board';
import { say, t } from '../../i18n';
import { Figure } from '../../parts/figure';
import type { FeatureInfo } from '../../protocol/FeatureInfo';
import type { TableInfo } from '../../protocol/TableInfo';
import type { GameRoom } from '../games/room';
import type { Look } from '../marks/marking';
import { nameOf } from '../people/names';
import { Tip } from './tip';

interface Told {
  table: TableInfo | null;
  room: GameRoom;
  kinds: Kinds;
}

function Inspection(props: { feature: FeatureInfo } & Told) {
  const figure = (player: number) => props.room.inspect?.figure?.(props.feature, player, props.kinds);
  const isEndless = () =>
    props.room.features.some((look) => look.kind === props.feature.kind && look.endless);
  const present = () =>
    props.feature.followers.flatMap((count, index) => (count > 0 ? [{ player: index + 1, count }] : []));
  return (
    <div class="inspection" data-inspection={props.feature.kind}>
      <p>{say(props.feature.said)}</p>
      <Show when={!props.feature.completed && props.feature.open > 0 && !isEndless()}>
        <p class="inspection-note">{t().table.open(props.feature.kind, props.feature.open)}</p>
      </Show>
      <Show when={present().length > 0}>
        <ul>
          <For each={present()}>
            {({ player, count }) => (
              <li>
                {figure(player) ?? <Figure seat={player} />} {nameOf(props.table, player)} × {count}
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

interface Space {
  /** There is no room beside things: it has a place of its own. */
  small: boolean;
  insets: Insets;
}

export function FeatureTip(props: { look: Look } & Told & Space) {
  const told = (): Told => ({ table: props.table, room: props.room, kinds: props.kinds });
  return (
    <Tip box={props.look.box} small={props.small} insets={props.insets} tall={props.look.whole !== null}>
      <Inspection feature={props.look.feature} {...told()} />
      <Show when={props.look.whole}>{(whole) => <Inspection feature={whole()} {...told()} />}</Show>
      <Show when={props.look.turn}>
        {(turn) => <p class="tip-keys">{t().board.exploring(turn().number, turn().of)}</p>}
      </Show>
    </Tip>
  );
}

/** The same of something that is no feature. */
export function PlainTip(props: { said: string; box: Bounds } & Space) {
  return (
    <Tip box={props.box} small={props.small} insets={props.insets}>
      <p data-guard-tip>{props.said}</p>
    </Tip>
  );
}
