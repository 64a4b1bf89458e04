// A turn as it is being made up: which square, which rotation, which follower. A pure state machine: gestures go
// in, the next state comes out. Nothing leaves the page before `actionsOf` is asked for on confirmation.

import { beyond, type Direction, type Gesture, type Square, sameSquare } from '../../board';
import type { FollowerChoice } from '../../protocol/FollowerChoice';
import {
  fits,
  fitting,
  type Hand,
  handWith,
  legalSquares,
  liftable,
  next,
  type Offer,
  rebuildOf,
  rotationsAt,
  sameHand,
  tilesOffered,
  type Way,
  waysOf,
} from './offer';
import { neighbour } from './squares';

export type Turn =
  /** Nothing to decide here. */
  | { stage: 'waiting' }
  /** A tile may be taken up from the board. */
  | { stage: 'lifting'; cursor: Square | null }
  /** The tile is in hand, perhaps held over a square. */
  | { stage: 'choosing'; hand: Hand; cursor: Square | null; rotation: number }
  /** The tile lies on a square, for the time being. */
  | {
      stage: 'placed';
      hand: Hand;
      square: Square;
      rotation: number;
      follower: string | null;
      sending: boolean;
    }
  /** The tile lies for good; only the follower is open. */
  | { stage: 'follower'; square: Square; follower: string | null; sending: boolean }
  /** Something else is to be decided: one of the answers. */
  | { stage: 'asked'; answer: string | null; sending: boolean };

/** What the board reports, and what is done beside it. */
export type TurnGesture =
  | Gesture
  /** Take this one of several tiles in hand. */
  | { type: 'take'; tile: string }
  /** Put a tile down just so: this choice of the server's, or this tile of the board elsewhere. */
  | { type: 'lay'; action: string }
  /** Enter, short of the confirmation: puts the tile where it is held, or takes it up. */
  | { type: 'put' }
  /** The turn is on its way to the server, or came back refused. */
  | { type: 'sending'; now: boolean };

/** How a turn begins. */
export function begin(offer: Offer): Turn {
  if (offer.choices.length > 0) {
    // Where there is something else to do as well, no tile is in hand before it is chosen.
    const [first] = offer.choices;
    const isOpen = first?.tile !== undefined && offer.answers.length > 0;
    const hand = isOpen ? { tile: null, down: false, from: null } : handWith(offer, first?.tile ?? null);
    return inHand(offer, hand);
  }
  if (offer.laid && isFollowing(offer)) {
    return { stage: 'follower', square: offer.laid, follower: null, sending: false };
  }
  if (offer.answers.some((answer) => answer.rebuild)) return { stage: 'lifting', cursor: null };
  if (offer.answers.length > 0) return { stage: 'asked', answer: null, sending: false };
  return { stage: 'waiting' };
}

/**
 * Whether followers are placed or moved now. That may always be left out, which nobody is told: it is not
 * among the answers.
 */
const isFollowing = (offer: Offer): boolean =>
  offer.choices.length === 0 &&
  (offer.followers.length > 0 || offer.answers.some((answer) => (answer.from ?? []).length > 0));

/** The same as far as a turn has got: none while nothing is in hand. */
export const ways = (turn: Turn, offer: Offer): Way[] =>
  turn.stage === 'choosing' || turn.stage === 'placed' ? waysOf(turn.hand, offer) : [];

/** The kind of the tile in hand, as it would lie; `null` for the drawn one, or none. */
export function kindInHand(turn: Turn, offer: Offer): string | null {
  if (turn.stage !== 'choosing' && turn.stage !== 'placed') return null;
  const { tile, down, from } = turn.hand;
  if (from) return rebuildOf(offer, from)?.tile ?? null;
  const choice = offer.choices.find((c) => (c.tile ?? null) === tile && c.face_down !== undefined);
  return down ? (choice?.face_down ?? tile) : tile;
}

/** In how many ways the tile in hand could be laid with this side up. */
export function waysInHand(turn: Turn, offer: Offer, down: boolean): number {
  if (turn.stage !== 'choosing' && turn.stage !== 'placed') return 0;
  return waysOf({ ...turn.hand, down }, offer).length;
}

/** Whether the tile in hand can be laid either way up. */
export function canFlip(turn: Turn, offer: Offer): boolean {
  if (turn.stage !== 'choosing' && turn.stage !== 'placed') return false;
  return turn.hand.from === null && waysInHand(turn, offer, !turn.hand.down) > 0;
}

/** The way that a turn stands at, once the tile lies. */
export function chosen(turn: Turn, offer: Offer): Way | null {
  if (turn.stage !== 'placed') return null;
  const { square, rotation } = turn;
  return ways(turn, offer).find((c) => sameSquare(c, square) && c.rotation === rotation) ?? null;
}

/** The followers that can be picked now. */
export function followersOf(turn: Turn, offer: Offer): readonly FollowerChoice[] {
  if (turn.stage === 'follower') return offer.followers;
  return chosen(turn, offer)?.followers ?? [];
}

/** The follower chosen so far. */
export const followerOf = (turn: Turn): string | null =>
  turn.stage === 'placed' || turn.stage === 'follower' ? turn.follower : null;

/** The answer chosen so far. */
export const answerOf = (turn: Turn): string | null => (turn.stage === 'asked' ? turn.answer : null);

/** Whether the turn is on its way to the server. */
export const isSending = (turn: Turn): boolean => 'sending' in turn && turn.sending;

/** Whether there is something to take back. A tile that is only held over a square is not worth a button. */
export function isUndoable(turn: Turn, offer: Offer): boolean {
  const now = turn.stage === 'choosing' || turn.stage === 'lifting' ? { ...turn, cursor: null } : turn;
  return afterGesture(now, offer, { type: 'undo' }) !== now;
}

/** What to send when the player confirms; `null` as long as there is nothing to confirm. */
export function actionsOf(turn: Turn, offer: Offer): string[] | null {
  if (turn.stage === 'follower') return [turn.follower ?? 'pass'];
  if (turn.stage === 'asked') return turn.answer === null ? null : [turn.answer];
  const way = chosen(turn, offer);
  if (turn.stage !== 'placed' || !way) return null;
  return way.followers.length > 0 ? [way.action, turn.follower ?? 'pass'] : [way.action];
}

/** The turn after a gesture. Gestures that mean nothing now leave it as it is. */
export function afterGesture(turn: Turn, offer: Offer, gesture: TurnGesture): Turn {
  if (gesture.type === 'sending') {
    return 'sending' in turn ? { ...turn, sending: gesture.now } : turn;
  }
  if (isSending(turn) || turn.stage === 'waiting') return turn;
  switch (gesture.type) {
    // These mean the same at any time, and undo what was about to be done instead.
    case 'answer':
      return answered(turn, offer, gesture.answer);
    case 'take':
      return taken(turn, offer, gesture.tile);
    case 'lay':
      return laid(turn, offer, gesture.action);
    case 'number': {
      const tile = tilesOffered(offer)[gesture.number - 1];
      return tile === undefined ? turn : taken(turn, offer, tile);
    }
  }
  switch (turn.stage) {
    case 'lifting':
      return lifting(turn, offer, gesture);
    case 'choosing':
      return choosing(turn, offer, gesture);
    case 'placed':
      return placed(turn, offer, gesture);
    case 'follower':
      return picking(turn, offer, gesture);
    case 'asked':
      return answering(turn, offer, gesture);
  }
}

type In<S extends Turn['stage']> = Extract<Turn, { stage: S }>;

function answered(turn: Turn, offer: Offer, answer: string): Turn {
  if (!offer.answers.some((one) => one.action === answer)) return turn;
  if (turn.stage === 'asked' && turn.answer === answer) return turn;
  return { stage: 'asked', answer, sending: false };
}

/** The tile is put down as a choice says; or one is taken up and put elsewhere, as an answer says. */
function laid(turn: Turn, offer: Offer, action: string): Turn {
  const choice = offer.choices.find((one) => one.action === action);
  if (!choice) {
    const rebuild = offer.answers.find((one) => one.action === action)?.rebuild;
    if (!rebuild) return turn;
    const [[x, y], to] = [rebuild.from, rebuild.to];
    const taken = { tile: null, down: false, from: { x, y } };
    return put(taken, offer, { x: to[0], y: to[1] }, rebuild.rotation) ?? turn;
  }
  const hand = { tile: choice.tile ?? null, down: choice.face_down !== undefined, from: null };
  return put(hand, offer, choice, choice.rotation) ?? turn;
}

/** Another tile is taken in hand; it goes to where the last one was, if it fits there. */
function taken(turn: Turn, offer: Offer, tile: string): Turn {
  if (!tilesOffered(offer).includes(tile)) return turn;
  return exchanged(turn, offer, handWith(offer, tile));
}

function exchanged(turn: Turn, offer: Offer, hand: Hand): Turn {
  if (turn.stage === 'placed') {
    if (sameHand(turn.hand, hand)) return turn;
    return put(hand, offer, turn.square, turn.rotation) ?? inHand(offer, hand, turn.rotation);
  }
  if (turn.stage !== 'choosing') return inHand(offer, hand);
  if (sameHand(turn.hand, hand)) return turn;
  const next = inHand(offer, hand, turn.rotation);
  return turn.cursor && fits(hand, offer, turn.cursor) ? held(next, offer, turn.cursor) : next;
}

function lifting(turn: In<'lifting'>, offer: Offer, gesture: TurnGesture): Turn {
  switch (gesture.type) {
    case 'point': {
      const cursor = gesture.square && rebuildOf(offer, gesture.square) ? gesture.square : null;
      return sameSquare(cursor, turn.cursor) ? turn : { ...turn, cursor };
    }
    case 'tap':
      return lifted(offer, gesture.square) ?? turn;
    case 'put':
      return (turn.cursor && lifted(offer, turn.cursor)) ?? turn;
    case 'step':
      return { ...turn, cursor: neighbour(liftable(offer), turn.cursor, gesture.to) };
    case 'undo':
      return turn.cursor ? { ...turn, cursor: null } : turn;
    default:
      return turn;
  }
}

function choosing(turn: In<'choosing'>, offer: Offer, gesture: TurnGesture): Turn {
  const { hand } = turn;
  const all = waysOf(hand, offer);
  switch (gesture.type) {
    case 'point': {
      const cursor = gesture.square && fits(hand, offer, gesture.square) ? gesture.square : null;
      return sameSquare(cursor, turn.cursor) ? turn : held(turn, offer, cursor);
    }
    case 'tap':
      // A tap on where it lay puts it back; one on another tile takes that up instead.
      if (sameSquare(gesture.square, hand.from)) return begin(offer);
      return (
        put(hand, offer, gesture.square, turn.rotation) ??
        (hand.from && lifted(offer, gesture.square)) ??
        meant(turn, offer, gesture.square)
      );
    case 'put':
      return (turn.cursor && put(hand, offer, turn.cursor, turn.rotation)) ?? turn;
    case 'turn': {
      const some = [...new Set(all.map((way) => way.rotation))].sort((a, b) => a - b);
      const among = turn.cursor ? rotationsAt(all, turn.cursor) : some;
      return { ...turn, rotation: next(among, turn.rotation) };
    }
    case 'flip':
      return flipped(turn, offer);
    case 'step':
      // With nothing in hand arrows go through what else there is.
      if (all.length === 0)
        return answering({ stage: 'asked', answer: null, sending: false }, offer, gesture);
      return held(turn, offer, neighbour(legalSquares(all), turn.cursor, gesture.to));
    case 'undo': {
      if (turn.cursor) return { ...turn, cursor: null };
      const start = begin(offer);
      return start.stage === 'choosing' && sameHand(start.hand, hand) ? turn : start;
    }
    default:
      return turn;
  }
}

function placed(turn: In<'placed'>, offer: Offer, gesture: TurnGesture): Turn {
  switch (gesture.type) {
    case 'tap':
      // A second tap on the tile turns it; a tap on another square that fits takes it there.
      if (sameSquare(gesture.square, turn.square)) return turned(turn, offer);
      return put(turn.hand, offer, gesture.square, turn.rotation) ?? turn;
    case 'turn':
      return turned(turn, offer);
    case 'flip':
      return flipped(turn, offer);
    case 'pick':
      return { ...turn, follower: picked(turn, offer, gesture.follower) };
    case 'step': {
      if (!turn.hand.from) return { ...turn, follower: stepped(turn, offer, gesture.to) };
      // Nobody goes on a tile that was taken up: arrows take it elsewhere.
      const to = neighbour(legalSquares(ways(turn, offer)), turn.square, gesture.to);
      return (to && !sameSquare(to, turn.square) && put(turn.hand, offer, to, turn.rotation)) || turn;
    }
    case 'undo':
      if (turn.follower) return { ...turn, follower: null };
      return { stage: 'choosing', hand: turn.hand, cursor: turn.square, rotation: turn.rotation };
    default:
      return turn;
  }
}

function picking(turn: In<'follower'>, offer: Offer, gesture: TurnGesture): Turn {
  switch (gesture.type) {
    case 'pick':
      return { ...turn, follower: picked(turn, offer, gesture.follower) };
    case 'step':
      return { ...turn, follower: stepped(turn, offer, gesture.to) };
    case 'tap':
      return meant(turn, offer, gesture.square);
    case 'undo':
      return turn.follower === null ? turn : { ...turn, follower: null };
    default:
      return turn;
  }
}

function answering(turn: In<'asked'>, offer: Offer, gesture: TurnGesture): Turn {
  const all = offer.answers.map((answer) => answer.action);
  // What is to be done instead of answering, where there is something.
  const start = begin(offer);
  switch (gesture.type) {
    case 'tap': {
      const instead = start.stage === 'lifting' && lifting(start, offer, gesture);
      return instead && instead !== start ? instead : meant(turn, offer, gesture.square);
    }
    case 'pick':
      return start.stage === 'follower' ? picking(start, offer, gesture) : turn;
    case 'step': {
      const by = gesture.to === 'right' || gesture.to === 'down' ? 1 : -1;
      const from = turn.answer === null && by < 0 ? 0 : all.indexOf(turn.answer ?? '');
      return { ...turn, answer: all[(from + by + all.length) % all.length] ?? null };
    }
    case 'undo':
      if (start.stage !== 'asked') return start;
      return turn.answer === null ? turn : start;
    default:
      return turn;
  }
}

/** A tap on what only one answer is about means that answer. */
function meant(turn: Turn, offer: Offer, at: Square): Turn {
  const all = offer.answers.filter(
    ({ areas, sides }) =>
      areas.some((area) => sameSquare(area, at)) ||
      sides.some((side) => sameSquare(side, at) || sameSquare(beyond(side), at)),
  );
  const [only] = all;
  return only && all.length === 1 ? answered(turn, offer, only.action) : turn;
}

function inHand(offer: Offer, hand: Hand, turned?: number): In<'choosing'> {
  const rotations = waysOf(hand, offer).map((way) => way.rotation);
  const rotation = turned !== undefined && rotations.includes(turned) ? turned : (rotations[0] ?? 0);
  return { stage: 'choosing', hand, cursor: null, rotation };
}

/** The tile on this square is taken up, if it can be. */
function lifted(offer: Offer, from: Square): Turn | null {
  if (!rebuildOf(offer, from)) return null;
  return inHand(offer, { tile: null, down: false, from: { x: from.x, y: from.y } });
}

function flipped(turn: In<'choosing' | 'placed'>, offer: Offer): Turn {
  return canFlip(turn, offer) ? exchanged(turn, offer, { ...turn.hand, down: !turn.hand.down }) : turn;
}

function held(turn: In<'choosing'>, offer: Offer, cursor: Square | null): Turn {
  const rotation = cursor ? fitting(turn.hand, offer, cursor, turn.rotation) : turn.rotation;
  return { ...turn, cursor, rotation };
}

function put(hand: Hand, offer: Offer, square: Square, rotation: number): Turn | null {
  if (!fits(hand, offer, square)) return null;
  return {
    stage: 'placed',
    hand,
    square: { x: square.x, y: square.y },
    rotation: fitting(hand, offer, square, rotation),
    follower: null,
    sending: false,
  };
}

// The parts of the tile move when it turns, so the follower does not stay.
function turned(turn: In<'placed'>, offer: Offer): Turn {
  const rotation = next(rotationsAt(ways(turn, offer), turn.square), turn.rotation);
  return rotation === turn.rotation ? turn : { ...turn, rotation, follower: null };
}

/** Picking the follower that stands there already takes it back. */
function picked(turn: In<'placed' | 'follower'>, offer: Offer, follower: string | null): string | null {
  if (follower === null || follower === turn.follower) return null;
  return followersOf(turn, offer).some((f) => f.action === follower) ? follower : turn.follower;
}

/** With arrows: no follower, then each place in turn. */
function stepped(turn: In<'placed' | 'follower'>, offer: Offer, to: Direction): string | null {
  const all = [null, ...followersOf(turn, offer).map((f) => f.action)];
  const by = to === 'right' || to === 'down' ? 1 : -1;
  return all[(all.indexOf(turn.follower) + by + all.length) % all.length] ?? null;
}
