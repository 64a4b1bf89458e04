// Which page is shown.

import { Match, Show, Switch } from 'solid-js';
import { InvitationPage } from './invitation/page';
import { route } from './route';
import { StartPage } from './start/page';
import { Missing } from './table/missing';
import { TablePage } from './table/page';

export function App() {
  const game = () => {
    const now = route();
    return now.page === 'game' ? now : null;
  };
  return (
    <Switch fallback={<Missing />}>
      <Match when={route().page === 'start'}>
        <StartPage />
      </Match>
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
