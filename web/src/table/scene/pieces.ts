// The figures on the tiles: where each stands, and what it is called.

import type { Kinds, Part, Turned } from '../../art/kinds';
import { figureId } from '../../art/symbols';
import type { BoardPiece } from '../../board';
import { say, t } from '../../i18n';
import type { Area } from '../../protocol/Area';
import type { FamilyArt } from '../../protocol/FamilyArt';
import type { PieceInfo } from '../../protocol/PieceInfo';
import type { PositionInfo } from '../../protocol/PositionInfo';

const ofSeat = (symbols: readonly string[], seat: number): string =>
  symbols[(seat - 1) % Math.max(1, symbols.length)] ?? '';

/** The drawing of a piece of a player on such a part. */
export function symbolOn(
  part: Pick<Part, 'kind' | 'lying'>,
  seat: number,
  piece: string | undefined,
  art: FamilyArt | null,
): string {
  if (art && piece === 'good') return ofSeat(art.goods, seat);
  if (art && part.kind === 'stream') return ofSeat(art.boats, seat);
  if (art && piece === 'big') return ofSeat(part.lying ? art.big_lying : art.big, seat);
  return figureId(seat, part.lying);
}

/** What somebody there is called, such as `big knight, north`. */
export const nameOn = (part: Part, piece: string | undefined): string =>
  t().board.spot(piece === 'big' ? t().folk.big(say(part.role)) : say(part.role), say(part.said));

export const samePart = (a: Area, b: Area): boolean => a.x === b.x && a.y === b.y && a.part === b.part;

export const tileAt = (position: PositionInfo, { x, y }: { x: number; y: number }): Turned | undefined =>
  position.tiles.find((one) => one.x === x && one.y === y);

/** A piece, and where on its tile it stands. */
export type Stood = PieceInfo & { dx: number; dy: number; place: Part };

// How far those apart are who stand on one part, and where a good lies beside somebody, in units of the drawing.
const APART = 20;
const GOOD = { dx: 14, dy: 12 };
// A follower and a boat are wider than the room there is at the rim.
const RIM = 14;
const within = (n: number): number => Math.max(RIM, Math.min(120 - RIM, n));

/** Every piece with its place. Those on the same part stand side by side, goods at the feet of others. */
export function stoodOn(position: PositionInfo, kinds: Kinds): Stood[] {
  const isGood = ({ piece }: PieceInfo) => piece === 'good';
  return position.pieces.flatMap((piece) => {
    const tile = tileAt(position, piece);
    const place = tile && kinds.part(tile, piece.part);
    if (!place) return [];
    const here = position.pieces.filter((other) => samePart(other, piece));
    const figures = here.filter((other) => !isGood(other));
    if (isGood(piece)) {
      const aside = figures.length > 0 ? GOOD : { dx: 0, dy: 0 };
      return [{ ...piece, place, dx: within(place.dx + aside.dx), dy: within(place.dy + aside.dy) }];
    }
    const at = figures.indexOf(piece) - (figures.length - 1) / 2;
    const dx = figures.length > 1 ? within(place.dx + at * APART) : place.dx;
    return [{ ...piece, place, dx, dy: place.dy }];
  });
}

/** Those who wait in the quarters of Carcassonne, and the Count. */
export function citizensOf(position: PositionInfo, kinds: Kinds): BoardPiece[] {
  const art = kinds.family?.carcassonne;
  const info = position.family?.carcassonne;
  if (!art || !info) return [];
  const at = (symbol: string, [dx, dy]: readonly [number, number]) => ({ x: 0, y: 0, symbol, dx, dy });
  const quarter = art.quarters.find(({ id }) => id === info.count);
  const waiting = info.waiting.map((one) => at(one.symbol, one.at));
  return quarter ? [...waiting, at(art.count, quarter.count)] : waiting;
}
