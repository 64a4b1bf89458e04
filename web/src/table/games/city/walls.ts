// The walls of The City as the board shows them: what stands, what could be set, and the rows of guards.

import type { Kinds, Laid } from '../../../art/kinds';
import {
  type BoardRim,
  besideRim,
  type Mark,
  type Pose,
  type Rim,
  rimId,
  type Site,
  TILE,
} from '../../../board';
import { sentence } from '../../../i18n';
import type { Answer } from '../../../protocol/Answer';
import type { CityArt } from '../../../protocol/CityArt';
import type { EventInfo } from '../../../protocol/EventInfo';
import type { GuardInfo } from '../../../protocol/GuardInfo';
import type { PositionInfo } from '../../../protocol/PositionInfo';
import type { WallInfo } from '../../../protocol/WallInfo';
import { wholeSquares } from '../../marks/squares';

const ofSeat = (symbols: readonly string[], seat: number): string =>
  symbols[(seat - 1) % symbols.length] ?? '';

// A tower is drawn for the right end of a wall.
const poseOf = (end: string | undefined): Pose => (end === 'left' ? 'mirrored' : 'plain');

/** Gate, walls, towers and guards, the lowest first. What closes the ring is not there before that is told. */
export function rimsOf(position: PositionInfo, kinds: Kinds, untold: readonly EventInfo[] = []): BoardRim[] {
  const { city } = position;
  const art = kinds.art.city;
  if (!city || !art) return [];
  const piece = (kind: string, at: Rim, symbol: string, pose: Pose = 'plain', above = false): BoardRim => ({
    id: `${kind} ${rimId(at)}`,
    x: at.x,
    y: at.y,
    side: at.side,
    symbol,
    pose,
    above,
  });
  const hidden = untold.find((event) => event.kind === 'ring-closed')?.sides ?? [];
  const unseen = new Set(hidden.map(rimId));
  const walls = city.walls.filter((wall) => !unseen.has(rimId(wall.at)));
  return [
    ...(city.gate ? [piece('gate', city.gate, art.gate)] : []),
    ...walls.map(({ at, imagined }) => piece('wall', at, imagined ? art.imagined : art.wall)),
    ...city.towers.map(({ at, end, player }) =>
      piece(`tower-${end}`, at, ofSeat(art.towers, player), poseOf(end), true),
    ),
    ...guarded(walls).map(({ at, guard }) =>
      piece('guard', at, ofSeat(art.guards, guard.player), 'upright', true),
    ),
  ];
}

/** The walls with a guard. */
export const guarded = (walls: readonly WallInfo[]): (WallInfo & { guard: GuardInfo })[] =>
  walls.flatMap((wall) => (wall.guard ? [{ ...wall, guard: wall.guard }] : []));

/** What is to be set by an answer. */
function pieceOf(
  { does, end }: Answer,
  art: CityArt,
  seat: number,
): Pick<Site, 'ghost' | 'symbol' | 'pose'> | null {
  switch (does) {
    case 'gate':
      return { ghost: art.ghost_gate, symbol: art.gate, pose: 'plain' };
    case 'wall':
      return { ghost: art.ghost_wall, symbol: art.wall, pose: 'plain' };
    case 'guard': {
      const symbol = ofSeat(art.guards, seat);
      return { ghost: symbol, symbol, pose: 'upright' };
    }
    case 'tower': {
      const symbol = ofSeat(art.towers, seat);
      return { ghost: symbol, symbol, pose: poseOf(end) };
    }
    default:
      return null;
  }
}

/** The sides to choose from, when something is to be set. */
export function sitesOf(
  answers: readonly Answer[],
  seat: number,
  kinds: Kinds,
  chosen: string | null,
): Site[] {
  const art = kinds.art.city;
  if (!art) return [];
  return answers.flatMap((answer) => {
    const piece = pieceOf(answer, art, seat);
    const [side] = answer.sides;
    if (!piece || !side) return [];
    // What a guard would see is said at its row; a wall alone brings nothing.
    const note = answer.does === 'tower' ? `+${answer.points}` : null;
    const { action } = answer;
    const label = sentence(answer.said);
    return [
      { x: side.x, y: side.y, side: side.side, action, label, note, chosen: action === chosen, ...piece },
    ];
  });
}

/** How far outside the wall its points are written, in units of the drawing. */
const POINTS_OUTSIDE = 52;

/** The row a guard watches: its squares, the buildings in it, and at the wall what they add up to. */
export function rowMark(
  kinds: Kinds,
  tiles: readonly Laid[],
  row: { from: Rim; squares: readonly (readonly [number, number])[]; points: number; kind: Mark['kind'] },
): Mark {
  const notes = row.squares.flatMap(([x, y]) => {
    const tile = tiles.find((one) => one.x === x && one.y === y);
    return (tile ? kinds.buildings(tile) : []).map(({ dx, dy, points }) => ({
      x: x * TILE + dx,
      y: y * TILE + dy,
      text: `${points}`,
    }));
  });
  const sum = { ...besideRim(row.from, POINTS_OUTSIDE), text: `${row.points}` };
  return { areas: wholeSquares(row.squares), kind: row.kind, notes: [...notes, sum] };
}

/** The marks of an event on the walls: the row of a guard, the points of a tower, the ring. */
export function wallMarks(event: EventInfo, position: PositionInfo, kinds: Kinds): Mark[] | null {
  const { sides = [], tiles = [], bonus } = event;
  const [from] = sides;
  if (!from) return null;
  if (tiles.length > 0) {
    const row = { from, squares: tiles, points: bonus?.points ?? 0, kind: 'scored' as const };
    return [rowMark(kinds, position.tiles, row)];
  }
  if (bonus) {
    const notes = [{ ...besideRim(from, 0), text: `+${bonus.points}` }];
    return [{ areas: [], sides, kind: 'scored', notes }];
  }
  return event.kind === 'ring-closed' ? [{ areas: [], sides, kind: 'scored' }] : [];
}

/** The row that an answer is about. */
export function answerMarks(answer: Answer, position: PositionInfo, kinds: Kinds): Mark[] {
  const [from] = answer.sides;
  if (answer.tiles.length === 0 || !from) return [];
  const row = { from, squares: answer.tiles, points: answer.points ?? 0, kind: 'inspect' as const };
  return [rowMark(kinds, position.tiles, row)];
}
