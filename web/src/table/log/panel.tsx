// The log and the tiles that remain: beside the board, or on a sheet from below on small screens.

import './panel.css';
import { createEffect, createSignal, For, Match, Switch } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { t } from '../../i18n';
import { Icon } from '../../parts/icon';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { Aids } from '../aids/aids';
import { AidList } from '../aids/list';
import type { Game } from '../game';
import { talkOff } from '../talk/quiet';
import { canTalk, TalkTab } from '../talk/talk';
import { Log, type LogProps } from './log';
import { Remaining } from './remaining';

export type Tab = 'log' | 'tiles' | 'aids' | 'talk';

interface PanelProps extends LogProps {
  position: PositionInfo;
  kinds: Kinds;
  /** The seats played from this page. */
  own: readonly number[];
  game: Game;
  aids: Aids;
  /** In a lesson nobody hears what is said. */
  lesson: boolean;
  tab: Tab;
  setTab(tab: Tab): void;
  open: boolean;
  close(): void;
}

export function Panel(props: PanelProps) {
  const setTab = (name: Tab) => props.setTab(name);
  // Who only watches hears nothing of the talk.
  const tabs = (): Tab[] =>
    canTalk(props.game) && !props.lesson ? ['log', 'tiles', 'aids', 'talk'] : ['log', 'tiles', 'aids'];
  const tab = () => (tabs().includes(props.tab) ? props.tab : 'log');
  const [heard, setHeard] = createSignal(0);
  const said = () => props.game.talk().at(-1)?.number ?? 0;
  createEffect(() => {
    // After a restart of the server numbers begin anew.
    if (tab() === 'talk' || said() < heard()) setHeard(said());
  });
  const unread = () => (talkOff() ? 0 : Math.max(0, said() - heard()));
  const label = (name: Tab) => {
    if (name === 'log') return t().table.log;
    if (name === 'tiles') return t().table.tiles(props.position.left);
    if (name === 'aids') return t().aids.title;
    return unread() > 0 ? t().talk.unread(unread()) : t().talk.title;
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const all = tabs();
    const step = event.key === 'ArrowRight' ? 1 : all.length - 1;
    const next = all[(all.indexOf(tab()) + step) % all.length] ?? 'log';
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <section class="panel" classList={{ 'panel-open': props.open }} aria-label={t().table.panel}>
      <div class="panel-head">
        <div class="tabs" role="tablist" onKeyDown={press}>
          <For each={tabs()}>
            {(name) => (
              <button
                type="button"
                role="tab"
                id={`tab-${name}`}
                aria-selected={tab() === name}
                aria-controls="panel-body"
                tabindex={tab() === name ? 0 : -1}
                class="tab"
                onClick={() => setTab(name)}
              >
                {label(name)}
              </button>
            )}
          </For>
        </div>
        <button
          type="button"
          class="icon-button panel-close"
          aria-label={t().close}
          onClick={() => props.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {/* What scrolls must be reachable by keyboard. */}
      <div class="panel-body" id="panel-body" role="tabpanel" aria-labelledby={`tab-${tab()}`} tabindex="0">
        <Switch>
          <Match when={tab() === 'log'}>
            <Log {...props} />
          </Match>
          <Match when={tab() === 'talk'}>
            <TalkTab game={props.game} />
          </Match>
          <Match when={tab() === 'tiles'}>
            <Remaining
              room={props.room}
              position={props.position}
              kinds={props.kinds}
              own={props.own}
              counted={props.aids.on('tiles')}
              locked={props.aids.locked('tiles')}
            />
          </Match>
          <Match when={tab() === 'aids'}>
            <AidList aids={props.aids} />
          </Match>
        </Switch>
      </div>
    </section>
  );
}
