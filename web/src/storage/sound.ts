// Whether anything is to be heard: not before somebody wants it.

import { createSignal } from 'solid-js';
import { load, onChange, save } from './store';

const stored = () => load<boolean>('sound', false);
const [sound, setSignal] = createSignal(stored());
onChange('sound', () => setSignal(stored()));

export { sound };

export function setSound(wanted: boolean): void {
  setSignal(wanted);
  save('sound', wanted);
}
