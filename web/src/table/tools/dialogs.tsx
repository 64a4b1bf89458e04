// The smaller windows of the table: a name, rules, menu.

import './dialogs.css';
import '../finale/fair.css';
import './rules.css';
import { createSignal, For, Show } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { pictureAddress } from '../../connection/http';
import { say, t } from '../../i18n';
import { CopyField } from '../../parts/copy';
import { Dialog } from '../../parts/dialog';
import { EditionLine } from '../../parts/edition';
import { Settings } from '../../parts/settings';
import type { GameOffer } from '../../protocol/GameOffer';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { TableInfo } from '../../protocol/TableInfo';
import { follow } from '../../route';
import type { GameRoom } from '../games/room';
import { NotifySetting } from '../news/notifysetting';
import { partsInPlay, rulesInPlay } from './rules';

export function Rename(props: { name: string; welcome: boolean; save(name: string): void; close(): void }) {
  const [name, setName] = createSignal(props.name);
  return (
    <Dialog title={props.welcome ? t().rename.welcome : t().rename.title} close={props.close}>
      <form
        class="rename"
        onSubmit={(event) => {
          event.preventDefault();
          if (name().trim()) props.save(name().trim());
          props.close();
        }}
      >
        <label>
          {t().rename.name}
          <input
            name="name"
            maxlength="40"
            required
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
            autocomplete="nickname"
          />
        </label>
        <button type="submit" class="button button-main">
          {t().rename.save}
        </button>
      </form>
    </Dialog>
  );
}

export function Rules(props: {
  offer: GameOffer | undefined;
  table: TableInfo | null;
  room: GameRoom;
  kinds: Kinds;
  position: PositionInfo | null;
  close(): void;
}) {
  return (
    <Dialog title={t().rules.title} close={props.close} wide>
      <Show when={props.offer} fallback={<p>{t().loading}</p>}>
        {(offer) => (
          <>
            <Show when={offer().notice}>{(notice) => <p class="notice">{say(notice())}</p>}</Show>
            <EditionLine table={props.table} />
            <Show when={partsInPlay(offer(), props.table).length > 0}>
              <h3>{t().rules.parts}</h3>
              <ul class="rules-options" data-parts>
                <For each={partsInPlay(offer(), props.table)}>
                  {(part) => (
                    <li>
                      <strong>{say(part.title)}</strong>: {say(part.about)}
                    </li>
                  )}
                </For>
              </ul>
            </Show>
            <Show when={offer().options.length > 0}>
              <h3>{t().rules.options}</h3>
              <ul class="rules-options">
                <For each={offer().options}>
                  {(option) => {
                    const value = () =>
                      option.values.find((v) => v.id === props.table?.options[option.id]) ?? option.values[0];
                    return (
                      <li>
                        {say(option.about)}:{' '}
                        <strong>
                          <Show when={value()}>{(one) => say(one().about)}</Show>
                        </strong>
                      </li>
                    );
                  }}
                </For>
              </ul>
            </Show>
            <dl class="rules">
              <For each={rulesInPlay(offer(), props.table)}>
                {(rule) => (
                  <div>
                    <dt>{rule.id}</dt>
                    <dd>{say(rule.about)}</dd>
                  </div>
                )}
              </For>
            </dl>
            <Show when={props.room.legend}>
              {(legend) => (
                <>
                  <h3>{legend().title()}</h3>
                  {legend().list(props.kinds, props.position)}
                </>
              )}
            </Show>
          </>
        )}
      </Show>
    </Dialog>
  );
}

export function Menu(props: {
  id: string;
  table: TableInfo | null;
  /** In a lesson there is no table on the server: nobody to invite, no picture, no turns of others, no secret order. */
  lesson: boolean;
  rules(): void;
  moves(): void;
  invite(): void;
  takeBack: (() => void) | null;
  close(): void;
}) {
  return (
    <Dialog title={t().menu.title} close={props.close}>
      <EditionLine table={props.table} />
      <nav class="menu">
        <Show when={props.takeBack}>
          {(takeBack) => (
            <button
              type="button"
              class="button"
              onClick={() => {
                takeBack()();
                props.close();
              }}
              data-act="menu-take-back"
            >
              {t().people.takeBack}
            </button>
          )}
        </Show>
        <button type="button" class="button" onClick={() => props.rules()}>
          {t().rules.title}
        </button>
        <Show when={!props.lesson}>
          <button type="button" class="button" onClick={() => props.moves()}>
            {t().moves.title}
          </button>
          <button type="button" class="button" onClick={() => props.invite()}>
            {t().invite.title}
          </button>
          <a class="button" href={pictureAddress(props.id)} target="_blank" rel="noreferrer">
            {t().menu.picture}
          </a>
        </Show>
        <a class="button" href="/" onClick={follow}>
          {t().menu.home}
        </a>
      </nav>
      <Settings />
      <Show when={!props.lesson}>
        <NotifySetting />
        <details class="fair">
          <summary>{t().after.fair}</summary>
          <p>{t().after.fairNow}</p>
          <CopyField label={t().after.commitment} text={props.table?.commitment ?? ''} />
        </details>
      </Show>
      <details class="fair">
        <summary>{t().menu.keys}</summary>
        <p>{t().board.keys}</p>
      </details>
    </Dialog>
  );
}
