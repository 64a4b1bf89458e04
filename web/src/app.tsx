// Which page is shown.

import { createEffect, ErrorBoundary, Match, Show, Suspense, Switch } from 'solid-js';
import { t } from './i18n';
import { InvitationPage } from './invitation/page';
import { FriendsPage, LearnPage, LessonPage, MyGamesPage, NewGamePage, RulesPage, TablePage } from './pages';
import { route } from './route';
import { StartPage } from './start/page';
import { Missing } from './table/missing';

export function App() {
  const game = () => {
    const now = route();
    return now.page === 'game' ? now : null;
  };
  const wish = (page: 'new' | 'friends') => {
    const now = route();
    return now.page === page ? now : null;
  };
  const learn = () => {
    const now = route();
    return now.page === 'learn' ? now : null;
  };
  const rules = () => {
    const now = route();
    return now.page === 'rules' ? now : null;
  };
  return (
    <ErrorBoundary fallback={(error) => <Broken error={error} />}>
      <Suspense fallback={<Coming />}>
        <Switch fallback={<Missing />}>
          <Match when={route().page === 'start'}>
            <StartPage />
          </Match>
          <Match when={wish('new')}>{(now) => <NewGamePage game={now().game} />}</Match>
          <Match when={wish('friends')}>{(now) => <FriendsPage game={now().game} />}</Match>
          <Match when={route().page === 'my-games'}>
            <MyGamesPage />
          </Match>
          <Match when={learn()}>
            <Show when={learn()?.lesson} keyed fallback={<LearnPage />}>
              {(lesson) => <LessonPage id={lesson} />}
            </Show>
          </Match>
          <Match when={rules()}>{(now) => <RulesPage about={now().about} hash={now().hash} />}</Match>
          <Match when={game()}>
            {/* Another game, or another invitation to it, is another page: nothing of the old one stays. */}
            <Show
              when={game()?.invitation}
              keyed
              fallback={
                <Show when={game()?.id} keyed>
                  {(id) => <TablePage id={id} secret={game()?.key ?? null} />}
                </Show>
              }
            >
              {(invitation) => <InvitationPage id={game()?.id ?? ''} invitation={invitation} />}
            </Show>
          </Match>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

/** While the code of a page comes. */
function Coming() {
  return (
    <main class="plain" aria-busy="true">
      <h1 class="unseen">Bastide</h1>
      <p role="status">{t().loading}</p>
    </main>
  );
}

/** Something of the page could not be loaded or shown. */
function Broken(props: { error: unknown }) {
  createEffect(() => console.error(props.error));
  return (
    <main class="plain">
      <h1>{t().broken.title}</h1>
      <p>{t().broken.why}</p>
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {t().broken.again}
      </button>
    </main>
  );
}
