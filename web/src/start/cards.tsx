// The games as cards: a picture, what one does, for how many, how long; and a click to play.

import './cards.css';
import { For } from 'solid-js';
import { say, sentence, t } from '../i18n';
import { Icon } from '../parts/icon';
import type { GameOffer } from '../protocol/GameOffer';
import { follow, newPath, rulesPath } from '../route';
import { GamePicture } from './picture';

/** For how many a game is, and how long it takes. */
export function facts(offer: GameOffer): string {
  const { min_players, max_players, min_minutes, max_minutes } = offer;
  return `${t().start.forPlayers(min_players, max_players)} · ${t().start.minutes(min_minutes, max_minutes)}`;
}

export function GameCards(props: { games: readonly GameOffer[]; busy: boolean; play(game: string): void }) {
  return (
    <ul class="game-cards">
      <For each={props.games}>
        {(offer) => (
          <li class="game-card" data-card={offer.id}>
            <GamePicture game={offer.id} />
            <div class="game-card-words">
              <h3>{say(offer.title)}</h3>
              <p>{sentence(offer.pitch)}.</p>
              <p class="quiet">{facts(offer)}</p>
            </div>
            <div class="game-card-acts">
              <button
                type="button"
                class="button button-main"
                disabled={props.busy}
                aria-label={t().start.playGame(say(offer.title))}
                onClick={() => props.play(offer.id)}
                data-act="play-game"
              >
                <Icon name="play" /> {t().start.playShort}
              </button>
              <a
                class="button"
                href={newPath(offer.id)}
                aria-label={t().start.optionsOf(say(offer.title))}
                onClick={follow}
                data-act="options"
              >
                {t().start.optionsShort}
              </a>
              <a
                class="button"
                href={rulesPath(offer.id)}
                aria-label={t().start.rulesOf(say(offer.title))}
                onClick={follow}
              >
                {t().rules.title}
              </a>
            </div>
          </li>
        )}
      </For>
    </ul>
  );
}
