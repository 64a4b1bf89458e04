// The log and the tiles that remain: beside the board, or on a sheet from below on small screens.

import './panel.css';
import { For, Match, Switch } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { t } from '../../i18n';
import { Icon } from '../../parts/icon';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { Aids } from '../aids/aids';
import { AidList } from '../aids/list';
import { Log, type LogProps } from './log';
import { Remaining } from './remaining';

export type Tab = 'log' | 'tiles' | 'aids';
const TABS: Tab[] = ['log', 'tiles', 'aids'];

interface PanelProps extends LogProps {
  position: PositionInfo;
  kinds: Kinds;
  /** The seats played from this page. */
  own: readonly number[];
  aids: Aids;
  tab: Tab;
  setTab(tab: Tab): void;
  open: boolean;
  close(): void;
}

export function Panel(props: PanelProps) {
  const tab = () => props.tab;
  const setTab = (name: Tab) => props.setTab(name);
  const called = (name: Tab) =>
    ({ log: t().table.log, tiles: t().table.tiles(props.position.left), aids: t().aids.title })[name];
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const step = event.key === 'ArrowLeft' ? TABS.length - 1 : 1;
    const next = TABS[(TABS.indexOf(tab()) + step) % TABS.length] ?? 'log';
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <section class="panel" classList={{ 'panel-open': props.open }} aria-label={t().table.panel}>
      <div class="panel-head">
        <div class="tabs" role="tablist" onKeyDown={press}>
          <For each={TABS}>
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
                {called(name)}
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
