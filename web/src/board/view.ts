// The camera as it lives: moves, glides, and follows the board as it grows until somebody takes over.

import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { still } from '../theme/theme';
import {
  type Bounds,
  between,
  boundsOf,
  type Camera,
  fit,
  grow,
  type Insets,
  type Point,
  reveal,
  type Size,
  type Square,
  TILE,
  toBoard,
  toScreen,
  zoomAt,
} from './camera';

// How long a glide takes, and how long after a zoom the drawing is made sharp again, in milliseconds.
const GLIDE = 260;
const SHARPEN = 180;
// A tile with fewer pixels than this is too small for a finger; so many it has once the view is near it.
const TOO_SMALL = 56;
const CLOSE = 168;
// What is shown has so many squares of its surroundings with it.
const NEAR = 2;

// What is asked about has so much of them, and is seen well when it is nearly as large as it could be.
const AROUND = 0.6;
const WELL = 0.7;

const middleOf = (square: Square) => ({ x: (square.x + 0.5) * TILE, y: (square.y + 0.5) * TILE });

export interface View {
  camera(): Camera;
  /** The scale the drawing was last made for. In between it is only stretched, which is fast. */
  raster(): number;
  screen(): Size;
  resize(size: Size): void;
  /** Somebody moves the board. */
  move(camera: Camera): void;
  zoom(factor: number): void;
  fit(): void;
  reveal(square: Square): void;
  /** Whether the middle of a square is in what panels leave free. */
  sees(square: Square): boolean;
  /** What these squares take of the screen, in pixels. */
  boxOf(squares: readonly Square[]): Bounds;
  /** The place of the board in the middle of the screen. */
  middle(): Point;
  /** Goes near a square that is too small for a finger, for as long as it is decided on; `retreat` goes back. */
  approach(square: Square): void;
  retreat(): void;
  /** The same for several squares, if they are too small or not to be seen. */
  near(squares: readonly Square[]): void;
  /** Goes to where these squares are, near enough to see them well. */
  show(squares: readonly Square[]): void;
}

/** `bounds` is what the whole board takes, with what should be seen around it. */
export function createView(bounds: () => Bounds, insets: () => Insets): View {
  const [camera, setCamera] = createSignal<Camera>({ x: 0, y: 0, scale: 1 });
  const [raster, setRaster] = createSignal(1);
  const [screen, setScreen] = createSignal<Size>({ width: 0, height: 0 });
  let following = true;
  let frame = 0;
  let sharpen: ReturnType<typeof setTimeout> | undefined;

  const show = (next: Camera) => {
    setCamera(next);
    clearTimeout(sharpen);
    if (next.scale !== raster()) sharpen = setTimeout(() => setRaster(camera().scale), SHARPEN);
  };

  const glide = (to: Camera) => {
    cancelAnimationFrame(frame);
    if (still()) {
      show(to);
      return;
    }
    const from = camera();
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      show(between(from, to, 1 - (1 - part) ** 3));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };

  const fitted = () => fit(bounds(), screen(), insets());

  // What is asked about, as long as the view is there.
  let nearby: readonly Square[] | null = null;
  const fittedTo = (squares: readonly Square[]) => fit(grow(boundsOf(squares), AROUND), screen(), insets());

  let first = true;
  createEffect(
    on([bounds, screen, insets], () => {
      if (nearby) glide(fittedTo(nearby));
      if (!following || screen().width === 0) return;
      if (first) {
        first = false;
        setCamera(fitted());
        setRaster(camera().scale);
      } else {
        glide(fitted());
      }
    }),
  );

  onCleanup(() => {
    cancelAnimationFrame(frame);
    clearTimeout(sharpen);
  });

  // Where the view was before it went near; whoever moves the board themselves stays where they are.
  let before: { camera: Camera; following: boolean } | null = null;

  const take = (next: Camera) => {
    following = false;
    before = null;
    nearby = null;
    cancelAnimationFrame(frame);
    show(next);
  };

  return {
    camera,
    raster,
    screen,
    resize: setScreen,
    move: take,
    zoom(factor) {
      const { width, height } = screen();
      take(zoomAt(camera(), { x: width / 2, y: height / 2 }, factor));
    },
    fit() {
      following = true;
      before = null;
      nearby = null;
      glide(fitted());
    },
    reveal(square) {
      const next = reveal(camera(), square, screen(), insets());
      if (next.x !== camera().x || next.y !== camera().y) glide(next);
    },
    sees(square) {
      const { left, top, right, bottom } = insets();
      const { width, height } = screen();
      const { x, y } = toScreen(camera(), middleOf(square));
      return x >= left && x <= width - right && y >= top && y <= height - bottom;
    },
    boxOf(squares) {
      const { left, top, right, bottom } = boundsOf(squares);
      const first = toScreen(camera(), { x: left * TILE, y: top * TILE });
      const last = toScreen(camera(), { x: (right + 1) * TILE, y: (bottom + 1) * TILE });
      return { left: first.x, top: first.y, right: last.x, bottom: last.y };
    },
    middle() {
      const { left, top, right, bottom } = insets();
      const { width, height } = screen();
      return toBoard(camera(), { x: (left + width - right) / 2, y: (top + height - bottom) / 2 });
    },
    approach(square) {
      const scale = CLOSE / TILE;
      if (before) return;
      if (camera().scale >= TOO_SMALL / TILE) {
        if (!this.sees(square)) this.reveal(square);
        return;
      }
      before = { camera: camera(), following };
      following = false;
      const near = fit(boundsOf([square]), screen(), insets());
      glide(zoomAt(near, toScreen(near, middleOf(square)), scale / near.scale));
    },
    retreat() {
      nearby = null;
      if (!before) return;
      const back = before;
      before = null;
      following = back.following;
      glide(following ? fitted() : back.camera);
    },
    near(squares) {
      const wanted = fittedTo(squares);
      const isSeen = squares.every((square) => this.sees(square));
      if (isSeen && camera().scale >= wanted.scale * WELL) return;
      before ??= { camera: camera(), following };
      following = false;
      nearby = squares;
      glide(wanted);
    },
    show(squares) {
      following = false;
      before = null;
      nearby = null;
      glide(fit(grow(boundsOf(squares), NEAR), screen(), insets()));
    },
  };
}
