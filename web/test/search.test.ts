import { describe, expect, test } from 'vitest';
import { editionWith } from '../src/parts/edition';
import type { Changes } from '../src/protocol/Changes';
import type { GameOffer } from '../src/protocol/GameOffer';
import { fits, groupsOf } from '../src/start/new/search';

const said = (text: string) => ({ en: text, fr: text });
const part = (id: string, changes: Changes, about: string) => ({
  id,
  title: said(id),
  about: said(about),
  changes,
  rules: [],
  excludes: [],
});
const offer = {
  expansions: [part('river', 'tiles', 'twelve tiles from the spring to the lake')],
  variants: [part('late', 'followers', 'followers go on earlier tiles')],
  options: [
    {
      id: 'farmers',
      about: said('How farmers score'),
      changes: 'scoring',
      values: [
        { id: 'first', about: said('four points') },
        { id: 'third', about: said('three points') },
      ],
    },
  ],
  presets: [
    { id: 'rulebook', title: said('First'), about: said(''), options: {} },
    { id: 'current', title: said('Third'), about: said(''), options: { farmers: 'third' } },
  ],
} as unknown as GameOffer;
const found = (typed: string) =>
  groupsOf(offer, typed, (words) => words.en).map((group) => [
    group.changes,
    ...group.parts.map((one) => one.id),
    ...group.options.map((one) => one.id),
  ]);

describe('a search', () => {
  test('without words finds everything, by what it changes', () => {
    expect(found('')).toEqual([
      ['tiles', 'river'],
      ['followers', 'late'],
      ['scoring', 'farmers'],
    ]);
  });

  test('finds by title, by what is said of it, and by what it can be set to', () => {
    expect(found('RIV')).toEqual([['tiles', 'river']]);
    expect(found('tiles earlier')).toEqual([['followers', 'late']]);
    expect(found('three')).toEqual([['scoring', 'farmers']]);
    expect(found('dragon')).toEqual([]);
  });

  test('minds no accents', () => {
    expect(fits('reserve prés', ['une réserve dans les prés'])).toBe(true);
    expect(fits('l’age', ["L'âge de pierre"])).toBe(true);
  });
});

test('an edition is known by its options, whether they are said or left to their defaults', () => {
  expect(editionWith(offer, {})?.id).toBe('rulebook');
  expect(editionWith(offer, { farmers: 'first' })?.id).toBe('rulebook');
  expect(editionWith(offer, { farmers: 'third' })?.id).toBe('current');
  expect(editionWith(offer, { farmers: 'none' })).toBeUndefined();
});
