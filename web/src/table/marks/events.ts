// What events and actions set off on the board: what was scored, with what it was scored for.

import type { Kinds } from '../../art/kinds';
import { shapesOf } from '../../art/kinds';
import type { Mark, Square } from '../../board';
import type { Entry } from '../../protocol/Entry';
import type { EventInfo } from '../../protocol/EventInfo';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { ScoringInfo } from '../../protocol/ScoringInfo';
import type { GameRoom } from '../games/room';
import type { Shown } from '../log/history';
import type { Beat } from '../motion/story';
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
  const { areas, winners } = scoring;
  return [...paid, { areas: shapes(areas), kind: 'scored', label, seats: winners, ...more }];
}

/** The marks of any event: most have none. */
export function marksOfEvent(room: GameRoom, event: EventInfo, position: PositionInfo, kinds: Kinds): Mark[] {
  if (event.scoring) return marksOfScoring(room, event.scoring, position, kinds);
  const own = room.marks?.event?.(event, position, kinds);
  if (own) return own;
  const { tiles = [], bonus } = event;
  const label = bonus ? `+${bonus.points}` : undefined;
  return tiles.length > 0
    ? [{ areas: wholeSquares(tiles), kind: 'scored', label, ...(bonus ? { seats: [bonus.player] } : {}) }]
    : [];
}

/** What an action has changed on the board: the squares of it that are worth a look. */
export function marksOfEntry(room: GameRoom, entry: Entry, kinds: Kinds): Mark[] {
  const { squares } = entry;
  const changed: Mark[] = squares.length > 0 ? [{ areas: wholeSquares(squares), kind: 'inspect' }] : [];
  return [...(room.marks?.entry?.(entry, kinds) ?? []), ...changed];
}

/** What a beat lights: what its action changed and what its events tell; without numbers where those fly. */
export function marksOfBeat(
  room: GameRoom,
  { entry, events }: Beat,
  position: PositionInfo,
  kinds: Kinds,
  numbers: boolean,
): Mark[] {
  const all = [
    ...marksOfEntry(room, entry, kinds),
    ...events.flatMap((event) => marksOfEvent(room, event, position, kinds)),
  ];
  return numbers ? all : all.map((mark) => ({ ...mark, label: undefined }));
}

/** What a turn of the log sets off while somebody points at it: where its tile lies, and what it scored. */
export function marksOfTurn(room: GameRoom, turn: Shown, position: PositionInfo, kinds: Kinds): Mark[] {
  const tile = turn.tiles.map(({ x, y }): Mark => ({ areas: wholeSquares([[x, y]]), kind: 'inspect' }));
  const told = turn.events.filter((event) => event.scoring || event.tiles || event.sides);
  return [...tile, ...told.flatMap((event) => marksOfEvent(room, event, position, kinds))];
}

/** The squares an event is about. */
export function squaresOfEvent({ scoring, sides = [], tiles = [] }: EventInfo): Square[] {
  if (scoring) return scoring.areas;
  return tiles.length > 0 ? tiles.map(([x, y]) => ({ x, y })) : sides;
}
