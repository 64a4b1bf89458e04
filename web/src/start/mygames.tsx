// The games of this browser, and a way to those of others.

import { createSignal, For, onMount, Show } from 'solid-js';
import { catalogue } from '../connection/catalogue';
import { getTable, RefusedError } from '../connection/http';
import { say, t } from '../i18n';
import { Figure } from '../parts/figure';
import { Icon } from '../parts/icon';
import { follow, gameIn, gamePath, go, invitationPath } from '../route';
import { forget, type MyGame, myGames, remember, rememberToken } from '../storage/games';

// Games finished elsewhere meanwhile are noticed for so many; each costs a request.
const LOOKED_AFTER = 12;

export function MyGames() {
  onMount(() => {
    for (const game of myGames()
      .filter((g) => !g.over)
      .slice(0, LOOKED_AFTER)) {
      getTable(game.id).then(
        (table) => {
          const names = table.seats.map((seat) => seat.called);
          remember(game.id, { over: table.over, names });
        },
        (error) => {
          if (error instanceof RefusedError && error.refusal.code === 'unknown-table') forget(game.id);
        },
      );
    }
  });
  const running = () => myGames().filter((game) => !game.over);
  const finished = () => myGames().filter((game) => game.over);
  return (
    <section class="card" aria-labelledby="my-games">
      <h2 id="my-games">{t().start.myGames}</h2>
      <Show when={myGames().length > 0} fallback={<p class="quiet">{t().start.noGames}</p>}>
        <Group title={t().start.running} games={running()} />
        <Group title={t().start.finished} games={finished()} />
      </Show>
      <Watch />
    </section>
  );
}

/** Which game it is. */
function title(game: MyGame): string | null {
  const offer = catalogue()?.games.find((one) => one.id === game.game);
  return offer ? say(offer.title) : null;
}

function Group(props: { title: string; games: MyGame[] }) {
  return (
    <Show when={props.games.length > 0}>
      <h3>{props.title}</h3>
      <ul class="game-list">
        <For each={props.games}>
          {(game) => (
            <li>
              <a class="game-link" href={gamePath(game.id)} onClick={follow}>
                <Show when={title(game)}>{(words) => <span class="game-title">{words()}</span>}</Show>
                <For each={game.names}>
                  {(name, index) => (
                    <span class="game-player">
                      <Figure seat={index() + 1} />
                      <span class="game-name">{say(name)}</span>
                      <Show when={game.scores[index()] !== undefined}>
                        <span class="game-score">{game.scores[index()]}</span>
                      </Show>
                    </span>
                  )}
                </For>
              </a>
              <button
                type="button"
                class="icon-button"
                aria-label={t().start.forget}
                title={t().start.forget}
                onClick={() => forget(game.id)}
              >
                <Icon name="bin" />
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** Any game by its link: with an invitation to play, without one to watch. */
function Watch() {
  const [text, setText] = createSignal('');
  const [bad, setBad] = createSignal(false);
  const submit = (event: Event) => {
    event.preventDefault();
    const found = gameIn(text());
    setBad(!found);
    if (!found) return;
    if (found.key) rememberToken(found.id, found.key);
    go(found.invitation ? invitationPath(found.id, found.invitation) : gamePath(found.id));
  };
  return (
    <form class="watch" onSubmit={submit}>
      <label for="watch">{t().start.watch}</label>
      <div class="copy-row">
        <input
          id="watch"
          value={text()}
          placeholder={t().start.watchPlaceholder}
          onInput={(event) => setText(event.currentTarget.value)}
          aria-invalid={bad()}
          aria-describedby={bad() ? 'watch-bad' : undefined}
        />
        <button type="submit" class="button">
          <Icon name="eye" /> {t().start.open}
        </button>
      </div>
      <Show when={bad()}>
        <p id="watch-bad" class="error" role="alert">
          {t().start.watchBad}
        </p>
      </Show>
    </form>
  );
}
