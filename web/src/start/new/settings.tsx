// Keeping what is chosen under a name, and taking it up again.

import { createSignal, For, Show } from 'solid-js';
import { t } from '../../i18n';
import { Icon } from '../../parts/icon';
import { forgetSettings, keepSettings, type MySettings } from '../../storage/settings';

export function SettingsList(props: { all: readonly MySettings[]; apply(one: MySettings): void }) {
  return (
    <section aria-label={t().start.settings.title}>
      <h2>{t().start.settings.title}</h2>
      <ul class="chips">
        <For each={props.all}>
          {(one) => (
            <li class="chip">
              <button type="button" class="button" onClick={() => props.apply(one)} data-settings={one.name}>
                {one.name}
              </button>
              <button
                type="button"
                class="icon-button"
                aria-label={t().start.settings.remove(one.name)}
                title={t().start.settings.remove(one.name)}
                onClick={() => forgetSettings(one.name)}
              >
                <Icon name="bin" />
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

export function KeepSettings(props: { settings(name: string): MySettings; files: boolean }) {
  const [name, setName] = createSignal('');
  const [kept, setKept] = createSignal('');
  const keep = () => {
    const given = name().trim();
    if (!given) return;
    keepSettings(props.settings(given));
    setKept(given);
    setName('');
  };
  return (
    <div class="keep">
      <label for="keep-name">{t().start.settings.keep}</label>
      <div class="copy-row">
        <input
          id="keep-name"
          maxlength="40"
          autocomplete="off"
          placeholder={t().start.settings.name}
          value={name()}
          onInput={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            keep();
          }}
        />
        <button type="button" class="button" disabled={!name().trim()} onClick={keep} data-act="keep">
          {t().start.settings.save}
        </button>
      </div>
      <p class="quiet" role="status">
        <Show when={kept()}>{t().start.settings.kept(kept())}</Show>{' '}
        <Show when={props.files}>{t().start.settings.noFiles}</Show>
      </p>
    </div>
  );
}
