// What was chosen here once and need not be asked again: the edition of each game, and one's own name.

import { createSignal } from 'solid-js';
import { load, onChange, save } from './store';

type ByGame<T> = Readonly<Record<string, T>>;

const [editions, setEditions] = createSignal<ByGame<string>>(load('editions', {}));
onChange('editions', () => setEditions(load('editions', {})));

/** The preset that was last chosen for a game; `null` if nobody was asked yet. */
export const editionOf = (game: string): string | null => editions()[game] ?? null;

export function chooseEdition(game: string, preset: string): void {
  const now = { ...editions(), [game]: preset };
  setEditions(now);
  save('editions', now);
}

export const myName = (): string => load('name', '');

export const rememberName = (name: string): void => save('name', name.trim());
