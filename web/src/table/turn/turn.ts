// A turn as it is being made up: which square, which rotation, which follower. A pure state machine;
// nothing here leaves the page before `actionsOf` is asked for on confirmation. What may be done is
// never worked out here, only picked from what the server offers.

import { type Square, sameSquare } from '../../board/camera';
import { beyond } from '../../board/rim';
import type { Answer } from '../../protocol/Answer';
import type { Choice } from '../../protocol/Choice';
import type { FollowerChoice } from '../../protocol/FollowerChoice';

/** What the server lets the player at this device do now. */
export interface Offer {
  /** Every way to lay the drawn tile, or one of several. */
  choices: readonly Choice[];
  /** Followers for a tile that lies already. */
  followers: readonly FollowerChoice[];
  /** That tile's square. */
  laid: Square | null;
  /** The answers to a decision of another kind; there may be choices or followers beside them. */
  answers: readonly Answer[];
}

export const NOTHING: Offer = { choices: [], followers: [], laid: null, answers: [] };

/** The tile that is about to be laid. */
export interface Hand {
  /** Its kind, where there are several to choose from; else `null`, as long as none is chosen. */
  tile: string | null;
  /** Whether it is held face down. */
  down: boolean;
  /** Where it lay before, if it was taken up from the board. */
  from: Square | null;
}

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

export type Direction = 'left' | 'right' | 'up' | 'down';

export type Gesture =
  /** The pointer is over this square. */
  | { type: 'point'; square: Square | null }
  /** A tap or click on this square. */
  | { type: 'tap'; square: Square }
  /** Turn the tile to the next rotation that fits. */
  | { type: 'turn' }
  /** Hold the tile face down, or face up again. */
  | { type: 'flip' }
  /** Take this one of several tiles in hand. */
  | { type: 'take'; tile: string }
  /** The same by its number, counted from one. */
  | { type: 'number'; number: number }
  /** Choose this follower, or none. */
  | { type: 'pick'; follower: string | null }
  /** Choose this answer. */
  | { type: 'answer'; answer: string }
  /** An arrow key. */
  | { type: 'step'; to: Direction }
  /** Enter, short of the confirmation: puts the tile where it is held, or takes it up. */
  | { type: 'put' }
  /** Take back the last step. */
  | { type: 'undo' }
  /** The turn is on its way to the server, or came back refused. */
  | { type: 'sending'; now: boolean };

/** One way to lay what is in hand. */
export type Way = Pick<Choice, 'x' | 'y' | 'rotation' | 'action' | 'followers'>;

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

/** The kinds of tile to choose from, in order; none where it is known which tile is laid. */
export const tilesOffered = (offer: Offer): string[] => [
  ...new Set(offer.choices.flatMap((choice) => choice.tile ?? [])),
];

/** Every way to lay what is in hand. */
export function waysOf(hand: Hand, offer: Offer): Way[] {
  const { tile, down, from } = hand;
  if (from) {
    return offer.answers.flatMap(({ action, rebuild }) => {
      if (!rebuild || !sameSquare(squareOf(rebuild.from), from)) return [];
      return [{ ...squareOf(rebuild.to), rotation: rebuild.rotation, action, followers: [] }];
    });
  }
  return offer.choices.filter((c) => (c.tile ?? null) === tile && (c.face_down !== undefined) === down);
}

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

/** Where tiles lie that can be taken up, each once. */
export const liftable = (offer: Offer): Square[] =>
  eachOnce(offer.answers.flatMap(({ rebuild }) => (rebuild ? [squareOf(rebuild.from)] : [])));

/** The rotations that fit on a square, in order. */
export function rotationsAt(all: readonly Way[], square: Square): number[] {
  const fitting = all.filter((way) => sameSquare(way, square));
  return fitting.map((way) => way.rotation).sort((a, b) => a - b);
}

/** The squares where the tile fits at all, each once. */
export const legalSquares = (all: readonly Way[]): Square[] => eachOnce(all);

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
export function afterGesture(turn: Turn, offer: Offer, gesture: Gesture): Turn {
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

function lifting(turn: In<'lifting'>, offer: Offer, gesture: Gesture): Turn {
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

function choosing(turn: In<'choosing'>, offer: Offer, gesture: Gesture): Turn {
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

function placed(turn: In<'placed'>, offer: Offer, gesture: Gesture): Turn {
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

function picking(turn: In<'follower'>, offer: Offer, gesture: Gesture): Turn {
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

function answering(turn: In<'asked'>, offer: Offer, gesture: Gesture): Turn {
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

const squareOf = ([x, y]: readonly [number, number]): Square => ({ x, y });

function eachOnce(squares: readonly Square[]): Square[] {
  const all: Square[] = [];
  for (const { x, y } of squares) {
    if (!all.some((known) => known.x === x && known.y === y)) all.push({ x, y });
  }
  return all;
}

const rebuildOf = (offer: Offer, from: Square) =>
  offer.answers.find(({ rebuild }) => rebuild && sameSquare(squareOf(rebuild.from), from))?.rebuild;

/** A tile as it is taken in hand: face up, unless it can be laid face down only. */
function handWith(offer: Offer, tile: string | null): Hand {
  const up = { tile, down: false, from: null };
  return waysOf(up, offer).length > 0 ? up : { ...up, down: true };
}

const sameHand = (a: Hand, b: Hand): boolean =>
  a.tile === b.tile && a.down === b.down && sameSquare(a.from, b.from);

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

const fits = (hand: Hand, offer: Offer, square: Square): boolean =>
  waysOf(hand, offer).some((way) => sameSquare(way, square));

/** The rotation to show on a square: the one in hand if it fits there, else the next that does. */
function fitting(hand: Hand, offer: Offer, square: Square, rotation: number): number {
  const all = rotationsAt(waysOf(hand, offer), square);
  return all.includes(rotation) ? rotation : next(all, rotation);
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
