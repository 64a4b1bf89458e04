// Hunters and Gatherers: a landscape.

import { landscapeOf } from './picture';

export const picture = landscapeOf([
  ['bonus-two-mammoths', 270, 0, 0],
  ['open-mammoth', 0, 1, 0],
  ['bend-mammoth-inside', 90, 2, 0],
  ['straight-forest1', 270, 0, 1],
  ['start-volcano', 0, 1, 1],
  ['bend-forest2-corner-gold', 90, 2, 1],
]);
