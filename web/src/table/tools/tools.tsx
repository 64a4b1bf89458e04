// The small buttons on the board.

import './tools.css';
import { Show } from 'solid-js';
import type { View } from '../../board';
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
  view(): View | undefined;
  sheet: boolean;
  setSheet(open: boolean): void;
  /** Shows the aids. */
  aids(): void;
}

export function Tools(props: ToolsProps) {
  return (
    <>
      <div class="toolbar">
        <a
          class="icon-button tool"
          href="/"
          onClick={follow}
          aria-label={t().menu.home}
          title={t().menu.home}
        >
          <Icon name="home" />
        </a>
        <Tool icon="menu" label={t().menu.title} press={() => props.open('menu')} act="menu" />
        <Tool icon="book" label={t().rules.title} press={() => props.open('rules')} act="rules" />
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
      </div>
      <div class="zoom">
        <Tool icon="plus" label={t().board.zoomIn} press={() => props.view()?.zoom(1.3)} class="zoom-step" />
        <Tool
          icon="minus"
          label={t().board.zoomOut}
          press={() => props.view()?.zoom(1 / 1.3)}
          class="zoom-step"
        />
        <Tool icon="fit" label={t().board.fit} press={() => props.view()?.fit()} act="fit" />
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
