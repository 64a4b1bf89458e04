// News of the piles: that another one has begun, and what changes by that.

import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js';
import { t } from '../../../i18n';
import { Icon } from '../../../parts/icon';
import type { Game } from '../../game';

// Long enough to be read twice, in milliseconds; the log keeps it.
const SHOWN = 10_000;

export interface PileNews {
  /** The pile that has just begun, and how many walls each player sets from then on. */
  begun(): { pile: number; each: number } | null;
  dismiss(): void;
}

export function createPileNews(game: Game): PileNews {
  const [begun, setBegun] = createSignal<ReturnType<PileNews['begun']>>(null);
  const dismiss = () => setBegun(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  createEffect(
    on(
      game.fresh,
      (fresh) => {
        const [position, events] = [game.position(), fresh.flatMap((entry) => entry.events)];
        if (!position?.city || position.turn === null) return;
        if (!events.some((event) => event.kind === 'pile-begun')) return;
        setBegun({ pile: position.city.pile, each: position.city.each });
        clearTimeout(timer);
        timer = setTimeout(dismiss, SHOWN);
      },
      { defer: true },
    ),
  );
  return { begun, dismiss };
}

export function PileBanner(props: { news: PileNews }) {
  return (
    <Show when={props.news.begun()}>
      {(now) => (
        <div class="banner banner-pile" data-pile-begun={now().pile}>
          <span class="city-pip city-pip-now" aria-hidden="true">
            {now().pile}
          </span>
          <p>
            <strong>{t().city.pileBegins(now().pile)}</strong> {t().city.pileMeans(now().pile, now().each)}
          </p>
          <button
            type="button"
            class="icon-button"
            aria-label={t().close}
            onClick={() => props.news.dismiss()}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </Show>
  );
}
