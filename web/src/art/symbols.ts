// The drawings of tiles and figures: fetched once, kept in the page for `<use href="#…">`.

import { createSignal } from 'solid-js';
import { getSymbols } from '../connection/http';

const [drawn, setDrawn] = createSignal(false);

/** Whether the drawings are there. */
export { drawn as artReady };

let started = false;

export function loadArt(): void {
  if (started) return;
  started = true;
  fetchArt(0);
}

async function fetchArt(attempt: number): Promise<void> {
  try {
    const text = await getSymbols();
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const svg = document.importNode(parsed, true);
    svg.setAttribute('class', 'art');
    svg.setAttribute('aria-hidden', 'true');
    document.body.append(svg);
    setDrawn(true);
  } catch {
    setTimeout(() => fetchArt(attempt + 1), Math.min(10_000, 500 * 2 ** attempt));
  }
}

/** The id of a tile's drawing, by the tile's name; for pictures that are mere ornament. */
export function someSymbol(tile: string, rotation: number): string | null {
  const wanted = new RegExp(`^bst-${tile}-[0-9a-f]{4}-${rotation}-0$`);
  return [...document.querySelectorAll('.art symbol')].find((symbol) => wanted.test(symbol.id))?.id ?? null;
}

/** The id of a player's figure; seats count from one. */
export const figureId = (seat: number, lying = false): string =>
  `bst-${lying ? 'lying' : 'standing'}${(seat - 1) % 6}`;
