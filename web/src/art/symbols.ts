// The drawings of tiles and figures, kept in the page for `<use href="#…">`.

import { createSignal } from 'solid-js';

const [files, setFiles] = createSignal(0);

/** How many files of drawings are there: whoever looks for one asks this, and so looks again later. */
export const artFiles = files;

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><defs>';
const TAIL = '</defs></svg>';
// As much as a slow phone reads within a frame or two, in characters.
const SLICE = 60_000;

/** A file of drawings as several smaller ones: it is cut where one tile ends and the next begins. */
export function slices(text: string): string[] {
  const inner = text.slice(text.indexOf('<defs>') + '<defs>'.length, text.lastIndexOf('</defs>'));
  const cuts = [0];
  for (const { index } of inner.matchAll(/<symbol /g)) {
    if (index - (cuts.at(-1) ?? 0) >= SLICE) cuts.push(index);
  }
  return cuts.map((from, number) => HEAD + inner.slice(from, cuts[number + 1]) + TAIL);
}

/** Puts a file of drawings into the page. Some are in several files; the first are kept. */
export function keepSymbols(text: string): void {
  const drawings = new DOMParser().parseFromString(text, 'image/svg+xml');
  const svg = document.adoptNode(drawings.documentElement);
  for (const drawing of svg.querySelectorAll('defs > [id]')) {
    if (document.getElementById(drawing.id)) drawing.remove();
  }
  svg.setAttribute('class', 'art');
  svg.setAttribute('aria-hidden', 'true');
  document.body.append(svg);
  setFiles((n) => n + 1);
}

/** The id of a player's figure; seats count from one. */
export const figureId = (seat: number, lying = false): string =>
  `bst-${lying ? 'lying' : 'standing'}${(seat - 1) % 6}`;
