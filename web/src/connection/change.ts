// A position out of the one before and what has changed in it: the server sends the whole of it once a connection.

import type { ListChange } from '../protocol/ListChange';
import type { PositionChange } from '../protocol/PositionChange';
import type { PositionInfo } from '../protocol/PositionInfo';

/** The position that a change leads to; `null` if it is a change of another one than this. */
export function changed(before: PositionInfo | null, change: PositionChange): PositionInfo | null {
  if (!before || before.seq !== change.since) return null;
  const kept = Object.entries(before).filter(([name]) => change.same.includes(name));
  return {
    ...change.position,
    ...Object.fromEntries(kept),
    tiles: list(before.tiles, change.tiles),
    pieces: list(before.pieces, change.pieces),
    unseen: list(before.unseen, change.unseen),
  };
}

function list<T>(before: readonly T[], { keep, new: fresh, end }: ListChange<T>): T[] {
  return [...before.slice(0, keep), ...fresh, ...before.slice(before.length - end)];
}
