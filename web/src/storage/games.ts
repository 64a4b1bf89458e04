// The games of this browser, with the secrets of the seats it plays and of those it invites to.

import { createSignal } from 'solid-js';
import type { SeatKey } from '../protocol/SeatKey';
import { load, save } from './store';

/** A secret; the seat is unknown until the server has said whose it is. */
export interface OwnKey {
  token: string;
  player: number | null;
}

export interface Invitation {
  player: number;
  token: string;
}

export interface MyGame {
  id: string;
  game: string;
  names: string[];
  /** When it was last opened here, in milliseconds. */
  at: number;
  over: boolean;
  scores: number[];
  keys: OwnKey[];
  invitations: Invitation[];
}

// Enough to look back on for months; the server keeps the games anyway.
const MOST = 60;

const [all, setAll] = createSignal<MyGame[]>(load<MyGame[]>('games', []));

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
  const old = myGame(id);
  const blank: MyGame = {
    id,
    game: '',
    names: [],
    at: Date.now(),
    over: false,
    scores: [],
    keys: [],
    invitations: [],
  };
  write([{ ...blank, ...old, ...change }, ...all().filter((game) => game.id !== id)]);
}

export const forget = (id: string): void => write(all().filter((game) => game.id !== id));

/** A game that was created here. */
export function rememberCreated(id: string, game: string, names: string[], keys: SeatKey[]): void {
  const own = keys.filter((key) => !key.invited);
  const invited = keys.filter((key) => key.invited);
  remember(id, {
    game,
    names,
    keys: own.map(({ token, player }) => ({ token, player })),
    invitations: invited.map(({ token, player }) => ({ token, player })),
  });
}

/** A secret that came by a link. */
export function rememberKey(id: string, token: string): void {
  const game = myGame(id);
  const invitation = game?.invitations.find((i) => i.token === token);
  const keys = game?.keys ?? [];
  if (keys.some((key) => key.token === token)) return;
  remember(id, { keys: [...keys, { token, player: invitation?.player ?? null }] });
}

/**
 * The server said which seats our secrets are for, in the order they were sent in; it skips those that
 * are none, and so are they forgotten here. Of several new ones the latest link is believed first.
 */
export function assignSeats(keys: readonly OwnKey[], own: readonly number[]): OwnKey[] {
  const known = keys.filter((key) => key.player !== null && own.includes(key.player));
  const open = own.filter((player) => !known.some((key) => key.player === player));
  const fresh = keys.filter((key) => key.player === null);
  const good = open.length > 0 ? fresh.slice(-open.length) : [];
  return [...known, ...good.map((key, index) => ({ ...key, player: open[index] ?? null }))];
}
