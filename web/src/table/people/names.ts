// What players are called.

import { say, t } from '../../i18n';
import type { TableInfo } from '../../protocol/TableInfo';

export function nameOf(table: TableInfo | null, player: number | null): string {
  const seat = table?.seats.find((one) => one.player === player);
  return seat ? say(seat.called) : t().player(player ?? 0);
}
