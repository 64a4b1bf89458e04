// The same people once more.

import { askRematch } from '../../connection/http';
import { rememberNext } from '../../storage/games';
import type { Game } from '../game';

/** The id of the game after this one. Whoever has a seat may ask for it; the others see when it is there. */
export async function nextGame(game: Game): Promise<string | null> {
  const table = game.table();
  const [token] = game.tokens();
  const next = table?.next ?? (token ? (await askRematch(game.id, token)).table : null);
  if (table && next) rememberNext(next, game.id, table.game, game.tokens());
  return next;
}
