import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { delayBefore } from '../src/connection/backoff';
import { RefusedError } from '../src/connection/http';
import { connect, type PlayConnection, type SocketLike } from '../src/connection/play';
import { PATIENCE, QUIET, SILENT } from '../src/connection/watchdog';
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
const moved = (first: number, entries: Entry[], seq: number, takebacks = 0): ToClient => ({
  type: 'moved',
  first,
  takebacks,
  entries,
  position: position(seq),
});
const refusal = (code: Refused['code']): Refused => ({ code, said: { en: code, fr: code } });

let known: Entry[];
let takebacks: number;
let links: string[];
let connection: PlayConnection;
const failed = vi.fn();
const refused = vi.fn();

/** The server answers the greeting; unless told otherwise, nothing new has happened. */
const greet = (socket = latest(), news = moved(known.length, [], known.length, takebacks)) => {
  socket.onopen?.();
  socket.say({ type: 'table', table, own: [{ player: 1, token: 'secret' }] });
  socket.say(news);
};
const plays = (socket = latest()) => socket.sent.filter((message) => message.type === 'play');

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  known = [];
  takebacks = 0;
  links = [];
  failed.mockReset();
  refused.mockReset();
  connection = connect(
    'ws://test',
    {
      tokens: () => ['secret'],
      since: () => known.length,
      takebacks: () => takebacks,
      table: () => {},
      moved: (m) => {
        known = [...known.slice(0, m.first), ...m.entries];
        takebacks = m.takebacks;
      },
      features: () => {},
      aid: () => {},
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
    const known = { since: 0, takebacks: 0, changes: true, packed: true };
    expect(latest().sent).toEqual([{ type: 'hello', tokens: ['secret'], ...known }]);
    expect(links).toEqual(['connecting', 'open']);
  });

  test('after a loss asks only for what was missed', () => {
    greet();
    latest().say(moved(0, [entry('a'), entry('b')], 2));
    latest().close();
    expect(links.at(-1)).toBe('away');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    greet();
    expect(latest().sent[0]).toMatchObject({ since: 2 });
    latest().say(moved(2, [entry('c')], 3));
    expect(known.map((e) => e.action)).toEqual(['a', 'b', 'c']);
  });
});

describe('reconnecting', () => {
  test('waits longer each time, and not at all when the page is seen again', () => {
    expect(delayBefore(0, 1)).toBe(500);
    expect(delayBefore(3, 1)).toBe(4000);
    expect(delayBefore(20, 1)).toBe(5_000);
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
      takebacks: 0,
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

  const reconnect = () => {
    latest().close();
    vi.advanceTimersByTime(1000);
  };

  test('whose answer was lost is sent again, as the same', async () => {
    greet();
    const done = connection.play('secret', 0, ['pass']);
    const [first] = plays();
    reconnect();
    greet();
    expect(plays()).toEqual([first]);
    latest().say({ type: 'accepted', request: 1, seq: 1 });
    await expect(done).resolves.toBeUndefined();
  });

  test('that had come in is not sent again', async () => {
    greet();
    const done = connection.play('secret', 0, ['pass']);
    reconnect();
    greet(latest(), moved(0, [entry('pass')], 1));
    expect(plays()).toEqual([]);
    await expect(done).resolves.toBeUndefined();
  });

  test('that had come in and was taken back is not sent again', async () => {
    greet();
    const done = connection.play('secret', 0, ['pass']);
    reconnect();
    greet(latest(), moved(0, [], 0, 1));
    expect(plays()).toEqual([]);
    await expect(done).resolves.toBeUndefined();
  });

  test('that came in twice counts once', async () => {
    greet();
    const done = connection.play('secret', 0, ['pass']);
    reconnect();
    greet();
    latest().say({ type: 'refused', request: 1, refusal: refusal('stale') });
    await expect(done).resolves.toBeUndefined();
    expect(refused).not.toHaveBeenCalled();
  });

  test('that was confirmed while nobody listened is sent as soon as somebody does', () => {
    connection.play('secret', 0, ['pass']);
    expect(plays()).toEqual([]);
    greet();
    expect(plays()).toHaveLength(1);
  });
});

describe('a server that does not answer', () => {
  test('is noticed within five seconds, and its answer too', () => {
    expect(QUIET + SILENT).toBeLessThan(5000);
    greet();
    vi.advanceTimersByTime(QUIET);
    expect(latest().sent.at(-1)).toEqual({ type: 'ping' });
    latest().say({ type: 'pong' });
    vi.advanceTimersByTime(QUIET);
    expect(latest().sent.filter((message) => message.type === 'ping')).toHaveLength(2);
    expect(links.at(-1)).toBe('open');
    vi.advanceTimersByTime(SILENT);
    expect(links.at(-1)).toBe('away');
    // What was held back comes after all: the same connection goes on.
    latest().say({ type: 'pong' });
    expect(links.at(-1)).toBe('open');
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('is given up for another connection, with more patience each time', () => {
    greet();
    const silence = QUIET + SILENT + PATIENCE;
    vi.advanceTimersByTime(silence);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    // It greets, and then a long message takes its time.
    latest().onopen?.();
    latest().say({ type: 'table', table, own: [] });
    vi.advanceTimersByTime(silence);
    expect(FakeSocket.all).toHaveLength(2);
    latest().say(moved(0, [], 0));
    expect(links.at(-1)).toBe('open');
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('is said not to be there when the page is opened, too', () => {
    vi.advanceTimersByTime(QUIET + SILENT);
    expect(links).toEqual(['connecting', 'away']);
    greet();
    expect(links.at(-1)).toBe('open');
  });
});

test('a gap in the log is asked for, not shown', () => {
  greet();
  latest().say(moved(0, [entry('a')], 1));
  latest().say(moved(3, [entry('d')], 4));
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
