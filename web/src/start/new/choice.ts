// Expansions, variants and copies of tiles as they are chosen on the start page. What goes with what is
// said by the server; here it is only looked up.

import type { GameOffer } from '../../protocol/GameOffer';
import type { PartOffer } from '../../protocol/PartOffer';
import type { SetOffer } from '../../protocol/SetOffer';

export interface Choice {
  /** Expansions and variants, by their ids. */
  parts: readonly string[];
  /** Copies of sets, where somebody has said how many. */
  copies: Readonly<Record<string, number>>;
}

export const NOTHING: Choice = { parts: [], copies: {} };

const exclude = (a: PartOffer, b: PartOffer): boolean =>
  a.excludes.includes(b.id) || b.excludes.includes(a.id);

/** Variants of which only one can be played: each excludes all the others. */
export function rivals(variants: readonly PartOffer[]): PartOffer[] {
  const group: PartOffer[] = [];
  for (const part of variants) {
    const some = variants.some((other) => other !== part && exclude(part, other));
    if (some && group.every((other) => exclude(part, other))) group.push(part);
  }
  return group;
}

const partsOf = (offer: GameOffer): PartOffer[] => [...offer.expansions, ...offer.variants];

/** The parts chosen, in the order of the offer. */
export const chosenOf = (offer: GameOffer, choice: Choice): PartOffer[] =>
  partsOf(offer).filter((part) => choice.parts.includes(part.id));

/** The chosen part that keeps this one from being chosen; `apart` are those it would take the place of. */
export function obstacle(
  offer: GameOffer,
  choice: Choice,
  part: PartOffer,
  apart: readonly PartOffer[] = [],
): PartOffer | null {
  const others = chosenOf(offer, choice).filter((other) => other.id !== part.id && !apart.includes(other));
  return others.find((other) => exclude(part, other)) ?? null;
}

/** With a part chosen, or not. */
export function withPart(choice: Choice, id: string, on: boolean): Choice {
  const parts = choice.parts.filter((other) => other !== id);
  return { ...choice, parts: on ? [...parts, id] : parts };
}

/** With one of these parts chosen and no other of them; none for `null`. */
export function withOneOf(choice: Choice, group: readonly PartOffer[], id: string | null): Choice {
  const parts = choice.parts.filter((other) => !group.some((part) => part.id === other));
  return { ...choice, parts: id ? [...parts, id] : parts };
}

/** Whether a set can't be mixed because an expansion lays its tiles. */
export const isApart = (set: SetOffer, choice: Choice): boolean =>
  set.apart !== null && choice.parts.includes(set.apart);

/** Copies that are there if nobody says otherwise. */
export const usualCopies = (set: SetOffer, choice: Choice): number =>
  set.always || (set.with !== null && choice.parts.includes(set.with)) ? 1 : 0;

export const copiesOf = (set: SetOffer, choice: Choice): number =>
  isApart(set, choice) ? 0 : (choice.copies[set.id] ?? usualCopies(set, choice));

/** With so many copies of a set, as typed; what is no number is as usual again. */
export function withCopies(choice: Choice, set: SetOffer, typed: string, most: number): Choice {
  const copies = { ...choice.copies };
  const number = typed.trim() === '' ? Number.NaN : Math.round(Number(typed));
  if (Number.isNaN(number)) delete copies[set.id];
  else copies[set.id] = Math.min(Math.max(number, 0), most);
  return { ...choice, copies };
}

/** The choice as the server wants it; what the game does not have is left out. */
export function wishOf(offer: GameOffer, choice: Choice) {
  const ids = (parts: readonly PartOffer[]) =>
    parts.filter((part) => choice.parts.includes(part.id)).map((part) => part.id);
  const tiles: Record<string, number> = {};
  for (const set of offer.sets) {
    const copies = copiesOf(set, choice);
    if (copies !== usualCopies(set, choice)) tiles[set.id] = copies;
  }
  return { expansions: ids(offer.expansions), variants: ids(offer.variants), tiles };
}
