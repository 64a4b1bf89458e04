// What the log tells: turns and scorings. Points are added up here, never worked out.

import type { Entry } from '../protocol/Entry';
import type { EventInfo } from '../protocol/EventInfo';
import type { ScoringInfo } from '../protocol/ScoringInfo';

/** What was drawn and what a player did with it. */
export interface TurnLog {
  /** The number of the last entry, counted from one: the position after it. */
  seq: number;
  player: number | null;
  events: EventInfo[];
}

// Every tile laid was drawn before, and whoever scored gets followers back: said once is enough.
const UNTOLD = ['drawn', 'returned'];

/** The log by turns, in the order played. */
export function turnsOf(entries: readonly Entry[]): TurnLog[] {
  const turns: TurnLog[] = [];
  for (const [index, entry] of entries.entries()) {
    let turn = turns.at(-1);
    // A turn begins with a draw; a second draw in a row only replaces a tile that fitted nowhere.
    if (!turn || (entry.player === null && turn.player !== null)) {
      turn = { seq: index + 1, player: null, events: [] };
      turns.push(turn);
    }
    turn.seq = index + 1;
    turn.player = entry.player ?? turn.player;
    turn.events.push(...entry.events.filter((event) => !UNTOLD.includes(event.kind)));
  }
  return turns;
}

/** The positions worth stopping at when a game is shown again: the start, then after each turn. */
export function stopsOf(entries: readonly Entry[]): number[] {
  return [0, ...turnsOf(entries).map((turn) => turn.seq)];
}

/** A scoring with the sentence that tells it. */
export interface ToldScoring {
  event: EventInfo;
  scoring: ScoringInfo;
}

const scoringsIn = (events: readonly EventInfo[]): ToldScoring[] =>
  events.flatMap((event) => (event.scoring ? [{ event, scoring: event.scoring }] : []));

export const scoringsOf = (entries: readonly Entry[]): ToldScoring[] =>
  scoringsIn(entries.flatMap((entry) => entry.events));

/** What was scored after the last tile. */
export function finalScorings(entries: readonly Entry[]): ToldScoring[] {
  const events = entries.flatMap((entry) => entry.events);
  const start = events.findIndex((event) => event.kind === 'final-scoring');
  return start < 0 ? [] : scoringsIn(events.slice(start));
}

/** The sentence that ends the game. */
export const ending = (entries: readonly Entry[]): EventInfo | undefined =>
  entries.at(-1)?.events.find((event) => event.kind === 'over');

/** The points a player got from these scorings. */
export const pointsOf = (scorings: readonly ToldScoring[], player: number): number =>
  scorings.reduce((sum, { scoring }) => sum + (scoring.winners.includes(player) ? scoring.points : 0), 0);
