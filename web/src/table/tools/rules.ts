// Which of a game's rules hold at a table.

import type { GameOffer } from '../../protocol/GameOffer';
import type { Named } from '../../protocol/Named';
import type { PartOffer } from '../../protocol/PartOffer';
import type { TableInfo } from '../../protocol/TableInfo';

const partsOf = (offer: GameOffer): PartOffer[] => [...offer.expansions, ...offer.variants];

/** The expansions and variants that are played. */
export function partsInPlay(offer: GameOffer, table: TableInfo | null): PartOffer[] {
  const played = table ? [...table.expansions, ...table.variants] : [];
  return partsOf(offer).filter((part) => played.includes(part.id));
}

/** The rules of the game itself, and those of the parts that are played. */
export function rulesInPlay(offer: GameOffer, table: TableInfo | null): Named[] {
  const played = new Set(partsInPlay(offer, table).flatMap((part) => part.rules));
  const others = new Set(partsOf(offer).flatMap((part) => part.rules));
  return offer.rules.filter((rule) => played.has(rule.id) || !others.has(rule.id));
}
