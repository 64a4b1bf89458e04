// How strong the bots are that this browser plays against, and how those games ended: from that follows who comes next.

import { createSignal } from 'solid-js';
import { load, onChange, save } from './store';

/** A game of one person against bots of one level. */
export interface Played {
  id: string;
  game: string;
  level: number;
  /** `null` if nobody was better. */
  won: boolean | null;
}

/** Another level than the one of the last games. */
export interface Suggestion {
  level: number;
  /** The level that was played against, and whether that was too easy. */
  from: number;
  won: boolean;
  /** The game after which it is made. */
  after: string;
}

/** Whoever has just learnt the rules wins here now and then. */
export const FIRST_LEVEL = 2;
const WINS = 2;
const LOSSES = 3;
// Enough for every game to have its last few.
const MOST = 80;

const [played, setPlayed] = createSignal<readonly Played[]>(load('played', []));
const [levels, setLevels] = createSignal<Readonly<Record<string, number>>>(load('levels', {}));
const [declined, setDeclined] = createSignal<string>(load('declined', ''));
onChange('played', () => setPlayed(load('played', [])));
onChange('levels', () => setLevels(load('levels', {})));
onChange('declined', () => setDeclined(load('declined', '')));

/** The level to play this game at. */
export const levelIn = (game: string): number => levels()[game] ?? FIRST_LEVEL;

export function chooseLevel(game: string, level: number): void {
  const now = { ...levels(), [game]: level };
  setLevels(now);
  save('levels', now);
}

/** Keeps how a game ended; the same game counts once. */
export function notePlayed(one: Played): void {
  const before: readonly Played[] = load('played', []);
  if (before.some((other) => other.id === one.id)) return;
  const now = [...before, one].slice(-MOST);
  setPlayed(now);
  save('played', now);
}

/**
 * The next level up after two games won in a row at one level, the next one down after three lost. `results` are those of
 * one game, the latest last; `most` is the highest level there is.
 */
export function suggest(results: readonly Played[], most: number): Suggestion | null {
  const last = results.at(-1);
  if (!last || last.won === null) return null;
  const row = [];
  for (const one of [...results].reverse()) {
    if (one.level !== last.level || one.won !== last.won) break;
    row.push(one);
  }
  const level = last.won ? last.level + 1 : last.level - 1;
  const enough = row.length >= (last.won ? WINS : LOSSES);
  return enough && level >= 1 && level <= most
    ? { level, from: last.level, won: last.won, after: last.id }
    : null;
}

/** What to suggest in this game now; nothing that was taken up or declined. */
export function suggestionIn(game: string, most: number): Suggestion | null {
  const found = suggest(
    played().filter((one) => one.game === game),
    most,
  );
  return found && levelIn(game) !== found.level && declined() !== found.after ? found : null;
}

export function decline({ after }: Suggestion): void {
  setDeclined(after);
  save('declined', after);
}
