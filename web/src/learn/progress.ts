// Which lessons were taken to their end in this browser.

import { createSignal } from 'solid-js';
import { load, onChange, save } from '../storage/store';

const KEY = 'lessons';

const [done, setDone] = createSignal<readonly string[]>(load<string[]>(KEY, []));

onChange(KEY, () => setDone(load<string[]>(KEY, [])));

export const isDone = (id: string): boolean => done().includes(id);

export function markDone(id: string): void {
  if (isDone(id)) return;
  setDone((before) => [...before, id]);
  save(KEY, done());
}
