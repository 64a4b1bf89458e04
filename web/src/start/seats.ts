// Who plays: the seats as they are put together on the start page.

import { t } from '../i18n';
import type { BotOffer } from '../protocol/BotOffer';
import type { NewSeat } from '../protocol/NewSeat';
import type { Words } from '../protocol/Words';
import { FIRST_LEVEL } from '../storage/levels';
import type { SeatDraft } from '../storage/settings';

export type { SeatDraft };

/** The bot that is there if nobody chooses another: the one of this level. */
export const usualBot = (bots: readonly BotOffer[], level: number = FIRST_LEVEL): string =>
  (bots.find((bot) => bot.level === level) ?? bots.at(-1))?.id ?? '';

/** Seats as they were chosen some time ago; a bot that is not offered any more gives way to the usual one. */
export function withOffered(
  seats: readonly SeatDraft[],
  bots: readonly BotOffer[],
  usual: string = usualBot(bots),
): SeatDraft[] {
  const offered = (seat: SeatDraft) => bots.some((bot) => bot.id === seat.bot);
  return seats.map((seat) => (offered(seat) ? seat : { ...seat, bot: usual }));
}

/** The level of the bots that somebody alone would play against; `null` if it is another kind of game. */
export function levelOf(seats: readonly NewSeat[], bots: readonly BotOffer[]): number | null {
  const levels = seats.flatMap((seat) =>
    seat.kind === 'bot' ? [bots.find((bot) => bot.id === seat.bot)?.level ?? 0] : [],
  );
  const alone = levels.length > 0 && levels.length === seats.length - 1;
  return alone && levels.every((level) => level === levels[0]) ? (levels[0] ?? null) : null;
}

/** Me, and others by a link. */
export const friendSeats = (me: string, players: number): SeatDraft[] =>
  Array.from({ length: players }, (_, index) => ({
    kind: index === 0 ? 'here' : 'invited',
    name: index === 0 ? me : '',
    bot: '',
  }));

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

/** What the players will be called: bots by their titles, as many as are alike with numbers. */
export function namesOf(seats: readonly NewSeat[], bots: readonly BotOffer[]): Words[] {
  return seats.map((seat, index) => {
    if (seat.kind !== 'bot') return { en: seat.name, fr: seat.name };
    const alike = (other: NewSeat) => other.kind === 'bot' && other.bot === seat.bot;
    const title = bots.find((bot) => bot.id === seat.bot)?.title ?? { en: seat.bot, fr: seat.bot };
    if (seats.filter(alike).length < 2) return title;
    const number = seats.slice(0, index + 1).filter(alike).length;
    return { en: `${title.en} ${number}`, fr: `${title.fr} ${number}` };
  });
}

/** The seats as the server wants them. */
export function newSeats(seats: readonly SeatDraft[]): NewSeat[] {
  return seats.map((seat, index): NewSeat => {
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
    return { kind: seat.kind, name: seat.name.trim() || defaultName(seats, index) };
  });
}
