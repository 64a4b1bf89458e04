// Hunters and Gatherers: huts on rivers, deer that tigers take, and bonus tiles.

import { Show } from 'solid-js';
import { t } from '../../../i18n';
import { PiecePicture } from '../../../parts/figure';
import type { GameRoom } from '../room';
import { BonusCard, BonusLine, createBonusNews } from './bonus';
import { takenDeer } from './deer';
import { systemOf } from './waters';

const Hut = (props: { symbol: string | undefined }) => (
  <PiecePicture symbol={props.symbol} class="hut" box="-15 -19 30 38" />
);

export const hunters: GameRoom = {
  // A river system has its rivers and lakes: on a river, that comes first.
  features: [
    { kind: 'river', thin: true },
    { kind: 'lake', endless: true },
    { kind: 'forest' },
    { kind: 'meadow', endless: true },
  ],
  pieces: {
    looks: {
      hut: {
        symbol: (_, seat, kinds) => kinds.art.hunters?.huts[seat - 1] ?? '',
        called: (part) => t().hunters.hutOn(part.kind),
      },
    },
  },
  marks: {
    scoring({ taken }, position, kinds) {
      const crosses = takenDeer(taken ?? [], position, kinds);
      return crosses.length > 0 ? { crosses } : {};
    },
  },
  log: { aloud: ['bonus-earned', 'bonus-drawn'] },
  bar: {
    hint: () => t().hunters.hintPiece,
    nobody: () => t().hunters.nothing,
    line: (game, kinds) => <BonusLine game={game} kinds={kinds} />,
  },
  side: {
    supplies({ hunters: info }, kinds, player) {
      const huts = info?.huts[player - 1];
      if (huts === undefined) return [];
      const picture = () => <Hut symbol={kinds.art.hunters?.huts[player - 1]} />;
      return [{ what: 'huts', label: t().hunters.hutsLeft(huts), left: huts, picture }];
    },
    left({ left, hunters: info }, small) {
      const words = small ? t().hunters.leftShort : t().hunters.left;
      return info ? words(left, info.bonus_left) : null;
    },
    remaining: (position, counts) => (
      <Show when={position().hunters}>
        {(info) => (
          <section class="remaining" data-bonus-tiles={info().bonus_left}>
            <h3>{t().hunters.bonusTiles}</h3>
            <p class="remaining-say">{t().hunters.bonusRemaining(info().bonus_left)}</p>
            {counts(info().bonus_unseen)}
          </section>
        )}
      </Show>
    ),
  },
  inspect: {
    whole: systemOf,
    // What counts in a river system.
    figure(feature, player, kinds) {
      const symbol = feature.kind === 'lake' ? kinds.art.hunters?.huts[player - 1] : undefined;
      return symbol ? <Hut symbol={symbol} /> : null;
    },
  },
  open(host) {
    const bonus = createBonusNews(host.game);
    return {
      news: () => (
        <Show when={host.mode() === 'play'}>
          <BonusCard news={bonus} game={host.game} kinds={host.kinds} />
        </Show>
      ),
    };
  },
};
