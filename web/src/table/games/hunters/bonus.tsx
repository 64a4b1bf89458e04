// The bonus tile of Hunters and Gatherers: what it can do is said beside it, as long as it is being laid.

import './bonus.css';
import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js';
import type { Kinds } from '../../../art/kinds';
import { say, sentence, t } from '../../../i18n';
import { TilePicture } from '../../../parts/figure';
import { Icon } from '../../../parts/icon';
import type { BonusInfo } from '../../../protocol/BonusInfo';
import type { PositionInfo } from '../../../protocol/PositionInfo';
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
  /** The bonus tile that another has just laid. */
  shown(): Shown | null;
  dismiss(): void;
}

export function createBonusNews(game: Game): BonusNews {
  const [held, setHeld] = createSignal<Shown | null>(null);
  const dismiss = () => setHeld(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  createEffect(
    on(game.position, (position) => {
      const bonus = position ? bonusOf(game, position) : null;
      const before = held();
      if (bonus) {
        clearTimeout(timer);
        setHeld(bonus);
      } else if (before?.mine || position?.turn === null) {
        dismiss();
      } else if (before && !before.laid) {
        setHeld({ ...before, laid: true });
        timer = setTimeout(dismiss, LINGERS);
      }
    }),
  );
  return { shown: () => (held()?.laid ? held() : null), dismiss };
}

/** The bonus tile that is being laid; `null` for none. */
function bonusOf(game: Game, { hunters, turn }: PositionInfo): Shown | null {
  if (!hunters?.bonus || !turn) return null;
  return { ...hunters.bonus, player: turn, mine: game.own().includes(turn), laid: false };
}

const titleOf = (game: Game, bonus: Shown) =>
  bonus.mine && game.own().length === 1
    ? t().hunters.yourBonus
    : t().hunters.bonusOf(nameOf(game.table(), bonus.player));

/** What it can do, in words. */
const powersOf = (bonus: Shown, kinds: Kinds): string[] =>
  bonus.powers.length > 0 ? bonus.powers.map(say) : [sentence(kinds.said(bonus.name))];

/** While it is in hand: beside the tile, which is there already. */
export function BonusLine(props: { game: Game; kinds: Kinds }) {
  const bonus = () => {
    const position = props.game.position();
    return position && bonusOf(props.game, position);
  };
  return (
    <Show when={bonus()}>
      {(one) => (
        <span class="bonus-line" data-bonus={one().name}>
          <b>{titleOf(props.game, one())}</b>
          <For each={powersOf(one(), props.kinds)}>{(power) => <span data-power>{power}</span>}</For>
        </span>
      )}
    </Show>
  );
}

/** A little longer, once another has laid it. */
export function BonusCard(props: { news: BonusNews; game: Game; kinds: Kinds }) {
  return (
    <Show when={props.news.shown()}>
      {(bonus) => (
        <div class={`banner banner-bonus seat-${bonus().player}`} data-bonus={bonus().name}>
          <TilePicture
            class="bonus-tile"
            symbol={props.kinds.symbol({ name: bonus().name, rotation: 0 }, 0)}
            label={sentence(props.kinds.said(bonus().name))}
          />
          <p class="bonus-line">
            <b>{titleOf(props.game, bonus())}</b>
            <For each={powersOf(bonus(), props.kinds)}>{(power) => <span data-power>{power}</span>}</For>
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
