// What the log tells: turns and scorings. Points are added up here, never worked out.

import type { Entry } from '../../protocol/Entry';
import type { EventInfo } from '../../protocol/EventInfo';
import type { Reinvited } from '../../protocol/Reinvited';
import type { SourceInfo } from '../../protocol/SourceInfo';

/** What was drawn and what a player did with it. */
export interface TurnLog {
  /** The number of the last entry, counted from one: the position after it. */
  seq: number;
  player: number | null;
  events: EventInfo[];
}

// Every tile laid was drawn before, and whoever scored gets followers back and is moved on along the track:
// said once is enough.
const UNTOLD = ['drawn', 'returned', 'marker-moved'];

// A bonus tile belongs to the turn that earned it.
const isBonus = (entry: Entry): boolean => entry.events.some((event) => event.kind === 'bonus-drawn');
const isDraw = (entry: Entry): boolean =>
  entry.player === null && entry.action.startsWith('draw') && !isBonus(entry);

// With these a player begins where no tile is drawn before.
const BEGINS = ['lay', 'mountain', 'blind', 'good', 'discard', 'give'];
// These are what a turn is about; what comes after them in it follows from them.
const DOES = ['lay', 'mountain', 'good'];
// Before the first turn tiles may come into hands and onto the table.
const DEALS = ['deal', 'open'];

const verb = (entry: Entry): string => entry.action.split(' ')[0] ?? '';

/** The log by turns, in the order played. */
export function turnsOf(entries: readonly Entry[]): TurnLog[] {
  const turns: TurnLog[] = [];
  // Whether the tile of the turn lies, and what came last.
  let done = false;
  let last = '';
  for (const [index, entry] of entries.entries()) {
    let turn = turns.at(-1);
    const now = verb(entry);
    // A turn begins with a draw, while other chances come within it; a second draw in a row only replaces
    // a tile that fitted nowhere, and who draws instead of laying an open tile has begun already.
    const drawn = isDraw(entry) && turn?.player !== null && last !== 'blind';
    // Where nothing is drawn it begins with the player; giving tiles out is one of its own.
    const dealt = turn?.player === null && DEALS.includes(last);
    const begun = entry.player !== null && BEGINS.includes(now) && (done || dealt || last === 'give');
    if (!turn || drawn || (begun && !(now === 'give' && !done))) {
      turn = { seq: index + 1, player: null, events: [] };
      turns.push(turn);
      done = false;
    }
    // A bonus tile is laid after the first.
    done = DOES.includes(now) || (done && now !== 'draw');
    last = now;
    turn.seq = index + 1;
    // In the final scoring others may be asked too.
    turn.player ??= entry.player;
    turn.events.push(...entry.events.filter((event) => !UNTOLD.includes(event.kind)));
  }
  return turns;
}

/** Turns and the seats that were invited again, each after what had been done by then. */
export function withReinvited(
  turns: readonly TurnLog[],
  reinvited: readonly Reinvited[],
): (TurnLog | Reinvited)[] {
  const all: (TurnLog | Reinvited)[] = [...turns];
  for (const again of reinvited) {
    const before = all.findIndex((item) => item.seq > again.seq);
    all.splice(before < 0 ? all.length : before, 0, again);
  }
  return all;
}

/** The positions worth stopping at when a game is shown again: the start, then after each turn. */
export function stopsOf(entries: readonly Entry[]): number[] {
  return [0, ...turnsOf(entries).map((turn) => turn.seq)];
}

// The final scoring begins with one of these.
const ENDS = ['final-scoring', 'city-ends'];
// What is worth telling in it without points: why it is the end, and what the ring was closed with.
const TOLD_AT_END = ['city-ends', 'ring-closed', 'left-quarter', 'goods-scored'];

/** What is told after the last turn: scorings, what players got for other reasons, and what led to that. */
export function finalSteps(entries: readonly Entry[]): EventInfo[] {
  const events = entries.flatMap((entry) => entry.events);
  const start = events.findIndex((event) => ENDS.includes(event.kind));
  if (start < 0) return [];
  return events
    .slice(start)
    .filter((event) => event.scoring || event.bonus || TOLD_AT_END.includes(event.kind));
}

/** The sentence that ends the game. */
export const ending = (entries: readonly Entry[]): EventInfo | undefined =>
  entries.at(-1)?.events.find((event) => event.kind === 'over');

/** The points a player got by these events. */
export const pointsOf = (events: readonly EventInfo[], player: number): number =>
  events.reduce((sum, { scoring, bonus }) => {
    const scored = scoring?.winners.includes(player) ? scoring.points : 0;
    return sum + scored + (bonus?.player === player ? bonus.points : 0);
  }, 0);

/**
 * The points for goods that are still to be told of, of those that the result has. They are told port by port in
 * sentences, and are there with the last of them.
 */
export function untoldGoods(
  untold: readonly EventInfo[],
  result: readonly SourceInfo[],
  player: number,
): number {
  const isUntold = untold.some((event) => event.kind === 'goods-scored' && event.bonus === null);
  const goods = result.find(({ source }) => source === 'goods');
  return isUntold ? (goods?.points[player - 1] ?? 0) : 0;
}
