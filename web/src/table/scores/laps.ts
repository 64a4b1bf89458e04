// Laps of the score track.

import type { PositionInfo } from '../../protocol/PositionInfo';

/**
 * The lap, counted from zero, that a player is in, as the server says it. It says so for the points of the
 * position: while scorings are told one after another, and fewer points are shown, nobody has said the lap and
 * `null` is the answer.
 */
export function lapOf({ scores, track }: PositionInfo, player: number, shown: number): number | null {
  return shown === scores[player - 1] ? (track.laps[player - 1] ?? 0) : null;
}
