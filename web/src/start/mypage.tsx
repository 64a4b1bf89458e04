// All games of this browser.

import './start.css';
import './mygames.css';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { t } from '../i18n';
import { OfflineNotice } from '../installed/offline';
import { Icon } from '../parts/icon';
import { follow, friendsPath, LEARN, newPath } from '../route';
import { myGames } from '../storage/games';
import { BackHead } from './backhead';
import { createUndo, GameList, Undo } from './mygames';
import { type Filter, shownOf } from './mylist';

/** As many as are shown before somebody asks for more. */
const AT_ONCE = 24;

const FILTERS: Filter[] = ['all', 'running', 'finished'];

/** Whoever has no game yet is shown where to find one. */
function NoGames(props: { any: boolean }) {
  return (
    <div class="my-none">
      <p class="quiet">{t().start.noGames}</p>
      <Show when={!props.any}>
        <p class="form-acts">
          <a class="button button-main" href={newPath()} onClick={follow} data-act="new">
            <Icon name="play" /> {t().start.newGame}
          </a>
          <a class="button" href={friendsPath()} onClick={follow}>
            <Icon name="link" /> {t().start.friends}
          </a>
          <a class="button" href={LEARN} onClick={follow}>
            {t().start.learn}
          </a>
        </p>
      </Show>
    </div>
  );
}

export function MyGamesPage() {
  const [filter, setFilter] = createSignal<Filter>('all');
  const [most, setMost] = createSignal(AT_ONCE);
  const games = createMemo(() => shownOf(myGames(), filter()));
  const undo = createUndo();
  return (
    <div class="start">
      <BackHead title={t().start.myGames} />
      <OfflineNotice />
      <main class="start-main">
        <div class="choice my-filter">
          <For each={FILTERS}>
            {(name) => (
              <button
                type="button"
                class="choice-button"
                aria-pressed={filter() === name}
                onClick={() => setFilter(name)}
                data-filter={name}
              >
                {t().start.filter[name]} ({shownOf(myGames(), name).length})
              </button>
            )}
          </For>
        </div>
        <Undo undo={undo} />
        <Show when={games().length > 0} fallback={<NoGames any={myGames().length > 0} />}>
          <GameList games={games().slice(0, most())} remove={undo.remove} />
        </Show>
        <Show when={games().length > most()}>
          <button
            type="button"
            class="button"
            onClick={() => setMost((now) => now + AT_ONCE)}
            data-act="more-games"
          >
            {t().start.moreGames(games().length - most())}
          </button>
        </Show>
      </main>
    </div>
  );
}
