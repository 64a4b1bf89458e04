// Several people at one screen who may not see each other's tiles. The server shows what the player in turn
// has; until that player is there, the page knows it as if nobody were.

import type { Entry } from '../../protocol/Entry';
import type { HandInfo } from '../../protocol/HandInfo';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { TileCount } from '../../protocol/TileCount';

/** Whether tiles come by that not everybody may know. The log says so: it does not tell which they were. */
export const hidesTiles = (entries: readonly Entry[]): boolean =>
  entries.some(({ action }) => /^(deal|give) .*\?$/.test(action));

/** Whether the player in turn has to come to the screen first. */
export function isDrawn(
  position: PositionInfo,
  own: readonly number[],
  entries: readonly Entry[],
  seated: number | null,
): boolean {
  const { turn } = position;
  if (turn === null || own.length < 2 || !own.includes(turn)) return false;
  return turn !== seated && hidesTiles(entries);
}

/** What may be known of a position before the player in turn is at the screen. */
export function behindCurtain(position: PositionInfo): PositionInfo {
  const { family, offered: _, ...rest } = position;
  const known = { ...rest, choices: [], followers: [], ask: null };
  if (!family) return known;
  const hands = family.hands.map(covered);
  const row = family.row && covered(family.row);
  // To whoever does not see them, tiles in hand are among those that have not been seen.
  const seen = [...family.hands, ...(family.row ? [family.row] : [])].flatMap((hand) => hand.tiles);
  return { ...known, family: { ...family, hands, row }, unseen: joined(position.unseen, seen) };
}

const covered = ({ tiles, hidden }: HandInfo): HandInfo => ({ tiles: [], hidden: hidden + tiles.length });

function joined(counts: readonly TileCount[], more: readonly string[]): TileCount[] {
  const all = new Map(counts.map(({ name, count }) => [name, count]));
  for (const name of more) all.set(name, (all.get(name) ?? 0) + 1);
  return [...all].map(([name, count]) => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name));
}
