import { describe, expect, test } from 'vitest';
import type { BotOffer } from '../src/protocol/BotOffer';
import {
  friendSeats,
  levelOf,
  namesOf,
  newSeats,
  type SeatDraft,
  usualBot,
  withOffered,
} from '../src/start/seats';

const bot = (level: number, id: string, en: string, fr: string): BotOffer => ({
  id,
  level,
  title: { en, fr },
  about: { en: '', fr: '' },
});
const BOTS = [
  bot(3, 'apprentice', 'Apprentice', 'Apprenti'),
  bot(4, 'mason', 'Mason', 'Maçon'),
  bot(5, 'merchant', 'Merchant', 'Marchand'),
];
const seated = (id: string): SeatDraft => ({ kind: 'bot', name: '', bot: id });

describe('the bot of a new seat', () => {
  test('is of the second level, or of one’s own', () => {
    expect(usualBot([bot(1, 'goatherd', '', ''), bot(2, 'pedlar', '', ''), ...BOTS])).toBe('pedlar');
    expect(usualBot(BOTS, 4)).toBe('mason');
  });

  test('is the strongest where there is no such level', () => {
    expect(usualBot(BOTS)).toBe('merchant');
    expect(usualBot([])).toBe('');
  });
});

describe('seats chosen last time', () => {
  test('are kept as they were', () => {
    const seats: SeatDraft[] = [{ kind: 'here', name: 'Anna', bot: 'mason' }, seated('apprentice')];
    expect(withOffered(seats, BOTS)).toEqual(seats);
  });

  test('have the usual bot where theirs is not offered any more', () => {
    const seats: SeatDraft[] = [{ kind: 'here', name: 'Anna', bot: 'greedy' }, seated('random')];
    expect(withOffered(seats, BOTS, 'mason')).toEqual([
      { kind: 'here', name: 'Anna', bot: 'mason' },
      seated('mason'),
    ]);
  });
});

describe('names', () => {
  test('of bots are their titles, numbered where there are several of a kind', () => {
    const names = namesOf(
      [
        { kind: 'bot', bot: 'mason' },
        { kind: 'here', name: 'Anna' },
        { kind: 'bot', bot: 'apprentice' },
        { kind: 'bot', bot: 'mason' },
      ],
      BOTS,
    );
    expect(names.map((name) => name.fr)).toEqual(['Maçon 1', 'Anna', 'Apprenti', 'Maçon 2']);
    expect(names.map((name) => name.en)).toEqual(['Mason 1', 'Anna', 'Apprentice', 'Mason 2']);
  });
});

describe('the level that is played at', () => {
  const me = { kind: 'here' as const, name: 'Anna' };
  const against = (...ids: string[]) => ids.map((id) => ({ kind: 'bot' as const, bot: id }));

  test('is that of the bots, where one person plays against equals', () => {
    expect(levelOf([me, ...against('mason')], BOTS)).toBe(4);
    expect(levelOf([...against('mason', 'mason'), me], BOTS)).toBe(4);
  });

  test('is none among people, against different bots, or without people', () => {
    expect(levelOf([me, me], BOTS)).toBeNull();
    expect(levelOf([me, ...against('mason', 'merchant')], BOTS)).toBeNull();
    expect(levelOf(against('mason', 'mason'), BOTS)).toBeNull();
  });
});

test('friends come by a link each', () => {
  expect(newSeats(friendSeats('Anna', 3))).toEqual([
    { kind: 'here', name: 'Anna' },
    { kind: 'invited', name: 'Guest 2' },
    { kind: 'invited', name: 'Guest 3' },
  ]);
});
