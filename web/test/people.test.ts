import { createRoot, createSignal } from 'solid-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Noted } from '../src/protocol/Noted';
import type { PositionInfo } from '../src/protocol/PositionInfo';
import type { SeatInfo } from '../src/protocol/SeatInfo';
import type { TableInfo } from '../src/protocol/TableInfo';
import type { Game } from '../src/table/game';
import { withNoted } from '../src/table/log/history';
import { notifyOfTurns, wantNotified } from '../src/table/news/notify';
import { missingSeat } from '../src/table/people/absent';
import { newsIn, notedIn } from '../src/table/people/noted';
import { presenceOf } from '../src/table/people/presence';
import type { Turn } from '../src/table/turn';

const seat = (player: number, changed: Partial<SeatInfo> = {}): SeatInfo => ({
  player,
  name: `P${player}`,
  called: { en: `P${player}`, fr: `P${player}` },
  bot: null,
  stand_in: null,
  invited: player > 1,
  taken: true,
  present: true,
  ...changed,
});
const noted = (player: number, seq: number): Noted => ({ player, seq, said: { en: `${player}`, fr: '' } });
const table = (seats: SeatInfo[], changed: Partial<TableInfo> = {}) =>
  ({ seats, reinvited: [], taken_back: [], stand_ins: [], ...changed }) as unknown as TableInfo;
const game = (changed: Partial<Game>) => changed as Game;

test('a seat is here, away, still to be taken, or played by a bot', () => {
  expect(presenceOf(seat(1))).toBe('here');
  expect(presenceOf(seat(1, { present: false }))).toBe('away');
  expect(presenceOf(seat(1, { present: false, taken: false }))).toBe('waiting');
  expect(presenceOf(seat(1, { present: false, stand_in: 'greedy' }))).toBe('bot');
  expect(presenceOf(seat(1, { bot: 'greedy' }))).toBeNull();
});

describe('whom everybody waits for', () => {
  const waits = (second: Partial<SeatInfo>, turn: number | null = 2) =>
    missingSeat(
      game({
        table: () => table([seat(1), seat(2, second)]),
        position: () => ({ turn }) as PositionInfo,
        own: () => [1],
      }),
    );
  test('is who must act and is not there', () => {
    expect(waits({ present: false })).toEqual({ player: 2, presence: 'away' });
    expect(waits({ present: false, taken: false })).toEqual({ player: 2, presence: 'waiting' });
  });
  test('is nobody else', () => {
    expect(waits({})).toBeUndefined();
    expect(waits({ present: false }, 1)).toBeUndefined();
    expect(waits({ present: false }, null)).toBeUndefined();
    expect(waits({ present: false, stand_in: 'greedy' })).toBeUndefined();
    expect(waits({ present: false, bot: 'greedy' })).toBeUndefined();
  });
});

test('what was decided is told once, and stands in the log at its place', () => {
  const before = table([], { stand_ins: [noted(2, 3)] });
  const now = table([], { stand_ins: [noted(2, 3)], taken_back: [noted(1, 5)] });
  expect(newsIn(null, now)).toBeNull();
  expect(newsIn(before, before)).toBeNull();
  expect(newsIn(before, now)?.en).toBe('1');
  const lines = withNoted(
    [4, 8].map((seq) => ({ seq, player: 1, tiles: [], events: [] })),
    notedIn(now),
  );
  expect(lines.map((line) => ('about' in line ? line.about : line.seq))).toEqual([
    'stand-in',
    4,
    'taken-back',
    8,
  ]);
});

describe('a word at one’s turn', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('comes from the system when it was wanted and the page is hidden, once for a turn', async () => {
    const shown: string[] = [];
    class FakeNotification {
      static permission = 'default';
      static requestPermission = async () => {
        FakeNotification.permission = 'granted';
        return 'granted';
      };
      onclick = null;
      constructor(_title: string, options: { body: string }) {
        shown.push(options.body);
      }
    }
    vi.stubGlobal('Notification', FakeNotification);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const [turn, setTurn] = createSignal<Turn>({ stage: 'waiting' });
    const [seq, setSeq] = createSignal(1);
    const mine = { stage: 'choosing' } as Turn;
    const begin = (number: number) => {
      setTurn({ stage: 'waiting' });
      setSeq(number);
      setTurn(mine);
    };
    const dispose = createRoot((dispose) => {
      notifyOfTurns(
        game({
          id: 'x',
          turn,
          position: () => ({ seq: seq() }) as PositionInfo,
          table: () => table([seat(1), seat(2)]),
          own: () => [1],
        }),
      );
      return dispose;
    });
    begin(2);
    expect(shown).toEqual([]);
    expect(await wantNotified(true)).toBe(true);
    begin(3);
    expect(shown).toEqual(['The game with P2 waits for you.']);
    setTurn({ ...mine });
    hidden.mockReturnValue(false);
    begin(4);
    expect(shown).toHaveLength(1);
    dispose();
  });
});
