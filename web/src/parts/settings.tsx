import { For } from 'solid-js';
import { lang, setLang, t } from '../i18n';
import { setSound, sound } from '../storage/sound';
import { setTheme, type Theme, theme } from '../theme/theme';

/** Language, light and sound. Each language is named in itself. */
export function Settings() {
  return (
    <div class="settings">
      <fieldset class="choice">
        <legend class="unseen">{t().language}</legend>
        <For each={['en', 'fr'] as const}>
          {(code) => (
            <button
              type="button"
              class="choice-button"
              lang={code}
              aria-pressed={lang() === code}
              onClick={() => setLang(code)}
            >
              {code === 'en' ? 'English' : 'Français'}
            </button>
          )}
        </For>
      </fieldset>
      <fieldset class="choice">
        <legend class="unseen">{t().theme.label}</legend>
        <For each={['auto', 'light', 'dark'] as Theme[]}>
          {(name) => (
            <button
              type="button"
              class="choice-button"
              aria-pressed={theme() === name}
              onClick={() => setTheme(name)}
            >
              {t().theme[name]}
            </button>
          )}
        </For>
      </fieldset>
      <fieldset class="choice">
        <legend class="unseen">{t().sound.label}</legend>
        <For each={[false, true]}>
          {(wanted) => (
            <button
              type="button"
              class="choice-button"
              aria-pressed={sound() === wanted}
              onClick={() => setSound(wanted)}
            >
              {wanted ? t().sound.on : t().sound.off}
            </button>
          )}
        </For>
      </fieldset>
    </div>
  );
}
