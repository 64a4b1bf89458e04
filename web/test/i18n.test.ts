import { expect, test } from 'vitest';
import { preferred, say, sentence, setLang } from '../src/i18n';
import { en } from '../src/i18n/en';
import { fr } from '../src/i18n/fr';

type Tree = { [key: string]: unknown };

function leaves(tree: Tree, path = ''): [string, unknown][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === 'object' && value !== null ? leaves(value as Tree, name) : [[name, value]];
  }) as [string, unknown][];
}

const texts = { en: new Map(leaves(en)), fr: new Map(leaves(fr)) };

test('both languages have every text', () => {
  expect([...texts.fr.keys()].sort()).toEqual([...texts.en.keys()].sort());
});

test('no text is empty, and functions are functions in both', () => {
  for (const [key, english] of texts.en) {
    const french = texts.fr.get(key);
    expect(typeof french, key).toBe(typeof english);
    if (typeof english === 'string') expect(String(french).length, key).toBeGreaterThan(0);
  }
});

test('numbers are counted as each language does', () => {
  expect(en.table.left(1)).toBe('1 tile left');
  expect(en.table.left(0)).toBe('0 tiles left');
  expect(fr.table.left(0)).toBe('0 tuile à piocher');
  expect(fr.table.left(2)).toBe('2 tuiles à piocher');
});

test('the browser decides, English if it speaks neither', () => {
  expect(preferred(['fr-CA', 'en'])).toBe('fr');
  expect(preferred(['de', 'en-US', 'fr'])).toBe('en');
  expect(preferred(['de'])).toBe('en');
});

test('sentences begin with a capital and leave out the numbers of rules', () => {
  const said = { en: 'the city is completed [B12 B14].', fr: 'état de la ville [B11]' };
  setLang('en');
  expect(sentence(said)).toBe('The city is completed.');
  setLang('fr');
  expect(sentence(said)).toBe('État de la ville');
  expect(document.documentElement.lang).toBe('fr');
});

test('in French no line begins with a colon', () => {
  const said = { en: 'a road: 2', fr: 'un chemin : 2 ; rien' };
  setLang('fr');
  expect(say(said)).toBe('un chemin\u00a0: 2\u00a0; rien');
  setLang('en');
  expect(say(said)).toBe('a road: 2');
});
