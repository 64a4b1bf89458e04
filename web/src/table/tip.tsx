// What is said about the feature somebody looks at, beside it.

import './tip.css';
import { Show } from 'solid-js';
import type { Bounds, Insets } from '../board';
import { t } from '../i18n';
import type { TableInfo } from '../protocol/TableInfo';
import { Inspection } from './inspect';
import type { Look } from './marking';
import { tipPlace } from './place';

interface TipProps {
  look: Look;
  table: TableInfo | null;
  /** There is no room beside things: it has a place of its own. */
  small: boolean;
  insets: Insets;
}

export function Tip(props: TipProps) {
  const free = (): Bounds => ({
    left: 0,
    top: 0,
    right: window.innerWidth - props.insets.right,
    bottom: window.innerHeight - props.insets.bottom,
  });
  const place = () => (props.small ? null : tipPlace(props.look.box, free()));
  return (
    <div
      class={`tip tip-${place()?.side ?? 'small'}`}
      style={place() ? { left: `${place()?.x}px`, top: `${place()?.y}px` } : {}}
    >
      <Inspection feature={props.look.feature} table={props.table} />
      <Show when={props.look.turn}>
        {(turn) => <p class="tip-keys">{t().board.exploring(turn().number, turn().of)}</p>}
      </Show>
    </div>
  );
}
