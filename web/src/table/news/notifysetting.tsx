// The button by which somebody wants to be told of their turns, and the only place that asks the browser for it.

import { createSignal, Show } from 'solid-js';
import { t } from '../../i18n';
import { Icon } from '../../parts/icon';
import { canNotify, isNotified, wantNotified } from './notify';

export function NotifySetting() {
  const [denied, setDenied] = createSignal(false);
  const press = async () => setDenied(!(await wantNotified(!isNotified())));
  return (
    <Show when={canNotify()}>
      <button type="button" class="button" aria-pressed={isNotified()} onClick={press} data-act="notify">
        <Icon name={isNotified() ? 'check' : 'bell'} /> {t().notify.on}
      </button>
      <Show when={denied()}>
        <p class="error" role="alert">
          {t().notify.denied}
        </p>
      </Show>
    </Show>
  );
}
