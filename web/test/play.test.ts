import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { delayBefore } from '../src/connection/backoff';
import { RefusedError } from '../src/connection/http';
import { connect, LostError, type PlayConnection, type SocketLike } from '../src/connection/play';
import type { Entry } from '../src/protocol/Entry';
import type { PositionInfo } from '../src/protocol/PositionInfo';
import type { Refused } from '../src/protocol/Refused';
import type { TableInfo } from '../src/protocol/TableInfo';
import type { ToClient } from '../src/protocol/ToClient';
import type { ToServer } from '../src/protocol/ToServer';

class FakeSocket implements SocketLike {
  static all: FakeSocket[] = [];
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.onclose?.();
  }
  say(message: ToClient) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const latest = () => FakeSocket.all.at(-1) as FakeSocket;
const table = { id: 't', seats: [], over: false, seq: 0 } as unknown as TableInfo;
const position = (seq: number) => ({ seq }) as PositionInfo;
const entry = (action: string): Entry => ({ turn: 1, player: 1, action, squares: [], events: [] });
const refusal = (code: Refused['code']): Refused => ({ code, said: { en: code, fr: code } });

let known: Entry[];
let links: string[];
let connection: PlayConnection;
const failed = vi.fn();
const refused = vi.fn();

const greet = (socket = latest()) => {
  socket.onopen?.();
  socket.say({ type: 'table', table, own: [{ player: 1, token: 'secret' }] });
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  known = [];
  links = [];
  failed.mockReset();
  refused.mockReset();
  connection = connect(
    'ws://test',
    {
      tokens: () => ['secret'],
      since: () => known.length,
      table: () => {},
      moved: (m) => {
        known = [...known.slice(0, m.first), ...m.entries];
      },
      features: () => {},
      moves: () => {},
      refused,
      link: (l) => links.push(l),
      failed,
    },
    () => new FakeSocket(),
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('the greeting', () => {
  test('says who is there and what is known', () => {
    greet();
    expect(latest().sent).toEqual([{ type: 'hello', tokens: ['secret'], since: 0 }]);
    expect(links).toEqual(['connecting', 'open']);
  });

  test('after a loss asks only for what was missed', () => {
    greet();
    latest().say({ type: 'moved', first: 0, entries: [entry('a'), entry('b')], position: position(2) });
    latest().close();
    expect(links.at(-1)).toBe('away');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    greet();
    expect(latest().sent[0]).toMatchObject({ since: 2 });
    latest().say({ type: 'moved', first: 2, entries: [entry('c')], position: position(3) });
    expect(known.map((e) => e.action)).toEqual(['a', 'b', 'c']);
  });
});

describe('reconnecting', () => {
  test('waits longer each time, and not at all when the page is seen again', () => {
    expect(delayBefore(0, 1)).toBe(500);
    expect(delayBefore(3, 1)).toBe(4000);
    expect(delayBefore(20, 1)).toBe(15_000);
    expect(delayBefore(0, 0)).toBe(375);
    latest().close();
    vi.advanceTimersByTime(600);
    latest().close();
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(3);
    expect(failed).toHaveBeenCalledTimes(2);
  });

  test('does not open a second socket beside a good one', () => {
    greet();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('gives up a socket that never opens', () => {
    vi.advanceTimersByTime(10_000);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('ends with the page', () => {
    greet();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('a turn', () => {
  test('is done when the server has stored it', async () => {
    greet();
    const done = connection.play('secret', 0, ['lay x 0,1 0']);
    expect(latest().sent.at(-1)).toEqual({
      type: 'play',
      request: 1,
      token: 'secret',
      seq: 0,
      actions: ['lay x 0,1 0'],
    });
    latest().say({ type: 'accepted', request: 1, seq: 1 });
    await expect(done).resolves.toBeUndefined();
  });

  test('can be refused', async () => {
    greet();
    const done = connection.play('secret', 0, ['pass']);
    latest().say({ type: 'refused', request: 1, refusal: refusal('illegal') });
    await expect(done).rejects.toBeInstanceOf(RefusedError);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('that is stale makes the page look anew', async () => {
    greet();
    const done = connection.play('secret', 0, ['pass']);
    latest().say({ type: 'refused', request: 1, refusal: refusal('stale') });
    await expect(done).rejects.toBeInstanceOf(RefusedError);
    expect(FakeSocket.all).toHaveLength(2);
    greet();
    expect(latest().sent[0]).toMatchObject({ type: 'hello', since: 0 });
  });

  test('whose answer was lost is not known to be done', async () => {
    greet();
    const done = connection.play('secret', 0, ['pass']);
    latest().close();
    await expect(done).rejects.toBeInstanceOf(LostError);
  });

  test('is not sent while nobody listens', async () => {
    await expect(connection.play('secret', 0, ['pass'])).rejects.toBeInstanceOf(LostError);
  });
});

test('a gap in the log is asked for, not shown', () => {
  greet();
  latest().say({ type: 'moved', first: 0, entries: [entry('a')], position: position(1) });
  latest().say({ type: 'moved', first: 3, entries: [entry('d')], position: position(4) });
  expect(known).toHaveLength(1);
  expect(FakeSocket.all).toHaveLength(2);
  greet();
  expect(latest().sent[0]).toMatchObject({ since: 1 });
});

test('a refusal of nothing in particular is told', () => {
  greet();
  latest().say({ type: 'refused', request: null, refusal: refusal('wrong-token') });
  expect(refused).toHaveBeenCalledOnce();
});
