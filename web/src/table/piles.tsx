// News of the piles: that another one has begun, and what changes by that.

import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js';
import { t } from '../i18n';
import { Icon } from '../parts/icon';
import type { Game } from './game';

// Long enough to be read twice, in milliseconds; the log keeps it.
const SHOWN = 10_000;

export function PileNews(props: { game: Game }) {
  const [begun, setBegun] = createSignal<{ pile: number; each: number } | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  createEffect(
    on(
      props.game.fresh,
      (fresh) => {
        const city = props.game.position()?.city;
        const news = fresh.some((entry) => entry.events.some((event) => event.kind === 'pile-begun'));
        if (!news || !city || props.game.position()?.turn === null) return;
        setBegun({ pile: city.pile, each: city.each });
        clearTimeout(timer);
        timer = setTimeout(() => setBegun(null), SHOWN);
      },
      { defer: true },
    ),
  );
  return (
    <Show when={begun()}>
      {(now) => (
        <div class="banner banner-pile" data-pile-begun={now().pile}>
          <span class="city-pip city-pip-now" aria-hidden="true">
            {now().pile}
          </span>
          <p>
            <strong>{t().city.pileBegins(now().pile)}</strong> {t().city.pileMeans(now().pile, now().each)}
          </p>
          <button type="button" class="icon-button" aria-label={t().close} onClick={() => setBegun(null)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </Show>
  );
}
