// Everything that can be chosen, grouped by what it changes, and found by its words.

import type { Changes } from '../../protocol/Changes';
import type { GameOffer } from '../../protocol/GameOffer';
import type { OptionOffer } from '../../protocol/OptionOffer';
import type { PartOffer } from '../../protocol/PartOffer';
import type { Words } from '../../protocol/Words';

export interface Group {
  changes: Changes;
  parts: PartOffer[];
  options: OptionOffer[];
}

const ORDER: readonly Changes[] = ['tiles', 'drawing', 'laying', 'followers', 'scoring'];

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Whether every word that was typed begins or is within one of these texts, whatever the accents. */
export function fits(typed: string, texts: readonly string[]): boolean {
  const all = plain(texts.join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** The groups of a game, with what fits the typed words; empty ones are left out. `say` tells the language. */
export function groupsOf(offer: GameOffer, typed: string, say: (words: Words) => string): Group[] {
  const partFits = (part: PartOffer) =>
    fits(typed, [say(part.title), say(part.about), part.id, ...part.rules]);
  const optionFits = (option: OptionOffer) =>
    fits(typed, [say(option.about), option.id, ...option.values.map((value) => say(value.about))]);
  return ORDER.map((changes) => ({
    changes,
    parts: [...offer.expansions, ...offer.variants].filter(
      (part) => part.changes === changes && partFits(part),
    ),
    options: offer.options.filter((option) => option.changes === changes && optionFits(option)),
  })).filter((group) => group.parts.length + group.options.length > 0);
}
