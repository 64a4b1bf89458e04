// What can be played: asked for once, and again as long as the server can't be reached.

import { createSignal } from 'solid-js';
import type { Catalogue } from '../protocol/Catalogue';
import { delayBefore } from './backoff';
import { getCatalogue } from './http';

const [catalogue, setCatalogue] = createSignal<Catalogue | null>(null);
const [failing, setFailing] = createSignal(false);

export { catalogue, failing as catalogueFailing };

let started = false;

export function loadCatalogue(): void {
  if (started) return;
  started = true;
  attempt(0);
}

async function attempt(number: number): Promise<void> {
  try {
    setCatalogue(await getCatalogue());
    setFailing(false);
  } catch {
    setFailing(true);
    setTimeout(() => attempt(number + 1), delayBefore(number));
  }
}
