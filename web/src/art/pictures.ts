// Tiles as pictures. A board of 72 tiles made of `<use>` is ten thousand elements to the browser, which
// it walks through for every movement of the pointer; as pictures it is 72, and no less sharp.

import { artFiles } from './symbols';

// The ground of a tile reaches a hair over its rim, so that no seam shows: the picture has it too.
const RIM = 0.5;
/** The picture's place and size relative to the tile's. */
export const PICTURE = { offset: -RIM, side: 120 + 2 * RIM };

const known = new Map<string, string>();

/** The picture of a symbol as an address; `null` until the drawings are there. */
export function pictureOf(id: string): string | null {
  if (artFiles() === 0) return null;
  const found = known.get(id) ?? draw(id);
  if (found) known.set(id, found);
  return found;
}

function draw(id: string): string | null {
  const symbol = document.getElementById(id);
  if (!symbol) return null;
  const parts = new Map<string, Element>();
  collect(symbol, parts);
  const writer = new XMLSerializer();
  const write = (element: Element) => writer.serializeToString(element);
  const defs = [...parts.values()].map(write).join('');
  const drawing = [...symbol.children].map(write).join('');
  const box = `${-RIM} ${-RIM} ${PICTURE.side} ${PICTURE.side}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${defs}</defs>${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Everything a drawing is made of, and what that is made of in turn. */
function collect(drawing: Element, parts: Map<string, Element>): void {
  for (const use of drawing.querySelectorAll('use')) {
    const id = use.getAttribute('href')?.slice(1);
    const part = id && !parts.has(id) ? document.getElementById(id) : null;
    if (!id || !part) continue;
    parts.set(id, part);
    collect(part, parts);
  }
}
