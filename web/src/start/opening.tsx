// What every form that opens a table has: the page around it, what is said when something goes wrong, and the button.

import './start.css';
import './form.css';
import { createSignal, type JSX, Show } from 'solid-js';
import { catalogue, catalogueFailing } from '../connection/catalogue';
import { sentence, t } from '../i18n';
import { OfflineNotice } from '../installed/offline';
import { Icon } from '../parts/icon';
import type { Catalogue } from '../protocol/Catalogue';
import type { NewTable } from '../protocol/NewTable';
import type { Words } from '../protocol/Words';
import { BackHead } from './backhead';
import { open, trouble } from './quick';

interface FormPageProps {
  title: string;
  /** A further class of the card that the form is on. */
  class?: string;
  children(all: Catalogue): JSX.Element;
}

/** The page of a form, which waits until it is known what can be played. */
export function FormPage(props: FormPageProps) {
  return (
    <div class="start start-form">
      <BackHead title={props.title} />
      <OfflineNotice />
      <main class={props.class ? `card ${props.class}` : 'card'}>
        <Show
          when={catalogue()}
          fallback={
            <p role="status" class="quiet">
              {catalogueFailing() ? t().reconnecting : t().loading}
            </p>
          }
        >
          {(all) => props.children(all())}
        </Show>
      </main>
    </div>
  );
}

/** Opens a table and says what went wrong; while it is being opened, nothing more is asked for. */
export function createOpening(all: Catalogue) {
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<Words | null>(null);
  return {
    busy,
    problem,
    /** Something is wrong before anything was asked. */
    complain: (said: string) => setProblem({ en: said, fr: said }),
    async open(wish: NewTable): Promise<void> {
      if (busy()) return;
      setBusy(true);
      setProblem(null);
      try {
        await open(all, wish);
      } catch (error) {
        setProblem(trouble(error));
      } finally {
        setBusy(false);
      }
    },
  };
}

export type Opening = ReturnType<typeof createOpening>;

export function OpeningForm(props: { submit(): void; children: JSX.Element }) {
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        props.submit();
      }}
    >
      {props.children}
    </form>
  );
}

/** What went wrong, for all to hear. */
export function Problem(props: { opening: Opening }) {
  return (
    <div role="alert">
      <Show when={props.opening.problem()}>{(words) => <p class="error">{sentence(words())}</p>}</Show>
    </div>
  );
}

export function OpenButton(props: { opening: Opening; label: string }) {
  return (
    <button
      type="submit"
      class="button button-main button-large"
      disabled={props.opening.busy()}
      data-act="start"
    >
      <Icon name="play" /> {props.label}
    </button>
  );
}
