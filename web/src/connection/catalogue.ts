// What can be played: asked for once, and again as long as the server can't be reached.

import { createSignal } from 'solid-js';
import type { Catalogue } from '../protocol/Catalogue';
import { delayBefore } from './backoff';
import { getCatalogue } from './http';

const [catalogue, setCatalogue] = createSignal<Catalogue | null>(null);
const [failing, setFailing] = createSignal(false);

export { catalogue, failing as catalogueFailing };

let started = false;
let arrived: (all: Catalogue) => void = () => {};
const coming = new Promise<Catalogue>((resolve) => {
  arrived = resolve;
});

/** The catalogue, as soon as it has come. */
export const catalogueComing = (): Promise<Catalogue> => coming;

export function loadCatalogue(): void {
  if (started) return;
  started = true;
  attempt(0);
}

async function attempt(number: number): Promise<void> {
  try {
    const all = await getCatalogue();
    setCatalogue(all);
    setFailing(false);
    arrived(all);
  } catch {
    setFailing(true);
    setTimeout(() => attempt(number + 1), delayBefore(number));
  }
}
