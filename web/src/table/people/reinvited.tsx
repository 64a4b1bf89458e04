// Seats that were invited again: everybody is told, for whoever takes such a seat sees what was hidden there.

import './reinvited.css';
import { createSignal, Show } from 'solid-js';
import { sentence, t } from '../../i18n';
import { Icon } from '../../parts/icon';
import type { Reinvited } from '../../protocol/Reinvited';
import type { Game } from '../game';

/** The last of them, until it is put away; in the log and on the card of the player it stays. */
export function ReinvitedBanner(props: { game: Game }) {
  const [seen, setSeen] = createSignal(0);
  const all = () => props.game.table()?.reinvited ?? [];
  const last = () => (all().length > seen() ? all().at(-1) : undefined);
  return (
    <Show when={last()}>
      {(again) => (
        <p class="banner" role="status" data-banner="reinvited">
          <Icon name="link" />
          {sentence(again().said)}
          <button
            type="button"
            class="icon-button"
            aria-label={t().close}
            onClick={() => setSeen(all().length)}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </Show>
  );
}

/** On the card of a player. */
export function ReinvitedSign(props: { all: readonly Reinvited[]; player: number }) {
  const times = () => props.all.filter((again) => again.player === props.player).length;
  return (
    <Show when={times() > 0}>
      <span
        class="reinvited-sign"
        role="img"
        aria-label={t().invite.times(times())}
        title={t().invite.times(times())}
      >
        <Icon name="link" />
      </span>
    </Show>
  );
}
