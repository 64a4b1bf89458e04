// Tiles as pictures. A board of 72 tiles made of `<use>` is ten thousand elements to the browser, which
// it walks through for every movement of the pointer; as pictures it is 72, and no less sharp.

import { artFiles } from './symbols';

// The ground of a tile reaches a hair over its rim, so that no seam shows: the picture has it too.
const RIM = 0.5;
// Battlements at the edge of a tile stand out over it.
const OVER = 16;

// Walls stand outside the tile.
const BEYOND = 48;

/** What of a drawing is in its picture, in units of the drawing. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

const around = (rim: number): Frame => ({
  left: -rim,
  top: -rim,
  width: 120 + 2 * rim,
  height: 120 + 2 * rim,
});

/** The frame of a tile. */
export const PICTURE = around(RIM);
/** The frame of what is at the edge of one. */
export const EDGE = around(OVER);

/** The frame of what stands on the side of one: walls reach out, towers further. */
export const RIM_FRAME = around(BEYOND);

const known = new Map<string, string>();

// What players look for is drawn so much larger where tiles are small.
const LARGER = 1.3;

/**
 * The picture of a symbol as an address; `null` until the drawings are there. `afar` is it for where it is small:
 * what is there for the eye alone is left out, what players look for is larger.
 */
export function pictureOf(
  id: string,
  frame: Frame = PICTURE,
  drawings: Document = document,
  afar = false,
): string | null {
  const name = afar ? `${id} afar` : id;
  const picture = known.get(name);
  if (picture) return picture;
  // Whoever looks for one that is not there yet looks again when more have come.
  if (drawings === document && artFiles() === 0) return null;
  const found = draw(id, frame, afar, drawings);
  if (found) known.set(name, found);
  return found;
}

function draw(id: string, frame: Frame, afar: boolean, drawings: Document): string | null {
  const found = drawings.getElementById(id);
  if (!found) return null;
  const symbol = afar ? simplified(found) : found;
  const parts = new Map<string, Element>();
  collect(symbol, parts);
  const writer = new XMLSerializer();
  const write = (element: Element) => writer.serializeToString(element);
  const defs = [...parts.values()].map(write).join('');
  const drawing = [...symbol.children].map(write).join('');
  const { left, top, width, height } = frame;
  const box = `${left} ${top} ${width} ${height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><defs>${defs}</defs>${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A drawing as it is seen from afar; the classes of its parts say what becomes of them. */
function simplified(drawing: Element): Element {
  const copy = drawing.cloneNode(true) as Element;
  for (const use of [...copy.querySelectorAll('use')]) {
    const part = partOf(use);
    if (part?.classList.contains('near')) use.remove();
    if (!part?.classList.contains('sign')) continue;
    const place = `translate(${use.getAttribute('x') ?? 0} ${use.getAttribute('y') ?? 0})`;
    use.setAttribute('transform', `${place} scale(${LARGER})`);
    use.removeAttribute('x');
    use.removeAttribute('y');
  }
  return copy;
}

/** The drawing that is used. */
const partOf = (use: Element): Element | null => {
  const id = use.getAttribute('href')?.slice(1);
  return id ? use.ownerDocument.getElementById(id) : null;
};

/** Everything a drawing is made of, and what that is made of in turn. */
function collect(drawing: Element, parts: Map<string, Element>): void {
  for (const use of drawing.querySelectorAll('use')) {
    const id = use.getAttribute('href')?.slice(1);
    const part = id && !parts.has(id) ? partOf(use) : null;
    if (!id || !part) continue;
    parts.set(id, part);
    collect(part, parts);
  }
}
