import { describe, expect, test } from 'vitest';
import type { BotOffer } from '../src/protocol/BotOffer';
import { namesOf, type SeatDraft, usualBot, withOffered } from '../src/start/seats';

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
  test('is of the fourth level', () => {
    expect(usualBot(BOTS)).toBe('mason');
  });

  test('is the strongest where there is no fourth level', () => {
    expect(usualBot(BOTS.slice(0, 1))).toBe('apprentice');
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
    expect(withOffered(seats, BOTS)).toEqual([{ kind: 'here', name: 'Anna', bot: 'mason' }, seated('mason')]);
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
