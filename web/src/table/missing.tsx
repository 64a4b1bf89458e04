// When there is no table to show.

import { Show } from 'solid-js';
import { t } from '../i18n';
import { follow } from '../route';

export function Missing() {
  return (
    <main class="plain">
      <h1>{t().missing.title}</h1>
      <p>{t().missing.why}</p>
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
