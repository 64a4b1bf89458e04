import { beforeEach, expect, test, vi } from 'vitest';
import { kindsOf, loadArt } from '../src/art/load';
import { artFiles, keepSymbols, slices } from '../src/art/symbols';

const file = (drawings: string) => `<svg xmlns="http://www.w3.org/2000/svg"><defs>${drawings}</defs></svg>`;
const symbol = (id: string, size = 10) => `<symbol id="${id}"><path d="${'M0 0'.repeat(size)}"/></symbol>`;

beforeEach(() => {
  for (const art of document.querySelectorAll('.art')) art.remove();
});

test('a large file is cut between tiles, and nothing is lost', () => {
  const ids = Array.from({ length: 40 }, (_, n) => `tile${n}`);
  const whole = file(`<g id="sprite"/>${ids.map((id) => symbol(id, 2000)).join('')}<g id="figure"/>`);
  const parts = slices(whole);
  expect(parts.length).toBeGreaterThan(4);
  for (const part of parts) keepSymbols(part);
  for (const id of ['sprite', ...ids, 'figure']) expect(document.getElementById(id)).not.toBeNull();
  expect(slices(file(symbol('one')))).toHaveLength(1);
});

test('what is in several files is kept once', () => {
  const before = artFiles();
  keepSymbols(file(symbol('one')));
  keepSymbols(file(symbol('one') + symbol('two')));
  expect(document.querySelectorAll('#one')).toHaveLength(1);
  expect(document.getElementById('two')).not.toBeNull();
  expect(artFiles()).toBe(before + 2);
});

test('the tiles that are seen come first and by themselves, and all others after them', async () => {
  const asked: string[] = [];
  let send: (text: string) => void = () => {};
  const all = new Promise<string>((done) => {
    send = done;
  });
  const turned = (name: string) => ({ turns: [{ symbols: [name], parts: [] }], parts: [], said: {} });
  const tiles = { start: turned('start'), hand: turned('hand'), next: turned('next'), space: { turns: [] } };
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const name = path.split('/').at(-1) ?? '';
    return {
      ok: true,
      json: async () => ({ tiles }),
      text: async () => (name === 'symbols.svg' ? all : file(symbol(name))),
    };
  });
  await loadArt('some', { game: 'some' }, ['start', 'hand', 'start', 'space']);
  expect(kindsOf('some')).not.toBeNull();
  expect(asked.sort()).toEqual([
    '/api/games/some/tiles',
    '/art/some/pieces.svg',
    '/art/some/symbols.svg',
    '/art/some/tiles/hand',
    '/art/some/tiles/start',
  ]);
  // Whatever is needed before all have come is asked for, once.
  await loadArt('some', { game: 'some' }, ['start', 'next']);
  await loadArt('some', { game: 'some' }, ['next']);
  expect(asked.filter((path) => path.endsWith('/next'))).toHaveLength(1);
  send(file(symbol('start') + symbol('last')));
  await vi.waitFor(() => expect(document.getElementById('last')).not.toBeNull());
  vi.unstubAllGlobals();
});
