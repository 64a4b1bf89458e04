// The games of this browser, with the secrets of the seats it plays and of those it invites to.

import { createSignal } from 'solid-js';
import type { SeatKey } from '../protocol/SeatKey';
import type { Words } from '../protocol/Words';
import { load, onChange, save } from './store';

export interface Invitation {
  player: number;
  token: string;
}

export interface MyGame {
  id: string;
  game: string;
  /** What the players are called. */
  names: Words[];
  /** When it was last opened here, in milliseconds. */
  at: number;
  over: boolean;
  scores: number[];
  /** The secrets of the seats played here; the server says which seat each one opens. */
  tokens: string[];
  invitations: Invitation[];
}

// Enough to look back on for months; the server keeps the games anyway.
const MOST = 60;

const blank = (id: string): MyGame => ({
  id,
  game: '',
  names: [],
  at: Date.now(),
  over: false,
  scores: [],
  tokens: [],
  invitations: [],
});

/** What was stored before bots had titles had names that are the same in every language. */
const named = (name: Words | string): Words => (typeof name === 'string' ? { en: name, fr: name } : name);

const stored = (): MyGame[] =>
  load<MyGame[]>('games', []).map((game) => ({
    ...blank(game.id),
    ...game,
    names: (game.names ?? []).map(named),
  }));

const [all, setAll] = createSignal<MyGame[]>(stored());

// Another tab has a game of its own: what it keeps is not to be overwritten from here.
onChange('games', () => setAll(stored()));

/** All of them, the latest first. */
export const myGames = all;

export const myGame = (id: string): MyGame | undefined => all().find((game) => game.id === id);

function write(games: MyGame[]): void {
  const kept = [...games].sort((a, b) => b.at - a.at).slice(0, MOST);
  setAll(kept);
  save('games', kept);
}

/** Changes what is known of a game; makes it known if it was not. */
export function remember(id: string, change: Partial<MyGame>): void {
  write([{ ...blank(id), ...myGame(id), ...change }, ...all().filter((game) => game.id !== id)]);
}

export const forget = (id: string): void => write(all().filter((game) => game.id !== id));

/** A game that was created here. */
export function rememberCreated(id: string, game: string, names: Words[], keys: SeatKey[]): void {
  const invited = keys.filter((key) => key.invited);
  remember(id, {
    game,
    names,
    tokens: keys.filter((key) => !key.invited).map((key) => key.token),
    invitations: invited.map(({ token, player }) => ({ token, player })),
  });
}

/** A secret that came by a link. */
export function rememberToken(id: string, token: string): void {
  const tokens = myGame(id)?.tokens ?? [];
  if (!tokens.includes(token)) remember(id, { tokens: [...tokens, token] });
}

/** The game that follows another: the same secrets open the same people's seats there. */
export function rememberNext(next: string, game: string, tokens: readonly string[]): void {
  const known = myGame(next)?.tokens ?? [];
  const all = [...new Set([...known, ...tokens])];
  // Who only watched does so again, and has no game of their own to come back to.
  if (all.length > 0) remember(next, { game, tokens: all });
}
