// Who plays: the seats as they are put together on the start page.

import { t } from '../i18n';
import type { NewSeat } from '../protocol/NewSeat';

export interface SeatDraft {
  kind: NewSeat['kind'];
  /** As typed; may be empty. */
  name: string;
  bot: string;
}

/** Me and a bot: good enough for one click. */
export const firstSeats = (bot: string, me: string): SeatDraft[] => [
  { kind: 'here', name: me, bot },
  { kind: 'bot', name: '', bot },
];

/** As many seats as a game has: further ones are left out, missing ones are for somebody here. */
export function seatsFor(seats: readonly SeatDraft[], least: number, most: number, bot: string): SeatDraft[] {
  const kept = seats.slice(0, most);
  while (kept.length < least) kept.push({ kind: 'here', name: '', bot });
  return kept;
}

/** What stands in for a name that nobody typed. */
export function defaultName(seats: readonly SeatDraft[], index: number): string {
  return seats[index]?.kind === 'invited' ? t().start.guest(index + 1) : t().player(index + 1);
}

/** The seats as the server wants them. */
export function newSeats(seats: readonly SeatDraft[]): NewSeat[] {
  return seats.map((seat, index): NewSeat => {
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
    return { kind: seat.kind, name: seat.name.trim() || defaultName(seats, index) };
  });
}
