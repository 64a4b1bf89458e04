// Several people at one screen who may not see each other's tiles. The server shows what the player in turn
// has; until that player has taken the screen over, the page knows it as if nobody were there.

import type { PositionInfo } from '../../protocol/PositionInfo';
import type { GameRoom } from '../games/room';

/** Whether the player in turn has to come to the screen first; `seated` is who sits before it now. */
export function mustHandOver(
  room: GameRoom,
  position: PositionInfo,
  own: readonly number[],
  seated: number | null,
): boolean {
  const { turn } = position;
  if (turn === null || own.length < 2 || !own.includes(turn)) return false;
  return turn !== seated && (room.hands?.areHidden(position) ?? false);
}

/** What may be known of a position before the player in turn is at the screen. */
export function beforeHandover(room: GameRoom, position: PositionInfo): PositionInfo {
  const { offered: _, ...rest } = room.hands?.covered(position) ?? position;
  return { ...rest, choices: [], followers: [], ask: null };
}
