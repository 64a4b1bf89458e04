// The games of this browser, and some of them on the start page.

import './start.css';
import './mygames.css';
import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { catalogue } from '../connection/catalogue';
import { getTable, RefusedError, sketchAddress } from '../connection/http';
import { lang, say, t } from '../i18n';
import { Follower } from '../parts/follower';
import { Icon } from '../parts/icon';
import { follow, gamePath, MY_GAMES } from '../route';
import { forget, isMyTurn, type MyGame, myGame, myGames, rememberTable, restore } from '../storage/games';
import { inOrder } from './mylist';

/** As many as fit without scrolling past them. */
const ON_START = 6;

/** The latest, on the start page; nothing while there are none. */
export function MyGames() {
  const games = createMemo(() => inOrder(myGames()));
  const undo = createUndo();
  return (
    <Show when={games().length > 0 || undo.removed()}>
      <section class="start-part" aria-labelledby="my-games">
        <h2 id="my-games">{t().start.myGames}</h2>
        <Undo undo={undo} />
        <GameList games={games().slice(0, ON_START)} remove={undo.remove} />
        <Show when={games().length > ON_START}>
          <p>
            <a class="button" href={MY_GAMES} onClick={follow} data-act="my-games">
              {t().start.allGames(games().length)}
            </a>
          </p>
        </Show>
      </section>
    </Show>
  );
}

interface Removal {
  removed(): MyGame | null;
  remove(id: string): void;
  undo(): void;
}

/** A game that was removed can be put back, until the next one is: with it goes the secret of a seat. */
export function createUndo(): Removal {
  const [removed, setRemoved] = createSignal<MyGame | null>(null);
  return {
    removed,
    remove(id) {
      setRemoved(myGame(id) ?? null);
      forget(id);
    },
    undo() {
      const game = removed();
      setRemoved(null);
      if (game) restore(game);
    },
  };
}

export function Undo(props: { undo: Removal }) {
  return (
    <div role="status">
      <Show when={props.undo.removed()}>
        {(game) => (
          <p class="notice my-removed">
            {t().start.removed(titleOf(game()) ?? '')}
            {/* The button that removed it is gone: the keyboard goes on from here. */}
            <button
              ref={(button) => queueMicrotask(() => button.focus())}
              type="button"
              class="button"
              onClick={() => props.undo.undo()}
              data-act="undo-remove"
            >
              {t().start.undoRemove}
            </button>
          </p>
        )}
      </Show>
    </div>
  );
}

/** Which game it is, with what is played besides. */
function titleOf(game: MyGame): string | null {
  const offer = catalogue()?.games.find((one) => one.id === game.game);
  if (!offer) return null;
  const parts = [...offer.expansions, ...offer.variants].filter((part) => game.parts.includes(part.id));
  return [offer.title, ...parts.map((part) => part.title)].map(say).join(' + ');
}

const dated = (at: number): string =>
  new Intl.DateTimeFormat(lang(), { day: 'numeric', month: 'short', year: 'numeric' }).format(at);

export function GameList(props: { games: readonly MyGame[]; remove(id: string): void }) {
  const ids = createMemo(() => props.games.map((game) => game.id));
  return (
    <ul class="my-list">
      {/* By id: what is told of a game anew does not draw its picture anew. */}
      <For each={ids()}>{(id) => <GameItem id={id} remove={() => props.remove(id)} />}</For>
    </ul>
  );
}

function GameItem(props: { id: string; remove(): void }) {
  const game = () => myGame(props.id);
  let item: HTMLLIElement | undefined;
  onMount(() => onceSeen(item, () => ask(props.id)));
  return (
    <Show when={game()}>
      {(one) => (
        <li ref={item} class="my-game" data-mine={one().id}>
          <a class="my-link" href={gamePath(one().id)} onClick={follow}>
            <img
              class="my-picture"
              src={sketchAddress(one().id)}
              alt=""
              loading="lazy"
              decoding="async"
              width="96"
              height="80"
              onError={(event) => event.currentTarget.classList.add('my-no-picture')}
            />
            <span class="my-words">
              <span class="my-title">{titleOf(one()) ?? t().start.game}</span>
              <span class="my-players">
                <For each={one().names}>
                  {(name, index) => (
                    <span class="game-player">
                      <Follower seat={index() + 1} />
                      <span class="game-name">{say(name)}</span>
                      <Show when={one().scores[index()] !== undefined}>
                        <span class="game-score">{one().scores[index()]}</span>
                      </Show>
                    </span>
                  )}
                </For>
              </span>
              <span class="my-state">
                <Show when={isMyTurn(one())} fallback={one().over ? t().start.over : t().start.going}>
                  <strong class="my-turn" data-my-turn>
                    {t().table.yourTurn}
                  </strong>
                </Show>{' '}
                · <time dateTime={new Date(one().at).toISOString()}>{dated(one().at)}</time>
              </span>
            </span>
          </a>
          <button
            type="button"
            class="icon-button"
            aria-label={t().start.forget}
            title={t().start.forget}
            onClick={() => props.remove()}
            data-act="remove-game"
          >
            <Icon name="bin" />
          </button>
        </li>
      )}
    </Show>
  );
}

/** What has happened in a game elsewhere meanwhile; one that is over stays as it is. */
function ask(id: string): void {
  const known = myGame(id);
  if (!known || (known.over && known.game !== '')) return;
  getTable(id).then(rememberTable, (error) => {
    if (error instanceof RefusedError && error.refusal.code === 'unknown-table') forget(id);
  });
}

/** Does something once, as soon as an element has come into view: a long list asks for nobody who is not looked at. */
function onceSeen(element: Element | undefined, then: () => void): void {
  if (!element || !('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    then();
  });
  observer.observe(element);
  onCleanup(() => observer.disconnect());
}
