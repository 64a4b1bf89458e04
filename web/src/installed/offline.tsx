// Says so when this device has no network.

import { createSignal, Show } from 'solid-js';
import { t } from '../i18n';

const [online, setOnline] = createSignal(navigator.onLine);
window.addEventListener('online', () => setOnline(true));
window.addEventListener('offline', () => setOnline(false));

export function OfflineNotice() {
  return (
    <div role="status">
      <Show when={!online()}>
        <p class="notice" data-offline>
          {t().offline}
        </p>
      </Show>
    </div>
  );
}
