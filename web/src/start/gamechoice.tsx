// Which game: by its picture and title.

import { For } from 'solid-js';
import { say, t } from '../i18n';
import type { GameOffer } from '../protocol/GameOffer';
import { facts } from './cards';
import { GamePicture } from './picture';

export function GameChoice(props: { games: readonly GameOffer[]; game: string; choose(game: string): void }) {
  return (
    <fieldset class="game-choices">
      <legend class="unseen">{t().start.game}</legend>
      <For each={props.games}>
        {(one) => (
          <label class="card-choice game-choice" data-game={one.id}>
            <GamePicture game={one.id} />
            <input
              type="radio"
              name="game"
              checked={props.game === one.id}
              onChange={() => props.choose(one.id)}
            />
            <span>
              <strong>{say(one.title)}</strong>
              <span>{facts(one)}</span>
            </span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
