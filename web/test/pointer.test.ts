import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Camera } from '../src/board/camera';
import { listenToPointers } from '../src/board/pointer';

let element: HTMLElement;
let camera: Camera;
const tap = vi.fn();
const hover = vi.fn();
const rest = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  element = document.createElement('div');
  camera = { x: 0, y: 0, scale: 1 };
  tap.mockReset();
  hover.mockReset();
  rest.mockReset();
  listenToPointers(element, {
    camera: () => camera,
    move: (next) => {
      camera = next;
    },
    tap,
    hover,
    rest,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function point(type: string, x: number, y: number, more: Partial<PointerEventInit> = {}) {
  const event = new PointerEvent(type, {
    clientX: x,
    clientY: y,
    pointerId: 1,
    pointerType: 'touch',
    isPrimary: (more.pointerId ?? 1) === 1,
    button: 0,
    bubbles: true,
    ...more,
  });
  element.dispatchEvent(event);
}

const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

describe('a tap', () => {
  test('is down and up at nearly the same place', () => {
    point('pointerdown', 50, 50);
    point('pointermove', 54, 52);
    point('pointerup', 54, 52);
    expect(tap).toHaveBeenCalledOnce();
    expect(camera.x).toBe(0);
  });

  test('is no drag', () => {
    point('pointerdown', 50, 50);
    point('pointermove', 90, 70);
    point('pointerup', 90, 70);
    expect(tap).not.toHaveBeenCalled();
    expect(camera).toEqual({ x: 40, y: 20, scale: 1 });
  });

  test('is no drag that comes back to where it began', () => {
    point('pointerdown', 50, 50);
    point('pointermove', 90, 70);
    point('pointermove', 50, 50);
    point('pointerup', 50, 50);
    expect(tap).not.toHaveBeenCalled();
  });

  test('is no long rest', () => {
    point('pointerdown', 50, 50);
    wait(900);
    point('pointerup', 50, 50);
    expect(tap).not.toHaveBeenCalled();
  });

  test('is nothing that the browser took away', () => {
    point('pointerdown', 50, 50);
    point('pointercancel', 50, 50);
    expect(tap).not.toHaveBeenCalled();
  });

  test('is nothing that two fingers do', () => {
    point('pointerdown', 50, 50);
    point('pointerdown', 100, 50, { pointerId: 2 });
    point('pointerup', 100, 50, { pointerId: 2 });
    point('pointerup', 50, 50);
    expect(tap).not.toHaveBeenCalled();
  });
});

describe('a finger that rests', () => {
  test('is told of while it rests, and lifting it is no tap', () => {
    point('pointerdown', 50, 50);
    wait(400);
    point('pointermove', 53, 52);
    expect(rest).not.toHaveBeenCalled();
    wait(150);
    expect(rest).toHaveBeenCalledExactlyOnceWith({ x: 53, y: 52 });
    point('pointerup', 53, 52);
    wait(1000);
    expect(tap).not.toHaveBeenCalled();
    expect(rest).toHaveBeenCalledOnce();
  });

  test('is followed by taps as ever', () => {
    point('pointerdown', 50, 50);
    wait(600);
    point('pointerup', 50, 50);
    point('pointerdown', 50, 50);
    point('pointerup', 50, 50);
    expect(tap).toHaveBeenCalledOnce();
  });

  test('is none that drags the board, neither before nor after', () => {
    point('pointerdown', 50, 50);
    point('pointermove', 90, 50);
    wait(1000);
    expect(rest).not.toHaveBeenCalled();
    expect(camera.x).toBe(40);
  });

  test('is none that another joins', () => {
    point('pointerdown', 50, 50);
    wait(200);
    point('pointerdown', 100, 50, { pointerId: 2 });
    wait(1000);
    expect(rest).not.toHaveBeenCalled();
  });

  test('is none that was lifted, or that the browser took away', () => {
    for (const end of ['pointerup', 'pointercancel']) {
      point('pointerdown', 50, 50);
      wait(200);
      point(end, 50, 50);
      wait(1000);
    }
    expect(rest).not.toHaveBeenCalled();
  });

  test('is no mouse: that has a right button', () => {
    point('pointerdown', 50, 50, { pointerType: 'mouse' });
    wait(1000);
    point('pointerup', 50, 50, { pointerType: 'mouse' });
    expect(rest).not.toHaveBeenCalled();
    expect(tap).toHaveBeenCalledOnce();
  });
});

test('two fingers that part zoom in', () => {
  point('pointerdown', 50, 50);
  point('pointerdown', 100, 50, { pointerId: 2 });
  point('pointermove', 150, 50, { pointerId: 2 });
  expect(camera.scale).toBeCloseTo(2);
});

test('a mouse hovers, a finger does not', () => {
  point('pointermove', 5, 6, { pointerType: 'mouse' });
  expect(hover).toHaveBeenCalledWith({ x: 5, y: 6 });
  hover.mockReset();
  point('pointermove', 5, 6);
  expect(hover).not.toHaveBeenCalled();
});

test('a mouse at rest does not hover when something moves under it', () => {
  document.body.append(element);
  point('pointermove', 5, 6, { pointerType: 'mouse' });
  hover.mockReset();
  point('pointermove', 5, 6, { pointerType: 'mouse' });
  expect(hover).not.toHaveBeenCalled();
  point('pointermove', 5, 7, { pointerType: 'mouse' });
  expect(hover).toHaveBeenCalledWith({ x: 5, y: 7 });
  element.remove();
});
