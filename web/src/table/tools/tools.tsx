// The small buttons on the board.

import './tools.css';
import { For, type JSX, Show } from 'solid-js';
import type { Square, View } from '../../board';
import { t } from '../../i18n';
import { Icon, type IconName } from '../../parts/icon';
import { follow } from '../../route';
import type { WindowName } from './windows';

interface ToolsProps {
  open(window: WindowName): void;
  /** Somebody was invited from here. */
  inviting: boolean;
  /** And has not come yet. */
  waiting: boolean;
  /** Takes back the last turn made here; `null` if there is none to take back. */
  takeBack: (() => void) | null;
  view(): View | undefined;
  /** The last tiles that were laid: one's own, and another's. */
  lasts: readonly LastTile[];
  sheet: boolean;
  setSheet(open: boolean): void;
  /** Shows the aids. */
  aids(): void;
  /** More buttons, below those for looking around. */
  children?: JSX.Element;
}

export interface LastTile extends Square {
  seat: number;
  mine: boolean;
}

export function Tools(props: ToolsProps) {
  return (
    <>
      <div class="toolbar">
        <a
          class="icon-button tool tool-home"
          href="/"
          onClick={follow}
          aria-label={t().menu.home}
          title={t().menu.home}
        >
          <Icon name="home" />
        </a>
        <Tool icon="menu" label={t().menu.title} press={() => props.open('menu')} act="menu" />
        <Tool
          icon="book"
          label={t().rules.title}
          press={() => props.open('rules')}
          act="rules"
          class="tool-rules"
        />
        <Tool icon="eye" label={t().aids.title} press={() => props.aids()} act="aids" class="tool-aids" />
        <Show when={props.inviting}>
          <Tool
            icon="link"
            label={t().invite.title}
            press={() => props.open('invite')}
            act="invite"
            class={props.waiting ? 'tool-waiting' : 'tool-guests'}
          />
        </Show>
        <Show when={props.takeBack}>
          {(takeBack) => (
            <Tool
              icon="undo"
              label={t().people.takeBack}
              press={() => takeBack()()}
              act="take-back"
              class="tool-take-back"
            />
          )}
        </Show>
      </div>
      <div class="toolbar-end">
        <button
          type="button"
          class="icon-button tool sheet-button"
          aria-label={t().table.panel}
          aria-expanded={props.sheet}
          onClick={() => props.setSheet(!props.sheet)}
          data-act="sheet"
        >
          <Icon name="log" />
        </button>
      </div>
      <div class="zoom">
        <Tool icon="plus" label={t().board.zoomIn} press={() => props.view()?.zoom(1.3)} class="zoom-step" />
        <Tool
          icon="minus"
          label={t().board.zoomOut}
          press={() => props.view()?.zoom(1 / 1.3)}
          class="zoom-step"
        />
        <For each={props.lasts}>
          {(last) => (
            <Tool
              icon="pin"
              label={last.mine ? t().board.lastMine : t().board.lastTheirs}
              press={() => props.view()?.show([last])}
              act={last.mine ? 'last-mine' : 'last-theirs'}
              class={`tool-seat seat-${last.seat}`}
            />
          )}
        </For>
        <Tool icon="fit" label={t().board.fit} press={() => props.view()?.fit()} act="fit" />
        {props.children}
      </div>
    </>
  );
}

function Tool(props: { icon: IconName; label: string; press(): void; act?: string; class?: string }) {
  return (
    <button
      type="button"
      class={`icon-button tool ${props.class ?? ''}`}
      aria-label={props.label}
      title={props.label}
      onClick={() => props.press()}
      data-act={props.act}
    >
      <Icon name={props.icon} />
    </button>
  );
}
