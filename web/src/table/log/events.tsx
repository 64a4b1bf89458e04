// Kinds of event, to those who read or hear of them.

import { Show } from 'solid-js';
import { Icon, type IconName } from '../../parts/icon';
import type { EventKind } from '../../protocol/EventKind';
import type { GameRoom } from '../games/room';

/** The sign before a line of the log. */
export const signOf = (room: GameRoom, kind: EventKind): IconName | null => room.log?.signs?.[kind] ?? null;

export function EventSign(props: { room: GameRoom; kind: EventKind }) {
  return <Show when={signOf(props.room, props.kind)}>{(name) => <Icon name={name()} />}</Show>;
}

/** Whether a screen reader says it by itself. */
export const isAloud = (room: GameRoom, kind: EventKind): boolean =>
  ['scored', 'set-aside', 'over', ...(room.log?.aloud ?? [])].includes(kind);

/** Whether a screen reader says it of those who play elsewhere: it is what they did. */
export const isMove = (room: GameRoom, kind: EventKind): boolean =>
  !['drawn', 'dealt', 'returned', ...(room.log?.silent ?? [])].includes(kind);

/** Whether it is told again in a replay. */
export const isRetold = (room: GameRoom, kind: EventKind): boolean =>
  ['laid', 'placed', 'scored', ...(room.log?.retold ?? [])].includes(kind);
