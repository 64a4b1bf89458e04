import { describe, expect, test } from 'vitest';
import { meaningOf } from '../src/board/keys';

function press(key: string, on: HTMLElement = document.body, more: KeyboardEventInit = {}) {
  let meaning: ReturnType<typeof meaningOf> = null;
  const listen = (event: KeyboardEvent) => {
    meaning = meaningOf(event);
  };
  document.body.append(on === document.body ? '' : on);
  window.addEventListener('keydown', listen, { once: true });
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return meaning;
}

describe('keys', () => {
  test('mean what they say', () => {
    expect(press('ArrowLeft')).toEqual({ type: 'step', to: 'left' });
    expect(press(' ')).toEqual({ type: 'turn' });
    expect(press('r')).toEqual({ type: 'turn' });
    expect(press('Enter')).toEqual({ type: 'enter' });
    expect(press('Escape')).toEqual({ type: 'undo' });
    expect(press('q')).toBeNull();
  });

  test('belong to the browser with ctrl', () => {
    expect(press('r', document.body, { ctrlKey: true })).toBeNull();
  });

  test('belong to a field that has the focus', () => {
    expect(press('r', document.createElement('input'))).toBeNull();
    expect(press('ArrowLeft', document.createElement('input'))).toBeNull();
  });

  test('press the button that has the focus, and do nothing else', () => {
    expect(press('Enter', document.createElement('button'))).toBeNull();
    expect(press(' ', document.createElement('button'))).toBeNull();
    expect(press('ArrowLeft', document.createElement('button'))).toEqual({ type: 'step', to: 'left' });
  });
});
