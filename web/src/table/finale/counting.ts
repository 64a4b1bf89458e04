// The totals as they grow, source by source, for all players at once. Pure functions.

import type { Entry } from '../../protocol/Entry';
import type { ScoringInfo } from '../../protocol/ScoringInfo';
import type { SourceInfo } from '../../protocol/SourceInfo';

// All of it takes about so long, and no source longer than this, in milliseconds.
const ALL = 8000;
const LONGEST = 1500;
// So much of its time a source grows; then it can be read.
const GROWING = 0.6;

/** The sources that brought or cost anybody anything. */
export const counted = (result: readonly SourceInfo[]): SourceInfo[] =>
  result.filter(({ points }) => points.some((n) => n !== 0));

/** How long each source takes. */
export const paceOf = (sources: readonly SourceInfo[]): number =>
  Math.min(LONGEST, ALL / Math.max(1, sources.length));

export interface Count {
  /** The source that is being counted; `null` when all are. */
  now: number | null;
  /** What each source has brought so far, by player. */
  points: number[][];
}

/** How far the counting is after so many milliseconds. */
export function countAt(sources: readonly SourceInfo[], after: number): Count {
  const pace = paceOf(sources);
  const points = sources.map(({ points }, index) => {
    const part = Math.max(0, Math.min(1, (after - index * pace) / (pace * GROWING)));
    return points.map((n) => Math.round(n * (1 - (1 - part) ** 2)));
  });
  const now = Math.floor(after / pace);
  return { now: now < sources.length ? now : null, points };
}

/** What a player has by then. */
export const totalOf = ({ points }: Count, player: number): number =>
  points.reduce((sum, source) => sum + (source[player - 1] ?? 0), 0);

/** The scoring that brought a player most. */
export function bestOf(entries: readonly Entry[], player: number): ScoringInfo | null {
  const all = entries.flatMap(({ events }) => events.flatMap(({ scoring }) => scoring ?? []));
  const own = all.filter(({ winners, areas }) => winners.includes(player) && areas.length > 0);
  return own.reduce<ScoringInfo | null>((best, one) => (one.points > (best?.points ?? 0) ? one : best), null);
}
