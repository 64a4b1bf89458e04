// Laps of the score track.

import type { PositionInfo } from '../../protocol/PositionInfo';

/**
 * The lap, counted from zero, that a player is in with the points shown. The position knows it; only while scorings
 * are told one after another are the points shown behind those of the position, and so may the lap be: that is the
 * one thing counted here.
 */
export function lapOf({ scores, track }: PositionInfo, player: number, shown: number): number {
  const isBehind = shown !== scores[player - 1];
  return isBehind ? Math.floor(shown / track.spaces) : (track.laps[player - 1] ?? 0);
}
