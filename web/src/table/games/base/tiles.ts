// Tiles that lie before players or on the table and are not laid yet, and who may know them.

import type { BaseInfo } from '../../../protocol/BaseInfo';
import type { HandInfo } from '../../../protocol/HandInfo';
import type { PositionInfo } from '../../../protocol/PositionInfo';
import type { TileCount } from '../../../protocol/TileCount';
import type { HandParts } from '../room';

/** Whether players have tiles before them, so that their cards need a line for it. */
export const hasHands = (info: BaseInfo | undefined): boolean =>
  info !== undefined && (info.hands.length > 0 || info.kept.length > 0);

/** Whether there are tiles that not everybody may know. */
export const areHidden = ({ base }: PositionInfo): boolean => base?.hides ?? false;

/** The position as it is known before the player in turn is at the screen: all tiles in hand face down. */
export function covered(position: PositionInfo): PositionInfo {
  const { base } = position;
  if (!base) return position;
  const hands = base.hands.map(faceDown);
  const row = base.row && faceDown(base.row);
  // To whoever does not see them, tiles in hand are among those that have not been seen.
  const seen = [...base.hands, ...(base.row ? [base.row] : [])].flatMap((hand) => hand.tiles);
  return { ...position, base: { ...base, hands, row }, unseen: joined(position.unseen, seen) };
}

const faceDown = ({ tiles, hidden }: HandInfo): HandInfo => ({ tiles: [], hidden: hidden + tiles.length });

function joined(counts: readonly TileCount[], more: readonly string[]): TileCount[] {
  const all = new Map(counts.map(({ name, count }) => [name, count]));
  for (const name of more) all.set(name, (all.get(name) ?? 0) + 1);
  return [...all].map(([name, count]) => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name));
}

export const hands: HandParts = {
  before({ base, turn }) {
    if (!base || turn === null) return [];
    const [own, kept] = [base.hands[turn - 1], base.kept[turn - 1]];
    return [...(own?.tiles ?? []), ...(base.row?.tiles ?? []), ...(kept ? [kept] : [])];
  },
  own({ base }, seats) {
    const all = seats.flatMap((seat) => base?.hands[seat - 1]?.tiles ?? []);
    return [...new Set(all)].map((name) => ({ name, count: all.filter((one) => one === name).length }));
  },
  areHidden,
  covered,
};
