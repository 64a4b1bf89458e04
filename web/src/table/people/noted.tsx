// What was decided at a table: turns taken back, bots in seats, seats invited again. Told once, and kept in the log.

import { createEffect, on, onCleanup, Show } from 'solid-js';
import { sentence, t } from '../../i18n';
import { Icon } from '../../parts/icon';
import type { Noted } from '../../protocol/Noted';
import type { TableInfo } from '../../protocol/TableInfo';
import type { Words } from '../../protocol/Words';
import type { Game } from '../game';

/** What has come to a table that everybody should hear of; nothing when it is seen for the first time. */
export function newsIn(before: TableInfo | null, now: TableInfo): Words | null {
  if (!before) return null;
  const added = (old: readonly Noted[], all: readonly Noted[]) =>
    JSON.stringify(old) === JSON.stringify(all) ? undefined : all.at(-1);
  const noted = added(before.stand_ins, now.stand_ins) ?? added(before.taken_back, now.taken_back);
  return noted?.said ?? null;
}

/** Something that the log shows between turns. */
export interface NotedLine extends Noted {
  about: 'reinvited' | 'taken-back' | 'stand-in';
}

/** Everything of that kind. */
export function notedIn(table: TableInfo | null): NotedLine[] {
  const lines = (about: NotedLine['about'], all: readonly Noted[] = []) =>
    all.map((one) => ({ ...one, about }));
  return [
    ...lines('reinvited', table?.reinvited),
    ...lines('taken-back', table?.taken_back),
    ...lines('stand-in', table?.stand_ins),
  ];
}

const SIGNS = { reinvited: 'link', 'taken-back': 'undo', 'stand-in': 'bot' } as const;

/** Among the turns of the log. */
export function NotedInLog(props: { line: NotedLine }) {
  const reinvited = () => (props.line.about === 'reinvited' ? props.line.player : undefined);
  return (
    <li
      class={`log-turn log-reinvited seat-${props.line.player}`}
      data-noted={props.line.about}
      data-reinvited={reinvited()}
    >
      <p class="log-line">
        <Icon name={SIGNS[props.line.about]} />
        <span>{sentence(props.line.said)}</span>
      </p>
    </li>
  );
}

// As long as a sentence takes to be read twice; it stays in the log.
const SHOWN = 12_000;

/** The last of it, for a while. */
export function ToldBanner(props: { game: Game }) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on(props.game.told, (said) => {
      clearTimeout(timer);
      if (said) timer = setTimeout(props.game.hush, SHOWN);
    }),
  );
  onCleanup(() => clearTimeout(timer));
  return (
    <Show when={props.game.told()}>
      {(said) => (
        <p class="banner" role="status" data-banner="told">
          {sentence(said())}
          <button type="button" class="icon-button" aria-label={t().close} onClick={() => props.game.hush()}>
            <Icon name="close" />
          </button>
        </p>
      )}
    </Show>
  );
}
