// Ways to play that somebody has given a name: who sits where, which rules, which tiles.

import { createSignal } from 'solid-js';
import type { NewSeat } from '../protocol/NewSeat';
import type { TableRules } from '../protocol/TableRules';
import { load, onChange, save } from './store';

/** A seat as it is put together, and may be kept. */
export interface SeatDraft {
  kind: NewSeat['kind'];
  /** As typed; may be empty. */
  name: string;
  bot: string;
}

export interface MySettings {
  name: string;
  game: string;
  seats: readonly SeatDraft[];
  options: Readonly<Record<string, string>>;
  /** Expansions and variants. */
  parts: readonly string[];
  /** Copies of sets of tiles, where they are not the usual ones. */
  copies: Readonly<Record<string, number>>;
  /** What those at the table may do; what was kept before there was a choice has none. */
  rules?: TableRules;
}

const [all, setAll] = createSignal<readonly MySettings[]>(load('settings', []));
onChange('settings', () => setAll(load('settings', [])));

/** All of them, by name. */
export const mySettings = all;

function write(settings: readonly MySettings[]): void {
  setAll(settings);
  save('settings', settings);
}

/** Keeps them under their name; what had that name before is gone. */
export function keepSettings(settings: MySettings): void {
  const others = load<MySettings[]>('settings', []).filter((one) => one.name !== settings.name);
  write([...others, settings].sort((a, b) => a.name.localeCompare(b.name)));
}

export const forgetSettings = (name: string): void =>
  write(load<MySettings[]>('settings', []).filter((one) => one.name !== name));
