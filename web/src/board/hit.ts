// Which feature is under a point of a tile.

import type { Point, Square } from './camera';
import type { Outline } from './state';

/** As much of a feature as it takes to find it. */
export interface Found {
  /** Features of a lower layer lie upon those of a higher one; those of none are not found. */
  layer: number | null;
  /** Whether it is so thin that one may miss it. */
  thin: boolean;
  areas: readonly Outline[];
}

// So many units beside a thin feature still mean it.
const BESIDE = 10;

// Tiles of a kind have the same paths, and a pointer asks for them all the time.
const shapes = new Map<string, Path2D>();
let context: CanvasRenderingContext2D | null | undefined;

/** The number of the feature at a point of a tile, or -1. */
export function featureAt(features: readonly Found[], square: Square, within: Point): number {
  context ??= document.createElement('canvas').getContext('2d');
  const pen = context;
  if (!pen) return -1;
  let best = -1;
  let lowest = Number.POSITIVE_INFINITY;
  for (const [index, { layer, thin, areas }] of features.entries()) {
    if (layer === null || layer >= lowest) continue;
    const here = areas.filter((area) => area.x === square.x && area.y === square.y);
    if (here.some(({ path }) => isOn(pen, path, within, thin))) [best, lowest] = [index, layer];
  }
  return best;
}

function isOn(context: CanvasRenderingContext2D, path: string, at: Point, thin: boolean): boolean {
  const shape = shapes.get(path) ?? new Path2D(path);
  shapes.set(path, shape);
  if (context.isPointInPath(shape, at.x, at.y, 'evenodd')) return true;
  context.lineWidth = BESIDE;
  return thin && context.isPointInStroke(shape, at.x, at.y);
}
