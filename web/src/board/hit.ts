// Which feature is under a point of a tile.

import type { Point, Square } from './camera';
import type { Outline } from './state';

/** As much of a feature as it takes to find it. */
export interface Found {
  kind: string;
  areas: readonly Outline[];
}

// What is small lies upon what is large.
const ORDER = [
  ...['monastery', 'road', 'stream', 'city', 'tower', 'house', 'market', 'field', 'court', 'residential'],
  // A river system has its rivers and lakes: on a river, that comes first.
  ...['river', 'lake', 'forest', 'meadow', 'mountain'],
];

// Roads and rivers are thin: so many units beside one still mean it.
const THIN = ['road', 'river', 'stream'];
const BESIDE = 10;

// Tiles of a kind have the same paths, and a pointer asks for them all the time.
const shapes = new Map<string, Path2D>();
let context: CanvasRenderingContext2D | null | undefined;

/** The number of the feature at a point of a tile, or -1. */
export function featureAt(features: readonly Found[], square: Square, within: Point): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return -1;
  for (const kind of ORDER) {
    for (const [index, feature] of features.entries()) {
      if (feature.kind !== kind) continue;
      for (const area of feature.areas) {
        if (area.x !== square.x || area.y !== square.y) continue;
        if (isOn(context, area.path, within, THIN.includes(kind))) return index;
      }
    }
  }
  return -1;
}

function isOn(context: CanvasRenderingContext2D, path: string, at: Point, thin: boolean): boolean {
  const shape = shapes.get(path) ?? new Path2D(path);
  shapes.set(path, shape);
  if (context.isPointInPath(shape, at.x, at.y, 'evenodd')) return true;
  context.lineWidth = BESIDE;
  return thin && context.isPointInStroke(shape, at.x, at.y);
}
