// The same game once more, with the same players.

import { createTable } from '../connection/http';
import type { NewSeat } from '../protocol/NewSeat';
import type { TableInfo } from '../protocol/TableInfo';
import { rememberCreated } from '../storage/games';

/** Makes the table and answers with its id. Who played elsewhere is invited again. */
export async function rematch(table: TableInfo, own: readonly number[]): Promise<string> {
  const seats = table.seats.map((seat): NewSeat => {
    if (seat.bot) return { kind: 'bot', bot: seat.bot };
    return { kind: own.includes(seat.player) ? 'here' : 'invited', name: seat.name };
  });
  const wish = { game: table.game, options: table.options, seats };
  const created = await createTable(wish);
  rememberCreated(
    created.table,
    table.game,
    table.seats.map((seat) => seat.name),
    created.keys,
  );
  return created.table;
}
