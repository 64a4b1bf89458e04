// Whole squares as outlines.

import { type Outline, TILE } from '../../board';

const WHOLE = `M0 0H${TILE}V${TILE}H0z`;

export const wholeSquares = (cells: readonly (readonly [number, number])[]): Outline[] =>
  cells.map(([x, y]) => ({ x, y, path: WHOLE }));
