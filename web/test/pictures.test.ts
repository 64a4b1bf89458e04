import { expect, test } from 'vitest';
import { PICTURE, pictureOf } from '../src/art/pictures';

const drawings = new DOMParser().parseFromString(
  `<svg xmlns="http://www.w3.org/2000/svg"><defs>
    <g id="tuft" class="near"><path d="M0 0h1"/></g>
    <g id="abbey"><path d="M0 0h2"/></g>
    <g id="arms" class="sign"><path d="M0 0h3"/></g>
    <symbol id="tile"><rect width="120" height="120"/><use href="#tuft" x="5" y="6"/><use href="#abbey" x="7" y="8"/><use href="#arms" x="9" y="10"/></symbol>
  </defs></svg>`,
  'image/svg+xml',
);
const drawn = (afar: boolean) => decodeURIComponent(pictureOf('tile', PICTURE, drawings, afar) ?? '');

test('a tile is a picture of its own, with all that it is made of', () => {
  expect(drawn(false)).toMatch(/M0 0h1.*M0 0h2.*M0 0h3/);
  expect(drawn(false)).not.toContain('scale');
});

test('from afar what is there for the eye alone is gone, and what players look for is larger', () => {
  const picture = drawn(true);
  expect(picture).not.toContain('M0 0h1');
  expect(picture).toContain('M0 0h2');
  expect(picture).toMatch(/translate\(9 10\) scale\(1\.3\)/);
});
