import { describe, expect, test } from 'vitest';
import type { GameOffer } from '../src/protocol/GameOffer';
import type { PartOffer } from '../src/protocol/PartOffer';
import type { SetOffer } from '../src/protocol/SetOffer';
import type { TableInfo } from '../src/protocol/TableInfo';
import {
  copiesOf,
  isApart,
  NOTHING,
  obstacle,
  rivals,
  wishOf,
  withCopies,
  withOneOf,
  withPart,
} from '../src/start/new/choice';
import { partsInPlay, rulesInPlay } from '../src/table/tools/rules';

const said = (text: string) => ({ en: text, fr: text });
const part = (id: string, excludes: string[] = [], rules: string[] = []): PartOffer => ({
  id,
  title: said(id),
  about: said(id),
  rules,
  excludes,
  changes: 'drawing',
});
const set = (id: string, more: Partial<SetOffer>): SetOffer => ({
  id,
  title: said(id),
  about: said(id),
  tiles: 10,
  always: false,
  with: null,
  apart: null,
  ...more,
});

const hand = part('hand', ['open', 'dealt'], ['V2']);
const open = part('open', ['hand', 'dealt'], ['V3']);
const dealt = part('dealt', ['hand', 'open'], ['V6']);
const late = part('late', ['inns'], ['V4']);
const inns = part('inns', [], ['I1', 'I2']);
const river = part('river', [], ['R1']);
const base = set('base', { always: true });
const innTiles = set('inns', { with: 'inns' });
const loose = set('river', { apart: 'river' });
const offer: GameOffer = {
  id: 'base',
  title: said('Base'),
  about: said('Base'),
  pitch: said('Base'),
  min_minutes: 30,
  max_minutes: 45,
  notice: null,
  min_players: 2,
  max_players: 6,
  expansions: [inns, river],
  variants: [hand, open, late, dealt],
  sets: [base, innTiles, loose],
  options: [],
  presets: [],
  rules: ['B1', 'B2', 'I1', 'I2', 'R1', 'V2', 'V3', 'V4', 'V6'].map((id) => ({ id, about: said(id) })),
};

describe('what excludes what', () => {
  test('variants that all exclude each other are one group', () => {
    expect(rivals(offer.variants)).toEqual([hand, open, dealt]);
    expect(rivals([late])).toEqual([]);
  });

  test('one of a group takes the place of another', () => {
    const group = rivals(offer.variants);
    const first = withOneOf(withPart(NOTHING, 'river', true), group, 'hand');
    expect(first.parts).toEqual(['river', 'hand']);
    expect(obstacle(offer, first, open, group)).toBeNull();
    expect(withOneOf(first, group, 'open').parts).toEqual(['river', 'open']);
    expect(withOneOf(first, group, null).parts).toEqual(['river']);
  });

  test('an obstacle is found whichever of the two names the other', () => {
    expect(obstacle(offer, withPart(NOTHING, 'inns', true), late)).toBe(inns);
    expect(obstacle(offer, withPart(NOTHING, 'late', true), inns)).toBe(late);
    expect(obstacle(offer, NOTHING, late)).toBeNull();
    expect(obstacle(offer, withPart(NOTHING, 'late', true), late)).toBeNull();
  });
});

describe('copies of tiles', () => {
  test('follow from what is played until somebody says otherwise', () => {
    expect(offer.sets.map((one) => copiesOf(one, NOTHING))).toEqual([1, 0, 0]);
    const with_inns = withPart(NOTHING, 'inns', true);
    expect(copiesOf(innTiles, with_inns)).toBe(1);
    expect(wishOf(offer, with_inns)).toEqual({ expansions: ['inns'], variants: [], tiles: {} });
    const none = withCopies(with_inns, innTiles, '0', 20);
    expect(wishOf(offer, none).tiles).toEqual({ inns: 0 });
    expect(wishOf(offer, withPart(none, 'inns', false)).tiles).toEqual({});
  });

  test('stay within their limits, and what is no number is as usual', () => {
    const typed = (text: string) => copiesOf(base, withCopies(NOTHING, base, text, 20));
    expect(['2', '0', '21', '-3', '2.4', '', 'many', '1e9'].map(typed)).toEqual([2, 0, 20, 0, 2, 1, 1, 20]);
  });

  test('are none where an expansion lays the tiles', () => {
    const three = withCopies(NOTHING, loose, '3', 20);
    expect(wishOf(offer, three).tiles).toEqual({ river: 3 });
    const laid = withPart(three, 'river', true);
    expect(isApart(loose, laid)).toBe(true);
    expect(wishOf(offer, laid)).toEqual({ expansions: ['river'], variants: [], tiles: {} });
  });

  test('of what another game has are left out', () => {
    const castle = { ...offer, expansions: [], variants: [], sets: [] };
    const all = withCopies(withPart(NOTHING, 'late', true), base, '2', 20);
    expect(wishOf(castle, all)).toEqual({ expansions: [], variants: [], tiles: {} });
  });
});

describe('rules at a table', () => {
  const table = (expansions: string[], variants: string[]) =>
    ({ expansions, variants }) as unknown as TableInfo;
  const ids = (at: TableInfo | null) => rulesInPlay(offer, at).map((rule) => rule.id);

  test('are those of the game and of what is played with it', () => {
    expect(ids(table([], []))).toEqual(['B1', 'B2']);
    expect(ids(null)).toEqual(['B1', 'B2']);
    expect(ids(table(['inns'], ['open']))).toEqual(['B1', 'B2', 'I1', 'I2', 'V3']);
    expect(partsInPlay(offer, table(['inns'], ['open']))).toEqual([inns, open]);
  });
});
