// What the page says of The Castle.

import { fr as f, en as s } from '../../../i18n/plural';
import type { Shape } from '../../../i18n/texts';

export const en = {
  keep: (n: number) => `Keep: ${n} tile${s(n)}`,
  noKeep: 'No keep yet',
  keepWorth: (n: number) =>
    `At the end the largest keep scores the largest empty area: now ${n} square${s(n)}`,
  tower: (n: number) => `Tower in ${n}`,
  towerLong: (n: number) => `${n} point${s(n)} to the next wall tile`,
  noTower: 'No wall tile is left on the towers',
  wallTiles: 'Wall tiles',
  wallTilesHow:
    'Whose marker stops on a corner tower takes its wall tile. It can be used from the next own turn on; the page asks when it is time. The figures show who holds one.',
  notYet: 'from the next turn on',
  followers: {
    left: (n: number) => `${n} follower${s(n)} left`,
    hint: 'A follower? Choose a place or none, then confirm.',
    noneLeft: 'You have no follower left to place; just confirm.',
    one: 'Follower',
    nobody: 'No follower',
  },
};

export const fr: Shape<typeof en> = {
  keep: (n) => `Palais : ${n} tuile${f(n)}`,
  noKeep: 'Pas de palais',
  keepWorth: (n) =>
    `À la fin, le plus grand palais rapporte la plus grande zone vide : ${n} case${f(n)} pour l’instant`,
  tower: (n) => `Tour dans ${n}`,
  towerLong: (n) => `${n} point${f(n)} jusqu’à la prochaine tuile Mur`,
  noTower: 'Il ne reste aucune tuile Mur sur les tours',
  wallTiles: 'Tuiles Mur',
  wallTilesHow:
    'Qui s’arrête avec son pion sur une tour de coin prend sa tuile Mur. Elle sert à partir du prochain tour du joueur ; la page pose la question au bon moment. Les figurines montrent qui en a une.',
  notYet: 'à partir du prochain tour',
  followers: {
    left: (n) => `${n} sujet${f(n)} en réserve`,
    hint: 'Un sujet ? Choisissez une place ou aucune, puis validez.',
    noneLeft: 'Vous n’avez plus de sujet à poser ; confirmez simplement.',
    one: 'Sujet',
    nobody: 'Aucun sujet',
  },
};
