// Names and numbers of the players, as shown.

import { t } from '../i18n';
import type { TableInfo } from '../protocol/TableInfo';

// B23: the track has 50 spaces; what is past it is shown as laps.
const LAP = 50;

/** The lap a score is in: 50, 100, … or 0 for the first. */
export const lapOf = (score: number): number => Math.floor(score / LAP) * LAP;

export const nameOf = (table: TableInfo | null, player: number | null): string =>
  table?.seats.find((seat) => seat.player === player)?.name ?? t().player(player ?? 0);
