// What events and actions set off on the board: what was scored, with what it was scored for.

import type { Kinds } from '../../art/kinds';
import { shapesOf } from '../../art/kinds';
import type { Mark, Square } from '../../board';
import type { Entry } from '../../protocol/Entry';
import type { EventInfo } from '../../protocol/EventInfo';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { ScoringInfo } from '../../protocol/ScoringInfo';
import type { GameRoom } from '../games/room';
import { wholeSquares } from './squares';

/** The marks of a scoring in a position: the feature, and the others it was paid for. */
export function marksOfScoring(
  room: GameRoom,
  scoring: ScoringInfo,
  position: PositionInfo,
  kinds: Kinds,
): Mark[] {
  const shapes = shapesOf(kinds, position.tiles);
  const paid = (scoring.touching ?? []).map((areas): Mark => ({ areas: shapes(areas), kind: 'inspect' }));
  const label = scoring.winners.length > 0 ? `+${scoring.points}` : undefined;
  const more = room.marks?.scoring?.(scoring, position, kinds) ?? {};
  return [...paid, { areas: shapes(scoring.areas), kind: 'scored', label, ...more }];
}

/** The marks of any event: most have none. */
export function marksOfEvent(room: GameRoom, event: EventInfo, position: PositionInfo, kinds: Kinds): Mark[] {
  if (event.scoring) return marksOfScoring(room, event.scoring, position, kinds);
  const own = room.marks?.event?.(event, position, kinds);
  if (own) return own;
  const { tiles = [], bonus } = event;
  const label = bonus ? `+${bonus.points}` : undefined;
  return tiles.length > 0 ? [{ areas: wholeSquares(tiles), kind: 'scored', label }] : [];
}

/** What an action has changed on the board: the squares of it that are worth a look. */
export function marksOfEntry(room: GameRoom, entry: Entry, kinds: Kinds): Mark[] {
  const { squares } = entry;
  const changed: Mark[] = squares.length > 0 ? [{ areas: wholeSquares(squares), kind: 'inspect' }] : [];
  return [...(room.marks?.entry?.(entry, kinds) ?? []), ...changed];
}

/** The squares an event is about. */
export function squaresOfEvent({ scoring, sides = [], tiles = [] }: EventInfo): Square[] {
  if (scoring) return scoring.areas;
  return tiles.length > 0 ? tiles.map(([x, y]) => ({ x, y })) : sides;
}
