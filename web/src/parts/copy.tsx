import { createSignal, createUniqueId, Show } from 'solid-js';
import { t } from '../i18n';

/** A button that copies a text, where there is no room to show it. */
export function CopyButton(props: { text: string; label: string }) {
  const [done, setDone] = createSignal(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.text);
    } catch {
      // Not allowed, as over plain HTTP: the old way.
      const field = document.createElement('textarea');
      field.value = props.text;
      document.body.append(field);
      field.select();
      document.execCommand('copy');
      field.remove();
    }
    setDone(true);
    setTimeout(() => setDone(false), 2000);
  };
  return (
    <button
      type="button"
      class="button button-main"
      onClick={copy}
      data-act="copy-link"
      data-text={props.text}
    >
      {done() ? t().copied : props.label}
    </button>
  );
}

/** A text to be copied with one click; a link can be shared too, where the device has a way to. */
export function CopyField(props: { label: string; text: string; share?: boolean }) {
  const id = createUniqueId();
  let field!: HTMLInputElement;
  const [done, setDone] = createSignal(false);
  const copy = async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(props.text);
    } catch {
      // Not allowed, as over plain HTTP: the old way, and else the text is selected at least.
      document.execCommand('copy');
    }
    setDone(true);
    setTimeout(() => setDone(false), 2000);
  };
  // Whoever thinks better of it has nothing to be told.
  const share = () => navigator.share({ title: 'Bastide', url: props.text }).catch(() => {});
  return (
    <div class="copy">
      <label for={id}>{props.label}</label>
      <div class="copy-row">
        <input id={id} ref={field} readonly value={props.text} onFocus={() => field.select()} />
        <button type="button" class="button" onClick={copy}>
          {done() ? t().copied : t().copy}
        </button>
        <Show when={props.share && 'share' in navigator}>
          <button type="button" class="button" onClick={share}>
            {t().share}
          </button>
        </Show>
      </div>
    </div>
  );
}
