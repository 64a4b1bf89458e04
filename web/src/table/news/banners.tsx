// News above the board: what went wrong, and what is being done about it; and where it goes on.

import './banners.css';
import { type JSX, Show } from 'solid-js';
import { sentence, t } from '../../i18n';
import { Icon } from '../../parts/icon';
import type { Words } from '../../protocol/Words';
import { remembers } from '../../storage/store';
import type { Game } from '../game';

interface BannersProps {
  game: Game;
  problem: Words | null;
  dismiss(): void;
  next(): void;
  /** News of the game itself. */
  children?: JSX.Element;
}

export function Banners(props: BannersProps) {
  const notice = () => props.game.notice() ?? props.problem;
  const watching = () => props.game.own().length === 0;
  return (
    <div class="banners">
      <Show when={props.game.link() === 'away'}>
        <p class="banner" role="status" data-banner="away">
          {t().reconnecting}
        </p>
      </Show>
      <Show when={!remembers() && props.game.own().length > 0}>
        <p class="banner">{t().forgetful}</p>
      </Show>
      <Show when={props.game.table()?.next}>
        <div class="banner banner-next" role="status" data-banner="next">
          <span>{watching() ? t().after.nextWatch : t().after.nextThere}</span>
          <button type="button" class="button button-main" onClick={() => props.next()} data-act="next">
            <Icon name="next" /> {t().after.nextGame}
          </button>
        </div>
      </Show>
      {props.children}
      <Show when={notice()}>
        {(words) => (
          <p class="banner banner-refused" role="alert">
            {sentence(words())}
            <button
              type="button"
              class="icon-button"
              aria-label={t().close}
              onClick={() => {
                props.game.dismiss();
                props.dismiss();
              }}
            >
              <Icon name="close" />
            </button>
          </p>
        )}
      </Show>
    </div>
  );
}
