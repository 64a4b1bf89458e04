// What may be done in a turn: nothing here works it out, it is picked from what the server offers.

import { type Square, sameSquare } from '../../board';
import type { Answer } from '../../protocol/Answer';
import type { Choice } from '../../protocol/Choice';
import type { FollowerChoice } from '../../protocol/FollowerChoice';
import { eachOnce } from './squares';

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

/** One way to lay what is in hand. */
export type Way = Pick<Choice, 'x' | 'y' | 'rotation' | 'action' | 'followers'>;

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

/** Where tiles lie that can be taken up, each once. */
export const liftable = (offer: Offer): Square[] =>
  eachOnce(offer.answers.flatMap(({ rebuild }) => (rebuild ? [squareOf(rebuild.from)] : [])));

export const rebuildOf = (offer: Offer, from: Square) =>
  offer.answers.find(({ rebuild }) => rebuild && sameSquare(squareOf(rebuild.from), from))?.rebuild;

/** The rotations that fit on a square, in order. */
export function rotationsAt(all: readonly Way[], square: Square): number[] {
  const fitting = all.filter((way) => sameSquare(way, square));
  return fitting.map((way) => way.rotation).sort((a, b) => a - b);
}

/** The squares where the tile fits at all, each once. */
export const legalSquares = (all: readonly Way[]): Square[] => eachOnce(all);

/** A tile as it is taken in hand: face up, unless it can be laid face down only. */
export function handWith(offer: Offer, tile: string | null): Hand {
  const up = { tile, down: false, from: null };
  return waysOf(up, offer).length > 0 ? up : { ...up, down: true };
}

export const sameHand = (a: Hand, b: Hand): boolean =>
  a.tile === b.tile && a.down === b.down && sameSquare(a.from, b.from);

export const fits = (hand: Hand, offer: Offer, square: Square): boolean =>
  waysOf(hand, offer).some((way) => sameSquare(way, square));

/** The rotation to show on a square: the one in hand if it fits there, else the next that does. */
export function fitting(hand: Hand, offer: Offer, square: Square, rotation: number): number {
  const all = rotationsAt(waysOf(hand, offer), square);
  return all.includes(rotation) ? rotation : next(all, rotation);
}

/** The next larger rotation, or the smallest again. */
export function next(among: readonly number[], rotation: number): number {
  return among.find((r) => r > rotation) ?? among[0] ?? rotation;
}

const squareOf = ([x, y]: readonly [number, number]): Square => ({ x, y });
