// A game with friends: which one, how many, one's own name. The table opens at once and has a link for everybody.

import { USUAL_RULES } from './rules';
import './start.css';
import './form.css';
import { createSignal, For, Show } from 'solid-js';
import { catalogue, catalogueFailing } from '../connection/catalogue';
import { say, sentence, t } from '../i18n';
import { OfflineNotice } from '../installed/offline';
import { Icon } from '../parts/icon';
import type { Catalogue } from '../protocol/Catalogue';
import type { Words } from '../protocol/Words';
import { follow, newPath } from '../route';
import { chooseEdition, myName, rememberName } from '../storage/choices';
import { BackHead } from './backhead';
import { Edition } from './edition';
import { GameChoice } from './gamechoice';
import { editionFor, open, trouble } from './quick';
import { friendSeats, newSeats } from './seats';

export function FriendsPage(props: { game: string | null }) {
  return (
    <div class="start start-form">
      <BackHead title={t().start.friends} />
      <OfflineNotice />
      <main class="card">
        <Show
          when={catalogue()}
          fallback={<p role="status">{catalogueFailing() ? t().reconnecting : t().loading}</p>}
        >
          {(all) => <Friends all={all()} game={props.game} />}
        </Show>
      </main>
    </div>
  );
}

function Friends(props: { all: Catalogue; game: string | null }) {
  const [game, setGame] = createSignal(
    props.all.games.find((one) => one.id === props.game)?.id ?? props.all.games[0]?.id ?? '',
  );
  const offer = () => props.all.games.find((one) => one.id === game());
  const [players, setPlayers] = createSignal(2);
  const [name, setName] = createSignal(myName());
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<Words | null>(null);
  const counts = () => {
    const one = offer();
    return one
      ? Array.from({ length: one.max_players - one.min_players + 1 }, (_, i) => one.min_players + i)
      : [];
  };
  const seated = () => Math.min(Math.max(players(), counts()[0] ?? 2), counts().at(-1) ?? 2);
  const start = async () => {
    const one = offer();
    if (!one) return;
    setBusy(true);
    setProblem(null);
    try {
      rememberName(name());
      const edition = editionFor(one);
      if (edition) chooseEdition(one.id, edition.id);
      await open(props.all, {
        game: one.id,
        options: { ...edition?.options },
        seats: newSeats(friendSeats(name(), seated())),
        expansions: [],
        variants: [],
        tiles: {},
        own_tiles: [],
        rules: USUAL_RULES,
      });
    } catch (error) {
      setProblem(trouble(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy()) start();
      }}
    >
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
      <div role="alert">
        <Show when={problem()}>{(words) => <p class="error">{sentence(words())}</p>}</Show>
      </div>
      <div class="form-acts">
        <button type="submit" class="button button-main button-large" disabled={busy()} data-act="start">
          <Icon name="play" /> {t().start.openTable}
        </button>
        <a class="button" href={newPath(game())} onClick={follow} data-act="more">
          {t().start.moreFor(say(offer()?.title ?? { en: '', fr: '' }))}
        </a>
      </div>
    </form>
  );
}
