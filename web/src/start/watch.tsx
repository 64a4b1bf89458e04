// Any game by its link: with an invitation to play, without one to watch.

import { createSignal, Show } from 'solid-js';
import { t } from '../i18n';
import { Icon } from '../parts/icon';
import { gameIn, gamePath, go, invitationPath } from '../route';
import { rememberToken } from '../storage/games';

export function Watch() {
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
