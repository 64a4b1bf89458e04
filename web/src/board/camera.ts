// Where the board is seen from: screen ↔ board. Pure functions; a camera is a plain value.

/** The side of a tile in the units of its drawing. */
export const TILE = 120;

/** A point, on the screen (pixels) or on the board (units of the drawing). */
export interface Point {
  x: number;
  y: number;
}

/** A square of the board by column and row. */
export interface Square {
  x: number;
  y: number;
}

/** Pixels per unit, and where the board's origin lies on the screen. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** The squares from `left, top` up to and including `right, bottom`. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Pixels at the edges of the screen that panels cover. */
export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// A tile is never smaller than 16 pixels, where even a long board fits a phone, nor larger than 480.
const MIN_SCALE = 16 / TILE;
const MAX_SCALE = 480 / TILE;
// A young board is not blown up to fill the screen: this is as large as fitting makes a tile.
const MAX_FIT = 132 / TILE;

export const sameSquare = (a: Square | null, b: Square | null): boolean =>
  a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y);

export const toScreen = (camera: Camera, p: Point): Point => ({
  x: p.x * camera.scale + camera.x,
  y: p.y * camera.scale + camera.y,
});

export const toBoard = (camera: Camera, p: Point): Point => ({
  x: (p.x - camera.x) / camera.scale,
  y: (p.y - camera.y) / camera.scale,
});

/** The square under a point of the screen. */
export function squareAt(camera: Camera, p: Point): Square {
  const at = toBoard(camera, p);
  return { x: Math.floor(at.x / TILE), y: Math.floor(at.y / TILE) };
}

/** The point's place within its square, in units of the drawing. */
export function withinSquare(camera: Camera, p: Point): Point {
  const at = toBoard(camera, p);
  return { x: at.x - Math.floor(at.x / TILE) * TILE, y: at.y - Math.floor(at.y / TILE) * TILE };
}

export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** Zooms by a factor; what is at `at` on the screen stays there. */
export function zoomAt(camera: Camera, at: Point, factor: number): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, camera.scale * factor));
  const by = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

/** The smallest bounds around squares; one square at the origin if there are none. */
export function boundsOf(squares: readonly Square[]): Bounds {
  const first = squares[0] ?? { x: 0, y: 0 };
  const bounds = { left: first.x, top: first.y, right: first.x, bottom: first.y };
  for (const { x, y } of squares) {
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/** The bounds of a rectangle in units of the drawing; they may lie within squares. */
export const boundsOfBox = (box: { left: number; top: number } & Size): Bounds => ({
  left: box.left / TILE,
  top: box.top / TILE,
  right: (box.left + box.width) / TILE - 1,
  bottom: (box.top + box.height) / TILE - 1,
});

export const grow = (b: Bounds, by: number): Bounds => ({
  left: b.left - by,
  top: b.top - by,
  right: b.right + by,
  bottom: b.bottom + by,
});

/** The camera that shows these bounds in the middle of what panels leave free. */
export function fit(bounds: Bounds, screen: Size, insets: Insets): Camera {
  const wide = (bounds.right - bounds.left + 1) * TILE;
  const high = (bounds.bottom - bounds.top + 1) * TILE;
  const room = {
    width: Math.max(1, screen.width - insets.left - insets.right),
    height: Math.max(1, screen.height - insets.top - insets.bottom),
  };
  const scale = Math.max(MIN_SCALE, Math.min(MAX_FIT, room.width / wide, room.height / high));
  return {
    scale,
    x: insets.left + room.width / 2 - (bounds.left * TILE + wide / 2) * scale,
    y: insets.top + room.height / 2 - (bounds.top * TILE + high / 2) * scale,
  };
}

/** The least movement of the camera that brings a square into what panels leave free. */
export function reveal(camera: Camera, square: Square, screen: Size, insets: Insets): Camera {
  const at = toScreen(camera, { x: square.x * TILE, y: square.y * TILE });
  const side = TILE * camera.scale;
  const shift = (start: number, low: number, high: number): number => {
    if (start < low) return low - start;
    if (start + side > high) return high - start - side;
    return 0;
  };
  return pan(
    camera,
    shift(at.x, insets.left, screen.width - insets.right),
    shift(at.y, insets.top, screen.height - insets.bottom),
  );
}

/** Part of the way from one camera to another, for moving smoothly. */
export function between(a: Camera, b: Camera, part: number): Camera {
  const mix = (from: number, to: number) => from + (to - from) * part;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), scale: mix(a.scale, b.scale) };
}
