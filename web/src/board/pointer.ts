// Mouse, pen and fingers on the board: what is a drag, what is a pinch, and what was really a tap.

import { type Camera, type Point, pan as shift, zoomAt as zoom } from './camera';

export interface PointerTarget {
  camera(): Camera;
  move(camera: Camera): void;
  /** A tap that was nothing else; `touch` tells fingers from mice. */
  tap(at: Point, touch: boolean): void;
  /** A finger or pen has rested here: that is what the right button is to a mouse, and no tap comes of it. */
  rest(at: Point): void;
  /** A mouse moves over the board, or leaves it. */
  hover(at: Point | null): void;
}

// A finger is never quite still; a mouse nearly is.
const SLACK = { touch: 10, pen: 6, mouse: 4 } as const;
// Who rests so long on one place, in milliseconds, wanted something else than to tap.
const LONG = 500;

interface Finger {
  start: Point;
  at: Point;
}

/** Listens on an element; the answer stops it. */
export function listenToPointers(element: HTMLElement, target: PointerTarget): () => void {
  const fingers = new Map<number, Finger>();
  // Once it was a drag or a pinch it stays one until all fingers are up: no tap comes of it.
  let moved = false;
  // Where the mouse was last, anywhere on the page: browsers also tell of a move when something else moves under a
  // mouse at rest, which must not undo what the keyboard has chosen meanwhile.
  let rest: Point | null = null;
  let isStill = false;
  // Browsers on iPhones tell nobody of a finger that rests, so it is timed here.
  let resting: ReturnType<typeof setTimeout> | undefined;
  // A finger that has rested has said what it wanted: lifting it means nothing any more.
  let rested = false;

  const watch = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    isStill = rest !== null && rest.x === event.clientX && rest.y === event.clientY;
    rest = { x: event.clientX, y: event.clientY };
  };

  const here = (event: PointerEvent | WheelEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
    // A first finger down means all others were lifted, even if the browser did not say so.
    if (event.isPrimary) fingers.clear();
    clearTimeout(resting);
    moved = fingers.size > 0;
    const at = here(event);
    const finger = { start: at, at };
    if (!moved) rested = false;
    fingers.set(event.pointerId, finger);
    if (!moved && event.pointerType !== 'mouse') {
      resting = setTimeout(() => {
        rested = true;
        target.rest(finger.at);
      }, LONG);
    }
    element.setPointerCapture?.(event.pointerId);
  };

  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    const at = here(event);
    if (!finger) {
      if (event.pointerType === 'mouse' && !isStill) target.hover(at);
      return;
    }
    const others = [...fingers.values()].filter((f) => f !== finger);
    let before = finger.at;
    finger.at = at;
    const slack = SLACK[event.pointerType as keyof typeof SLACK] ?? SLACK.touch;
    if (!moved && distance(finger.start, at) > slack) {
      moved = true;
      clearTimeout(resting);
      // What was held is what the finger was on at first.
      before = finger.start;
      target.hover(null);
    }
    if (!moved) return;
    const other = others[0];
    if (!other) {
      target.move(shift(target.camera(), at.x - before.x, at.y - before.y));
      return;
    }
    const [mid, was] = [middle(at, other.at), middle(before, other.at)];
    const factor = distance(at, other.at) / Math.max(1, distance(before, other.at));
    target.move(zoom(shift(target.camera(), mid.x - was.x, mid.y - was.y), mid, factor));
  };

  const up = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    clearTimeout(resting);
    fingers.delete(event.pointerId);
    if (event.type === 'pointerup' && !moved && !rested && fingers.size === 0) {
      target.tap(here(event), event.pointerType !== 'mouse');
    }
  };

  // After a touch browsers also make up a click, which would hit whatever the tap has just brought up
  // under the finger.
  const noClick = (event: TouchEvent) => {
    const onButton = event.target instanceof Element && event.target.closest('button');
    if (!onButton && event.cancelable) event.preventDefault();
  };

  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') target.hover(null);
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    // Lines instead of pixels in some browsers; a pinch on a touchpad comes as a wheel with ctrl.
    const amount = event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY;
    const factor = Math.exp(-amount * (event.ctrlKey ? 0.01 : 0.0015));
    target.move(zoom(target.camera(), here(event), factor));
  };

  window.addEventListener('pointermove', watch, { capture: true });
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('touchend', noClick, { passive: false });
  return () => {
    clearTimeout(resting);
    window.removeEventListener('pointermove', watch, { capture: true });
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('touchend', noClick);
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
