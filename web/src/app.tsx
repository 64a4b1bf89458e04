// Which page is shown.

import { Match, Show, Switch } from 'solid-js';
import { InvitationPage } from './invitation/page';
import { LessonPage } from './learn/lesson';
import { LearnPage } from './learn/page';
import { RulesPage } from './learn/rules';
import { route } from './route';
import { StartPage } from './start/page';
import { Missing } from './table/missing';
import { TablePage } from './table/page';

export function App() {
  const game = () => {
    const now = route();
    return now.page === 'game' ? now : null;
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
    <Switch fallback={<Missing />}>
      <Match when={route().page === 'start'}>
        <StartPage />
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
  );
}
