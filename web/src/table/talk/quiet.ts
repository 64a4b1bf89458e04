// Whether talk is shown in this browser.

import { createSignal } from 'solid-js';
import { load, save } from '../../storage/store';

const [talkOff, setOff] = createSignal(load('talk-off', false));

export { talkOff };

export function setTalkOff(off: boolean): void {
  save('talk-off', off);
  setOff(off);
}
