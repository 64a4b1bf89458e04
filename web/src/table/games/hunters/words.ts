// What the page says of Hunters and Gatherers.

import { fr as f, en as s } from '../../../i18n/plural';
import type { Shape } from '../../../i18n/texts';

export const en = {
  hutOn: (kind: string) => (kind === 'lake' ? 'hut on the lake' : 'hut on the river'),
  hutsLeft: (n: number) => `${n} hut${s(n)} left`,
  hintPiece: 'A follower or a hut? Choose a place or none, then confirm.',
  bonusTiles: 'Bonus tiles',
  nothing: 'Nothing',
  left: (n: number, bonus: number) => `${n} tile${s(n)} and ${bonus} bonus tile${s(bonus)} left`,
  leftShort: (n: number, bonus: number) => `${n} + ${bonus} bonus`,
  bonusRemaining: (n: number) =>
    n === 0
      ? 'All bonus tiles have been drawn.'
      : `${n} bonus tile${s(n)} still to be drawn, one for completing a forest with gold:`,
  yourBonus: 'Your bonus tile',
  bonusOf: (name: string) => `Bonus tile of ${name}`,
};

export const fr: Shape<typeof en> = {
  hutOn: (kind) => (kind === 'lake' ? 'hutte sur le lac' : 'hutte sur la rivière'),
  hutsLeft: (n) => `${n} hutte${f(n)} en réserve`,
  hintPiece: 'Un partisan ou une hutte ? Choisissez une place ou aucune, puis validez.',
  bonusTiles: 'Tuiles bonus',
  nothing: 'Rien',
  left: (n, bonus) => `${n} tuile${f(n)} et ${bonus} tuile${f(bonus)} bonus à piocher`,
  leftShort: (n, bonus) => `${n} + ${bonus} bonus`,
  bonusRemaining: (n) =>
    n === 0
      ? 'Toutes les tuiles bonus ont été piochées.'
      : `Encore ${n} tuile${f(n)} bonus à piocher, une pour une forêt avec de l’or achevée :`,
  yourBonus: 'Votre tuile bonus',
  bonusOf: (name) => `${name} pose une tuile bonus`,
};
