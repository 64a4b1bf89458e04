// Which aids somebody wants to see. Pure, but for what the browser remembers.

import type { Aid } from '../../protocol/Aid';
import { load, save } from '../../storage/store';

/** What was switched; what was not is as in `USUAL`. */
export type Choice = Partial<Record<Aid, boolean>>;

/** On unless somebody switches them off: what most players expect of a table, and what shows nothing unasked. */
const USUAL: readonly Aid[] = ['squares', 'worth', 'tiles', 'odds'];

export const isOn = (choice: Choice, locked: readonly string[], aid: Aid): boolean =>
  !locked.includes(aid) && (choice[aid] ?? USUAL.includes(aid));

/** The keys that show an aid while they are held. */
export const HELD: Readonly<Partial<Record<string, Aid>>> = { f: 'fields', o: 'owners', e: 'final' };

/** The key of an aid, held or pressed. */
export const KEYS: Readonly<Partial<Record<Aid, { key: string; held: boolean }>>> = {
  fields: { key: 'F', held: true },
  owners: { key: 'O', held: true },
  final: { key: 'E', held: true },
  odds: { key: 'W', held: false },
  hint: { key: 'H', held: false },
};

export const loadChoice = (): Choice => load<Choice>('aids', {});
export const saveChoice = (choice: Choice): void => save('aids', choice);

/** Whether the legend was seen and put away. */
export const legendSeen = (): boolean => load('legend', false);
export const seeLegend = (): void => save('legend', true);
