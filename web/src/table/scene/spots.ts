// The places for a follower or another piece, as far as a turn has got.

import type { Kinds } from '../../art/kinds';
import type { Spot } from '../../board';
import { t } from '../../i18n';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { Pieces } from '../games/room';
import { followerOf, followersOf, kindInHand, type Offer, type Turn } from '../turn';
import { lookOf, nameOn, samePart, symbolOn, tileAt } from './pieces';

/**
 * One place for each part of a tile. Where another piece can stand instead of a follower, another tap on the one
 * chosen changes it to the other, and then takes it back.
 */
export function spotsOf(
  pieces: Pieces | undefined,
  turn: Turn,
  offer: Offer,
  position: PositionInfo,
  kinds: Kinds,
): Spot[] {
  if (turn.stage !== 'placed' && turn.stage !== 'follower') return [];
  const { square } = turn;
  const inHand = kindInHand(turn, offer) ?? position.drawn ?? '';
  const laid = { name: inHand, rotation: turn.stage === 'placed' ? turn.rotation : 0 };
  const all = followersOf(turn, offer).map((one) => {
    const [x, y] = one.at ?? [square.x, square.y];
    return { ...one, x, y, instead: lookOf(pieces, one.piece)?.instead };
  });
  const follower = followerOf(turn);
  return all.flatMap((one) => {
    const { part, x, y } = one;
    const ordinary = all.find((other) => !other.piece && samePart(other, one));
    if (one.instead && ordinary) return [];
    const tile = turn.stage === 'placed' && !one.at ? laid : tileAt(position, one);
    const found = tile && kinds.part(tile, part);
    if (!found) return [];
    const { path, dx, dy } = found;
    const place = { x, y, path, dx, dy };
    const standing = ({ action, piece }: typeof one) => {
      const symbol = symbolOn(pieces, found, position.turn ?? 1, piece, kinds);
      const label = nameOn(pieces, found, piece);
      return { action, symbol, label, ...(one.at ? { listed: t().board.onTile(label, x, y) } : {}) };
    };
    const other = one.piece ? undefined : all.find((another) => another.instead && samePart(another, one));
    if (!other?.instead) return [{ ...place, ...standing(one), chosen: follower === one.action }];
    // The first tap chooses the follower, the second the other piece, the third nobody.
    const isOther = follower !== null && follower === other.action;
    const shown = isOther ? other : one;
    const tap = isOther ? null : follower === one.action ? other.action : one.action;
    const note = isOther ? other.instead.nobody() : other.instead.again();
    const either = [standing(one), { ...standing(other), short: other.instead.short() }];
    return [{ ...place, ...standing(shown), chosen: follower === shown.action, tap, note, either }];
  });
}
