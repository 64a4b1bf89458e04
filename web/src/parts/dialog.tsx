import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js';
import { t } from '../i18n';
import { Icon } from './icon';

/** A window upon the page. The browser keeps the focus inside and gives it back at the end. */
export function Dialog(props: { title: string; close(): void; wide?: boolean; children: JSX.Element }) {
  let element!: HTMLDialogElement;
  const id = createUniqueId();
  onMount(() => element.showModal());
  onCleanup(() => element.close());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it does what Escape does
    <dialog
      ref={element}
      class="dialog"
      classList={{ 'dialog-wide': props.wide }}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.close();
      }}
      onClick={(event) => {
        if (event.target === element) props.close();
      }}
    >
      <div class="dialog-sheet">
        <header class="dialog-head">
          <h2 id={id}>{props.title}</h2>
          <button type="button" class="icon-button" aria-label={t().close} onClick={() => props.close()}>
            <Icon name="close" />
          </button>
        </header>
        {/* What scrolls must be reachable by keyboard. */}
        <div class="dialog-body" tabindex="0" role="document">
          {props.children}
        </div>
      </div>
    </dialog>
  );
}
