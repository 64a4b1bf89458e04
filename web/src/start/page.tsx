// The start page: what this is, three doors, one's own games, and all games there are.

import './start.css';
import { createSignal, For, onMount, Show } from 'solid-js';
import { catalogue, catalogueFailing } from '../connection/catalogue';
import { say, sentence, t } from '../i18n';
import { OfflineNotice } from '../installed/offline';
import { fetchTable } from '../pages';
import { Icon } from '../parts/icon';
import { Settings } from '../parts/settings';
import type { Words } from '../protocol/Words';
import { follow, friendsPath, LEARN, newPath } from '../route';
import { levelIn } from '../storage/levels';
import { mySettings } from '../storage/settings';
import { remembers } from '../storage/store';
import { GameCards } from './cards';
import { Edition } from './edition';
import { MyGames } from './mygames';
import { playNow, trouble } from './quick';
import { Scene } from './scene';
import { LevelSuggestion } from './suggestion';
import { Watch } from './watch';
import { startSettings } from './wish';

export function StartPage() {
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<Words | null>(null);
  /** Does something that leads to a table, and says so if it does not. */
  const attempt = async (what: () => Promise<void>) => {
    if (busy()) return;
    setBusy(true);
    setProblem(null);
    try {
      await what();
    } catch (error) {
      setProblem(trouble(error));
    } finally {
      setBusy(false);
    }
  };
  const play = (game?: string, level?: number) => attempt(() => playNow(game, level));
  onMount(() => {
    // Once the page is there, the code of a table comes too: it is needed after the first click.
    const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000));
    idle(fetchTable, { timeout: 4000 });
  });
  return (
    <div class="start">
      <header class="start-head">
        <div class="wordmark">
          <img src="/favicon.svg" alt="" width="44" height="44" />
          <h1>Bastide</h1>
        </div>
        <Settings />
      </header>
      <OfflineNotice />
      <Show when={!remembers()}>
        <p class="notice">{t().forgetful}</p>
      </Show>
      <main class="start-main">
        <section class="hero" aria-labelledby="hero-line">
          <div class="hero-words">
            <h2 id="hero-line">{t().start.motto}</h2>
            <p class="quiet">{t().start.foot}</p>
          </div>
          <div class="hero-picture">
            <Scene />
          </div>
          <div class="hero-doors">
            <Doors busy={busy()} play={() => play()} />
            <div role="alert">
              <Show when={problem()}>{(words) => <p class="error">{sentence(words())}</p>}</Show>
            </div>
            <Show when={catalogue()?.games[0]}>
              {(first) => (
                <>
                  <LevelSuggestion game={first().id} play={(level) => play(first().id, level)} />
                  <Edition offer={first()} />
                </>
              )}
            </Show>
          </div>
        </section>
        <MyGames />
        <Show when={mySettings().length > 0 && catalogue()}>
          {(all) => (
            <section class="start-part" aria-labelledby="my-settings">
              <h2 id="my-settings">{t().start.settings.title}</h2>
              <ul class="chips">
                <For each={mySettings()}>
                  {(one) => (
                    <li>
                      <button
                        type="button"
                        class="button"
                        disabled={busy()}
                        onClick={() => attempt(() => startSettings(all(), one))}
                        data-settings={one.name}
                      >
                        <Icon name="play" /> {one.name}
                      </button>
                    </li>
                  )}
                </For>
              </ul>
            </section>
          )}
        </Show>
        <section class="start-part" aria-labelledby="games">
          <h2 id="games">{t().start.games}</h2>
          <Show
            when={catalogue()}
            fallback={
              <p role="status" class="quiet">
                {catalogueFailing() ? t().reconnecting : t().loading}
              </p>
            }
          >
            {(all) => <GameCards games={all().games} busy={busy()} play={play} />}
          </Show>
          <p>
            <a class="button" href={newPath()} onClick={follow} data-act="more">
              <Icon name="plus" /> {t().start.more}
            </a>
          </p>
        </section>
        <Watch />
      </main>
      <footer class="start-foot">{t().start.notice}</footer>
    </div>
  );
}

function Doors(props: { busy: boolean; play(): void }) {
  const opponent = () => {
    const all = catalogue();
    const first = all?.games[0];
    const level = levelIn(first?.id ?? '');
    const bot = all?.bots.find((one) => one.level === level);
    return first && bot ? t().start.against(say(first.title), say(bot.title), level) : t().start.atOnce;
  };
  return (
    <nav class="doors" aria-label={t().start.doors}>
      <button
        type="button"
        class="door door-main"
        disabled={props.busy}
        onClick={() => props.play()}
        data-act="play"
      >
        <Icon name="play" />
        <span>
          <strong>{t().start.play}</strong>
          <span>{props.busy ? t().loading : opponent()}</span>
        </span>
      </button>
      <a class="door" href={friendsPath()} onClick={follow} data-act="friends">
        <Icon name="link" />
        <span>
          <strong>{t().start.friends}</strong>
          <span>{t().start.friendsAbout}</span>
        </span>
      </a>
      <a class="door" href={LEARN} onClick={follow} data-act="learn">
        <Icon name="book" />
        <span>
          <strong>{t().start.learn}</strong>
          <span>{t().start.learnAbout}</span>
        </span>
      </a>
    </nav>
  );
}
