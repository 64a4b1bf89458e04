// The games of this browser, with the secrets of the seats it plays and the invitations to others.

import { createSignal } from 'solid-js';
import type { Created } from '../protocol/Created';
import type { SeatKey } from '../protocol/SeatKey';
import type { TableInfo } from '../protocol/TableInfo';
import type { Words } from '../protocol/Words';
import { load, onChange, save } from './store';

export interface Invitation {
  player: number;
  token: string;
}

/** An invitation that was opened here, with the secret that was made for it. */
export interface OpenedInvitation {
  invitation: string;
  secret: string;
}

export interface MyGame {
  id: string;
  game: string;
  /** The expansions and variants it is played with. */
  parts: string[];
  /** The seats played here. */
  own: number[];
  /** Whose turn it was when that was last heard; `null` if nobody's, or if it is not known. */
  turn: number | null;
  /** What the players are called. */
  names: Words[];
  /** When it was last opened here, in milliseconds. */
  at: number;
  over: boolean;
  scores: number[];
  /** The secrets of the seats played here; the server says which seat each one opens. */
  tokens: string[];
  invitations: Invitation[];
  /** The secret with which seats are invited again, if the game was created here. */
  owner: string | null;
  /** Kept so that whoever opens the link again, or in another tab, comes to the same seat. */
  opened: OpenedInvitation[];
}

// Enough to look back on for years; the server keeps the games anyway.
const MOST = 300;

const blank = (id: string): MyGame => ({
  id,
  game: '',
  parts: [],
  own: [],
  turn: null,
  names: [],
  at: Date.now(),
  over: false,
  scores: [],
  tokens: [],
  invitations: [],
  owner: null,
  opened: [],
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

/**
 * Changes what is known of a game; makes it known if it was not. It is read anew before: another tab may have kept
 * something a moment ago.
 */
function change(id: string, changed: (before: MyGame) => Partial<MyGame>): void {
  const games = stored();
  const before = games.find((game) => game.id === id) ?? blank(id);
  write([{ ...before, ...changed(before) }, ...games.filter((game) => game.id !== id)]);
}

export const remember = (id: string, changed: Partial<MyGame>): void => change(id, () => changed);

export const forget = (id: string): void => write(stored().filter((game) => game.id !== id));

/** Puts a game back that was forgotten; nothing if it is known again. */
export const restore = (game: MyGame): void => {
  if (!myGame(game.id)) write([...stored(), game]);
};

/** Whether it was the turn of somebody here when that was last heard. */
export const isMyTurn = ({ over, turn, own }: MyGame): boolean =>
  !over && turn !== null && own.includes(turn);

/** What the server says of a game, as far as a list of games has to know it. */
export const rememberTable = (
  table: Pick<TableInfo, 'id' | 'game' | 'expansions' | 'variants' | 'seats' | 'over' | 'turn'>,
): void =>
  remember(table.id, {
    game: table.game,
    parts: [...table.expansions, ...table.variants],
    names: table.seats.map((seat) => seat.called),
    over: table.over,
    turn: table.turn,
  });

/** A game that was created here. */
export function rememberCreated(game: string, names: Words[], created: Created): void {
  const { keys, owner } = created;
  const invited = keys.filter((key) => key.invited);
  remember(created.table, {
    game,
    names,
    own: keys.filter((key) => !key.invited).map((key) => key.player),
    tokens: keys.filter((key) => !key.invited).map((key) => key.token),
    invitations: invited.map(({ token, player }) => ({ token, player })),
    owner,
  });
}

/** A secret that came by a link. */
export const rememberToken = (id: string, token: string): void =>
  change(id, ({ tokens }) => ({ tokens: [...new Set([...tokens, token])] }));

/** Secrets that open nothing any more. Others, that another tab may have got meanwhile, stay. */
export const forgetTokens = (id: string, dead: readonly string[]): void =>
  change(id, ({ tokens }) => ({ tokens: tokens.filter((token) => !dead.includes(token)) }));

/** A seat that was invited again: the link before is void. */
export const rememberInvitation = (id: string, { player, token }: SeatKey): void =>
  change(id, ({ invitations }) => ({
    invitations: [...invitations.filter((one) => one.player !== player), { player, token }],
  }));

/** The secret that was made for an invitation, here or in another tab. */
export const secretFor = (id: string, invitation: string): string | undefined =>
  stored()
    .find((game) => game.id === id)
    ?.opened.find((one) => one.invitation === invitation)?.secret;

/** Keeps the secret that an invitation is claimed with. It is not used to play before the server has agreed. */
export const rememberOpened = (id: string, invitation: string, secret: string): void =>
  change(id, ({ opened }) => ({
    opened: [...opened.filter((one) => one.invitation !== invitation), { invitation, secret }],
  }));

/** An invitation that gave no seat here; a game of which nothing else is known is none of this browser's. */
export function forgetOpened(id: string, { invitation, secret }: OpenedInvitation): void {
  change(id, ({ opened }) => ({
    opened: opened.filter((one) => one.invitation !== invitation || one.secret !== secret),
  }));
  const left = myGame(id);
  if (left?.game === '' && left.tokens.length + left.opened.length === 0) forget(id);
}

/** The game that follows another: the same secrets open the same people's seats there. */
export function rememberNext(next: string, after: string, game: string, tokens: readonly string[]): void {
  const owner = myGame(after)?.owner ?? null;
  // Who only watched does so again, and has no game of their own to come back to.
  if (tokens.length === 0 && owner === null && !myGame(next)) return;
  change(next, (known) => ({
    game,
    tokens: [...new Set([...known.tokens, ...tokens])],
    owner: owner ?? known.owner,
  }));
}
