// How the page is built: what may know what.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = join(process.cwd(), 'src');

/** All files of the page by their paths within `src`, but for those that are generated. */
const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path: relative(SRC, path), text: () => readFileSync(path, 'utf8') }))
  .filter(({ path }) => !path.startsWith('protocol/'));

const inRoom = (path: string): boolean => path.split('/').includes('games');

/** Lines of a text that match, with the name of its file. */
const found = ({ path, text }: (typeof files)[number], what: RegExp): string[] =>
  text()
    .split('\n')
    .filter((line) => what.test(line))
    .map((line) => `${path}: ${line.trim()}`);

describe('a game', () => {
  // `city` is also a feature, and `base` a stylesheet: as games they are fields of what the server sends, or ids.
  const NAMES = [
    /\b(hunters|castle|family)/i,
    /\.(city|base)\b(?!\.css)/,
    /['"](base|city)['"]/,
    /The City|Gatherers/,
    /(City|Base|Hunters|Castle)(Info|Art|Player)\b/,
  ];

  test('is named in its rooms only', () => {
    const others = files.filter(({ path }) => !inRoom(path));
    expect(others.length).toBeGreaterThan(100);
    const plain = (line: string) => !/font-family|city n \+shield/.test(line);
    expect(NAMES.flatMap((name) => others.flatMap((file) => found(file, name))).filter(plain)).toEqual([]);
  });

  test('has no word of another game in its room', () => {
    const games = ['base', 'castle', 'city', 'hunters'];
    const wrong = games.flatMap((game) => {
      const room = files.filter(({ path }) => path.startsWith(`table/games/${game}/`));
      expect(room.map(({ path }) => path)).toContain(`table/games/${game}/words.ts`);
      const others = games.filter((other) => other !== game).join('|');
      return room.flatMap((file) => found(file, new RegExp(`\\.\\./(${others})/|t\\(\\)\\.(${others})\\.`)));
    });
    expect(wrong).toEqual([]);
  });
});

describe('layers', () => {
  const importsIn = (folder: string, of: RegExp) =>
    files.filter(({ path }) => path.startsWith(folder)).flatMap((file) => found(file, of));

  test('the board knows neither the server nor the table', () => {
    expect(importsIn('board/', /from '.*(protocol|table|connection|storage|start)\//)).toEqual([]);
    expect(importsIn('board/', /from '.*\/table'/)).toEqual([]);
  });

  test('what pages share knows no page', () => {
    for (const folder of ['art/', 'parts/', 'connection/', 'storage/', 'theme/']) {
      expect(importsIn(folder, /from '\.\.\/(table|start|invitation)/)).toEqual([]);
    }
  });

  test('actions are not taken apart: the server says what they do', () => {
    const apart =
      /action\??\.(split|startsWith|match|matchAll|replace|slice)\(|\.(test|exec)\((\w+\.)?action\)/;
    expect(files.flatMap((file) => found(file, apart))).toEqual([]);
  });

  test('no rule is cited: rules are the server’s', () => {
    expect(files.flatMap((file) => found(file, /(\/\/|\/?\*\*?).*\b[A-Z]\d{1,2}\b/))).toEqual([]);
  });
});

test('colours are said in the theme', () => {
  const colour = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|light-dark)\(/i;
  const named =
    /\b(fill|stroke|color|background)[^:;=]*[:=]\s*["']?(white|black|red|green|blue|gr[ae]y|gold)\b/;
  const styles = files.filter(({ path }) => /\.(css|tsx)$/.test(path) && path !== 'theme/tokens.css');
  // References to drawings and masks begin with the same sign.
  const isReference = (line: string) => /url\(#|href=|#\$\{/.test(line);
  const stray = styles.flatMap((file) => [...found(file, colour), ...found(file, named)]);
  expect(stray.filter((line) => !isReference(line))).toEqual([]);
});
