// The walls of The City as the board shows them: what stands, what could be set, and the rows of guards.

import type { Kinds, Laid } from '../../../art/kinds';
import {
  type BoardRim,
  besideRim,
  type Mark,
  type Offer,
  type Pose,
  type Rim,
  rimId,
  type Site,
  TILE,
} from '../../../board';
import { sentence } from '../../../i18n';
import type { Answer } from '../../../protocol/Answer';
import type { CityArt } from '../../../protocol/CityArt';
import type { GuardInfo } from '../../../protocol/GuardInfo';
import type { PositionInfo } from '../../../protocol/PositionInfo';
import type { WallInfo } from '../../../protocol/WallInfo';
import { squaresOf } from '../castle/keeps';

const ofSeat = (symbols: readonly string[], seat: number): string =>
  symbols[(seat - 1) % symbols.length] ?? '';

// A tower is drawn for the right end of a wall.
const poseOf = (end: string): Pose => (end === 'left' ? 'mirrored' : 'plain');

/** Gate, walls, towers and guards, the lowest first. `hidden` are walls that are not told of yet. */
export function rimsOf(position: PositionInfo, kinds: Kinds, hidden: readonly Rim[] = []): BoardRim[] {
  const { city } = position;
  const art = kinds.city;
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

/** What is to be set by an answer: its action begins with the word for it. */
function pieceOf(answer: Answer, art: CityArt, seat: number): Pick<Site, 'ghost' | 'symbol' | 'pose'> | null {
  const [what, end = ''] = answer.action.split(' ');
  switch (what) {
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
export function sitesOf(offer: Offer, seat: number | null, kinds: Kinds): Site[] {
  const art = kinds.city;
  if (!art || seat === null) return [];
  return offer.answers.flatMap((answer) => {
    const piece = pieceOf(answer, art, seat);
    const [side] = answer.sides;
    if (!piece || !side) return [];
    // What a guard would see is said at its row; a wall alone brings nothing.
    const note = answer.action.startsWith('tower') ? `+${answer.points}` : null;
    const { x, y } = side;
    return [{ x, y, side: side.side, action: answer.action, label: sentence(answer.said), note, ...piece }];
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
  return { areas: squaresOf(row.squares), kind: row.kind, notes: [...notes, sum] };
}
