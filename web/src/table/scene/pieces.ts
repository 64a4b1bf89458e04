// The figures on the tiles: where each stands, and what it is called.

import type { Kinds, Part, Turned } from '../../art/kinds';
import { figureId } from '../../art/symbols';
import { say, t } from '../../i18n';
import type { Area } from '../../protocol/Area';
import type { PieceInfo } from '../../protocol/PieceInfo';
import type { PieceKind } from '../../protocol/PieceKind';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { PieceLook, Pieces } from '../games/room';

/** What a game has to say of a piece that is no ordinary follower. */
export const lookOf = (pieces: Pieces | undefined, piece: PieceKind | undefined): PieceLook | undefined =>
  piece === undefined ? undefined : pieces?.looks[piece];

/** The drawing of a piece of a player on such a part. */
export const symbolOn = (
  pieces: Pieces | undefined,
  part: Pick<Part, 'kind' | 'lying'>,
  seat: number,
  piece: PieceKind | undefined,
  kinds: Kinds,
): string =>
  pieces?.symbolOn?.(part, seat, piece, kinds) ??
  lookOf(pieces, piece)?.symbol(part, seat, kinds) ??
  figureId(seat, part.lying);

/** What somebody there is called, such as `big knight, north`. */
export const nameOn = (pieces: Pieces | undefined, part: Part, piece: PieceKind | undefined): string =>
  t().board.spot(lookOf(pieces, piece)?.called(part) ?? say(part.role), say(part.said));

export const samePart = (a: Area, b: Area): boolean => a.x === b.x && a.y === b.y && a.part === b.part;

export const tileAt = (position: PositionInfo, { x, y }: { x: number; y: number }): Turned | undefined =>
  position.tiles.find((one) => one.x === x && one.y === y);

/** A piece, and where on its tile it stands. */
export type Stood = PieceInfo & { dx: number; dy: number; place: Part };

// How far those apart are who stand on one part, and where a small piece lies beside somebody, in units of the drawing.
const APART = 20;
const SMALL = { dx: 14, dy: 12 };
// A follower and a boat are wider than the room there is at the rim.
const RIM = 14;
const within = (n: number): number => Math.max(RIM, Math.min(120 - RIM, n));

/** Every piece with its place. Those on the same part stand side by side, small ones at the feet of others. */
export function stoodOn(pieces: Pieces | undefined, position: PositionInfo, kinds: Kinds): Stood[] {
  const isSmall = ({ piece }: PieceInfo) => lookOf(pieces, piece)?.small ?? false;
  return position.pieces.flatMap((piece) => {
    const tile = tileAt(position, piece);
    const place = tile && kinds.part(tile, piece.part);
    if (!place) return [];
    const here = position.pieces.filter((other) => samePart(other, piece));
    const figures = here.filter((other) => !isSmall(other));
    if (isSmall(piece)) {
      const aside = figures.length > 0 ? SMALL : { dx: 0, dy: 0 };
      return [{ ...piece, place, dx: within(place.dx + aside.dx), dy: within(place.dy + aside.dy) }];
    }
    const at = figures.indexOf(piece) - (figures.length - 1) / 2;
    const dx = figures.length > 1 ? within(place.dx + at * APART) : place.dx;
    return [{ ...piece, place, dx, dy: place.dy }];
  });
}
