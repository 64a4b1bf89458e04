// The connection to a table: greets, reconnects, and asks exactly for what was missed.

import type { Refused } from '../protocol/Refused';
import type { ToClient } from '../protocol/ToClient';
import type { ToServer } from '../protocol/ToServer';
import { delayBefore } from './backoff';
import { RefusedError } from './http';

/** As much of a WebSocket as is used, so that tests can stand in for it. */
export interface SocketLike {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export type Link = 'connecting' | 'open' | 'away';

type Message<T extends ToClient['type']> = Extract<ToClient, { type: T }>;

export interface PlayHost {
  /** The secrets to greet with. */
  tokens(): string[];
  /** How many entries of the log are known. */
  since(): number;
  table(message: Message<'table'>): void;
  moved(message: Message<'moved'>): void;
  features(message: Message<'features'>): void;
  moves(message: Message<'moves'>): void;
  /** A refusal that answers no particular play. */
  refused(refusal: Refused): void;
  link(link: Link): void;
  /** An attempt to connect failed: perhaps there is more to know about why. */
  failed?(): void;
}

/** The connection broke before the answer came; whether the turn counts is seen after reconnecting. */
export class LostError extends Error {}

export interface PlayConnection {
  /** Sends a turn; resolves once it is stored. */
  play(token: string, seq: number, actions: string[]): Promise<void>;
  rename(token: string, name: string): void;
  askFeatures(): void;
  askMoves(): void;
  /** Drops the connection and greets anew, such as with other secrets. */
  again(): void;
  close(): void;
}

interface Pending {
  resolve(): void;
  reject(error: Error): void;
}

// No server needs longer; a socket that stays silent in between is given up.
const OPEN_TIMEOUT = 10_000;

export function connect(
  address: string,
  host: PlayHost,
  open: (address: string) => SocketLike = (a) => new WebSocket(a) as unknown as SocketLike,
): PlayConnection {
  let socket: SocketLike | null = null;
  let ready = false;
  let closed = false;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = 0;
  const pending = new Map<number, Pending>();

  const send = (message: ToServer) => socket?.send(JSON.stringify(message));

  const start = () => {
    clearTimeout(timer);
    if (closed) return;
    const mine = open(address);
    socket = mine;
    ready = false;
    timer = setTimeout(() => mine.close(), OPEN_TIMEOUT);
    mine.onopen = () => {
      if (socket === mine) send({ type: 'hello', tokens: host.tokens(), since: host.since() });
    };
    mine.onmessage = (event) => {
      if (socket === mine) receive(String(event.data));
    };
    mine.onclose = () => {
      if (socket === mine) lost();
    };
  };

  const lost = () => {
    socket = null;
    const failed = !ready;
    ready = false;
    for (const { reject } of pending.values()) reject(new LostError());
    pending.clear();
    if (closed) return;
    clearTimeout(timer);
    host.link('away');
    timer = setTimeout(start, delayBefore(attempt));
    attempt += 1;
    if (failed) host.failed?.();
  };

  const again = () => {
    const old = socket;
    socket = null;
    if (old) {
      old.onclose = null;
      old.close();
    }
    for (const { reject } of pending.values()) reject(new LostError());
    pending.clear();
    start();
  };

  const receive = (text: string) => {
    const message = JSON.parse(text) as ToClient;
    switch (message.type) {
      case 'table':
        clearTimeout(timer);
        ready = true;
        attempt = 0;
        host.link('open');
        host.table(message);
        break;
      case 'moved':
        // Something is missing in between: ask for it rather than show a gap.
        if (message.first > host.since()) again();
        else host.moved(message);
        break;
      case 'accepted':
        pending.get(message.request)?.resolve();
        pending.delete(message.request);
        break;
      case 'refused':
        refuse(message.request, message.refusal);
        break;
      case 'features':
        host.features(message);
        break;
      case 'moves':
        host.moves(message);
        break;
    }
  };

  const refuse = (number: number | null, refusal: Refused) => {
    const waiting = number === null ? undefined : pending.get(number);
    if (waiting && number !== null) {
      pending.delete(number);
      waiting.reject(new RefusedError(refusal));
    } else {
      host.refused(refusal);
    }
    // The game went on without us: greet anew to see how.
    if (refusal.code === 'stale') again();
  };

  // Whoever comes back to the page or to the network does not wait for the timer.
  const wake = () => {
    if (document.visibilityState === 'visible' && !socket && !closed) {
      attempt = 0;
      start();
    }
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);

  host.link('connecting');
  start();

  return {
    play(token, seq, actions) {
      if (!ready) return Promise.reject(new LostError());
      request += 1;
      const number = request;
      return new Promise<void>((resolve, reject) => {
        pending.set(number, { resolve, reject });
        send({ type: 'play', request: number, token, seq, actions });
      });
    },
    rename: (token, name) => send({ type: 'rename', token, name }),
    askFeatures() {
      if (ready) send({ type: 'features' });
    },
    askMoves() {
      if (ready) send({ type: 'moves' });
    },
    again,
    close() {
      closed = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      socket?.close();
    },
  };
}
