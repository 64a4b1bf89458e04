import { describe, expect, test } from 'vitest';
import type { Gesture } from '../src/board';
import { type Explore, meaningOf } from '../src/board/keys';

interface Press extends KeyboardEventInit {
  on?: HTMLElement;
  exploring?: boolean;
}

function press(key: string, { on = document.body, exploring = false, ...more }: Press = {}) {
  let meaning: ReturnType<typeof meaningOf> = null;
  const listen = (event: KeyboardEvent) => {
    meaning = meaningOf(event, exploring);
  };
  document.body.append(on === document.body ? '' : on);
  window.addEventListener('keydown', listen, { once: true });
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return meaning;
}

const gesture = (g: Gesture) => ({ type: 'gesture', gesture: g });
const explore = (e: Explore) => ({ type: 'explore', explore: e });

describe('keys', () => {
  test('mean what they say', () => {
    expect(press('ArrowLeft')).toEqual(gesture({ type: 'step', to: 'left' }));
    expect(press(' ')).toEqual(gesture({ type: 'turn' }));
    expect(press('r')).toEqual(gesture({ type: 'turn' }));
    expect(press('Enter')).toEqual({ type: 'enter' });
    expect(press('Escape')).toEqual(gesture({ type: 'undo' }));
    expect(press('q')).toBeNull();
  });

  test('open the list of moves with M, also while somebody looks around', () => {
    expect(press('m')).toEqual({ type: 'list' });
    expect(press('M', { exploring: true })).toEqual({ type: 'list' });
  });

  test('belong to the browser with ctrl', () => {
    expect(press('r', { ctrlKey: true })).toBeNull();
  });

  test('belong to a field that has the focus', () => {
    expect(press('r', { on: document.createElement('input') })).toBeNull();
    expect(press('ArrowLeft', { on: document.createElement('input') })).toBeNull();
  });

  test('leave a slider its arrows only', () => {
    const slider = document.createElement('input');
    slider.type = 'range';
    expect(press('ArrowLeft', { on: slider })).toBeNull();
    expect(press('i', { on: slider })).toEqual(explore({ type: 'toggle' }));
  });

  test('press the button that has the focus, and do nothing else', () => {
    expect(press('Enter', { on: document.createElement('button') })).toBeNull();
    expect(press(' ', { on: document.createElement('button') })).toBeNull();
    expect(press('ArrowLeft', { on: document.createElement('button') })).toEqual(
      gesture({ type: 'step', to: 'left' }),
    );
  });

  test('are not kept by a button that can no longer be pressed', () => {
    const button = document.createElement('button');
    button.disabled = true;
    expect(press('Enter', { on: button })).toEqual({ type: 'enter' });
  });
});

describe('looking around', () => {
  test('begins and ends with I, in small or large', () => {
    expect(press('i')).toEqual(explore({ type: 'toggle' }));
    expect(press('I', { exploring: true })).toEqual(explore({ type: 'toggle' }));
    expect(press('i', { on: document.createElement('input') })).toBeNull();
  });

  test('has the arrows and Escape to itself', () => {
    expect(press('ArrowUp', { exploring: true })).toEqual(explore({ type: 'step', to: 'up' }));
    expect(press('Escape', { exploring: true })).toEqual(explore({ type: 'leave' }));
  });

  test('makes no turn, but can zoom', () => {
    for (const key of ['Enter', ' ', 'r']) expect(press(key, { exploring: true }), key).toBeNull();
    expect(press('+', { exploring: true })).toMatchObject({ type: 'zoom' });
  });
});
