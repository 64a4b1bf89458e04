// What the page says of the base game with its expansions and variants.

import { fr as f, en as s } from '../../../i18n/plural';
import type { Shape } from '../../../i18n/texts';

export const en = {
  big: (role: string) => `big ${role}`,
  bigShort: 'big',
  bigLeft: (n: number) => `${n} big follower${s(n)} left`,
  goodsLeft: (n: number) => `${n} good${s(n)} left`,
  thenBig: 'Tap again for the big follower',
  thenNobody: 'Tap again for nobody',
  hintBig: 'A follower or your big one? Choose a place or none, then confirm.',
  hintTarget: 'Where to? Choose a lit place on the board, or tap the follower again.',
  mover: (who: string, x: number, y: number) => `Move the ${who}, on ${x}, ${y}`,
  to: (what: string, where: string) => `${what} (${where})`,
  again: (what: string) => `again: ${what}`,
  costs: 'Costs 1 point',
  riverLeft: (n: number) => `${n} tile${s(n)} of the river left`,
  riverLeftShort: (n: number) => `river: ${n}`,
  inHand: (n: number) => `${n} tile${s(n)} in hand`,
  inHandAre: (tiles: string) => `In hand: ${tiles}`,
  keeps: (tile: string) => `To be laid once, at any turn: ${tile}`,
  marker: 'Gives the tiles out in this round',
  row: 'Open tiles',
  toGive: 'To be given out',
};

export const fr: Shape<typeof en> = {
  big: (role: string) => `gros ${role}`,
  bigShort: 'gros',
  bigLeft: (n: number) => `${n} gros partisan${f(n)} en réserve`,
  goodsLeft: (n: number) => `${n} marchandise${f(n)} en réserve`,
  thenBig: 'Touchez encore pour le gros partisan',
  thenNobody: 'Touchez encore pour personne',
  hintBig: 'Un partisan, ou le gros ? Choisissez une place ou aucune, puis validez.',
  hintTarget: 'Vers où ? Choisissez une place éclairée du plateau, ou touchez encore le partisan.',
  mover: (who: string, x: number, y: number) => `Déplacer : ${who}, en ${x}, ${y}`,
  to: (what: string, where: string) => `${what} (${where})`,
  again: (what: string) => `encore : ${what}`,
  costs: 'Coûte 1 point',
  riverLeft: (n: number) => `${n} tuile${f(n)} de rivière à piocher`,
  riverLeftShort: (n: number) => `rivière : ${n}`,
  inHand: (n) => `${n} tuile${f(n)} en main`,
  inHandAre: (tiles) => `En main : ${tiles}`,
  keeps: (tile) => `À poser une fois, quand on veut : ${tile}`,
  marker: 'Distribue les tuiles de cette manche',
  row: 'Tuiles visibles',
  toGive: 'À distribuer',
};
