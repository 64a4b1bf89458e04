// The pieces that expansions and variants of the base game bring: big followers, goods, boats.

import type { Kinds } from '../../../art/kinds';
import { figureId } from '../../../art/symbols';
import { say, t } from '../../../i18n';
import type { BaseArt } from '../../../protocol/BaseArt';
import type { Pieces } from '../room';

const ofSeat = (
  kinds: Kinds,
  symbolsOf: (art: BaseArt) => readonly string[],
  seat: number,
  lying = false,
): string => {
  const symbols = kinds.art.base ? symbolsOf(kinds.art.base) : [];
  return symbols.length > 0 ? (symbols[(seat - 1) % symbols.length] ?? '') : figureId(seat, lying);
};

export const pieces: Pieces = {
  looks: {
    big: {
      symbol: (part, seat, kinds) =>
        ofSeat(kinds, (art) => (part.lying ? art.big_lying : art.big), seat, part.lying),
      called: (part) => t().base.big(say(part.role)),
      instead: {
        short: () => t().base.bigShort,
        again: () => t().base.thenBig,
        nobody: () => t().base.thenNobody,
      },
    },
    good: {
      symbol: (part, seat, kinds) => ofSeat(kinds, (art) => art.goods, seat, part.lying),
      called: (part) => say(part.role),
      small: true,
    },
  },
  // Whoever is on a river is in a boat.
  symbolOn: (part, seat, piece, kinds) =>
    part.kind === 'stream' && piece !== 'good' && kinds.art.base
      ? ofSeat(kinds, (art) => art.boats, seat)
      : null,
};
