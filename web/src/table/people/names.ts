// Names and numbers of the players, as shown.

import { say, t } from '../../i18n';
import type { TableInfo } from '../../protocol/TableInfo';

// B23: the track has 50 spaces, unless it runs along the walls of the board.
export const TRACK = 50;

/** The lap of the track that a score is in, counted from zero. */
export const lapOf = (score: number, track: number): number => Math.floor(score / track);

export function nameOf(table: TableInfo | null, player: number | null): string {
  const seat = table?.seats.find((one) => one.player === player);
  return seat ? say(seat.called) : t().player(player ?? 0);
}
