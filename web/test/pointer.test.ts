import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Camera } from '../src/board/camera';
import { listenToPointers } from '../src/board/pointer';

let element: HTMLElement;
let camera: Camera;
const tap = vi.fn();
const hover = vi.fn();

beforeEach(() => {
  element = document.createElement('div');
  camera = { x: 0, y: 0, scale: 1 };
  tap.mockReset();
  hover.mockReset();
  listenToPointers(element, {
    camera: () => camera,
    move: (next) => {
      camera = next;
    },
    tap,
    hover,
  });
});

function point(type: string, x: number, y: number, more: Partial<PointerEventInit> & { time?: number } = {}) {
  const { time = 0, ...init } = more;
  const event = new PointerEvent(type, {
    clientX: x,
    clientY: y,
    pointerId: 1,
    pointerType: 'touch',
    isPrimary: (init.pointerId ?? 1) === 1,
    button: 0,
    bubbles: true,
    ...init,
  });
  Object.defineProperty(event, 'timeStamp', { value: time });
  element.dispatchEvent(event);
}

describe('a tap', () => {
  test('is down and up at nearly the same place', () => {
    point('pointerdown', 50, 50);
    point('pointermove', 54, 52);
    point('pointerup', 54, 52, { time: 80 });
    expect(tap).toHaveBeenCalledOnce();
    expect(camera.x).toBe(0);
  });

  test('is no drag', () => {
    point('pointerdown', 50, 50);
    point('pointermove', 90, 70);
    point('pointerup', 90, 70, { time: 80 });
    expect(tap).not.toHaveBeenCalled();
    expect(camera).toEqual({ x: 40, y: 20, scale: 1 });
  });

  test('is no drag that comes back to where it began', () => {
    point('pointerdown', 50, 50);
    point('pointermove', 90, 70);
    point('pointermove', 50, 50);
    point('pointerup', 50, 50, { time: 80 });
    expect(tap).not.toHaveBeenCalled();
  });

  test('is no long rest', () => {
    point('pointerdown', 50, 50);
    point('pointerup', 50, 50, { time: 900 });
    expect(tap).not.toHaveBeenCalled();
  });

  test('is nothing that the browser took away', () => {
    point('pointerdown', 50, 50);
    point('pointercancel', 50, 50, { time: 50 });
    expect(tap).not.toHaveBeenCalled();
  });

  test('is nothing that two fingers do', () => {
    point('pointerdown', 50, 50);
    point('pointerdown', 100, 50, { pointerId: 2 });
    point('pointerup', 100, 50, { pointerId: 2, time: 40 });
    point('pointerup', 50, 50, { time: 50 });
    expect(tap).not.toHaveBeenCalled();
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
