// What kinds of event there are to those who read of them: which are worth a sign, and which are told aloud.

import { Show } from 'solid-js';
import { Icon, type IconName } from '../../parts/icon';

/** The sign before a line of the log. */
const SIGNS: Record<string, IconName> = {
  dealt: 'hand',
  opened: 'eye',
  given: 'hand',
  'put-back': 'undo',
  discarded: 'bin',
  'passed-over': 'skip',
  'mountain-raised': 'mountain',
  paid: 'coin',
  rebuilt: 'again',
  moved: 'move',
  'sent-to-quarter': 'gate',
  'count-moved': 'crown',
  'left-quarter': 'gate',
  'river-ended': 'boat',
  'trade-opened': 'good',
  'goods-scored': 'good',
};

export const signOf = (kind: string): IconName | null => SIGNS[kind] ?? null;

export function EventSign(props: { kind: string }) {
  return <Show when={signOf(props.kind)}>{(name) => <Icon name={name()} />}</Show>;
}

/** What the base family has that is told again in a replay. */
export const FAMILY_RETOLD = [
  'mountain-raised',
  'rebuilt',
  'moved',
  'sent-to-quarter',
  'count-moved',
  'left-quarter',
  'river-ended',
  'goods-scored',
  'put-back',
  'discarded',
  'passed-over',
];

/** What of it a screen reader says by itself. Tiles that come by are said with the turn. */
export const FAMILY_TOLD = [...FAMILY_RETOLD, 'given', 'opened', 'paid', 'trade-opened'];
