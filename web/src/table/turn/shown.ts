// What the board shows of a turn: the tile in hand, and where it can go.

import { type BoardHand, type BoardSquare, type Square, sameSquare } from '../../board';
import { legalSquares, liftable, type Offer, rotationsAt } from './offer';
import { type Turn, ways } from './turn';

/** The tile in hand; `drawn` are its drawings by quarter turns. */
export function handShown(turn: Turn, drawn: readonly string[] | null): BoardHand | null {
  if (!drawn || (turn.stage !== 'choosing' && turn.stage !== 'placed')) return null;
  const { rotation } = turn;
  const symbol = drawn[(rotation / 90) % 4] ?? drawn[0] ?? '';
  return { symbol, rotation, lies: turn.stage === 'placed' ? turn.square : null };
}

/** The squares where it fits, and whether as it is turned now. */
export function squaresShown(turn: Turn, offer: Offer): BoardSquare[] {
  if (turn.stage !== 'choosing' && turn.stage !== 'placed') return [];
  const all = ways(turn, offer);
  const lies = turn.stage === 'placed' ? turn.square : null;
  return legalSquares(all).map((square) => ({
    ...square,
    fits: sameSquare(lies, square) || rotationsAt(all, square).includes(turn.rotation),
  }));
}

/** Every square where a tile could come to lie. */
export const roomFor = (turn: Turn, offer: Offer): Square[] => [...offer.choices, ...ways(turn, offer)];

/** The tiles that could be taken up now. */
export const looseShown = (turn: Turn, offer: Offer): Square[] =>
  turn.stage === 'lifting' ? liftable(offer) : [];

/** Where the tile in hand lay before it was taken up. */
export const goneFrom = (turn: Turn): Square | null =>
  turn.stage === 'choosing' || turn.stage === 'placed' ? turn.hand.from : null;

/** The square that the tile in hand is held over, or that of the tile to be taken up. */
export const cursorOf = (turn: Turn): Square | null =>
  turn.stage === 'choosing' || turn.stage === 'lifting' ? turn.cursor : null;

/** The tile that followers are placed on. */
export const targetOf = (turn: Turn): Square | null =>
  turn.stage === 'placed' || turn.stage === 'follower' ? turn.square : null;
