// Where things are on the screen: the cards of players, the pile, the tile in hand. Found by what they are marked with.

import type { Point } from '../../board';

function middleOf(element: Element | null): Point | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

const card = (player: number) => `[data-player="${player}"]`;

/** Where a player's points stand. */
export const scoreOf = (player: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`${card(player)} [data-score]`);

export const placeOfScore = (player: number): Point | null => middleOf(scoreOf(player));

/** Where a player's figure stands: tiles come from there, and followers go home there. */
export const placeOfPlayer = (player: number): Point | null =>
  middleOf(document.querySelector(`${card(player)} .figure`)) ?? placeOfScore(player);

/** Where the tiles are told that are left. */
export const placeOfPile = (): Point | null => middleOf(document.querySelector('[data-left]'));

/** The tile in hand. */
export const tileInBar = (): SVGElement | null => document.querySelector<SVGElement>('.actions-tile');

export { middleOf };
