// In which order the games of this browser are listed.

import { isMyTurn, type MyGame } from '../storage/games';

export type Filter = 'all' | 'running' | 'finished';

const rank = (game: MyGame): number => (isMyTurn(game) ? 0 : game.over ? 2 : 1);

/** Those that wait for somebody here first, then the others that are being played; each the latest first. */
export const inOrder = (games: readonly MyGame[]): MyGame[] =>
  [...games].sort((a, b) => rank(a) - rank(b) || b.at - a.at);

export const shownOf = (games: readonly MyGame[], filter: Filter): MyGame[] =>
  inOrder(games).filter((game) => filter === 'all' || game.over === (filter === 'finished'));
