// The drawings of tiles and figures, kept in the page for `<use href="#…">`.

import { createSignal } from 'solid-js';

const [files, setFiles] = createSignal(0);

/** How many files of drawings are there: whoever looks for one asks this, and so looks again later. */
export const artFiles = files;

export const parseSymbols = (text: string): Document =>
  new DOMParser().parseFromString(text, 'image/svg+xml');

/** Puts a file of drawings into the page. Figures are in every game's; the first are kept. */
export function keepSymbols(drawings: Document): void {
  const svg = document.importNode(drawings.documentElement, true);
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
