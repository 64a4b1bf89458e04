// The bonus tile of Hunters and Gatherers: shown large with all it can do, as long as it is being laid.

import './bonus.css';
import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js';
import type { Kinds } from '../../../art/kinds';
import { say, sentence, t } from '../../../i18n';
import { TilePicture } from '../../../parts/figure';
import { Icon } from '../../../parts/icon';
import type { BonusInfo } from '../../../protocol/BonusInfo';
import type { Game } from '../../game';
import { nameOf } from '../../people/names';

// A bot lays its tile faster than anybody can read: so long it is shown after that, in milliseconds.
const LINGERS = 8000;

/** A bonus tile and who lays it. */
export interface Shown extends BonusInfo {
  player: number;
  mine: boolean;
  /** It lies, and is shown a little longer. */
  laid: boolean;
}

export interface BonusNews {
  shown(): Shown | null;
  dismiss(): void;
  /** How high the card is, in pixels; 0 while there is none. */
  height(): number;
  setHeight(height: number): void;
}

export function createBonusNews(game: Game): BonusNews {
  const [shown, setShown] = createSignal<Shown | null>(null);
  const [height, setHeight] = createSignal(0);
  const dismiss = () => setShown(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  createEffect(
    on(game.position, (position) => {
      const [bonus, player] = [position?.hunters?.bonus, position?.turn];
      const before = shown();
      if (bonus && player) {
        clearTimeout(timer);
        setShown({ ...bonus, player, mine: game.own().includes(player), laid: false });
      } else if (before?.mine || position?.turn === null) {
        dismiss();
      } else if (before && !before.laid) {
        setShown({ ...before, laid: true });
        timer = setTimeout(dismiss, LINGERS);
      }
    }),
  );
  return { shown, dismiss, height, setHeight };
}

export function BonusCard(props: { news: BonusNews; game: Game; kinds: Kinds }) {
  // Some tiles can do more than others, which takes more words.
  const measure = (card: HTMLElement) => {
    const observer = new ResizeObserver(() => props.news.setHeight(card.offsetHeight));
    observer.observe(card);
    onCleanup(() => {
      observer.disconnect();
      props.news.setHeight(0);
    });
  };
  const title = (bonus: Shown) =>
    bonus.mine && props.game.own().length === 1
      ? t().hunters.yourBonus
      : t().hunters.bonusOf(nameOf(props.game.table(), bonus.player));
  return (
    <Show when={props.news.shown()}>
      {(bonus) => (
        <div class={`banner banner-bonus seat-${bonus().player}`} ref={measure} data-bonus={bonus().name}>
          <TilePicture
            class="bonus-tile"
            symbol={props.kinds.symbol({ name: bonus().name, rotation: 0 }, 0)}
            label={sentence(props.kinds.said(bonus().name))}
          />
          <div class="bonus-words">
            <strong>{title(bonus())}</strong>
            <ul>
              <For
                each={bonus().powers}
                fallback={<li data-power>{sentence(props.kinds.said(bonus().name))}</li>}
              >
                {(power) => <li data-power>{say(power)}</li>}
              </For>
            </ul>
          </div>
          <Show when={!bonus().mine}>
            <button
              type="button"
              class="icon-button"
              aria-label={t().close}
              onClick={() => props.news.dismiss()}
            >
              <Icon name="close" />
            </button>
          </Show>
        </div>
      )}
    </Show>
  );
}
