// What an event sets off on the board: what was scored, with what it was scored for.

import type { Kinds } from '../../art/kinds';
import { shapesOf } from '../../art/kinds';
import { besideRim, type Mark, type Point, type Square, TILE } from '../../board';
import type { Area } from '../../protocol/Area';
import type { Entry } from '../../protocol/Entry';
import type { EventInfo } from '../../protocol/EventInfo';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { ScoringInfo } from '../../protocol/ScoringInfo';
import { squaresOf } from '../games/castle/keeps';
import { rowMark } from '../games/city/walls';

/** The marks of a scoring in a position: the feature, and the others it was paid for. */
export function marksOfScoring(scoring: ScoringInfo, position: PositionInfo, kinds: Kinds): Mark[] {
  const shapes = shapesOf(kinds, position.tiles);
  const paid = (scoring.touching ?? []).map((areas): Mark => ({ areas: shapes(areas), kind: 'inspect' }));
  // A keep is paid for squares on which nothing lies.
  const areas = scoring.occasion === 'keep' ? squaresOf(position.castle?.empty ?? []) : shapes(scoring.areas);
  const label = scoring.winners.length > 0 ? `+${scoring.points}` : undefined;
  const crosses = takenDeer(scoring.taken ?? [], position, kinds);
  return [...paid, { areas, kind: 'scored', label, ...(crosses.length > 0 ? { crosses } : {}) }];
}

/** Where the deer stand that tigers take: as many of each part as it is named. */
export function takenDeer(taken: readonly Area[], position: PositionInfo, kinds: Kinds): Point[] {
  return taken.flatMap(({ x, y, part }, index) => {
    const tile = position.tiles.find((one) => one.x === x && one.y === y);
    const earlier = taken.slice(0, index).filter((a) => a.x === x && a.y === y && a.part === part);
    const at = tile && kinds.part(tile, part)?.deer?.[earlier.length];
    return at ? [{ x: x * TILE + at[0], y: y * TILE + at[1] }] : [];
  });
}

/** The marks of any event: most have none. */
export function marksOfEvent(event: EventInfo, position: PositionInfo, kinds: Kinds): Mark[] {
  if (event.scoring) return marksOfScoring(event.scoring, position, kinds);
  const { sides = [], tiles = [], bonus } = event;
  const [from] = sides;
  if (event.kind === 'goods-scored') return goodsMarks(event, position, kinds);
  if (!from) {
    const label = bonus ? `+${bonus.points}` : undefined;
    return tiles.length > 0 ? [{ areas: squaresOf(tiles), kind: 'scored', label }] : [];
  }
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

/** The goods that are paid: those of a player, or all while nobody says whose. */
function goodsMarks({ bonus }: EventInfo, position: PositionInfo, kinds: Kinds): Mark[] {
  const goods = position.pieces.filter(
    ({ piece, player }) => piece === 'good' && (!bonus || bonus.player === player),
  );
  const label = bonus ? `+${bonus.points}` : undefined;
  return goods.length > 0 ? [{ areas: shapesOf(kinds, position.tiles)(goods), kind: 'scored', label }] : [];
}

/** The quarter of Carcassonne to which somebody has gone. */
function quarterMarks(id: string | undefined, kinds: Kinds): Mark[] {
  const city = kinds.family?.carcassonne;
  const quarter = city?.quarters.find((one) => one.id === id);
  if (!city || !quarter) return [];
  const spans: [number, number] = [city.size[0] / TILE, city.size[1] / TILE];
  return [{ areas: [{ x: 0, y: 0, path: quarter.path, spans }], kind: 'inspect' }];
}

// What these do is seen on the squares that they name.
const SHOWN = ['move', 'war', 'rebuild', 'good'];

/** What an action of the base family has changed on the board. */
export function marksOfEntry({ action }: Entry, kinds: Kinds): Mark[] {
  const [what = '', ...words] = action.split(' ');
  if (what === 'quarter' || what === 'count') return quarterMarks(words.at(-1), kinds);
  if (!SHOWN.includes(what)) return [];
  const squares = [...action.matchAll(/(-?\d+),(-?\d+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as [number, number],
  );
  return squares.length > 0 ? [{ areas: squaresOf(squares), kind: 'inspect' }] : [];
}

/** The squares an event is about. */
export function squaresOfEvent({ scoring, sides = [], tiles = [] }: EventInfo): Square[] {
  if (scoring) return scoring.areas;
  return tiles.length > 0 ? tiles.map(([x, y]) => ({ x, y })) : sides;
}
