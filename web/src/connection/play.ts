// The connection to a table: greets, reconnects, and asks exactly for what was missed.

import type { Aid } from '../protocol/Aid';
import type { PositionInfo } from '../protocol/PositionInfo';
import type { Refused } from '../protocol/Refused';
import type { Saying } from '../protocol/Saying';
import type { ToClient } from '../protocol/ToClient';
import type { ToServer } from '../protocol/ToServer';
import { delayBefore } from './backoff';
import { changed } from './change';
import { RefusedError } from './http';
import { createInbox, unpacks } from './packed';
import { createWatchdog, QUIET, SILENT } from './watchdog';

/** As much of a WebSocket as is used, so that tests can stand in for it. */
export interface SocketLike {
  binaryType?: string;
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** Whether the server answers: not yet, yes, or not any more. */
export type Link = 'connecting' | 'open' | 'away';

type Message<T extends ToClient['type']> = Extract<ToClient, { type: T }>;

export interface PlayHost {
  /** The secrets to greet with. */
  tokens(): string[];
  /** How many entries of the log are known. */
  since(): number;
  /** How often something had been taken back when they came. */
  takebacks(): number;
  table(message: Message<'table'>): void;
  moved(message: Message<'moved'>): void;
  features(message: Message<'features'>): void;
  told?(message: Message<'told'>): void;
  talk?(message: Message<'talk'>): void;
  aid(message: Message<'aid'>): void;
  moves(message: Message<'moves'>): void;
  /** A refusal that answers no particular play. */
  refused(refusal: Refused): void;
  link(link: Link): void;
  /** An attempt to connect failed: perhaps there is more to know about why. */
  failed?(): void;
}

export interface PlayConnection {
  /**
   * Sends a turn; resolves once it is stored, or once the game has gone on from there. If no answer comes, it is sent
   * again over the next connection: the server takes it once at most, because it belongs to one position.
   */
  play(token: string, seq: number, actions: string[]): Promise<void>;
  rename(token: string, name: string): void;
  /** Takes back the last turn of whoever has the first of these secrets, or asks the others. */
  takeBack(tokens: string[]): void;
  /** Proposes that a bot plays for somebody who is away. */
  standIn(tokens: string[], player: number, bot: string): void;
  /** Answers what somebody has proposed. */
  consent(token: string, proposal: number, agree: boolean): void;
  talk(token: string, said: Saying): void;
  askFeatures(): void;
  askAid(aid: Aid, at?: [number, number]): void;
  askMoves(): void;
  /** Drops the connection and greets anew, such as with other secrets. */
  again(): void;
  close(): void;
}

/** A turn that waits for its answer. */
interface Pending {
  message: Extract<ToServer, { type: 'play' }>;
  /** Over how many connections it was sent. */
  sent: number;
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
  // Whether everything that was missed has come.
  let caughtUp = false;
  let closed = false;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let link: Link | null = null;
  let request = 0;
  // What came last over this socket: the next one is told as a change of it.
  let position: PositionInfo | null = null;
  const pending = new Map<number, Pending>();

  const tell = (now: Link) => {
    if (link === now) return;
    link = now;
    host.link(now);
  };
  const send = (message: ToServer) => socket?.send(JSON.stringify(message));

  const watchdog = createWatchdog({
    ask: () => send({ type: 'ping' }),
    silent: () => tell('away'),
    giveUp: () => drop(),
  });

  const start = () => {
    stopTimers();
    if (closed) return;
    const mine = open(address);
    mine.binaryType = 'arraybuffer';
    socket = mine;
    position = null;
    ready = false;
    caughtUp = false;
    timer = setTimeout(drop, OPEN_TIMEOUT);
    patience = setTimeout(() => tell('away'), QUIET + SILENT);
    mine.onopen = () => {
      if (socket !== mine) return;
      const known = { since: host.since(), takebacks: host.takebacks() };
      send({ type: 'hello', tokens: host.tokens(), ...known, changes: true, packed: unpacks() });
    };
    const inbox = createInbox(
      (text) => socket === mine && receive(text),
      () => socket === mine && drop(),
    );
    mine.onmessage = (event) => {
      if (socket === mine) inbox(event.data);
    };
    mine.onclose = () => {
      if (socket === mine) lost();
    };
  };

  const stopTimers = () => {
    clearTimeout(timer);
    clearTimeout(patience);
    watchdog.stop();
  };

  /** Leaves a socket to itself: one that carries nothing may take minutes to close. */
  const leave = () => {
    const old = socket;
    socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  };

  const drop = () => {
    leave();
    lost();
  };

  const lost = () => {
    socket = null;
    const failed = !ready;
    ready = false;
    stopTimers();
    if (closed) return;
    tell('away');
    timer = setTimeout(start, delayBefore(attempt));
    attempt += 1;
    if (failed) host.failed?.();
  };

  const again = () => {
    leave();
    start();
  };

  const receive = (text: string) => {
    const message = JSON.parse(text) as ToClient;
    if (ready || message.type === 'table') {
      watchdog.heard();
      tell('open');
    }
    switch (message.type) {
      case 'table':
        clearTimeout(timer);
        clearTimeout(patience);
        ready = true;
        attempt = 0;
        host.table(message);
        break;
      case 'moved':
        moved(message);
        break;
      case 'changed': {
        const { first, takebacks, entries, change } = message;
        const now = changed(position, change);
        if (now) moved({ type: 'moved', first, takebacks, entries, position: now });
        else again();
        break;
      }
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
      case 'aid':
        host.aid(message);
        break;
      case 'told':
        host.told?.(message);
        break;
      case 'talk':
        host.talk?.(message);
        break;
      case 'pong':
        break;
    }
  };

  const moved = (message: Message<'moved'>) => {
    // Something is missing in between: ask for it rather than show a gap.
    if (message.first > host.since()) return again();
    position = message.position;
    host.moved(message);
    if (!caughtUp) catchUp();
  };

  const transmit = (turn: Pending) => {
    turn.sent += 1;
    send(turn.message);
  };

  /** The log is known: what nobody has answered is sent again, unless the game has gone on from there. */
  const catchUp = () => {
    caughtUp = true;
    watchdog.allHeard();
    for (const [number, turn] of pending) {
      const { seq, takebacks } = turn.message;
      if (seq === host.since() && takebacks === host.takebacks()) transmit(turn);
      else {
        pending.delete(number);
        turn.resolve();
      }
    }
  };

  const refuse = (number: number | null, refusal: Refused) => {
    const waiting = number === null ? undefined : pending.get(number);
    if (waiting && number !== null) {
      pending.delete(number);
      // Sent twice, it came in once: the first time.
      if (refusal.code === 'stale' && waiting.sent > 1) waiting.resolve();
      else waiting.reject(new RefusedError(refusal));
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

  tell('connecting');
  start();

  return {
    play(token, seq, actions) {
      request += 1;
      const number = request;
      const takebacks = host.takebacks();
      const message = { type: 'play' as const, request: number, token, seq, takebacks, actions };
      return new Promise<void>((resolve, reject) => {
        const turn: Pending = { message, sent: 0, resolve, reject };
        pending.set(number, turn);
        // Else it is sent as soon as the server is there.
        if (ready && caughtUp) transmit(turn);
      });
    },
    rename: (token, name) => send({ type: 'rename', token, name }),
    takeBack: (tokens) => send({ type: 'take-back', tokens }),
    standIn: (tokens, player, bot) => send({ type: 'stand-in', tokens, player, bot }),
    consent: (token, proposal, agree) => send({ type: 'consent', token, proposal, agree }),
    talk: (token, said) => send({ type: 'talk', token, said }),
    askFeatures() {
      if (ready) send({ type: 'features' });
    },
    askAid(aid, at) {
      if (ready) send(at ? { type: 'aid', aid, at } : { type: 'aid', aid });
    },
    askMoves() {
      if (ready) send({ type: 'moves' });
    },
    again,
    close() {
      closed = true;
      stopTimers();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      leave();
    },
  };
}
