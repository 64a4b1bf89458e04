// What the log tells: turns and scorings. Points are added up here, never worked out.

import { type Square, sameSquare } from '../../board';
import type { Entry } from '../../protocol/Entry';
import type { EventInfo } from '../../protocol/EventInfo';
import type { EventKind } from '../../protocol/EventKind';
import type { Noted } from '../../protocol/Noted';
import type { TileInfo } from '../../protocol/TileInfo';

/** What was drawn and what a player did with it. */
export interface TurnLog {
  /** The number of the last entry, counted from one: the position after it. */
  seq: number;
  player: number | null;
  /** The tiles it laid, as they came to lie. */
  tiles: TileInfo[];
  events: EventInfo[];
}

/** What can be shown on the board of a turn. */
export type Shown = Pick<TurnLog, 'tiles' | 'events'>;

// Every tile laid was drawn before, and whoever scored gets followers back: said once is enough.
const SILENT: readonly EventKind[] = ['drawn', 'returned'];

/** The log by turns, in the order played, without what something else says; `silent` is what a game adds to that. */
export function turnsOf(entries: readonly Entry[], silent: readonly EventKind[] = []): TurnLog[] {
  const turns: TurnLog[] = [];
  let number: number | null = null;
  for (const [index, entry] of entries.entries()) {
    let turn = turns.at(-1);
    if (!turn || entry.turn !== number) {
      turn = { seq: index + 1, player: null, tiles: [], events: [] };
      turns.push(turn);
      number = entry.turn;
    }
    turn.seq = index + 1;
    // In the final scoring others may be asked too.
    turn.player ??= entry.player;
    if (entry.laid) turn.tiles.push(entry.laid);
    turn.events.push(...entry.events.filter(({ kind }) => !SILENT.includes(kind) && !silent.includes(kind)));
  }
  return turns;
}

/** Of two readings of a log the later one, in which turns that are the same stay the ones they were. */
export function kept(before: readonly TurnLog[], now: readonly TurnLog[]): TurnLog[] {
  const isSame = (old: TurnLog, turn: TurnLog) =>
    old.seq === turn.seq && old.events.length === turn.events.length && old.events[0] === turn.events[0];
  return now.map((turn, index) => {
    const old = before[index];
    return old && isSame(old, turn) ? old : turn;
  });
}

/** The turn that laid the tile on a square; where several did, the last. */
export function turnAt(turns: readonly TurnLog[], square: Square | null): TurnLog | null {
  const laid = turns.filter(({ tiles }) => tiles.some((tile) => sameSquare(tile, square)));
  return laid.at(-1) ?? null;
}

/** Turns and what was decided besides, such as seats invited again, each after what had been done by then. */
export function withNoted<N extends Noted>(turns: readonly TurnLog[], noted: readonly N[]): (TurnLog | N)[] {
  const all: (TurnLog | N)[] = [...turns];
  for (const again of noted) {
    const before = all.findIndex((item) => item.seq > again.seq);
    all.splice(before < 0 ? all.length : before, 0, again);
  }
  return all;
}

/** The positions worth stopping at when a game is shown again: the start, then after each turn. */
export function stopsOf(entries: readonly Entry[]): number[] {
  return [0, ...turnsOf(entries).map((turn) => turn.seq)];
}

/** What is told after the last turn: scorings, what players got for other reasons, and what led to that. */
export const finalSteps = (entries: readonly Entry[]): EventInfo[] =>
  entries.flatMap((entry) => entry.events).filter((event) => event.is_step);

/** The sentence that ends the game. */
export const ending = (entries: readonly Entry[]): EventInfo | undefined =>
  entries.at(-1)?.events.find((event) => event.kind === 'over');

/** The points a player got by these events. */
export const pointsOf = (events: readonly EventInfo[], player: number): number =>
  events.reduce((sum, { scoring, bonus }) => {
    const scored = scoring?.winners.includes(player) ? scoring.points : 0;
    return sum + scored + (bonus?.player === player ? bonus.points : 0);
  }, 0);
