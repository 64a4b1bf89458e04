// A turn as it is being made up: which square, which rotation, which follower. A pure state machine;
// nothing here leaves the page before `actionsOf` is asked for on confirmation. What may be done is
// never worked out here, only picked from what the server offers.

import type { Answer } from '../protocol/Answer';
import type { Choice } from '../protocol/Choice';
import type { FollowerChoice } from '../protocol/FollowerChoice';
import { type Square, sameSquare } from './camera';
import { beyond } from './rim';

/** What the server lets the player at this device do now. */
export interface Offer {
  /** Every way to lay the drawn tile. */
  choices: readonly Choice[];
  /** Followers for a tile that lies already. */
  followers: readonly FollowerChoice[];
  /** That tile's square. */
  laid: Square | null;
  /** The answers to a decision of another kind. */
  answers: readonly Answer[];
}

export const NOTHING: Offer = { choices: [], followers: [], laid: null, answers: [] };

export type Turn =
  /** Nothing to decide here. */
  | { stage: 'waiting' }
  /** The tile is in hand, perhaps held over a square. */
  | { stage: 'choosing'; cursor: Square | null; rotation: number }
  /** The tile lies on a square, for the time being. */
  | { stage: 'placed'; square: Square; rotation: number; follower: string | null; sending: boolean }
  /** The tile lies for good; only the follower is open. */
  | { stage: 'follower'; square: Square; follower: string | null; sending: boolean }
  /** Something else is to be decided: one of the answers. */
  | { stage: 'asked'; answer: string | null; sending: boolean };

export type Direction = 'left' | 'right' | 'up' | 'down';

export type Gesture =
  /** The pointer is over this square. */
  | { type: 'point'; square: Square | null }
  /** A tap or click on this square. */
  | { type: 'tap'; square: Square }
  /** Turn the tile to the next rotation that fits. */
  | { type: 'turn' }
  /** Choose this follower, or none. */
  | { type: 'pick'; follower: string | null }
  /** Choose this answer. */
  | { type: 'answer'; answer: string }
  /** An arrow key. */
  | { type: 'step'; to: Direction }
  /** Enter, short of the confirmation: puts the tile where it is held. */
  | { type: 'put' }
  /** Take back the last step. */
  | { type: 'undo' }
  /** The turn is on its way to the server, or came back refused. */
  | { type: 'sending'; now: boolean };

/** How a turn begins. */
export function begin(offer: Offer): Turn {
  const first = offer.choices[0];
  if (first) return { stage: 'choosing', cursor: null, rotation: first.rotation };
  if (offer.laid && isFollowing(offer)) {
    return { stage: 'follower', square: offer.laid, follower: null, sending: false };
  }
  if (offer.answers.length > 0) return { stage: 'asked', answer: null, sending: false };
  return { stage: 'waiting' };
}

/**
 * Whether followers are placed or moved now. That may always be left out, which nobody is told: it is not
 * among the answers.
 */
const isFollowing = (offer: Offer): boolean =>
  offer.followers.length > 0 || offer.answers.some((answer) => (answer.from ?? []).length > 0);

/** The rotations that fit on a square, in order. */
export function rotationsAt(offer: Offer, square: Square): number[] {
  const fitting = offer.choices.filter((choice) => sameSquare(choice, square));
  return fitting.map((choice) => choice.rotation).sort((a, b) => a - b);
}

/** The squares where the tile fits at all, each once. */
export function legalSquares(offer: Offer): Square[] {
  const squares: Square[] = [];
  for (const { x, y } of offer.choices) {
    if (!squares.some((known) => known.x === x && known.y === y)) squares.push({ x, y });
  }
  return squares;
}

/** The choice that a turn stands at, once the tile lies. */
export function chosen(turn: Turn, offer: Offer): Choice | null {
  if (turn.stage !== 'placed') return null;
  const { square, rotation } = turn;
  return offer.choices.find((c) => sameSquare(c, square) && c.rotation === rotation) ?? null;
}

/** The followers that can be picked now. */
export function followersOf(turn: Turn, offer: Offer): readonly FollowerChoice[] {
  if (turn.stage === 'follower') return offer.followers;
  return chosen(turn, offer)?.followers ?? [];
}

/** Whether the turn is on its way to the server. */
export const isSending = (turn: Turn): boolean => 'sending' in turn && turn.sending;

/** What to send when the player confirms; `null` as long as there is nothing to confirm. */
export function actionsOf(turn: Turn, offer: Offer): string[] | null {
  if (turn.stage === 'follower') return [turn.follower ?? 'pass'];
  if (turn.stage === 'asked') return turn.answer === null ? null : [turn.answer];
  const choice = chosen(turn, offer);
  if (turn.stage !== 'placed' || !choice) return null;
  return choice.followers.length > 0 ? [choice.action, turn.follower ?? 'pass'] : [choice.action];
}

/** The turn after a gesture. Gestures that mean nothing now leave it as it is. */
export function afterGesture(turn: Turn, offer: Offer, gesture: Gesture): Turn {
  if (gesture.type === 'sending') {
    return 'sending' in turn ? { ...turn, sending: gesture.now } : turn;
  }
  if (isSending(turn)) return turn;
  switch (turn.stage) {
    case 'waiting':
      return turn;
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

function choosing(turn: In<'choosing'>, offer: Offer, gesture: Gesture): Turn {
  switch (gesture.type) {
    case 'point': {
      const cursor = gesture.square && fits(offer, gesture.square) ? gesture.square : null;
      return sameSquare(cursor, turn.cursor) ? turn : held(turn, offer, cursor);
    }
    case 'tap':
      return put(offer, gesture.square, turn.rotation) ?? turn;
    case 'put':
      return (turn.cursor && put(offer, turn.cursor, turn.rotation)) ?? turn;
    case 'turn': {
      const all = [...new Set(offer.choices.map((choice) => choice.rotation))].sort((a, b) => a - b);
      const among = turn.cursor ? rotationsAt(offer, turn.cursor) : all;
      return { ...turn, rotation: next(among, turn.rotation) };
    }
    case 'step':
      return held(turn, offer, neighbour(legalSquares(offer), turn.cursor, gesture.to));
    case 'undo':
      return turn.cursor ? { ...turn, cursor: null } : turn;
    default:
      return turn;
  }
}

function placed(turn: In<'placed'>, offer: Offer, gesture: Gesture): Turn {
  switch (gesture.type) {
    case 'tap':
      // A second tap on the tile turns it; a tap on another square that fits takes it there.
      if (sameSquare(gesture.square, turn.square)) return turned(turn, offer);
      return put(offer, gesture.square, turn.rotation) ?? turn;
    case 'turn':
      return turned(turn, offer);
    case 'pick':
      return { ...turn, follower: picked(turn, offer, gesture.follower) };
    case 'step':
      return { ...turn, follower: stepped(turn, offer, gesture.to) };
    case 'undo':
      if (turn.follower) return { ...turn, follower: null };
      return { stage: 'choosing', cursor: turn.square, rotation: turn.rotation };
    default:
      return turn;
  }
}

function picking(turn: In<'follower'>, offer: Offer, gesture: Gesture): Turn {
  switch (gesture.type) {
    case 'pick':
      return { ...turn, follower: picked(turn, offer, gesture.follower) };
    case 'step':
      return { ...turn, follower: stepped(turn, offer, gesture.to) };
    case 'undo':
      return { ...turn, follower: null };
    case 'answer': {
      const isOne = offer.answers.some(({ action }) => action === gesture.answer);
      return isOne ? { stage: 'asked', answer: gesture.answer, sending: false } : turn;
    }
    default:
      return turn;
  }
}

function answering(turn: In<'asked'>, offer: Offer, gesture: Gesture): Turn {
  const all = offer.answers.map((answer) => answer.action);
  // What is to be done instead of answering, where there is something.
  const start = begin(offer);
  switch (gesture.type) {
    case 'pick':
      return start.stage === 'follower' ? picking(start, offer, gesture) : turn;
    case 'answer':
      return all.includes(gesture.answer) ? { ...turn, answer: gesture.answer } : turn;
    case 'tap': {
      // A tap on what only one answer is about means that answer.
      const at = gesture.square;
      const meant = offer.answers.filter(
        ({ areas, sides }) =>
          areas.some((area) => sameSquare(area, at)) ||
          sides.some((side) => sameSquare(side, at) || sameSquare(beyond(side), at)),
      );
      const [only] = meant;
      return only && meant.length === 1 ? { ...turn, answer: only.action } : turn;
    }
    case 'step': {
      const by = gesture.to === 'right' || gesture.to === 'down' ? 1 : -1;
      const from = turn.answer === null && by < 0 ? 0 : all.indexOf(turn.answer ?? '');
      return { ...turn, answer: all[(from + by + all.length) % all.length] ?? null };
    }
    case 'undo':
      return start.stage === 'follower' ? start : { ...turn, answer: null };
    default:
      return turn;
  }
}

const fits = (offer: Offer, square: Square): boolean => offer.choices.some((c) => sameSquare(c, square));

/** The rotation to show on a square: the one in hand if it fits there, else the next that does. */
function fitting(offer: Offer, square: Square, rotation: number): number {
  const all = rotationsAt(offer, square);
  return all.includes(rotation) ? rotation : next(all, rotation);
}

function held(turn: In<'choosing'>, offer: Offer, cursor: Square | null): Turn {
  return { ...turn, cursor, rotation: cursor ? fitting(offer, cursor, turn.rotation) : turn.rotation };
}

function put(offer: Offer, square: Square, rotation: number): Turn | null {
  if (!fits(offer, square)) return null;
  return {
    stage: 'placed',
    square: { x: square.x, y: square.y },
    rotation: fitting(offer, square, rotation),
    follower: null,
    sending: false,
  };
}

// The parts of the tile move when it turns, so the follower does not stay.
function turned(turn: In<'placed'>, offer: Offer): Turn {
  const rotation = next(rotationsAt(offer, turn.square), turn.rotation);
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

/** The next larger rotation, or the smallest again. */
function next(among: readonly number[], rotation: number): number {
  return among.find((r) => r > rotation) ?? among[0] ?? rotation;
}

/** The square nearest in a direction; sideways counts double, so that rows are kept. */
function neighbour(squares: readonly Square[], from: Square | null, to: Direction): Square | null {
  if (!from) return nearest(squares, middle(squares));
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[to] as [number, number];
  const ahead = (s: Square) => (s.x - from.x) * dx + (s.y - from.y) * dy;
  const aside = (s: Square) => Math.abs((s.x - from.x) * dy) + Math.abs((s.y - from.y) * dx);
  let best: Square | null = null;
  for (const s of squares) {
    if (ahead(s) > 0 && (!best || ahead(s) + 2 * aside(s) < ahead(best) + 2 * aside(best))) best = s;
  }
  return best ?? from;
}

function middle(squares: readonly Square[]): Square {
  const sum = squares.reduce((a, s) => ({ x: a.x + s.x, y: a.y + s.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, squares.length), y: sum.y / Math.max(1, squares.length) };
}

function nearest(squares: readonly Square[], to: Square): Square | null {
  const far = (s: Square) => (s.x - to.x) ** 2 + (s.y - to.y) ** 2;
  return squares.reduce<Square | null>((best, s) => (!best || far(s) < far(best) ? s : best), null);
}
