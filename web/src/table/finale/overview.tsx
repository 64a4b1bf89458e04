// The end at a glance: the whole board, and below it the totals that grow source by source, for all at once.

import '../bar.css';
import './overview.css';
import { For, Show } from 'solid-js';
import { say, sentence, t } from '../../i18n';
import { Figure } from '../../parts/figure';
import { Icon } from '../../parts/icon';
import type { SourceInfo } from '../../protocol/SourceInfo';
import type { TableInfo } from '../../protocol/TableInfo';
import type { Words } from '../../protocol/Words';
import { type Count, totalOf } from './counting';

interface OverviewProps {
  table: TableInfo;
  sources: readonly SourceInfo[];
  count: Count;
  winners: readonly number[];
  /** The sentence that ends the game. */
  ending: Words | undefined;
  /** Whether it can be told feature by feature. */
  steps: boolean;
  finale(): void;
  replay(): void;
  result(): void;
}

export function Overview(props: OverviewProps) {
  const isDone = () => props.count.now === null;
  const now = () => props.sources[props.count.now ?? -1];
  // The longest bar is that of whoever got most, before anything was paid.
  const most = () => {
    const got = props.table.seats.map(({ player }) =>
      props.sources.reduce((sum, { points }) => sum + Math.max(0, points[player - 1] ?? 0), 0),
    );
    return Math.max(1, ...got);
  };
  const isWinner = (player: number) => isDone() && props.winners.includes(player);
  return (
    <section
      class="bar bar-stack overview"
      classList={{ 'overview-many': props.table.seats.length > 3 }}
      aria-label={t().after.over}
      data-overview={isDone() ? 'done' : 'counting'}
    >
      <p class="overview-now">
        <Show
          when={now()}
          fallback={<strong>{props.ending ? sentence(props.ending) : t().after.over}</strong>}
        >
          {(source) => (
            <>
              <strong>{sentence(source().said)}</strong>
              <span class="quiet">{t().after.step((props.count.now ?? 0) + 1, props.sources.length)}</span>
            </>
          )}
        </Show>
      </p>
      <ul class="overview-rows">
        <For each={props.table.seats}>
          {({ player, called }) => (
            <li
              class={`overview-row seat-${player}`}
              classList={{ 'overview-won': isWinner(player) }}
              data-total={player}
            >
              <span class="overview-who">
                <Figure seat={player} />
                <span class="overview-name">{say(called)}</span>
                <Show when={isWinner(player)}>
                  <Icon name="crown" />
                </Show>
              </span>
              <span class="overview-bar" aria-hidden="true">
                <For each={props.sources}>
                  {(source, index) => (
                    <span
                      class="overview-part"
                      title={sentence(source.said)}
                      style={{
                        width: `${(Math.max(0, props.count.points[index()]?.[player - 1] ?? 0) / most()) * 100}%`,
                      }}
                    />
                  )}
                </For>
              </span>
              <strong class="overview-total">{totalOf(props.count, player)}</strong>
            </li>
          )}
        </For>
      </ul>
      <div class="bar-buttons">
        <Show when={props.steps}>
          <button type="button" class="button" onClick={() => props.finale()} data-act="finale">
            {t().after.byFeature}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => props.replay()} data-act="replay">
          {t().after.replay}
        </button>
        <button type="button" class="button button-main" onClick={() => props.result()} data-act="result">
          {t().after.toResult}
        </button>
      </div>
    </section>
  );
}
