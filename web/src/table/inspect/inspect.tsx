// What is under the pointer: the feature, whose it is, and what it would score now; or something that only its game knows.

import './inspect.css';
import './tip.css';
import { For, Show } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { say, t } from '../../i18n';
import { Figure } from '../../parts/figure';
import type { ClosingInfo } from '../../protocol/ClosingInfo';
import type { FeatureInfo } from '../../protocol/FeatureInfo';
import type { TableInfo } from '../../protocol/TableInfo';
import { TileCounts } from '../aids/dock';
import type { GameRoom } from '../games/room';
import type { Look } from '../marks/marking';
import { nameOf } from '../people/names';

interface Told {
  table: TableInfo | null;
  room: GameRoom;
  kinds: Kinds;
}

/** What it still needs to be completed. */
function Closing(props: { closing: ClosingInfo; kinds: Kinds }) {
  return (
    <Show
      when={props.closing.squares === 1}
      fallback={<p class="inspection-note">{t().aids.reaches(props.closing.squares)}</p>}
    >
      <div class="inspection-closing" data-closing>
        <p class="inspection-note">
          {props.closing.tiles.length > 0 ? t().aids.closes : t().aids.closesNone}
        </p>
        <TileCounts tiles={props.closing.tiles} kinds={props.kinds} />
      </div>
    </Show>
  );
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
      <Show when={props.feature.closing}>
        {(closing) => <Closing closing={closing()} kinds={props.kinds} />}
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

export function FeatureTip(props: { look: Look } & Told) {
  const told = (): Told => ({ table: props.table, room: props.room, kinds: props.kinds });
  return (
    <div class="tip">
      <Inspection feature={props.look.feature} {...told()} />
      <Show when={props.look.whole}>{(whole) => <Inspection feature={whole()} {...told()} />}</Show>
      <Show when={props.look.turn}>
        {(turn) => <p class="tip-keys">{t().board.exploring(turn().number, turn().of)}</p>}
      </Show>
    </div>
  );
}

/** The same of something that is no feature. */
export function PlainTip(props: { said: string }) {
  return (
    <div class="tip">
      <p data-guard-tip>{props.said}</p>
    </div>
  );
}
