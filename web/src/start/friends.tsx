// A game with friends: which one, how many, one's own name. The table opens at once and has a link for everybody.

import { createSignal, For, Show } from 'solid-js';
import { say, t } from '../i18n';
import type { Catalogue } from '../protocol/Catalogue';
import { follow, newPath } from '../route';
import { chooseEdition, myName, rememberName } from '../storage/choices';
import { Edition } from './edition';
import { GameChoice } from './gamechoice';
import { createOpening, FormPage, OpenButton, OpeningForm, Problem } from './opening';
import { editionFor, plainGame } from './quick';
import { friendSeats, newSeats } from './seats';

export function FriendsPage(props: { game: string | null }) {
  return <FormPage title={t().start.friends}>{(all) => <Friends all={all} game={props.game} />}</FormPage>;
}

function Friends(props: { all: Catalogue; game: string | null }) {
  const [game, setGame] = createSignal(
    props.all.games.find((one) => one.id === props.game)?.id ?? props.all.games[0]?.id ?? '',
  );
  const offer = () => props.all.games.find((one) => one.id === game());
  const [players, setPlayers] = createSignal(2);
  const [name, setName] = createSignal(myName());
  const opening = createOpening(props.all);
  const counts = () => {
    const one = offer();
    return one
      ? Array.from({ length: one.max_players - one.min_players + 1 }, (_, i) => one.min_players + i)
      : [];
  };
  const seated = () => Math.min(Math.max(players(), counts()[0] ?? 2), counts().at(-1) ?? 2);
  const start = () => {
    const one = offer();
    if (!one) return;
    rememberName(name());
    const edition = editionFor(one);
    if (edition) chooseEdition(one.id, edition.id);
    opening.open(plainGame(one, newSeats(friendSeats(name(), seated()))));
  };
  return (
    <OpeningForm submit={start}>
      <p>{t().start.friendsHow}</p>
      <GameChoice games={props.all.games} game={game()} choose={setGame} />
      <div class="form-row">
        <label>
          {t().start.yourName}
          <input
            name="name"
            maxlength="40"
            autocomplete="nickname"
            placeholder={t().player(1)}
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <fieldset>
          <legend>{t().start.howMany}</legend>
          <div class="choice">
            <For each={counts()}>
              {(count) => (
                <button
                  type="button"
                  class="choice-button"
                  aria-pressed={seated() === count}
                  onClick={() => setPlayers(count)}
                  data-players={count}
                >
                  {count}
                </button>
              )}
            </For>
          </div>
        </fieldset>
      </div>
      <Show when={offer()} keyed>
        {(one) => <Edition offer={one} />}
      </Show>
      <Problem opening={opening} />
      <div class="form-acts">
        <OpenButton opening={opening} label={t().start.openTable} />
        <a class="button" href={newPath(game())} onClick={follow} data-act="more">
          {t().start.moreFor(say(offer()?.title ?? { en: '', fr: '' }))}
        </a>
      </div>
    </OpeningForm>
  );
}
