// What the page says of The City.

import { fr as f, en as s } from '../../../i18n/plural';
import type { Shape } from '../../../i18n/texts';

export const en = {
  state: 'Piles and walls',
  piles: 'Pile',
  pileLeft: (pile: number, n: number) => `Pile ${pile} of 3: ${n} tile${s(n)} left in it`,
  pileLeftShort: (n: number) => `${n} tile${s(n)} left`,
  walls: 'Walls',
  wallsLeft: (n: number) => `${n} wall${s(n)} left; the game ends with the last one`,
  wallsLeftShort: (n: number) => `${n} wall${s(n)}`,
  each: (n: number) => `${n} each`,
  ring: 'Ring',
  free: (n: number) =>
    `${n} free side${s(n)} between the ends of the walls; with 5 or fewer after a building the game ends`,
  freeShort: (n: number) => `${n} side${s(n)} free`,
  towers: (n: number) => `${n} tower${s(n)}`,
  towersLeft: (n: number) => `${n} tower${s(n)} left to set`,
  guards: (n: number, points: number) =>
    n === 0 ? 'No guard' : `${n} guard${s(n)}: ${points} point${s(points)}`,
  guardsWorth: (n: number, points: number) =>
    n === 0
      ? 'No guard on the walls'
      : `${n} guard${s(n)} on the walls; as their rows stand, ${points} point${s(points)} at the end. Shows the rows`,
  guardOf: (name: string, row: string) => `${name}’s guard: ${row}`,
  leads: (name: string) => `Wall building led by ${name}`,
  toSet: (n: number) => `${n} wall${s(n)} still to set`,
  toSetShort: (n: number) => `${n} to go`,
  does: (step: string, name: string) =>
    ({
      gate: `${name} chooses the place of the city gate.`,
      wall: `${name} sets a wall.`,
      guard: `${name} may post a guard.`,
      tower: `${name} may set a tower.`,
    })[step] ?? '',
  pileBegins: (pile: number) => `Pile ${pile} begins.`,
  pileMeans: (pile: number, each: number) =>
    pile === 2
      ? `From now on walls are built: everybody sets ${each} wall${s(each)} when a tile completes a road or market that scores.`
      : `From now on everybody sets ${each} walls in a wall building.`,
  followers: {
    left: (n: number) => `${n} follower${s(n)} left`,
    hint: 'A follower? Choose a place or none, then confirm.',
    noneLeft: 'You have no follower left to place; just confirm.',
    one: 'Follower',
    nobody: 'No follower',
  },
};

export const fr: Shape<typeof en> = {
  state: 'Piles et remparts',
  piles: 'Pile',
  pileLeft: (pile, n) => `Pile ${pile} sur 3 : encore ${n} tuile${f(n)}`,
  pileLeftShort: (n) => `encore ${n} tuile${f(n)}`,
  walls: 'Remparts',
  wallsLeft: (n) => `${n} rempart${f(n)} en réserve ; la partie finit avec le dernier`,
  wallsLeftShort: (n) => `${n} rempart${f(n)}`,
  each: (n) => `${n} chacun`,
  ring: 'Enceinte',
  free: (n) =>
    `${n} côté${f(n)} libre${f(n)} entre les bouts des remparts ; à 5 ou moins après une construction, la partie finit`,
  freeShort: (n) => `${n} côté${f(n)} libre${f(n)}`,
  towers: (n) => `${n} tour${f(n)}`,
  towersLeft: (n) => `${n} tour${f(n)} à poser`,
  guards: (n, points) => (n === 0 ? 'Pas de garde' : `${n} garde${f(n)} : ${points} point${f(points)}`),
  guardsWorth: (n, points) =>
    n === 0
      ? 'Aucun garde sur les remparts'
      : `${n} garde${f(n)} sur les remparts ; en l’état de leurs rangées, ${points} point${f(points)} à la fin. Montre les rangées`,
  guardOf: (name, row) => `${name} a un garde ici : ${row}`,
  leads: (name) => `Construction menée par ${name}`,
  toSet: (n) => `Encore ${n} rempart${f(n)} à poser`,
  toSetShort: (n) => `encore ${n}`,
  does: (step, name) =>
    ({
      gate: `${name} choisit la place de la porte.`,
      wall: `${name} pose un rempart.`,
      guard: `${name} peut poster un garde.`,
      tower: `${name} peut poser une tour.`,
    })[step] ?? '',
  pileBegins: (pile) => `La pile ${pile} commence.`,
  pileMeans: (pile, each) =>
    pile === 2
      ? `Désormais on construit des remparts : quand une tuile achève une rue ou un marché qui rapporte, chacun pose ${each} rempart${f(each)}.`
      : `Désormais chacun pose ${each} remparts par construction.`,
  followers: {
    left: (n) => `${n} sujet${f(n)} en réserve`,
    hint: 'Un sujet ? Choisissez une place ou aucune, puis validez.',
    noneLeft: 'Vous n’avez plus de sujet à poser ; confirmez simplement.',
    one: 'Sujet',
    nobody: 'Aucun sujet',
  },
};
