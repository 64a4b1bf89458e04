// The page of an invitation: takes the seat and goes on to the table.

import './invitation.css';
import { createEffect, createSignal, Match, on, Show, Switch } from 'solid-js';
import { RefusedError } from '../connection/http';
import { sentence, t } from '../i18n';
import type { Refused } from '../protocol/Refused';
import { follow, gamePath, replace, secretPath } from '../route';
import { myGame, secretFor } from '../storage/games';
import { remembers } from '../storage/store';
import { Missing } from '../table/missing';
import { claim } from './claim';
import { welcome } from './newcomer';

type Stage = 'ask' | 'claiming' | 'away' | Refused;

/** Whether to ask first: who has a seat already, or sends the invitation, may only want to see what the link does. */
function isForAnother(id: string, invitation: string): boolean {
  const game = myGame(id);
  if (!game || secretFor(id, invitation)) return false;
  return game.tokens.length > 0 || game.invitations.some((one) => one.token === invitation);
}

export function InvitationPage(props: { id: string; invitation: string }) {
  const { id, invitation } = props;
  const [stage, setStage] = createSignal<Stage>(isForAnother(id, invitation) ? 'ask' : 'claiming');
  const refused = () => {
    const now = stage();
    return typeof now === 'object' ? now : null;
  };
  const take = async () => {
    const known = secretFor(id, invitation) !== undefined;
    setStage('claiming');
    try {
      const secret = await claim(id, invitation, () => setStage('away'));
      if (!known) welcome(id);
      // Neither stays where it could be read over a shoulder, unless it has no other place.
      replace(remembers() ? gamePath(id) : secretPath(id, secret));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      setStage(error.refusal);
    }
  };
  if (stage() === 'claiming') take();

  // Another tab may get its answer only after this one was turned down.
  const theirs = () => myGame(id)?.opened.find((one) => one.invitation === invitation)?.secret;
  createEffect(on(theirs, () => refused()?.code === 'already-claimed' && take(), { defer: true }));

  const seated = () => (myGame(id)?.tokens.length ?? 0) > 0;
  const leave = (event: MouseEvent & { currentTarget: HTMLAnchorElement }) => {
    event.preventDefault();
    replace(gamePath(id));
  };
  return (
    <Show when={refused()?.code !== 'unknown-table'} fallback={<Missing />}>
      <main class="plain invitation" aria-busy={stage() === 'claiming'}>
        <Switch>
          <Match when={stage() === 'ask'}>
            <h1>{t().invitation.ask}</h1>
            <p>{t().invitation.askWhy}</p>
            <div class="invitation-acts">
              <a class="button button-main" href={gamePath(id)} onClick={leave} data-act="leave">
                {t().invitation.toGame}
              </a>
              <button type="button" class="button" onClick={take} data-act="take">
                {t().invitation.take}
              </button>
            </div>
          </Match>
          <Match when={refused()}>
            {(refusal) => (
              <>
                <h1>{t().invitation.refused}</h1>
                <p role="alert" data-refused={refusal().code}>
                  {sentence(refusal().said)}
                </p>
                <div class="invitation-acts">
                  <a class="button button-main" href={gamePath(id)} onClick={leave} data-act="leave">
                    {seated() ? t().invitation.toGame : t().invitation.watch}
                  </a>
                  <a class="button" href="/" onClick={follow}>
                    {t().missing.home}
                  </a>
                </div>
              </>
            )}
          </Match>
          <Match when={stage() === 'claiming' || stage() === 'away'}>
            <h1 class="unseen">{t().invitation.title}</h1>
            <p role="status">{stage() === 'away' ? t().reconnecting : t().invitation.claiming}</p>
          </Match>
        </Switch>
      </main>
    </Show>
  );
}
