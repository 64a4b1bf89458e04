// When there is no table to show.

import { Show } from 'solid-js';
import { sentence, t } from '../i18n';
import type { Words } from '../protocol/Words';
import { follow } from '../route';

/** `why` is what the server says of a game that is there and can't be opened. */
export function Missing(props: { why?: Words | null }) {
  return (
    <main class="plain">
      <h1>{props.why ? t().missing.broken : t().missing.title}</h1>
      <p data-missing>{props.why ? sentence(props.why) : t().missing.why}</p>
      <a class="button button-main" href="/" onClick={follow}>
        {t().missing.home}
      </a>
    </main>
  );
}

export function Waiting(props: { away: boolean }) {
  return (
    <main class="plain" aria-busy="true">
      <h1 class="unseen">Bastide</h1>
      <p role="status">
        <Show when={props.away} fallback={t().loading}>
          {t().reconnecting}
        </Show>
      </p>
    </main>
  );
}
