// A game as this page knows it: what the server sent, and the turn that is being made up.

import { batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { getTable, playAddress, RefusedError } from '../connection/http';
import { connect, type Link, type PlayConnection } from '../connection/play';
import type { Aid } from '../protocol/Aid';
import type { AidAnswer } from '../protocol/AidAnswer';
import type { Entry } from '../protocol/Entry';
import type { FeatureInfo } from '../protocol/FeatureInfo';
import type { OwnSeat } from '../protocol/OwnSeat';
import type { PositionInfo } from '../protocol/PositionInfo';
import type { Refused } from '../protocol/Refused';
import type { TableInfo } from '../protocol/TableInfo';
import type { Words } from '../protocol/Words';
import { forgetTokens, myGame, remember } from '../storage/games';
import { roomOf } from './games';
import { beforeHandover, mustHandOver } from './handover/handover';
import {
  actionsOf,
  afterGesture,
  begin,
  isSending,
  NOTHING,
  type Offer,
  type Turn,
  type TurnGesture,
} from './turn';

export interface Game {
  id: string;
  link(): Link;
  /** The server knows no such game. */
  missing(): boolean;
  table(): TableInfo | null;
  /** The seats played from this page. */
  own(): number[];
  /** Their secrets. */
  tokens(): string[];
  /** The secret with which seats are invited again, if the game was created here. */
  owner(): string | null;
  entries(): readonly Entry[];
  position(): PositionInfo | null;
  /** Who has to come to the screen before what comes next is shown; `null` if nobody has to. */
  handover(): number | null;
  /** That player is there. */
  takeOver(): void;
  /** What has just been added to the log, after the first look at it. */
  fresh(): readonly Entry[];
  features(): readonly FeatureInfo[] | null;
  wantFeatures(): void;
  /** What aids have said last, each about the position of its number. */
  aids(): Readonly<Partial<Record<Aid, { seq: number; answer: AidAnswer }>>>;
  /** Asks an aid about this position, once. */
  askAid(aid: Aid, at?: readonly [number, number]): void;
  offer(): Offer;
  turn(): Turn;
  gesture(gesture: TurnGesture): void;
  confirm(): void;
  rename(player: number, name: string): void;
  /** What the server refused last. */
  notice(): Words | null;
  /** Shows why something was refused that was asked for elsewhere. */
  refused(refusal: Refused): void;
  dismiss(): void;
}

export function createGame(id: string): Game {
  const [link, setLink] = createSignal<Link>('connecting');
  const [missing, setMissing] = createSignal(false);
  const [table, setTable] = createSignal<TableInfo | null>(null);
  const [seats, setSeats] = createSignal<OwnSeat[]>([]);
  const [entries, setEntries] = createSignal<readonly Entry[]>([]);
  const [fresh, setFresh] = createSignal<readonly Entry[]>([], { equals: false });
  const [sent, setPosition] = createSignal<PositionInfo | null>(null);
  // Of those at this screen, who sits before it; nobody knows when the page has just been opened.
  const [seated, setSeated] = createSignal<number | null>(null);
  const [known, setKnown] = createSignal<{ seq: number; features: FeatureInfo[] } | null>(null);
  const [turn, setTurn] = createSignal<Turn>({ stage: 'waiting' });
  const [notice, setNotice] = createSignal<Words | null>(null);
  const [aids, setAids] = createSignal<Partial<Record<Aid, { seq: number; answer: AidAnswer }>>>({});
  let asked = -1;
  let askedAids = new Set<string>();

  const own = createMemo(() => seats().map((seat) => seat.player));
  const tokenOf = (player: number) => seats().find((seat) => seat.player === player)?.token;

  const room = () => roomOf(table()?.game ?? '');
  const handover = createMemo(() => {
    const now = sent();
    return now && mustHandOver(room(), now, own(), entries(), seated()) ? now.turn : null;
  });
  const position = createMemo(() => {
    const now = sent();
    return now && handover() !== null ? beforeHandover(room(), now) : now;
  });

  const offer = createMemo<Offer>(() => {
    const now = position();
    if (!now || now.turn === null || !own().includes(now.turn)) return NOTHING;
    const laid = now.tiles.find((tile) => tile.last_of === now.turn) ?? now.tiles.at(-1) ?? null;
    return { choices: now.choices, followers: now.followers, laid, answers: now.ask?.answers ?? [] };
  });

  // A turn begins anew when the game has gone on, not when the same position comes again after a
  // reconnection: who was about to confirm can still do so.
  const state = createMemo(() => {
    const { choices, followers, answers } = offer();
    return [position()?.seq, choices.length, followers.length, answers.length].join(' ');
  });
  createEffect(on(state, () => setTurn(begin(offer()))));

  // The secrets that the server was last greeted with.
  let shown: readonly string[] = [];

  const connection: PlayConnection = connect(playAddress(id), {
    tokens() {
      const tokens = myGame(id)?.tokens ?? [];
      shown = tokens;
      return tokens;
    },
    since: () => entries().length,
    link(now) {
      // What was asked for and not answered is asked for anew.
      if (now === 'away') {
        asked = -1;
        askedAids = new Set();
      }
      setLink(now);
    },
    table(message) {
      setTable(message.table);
      setSeats(message.own);
      const names = message.table.seats.map((seat) => seat.called);
      if (myGame(id) || message.own.length > 0) {
        remember(id, {
          game: message.table.game,
          names,
          over: message.table.over,
          at: Date.now(),
        });
        // A secret that opens no seat is forgotten.
        const open = message.own.map((seat) => seat.token);
        forgetTokens(
          id,
          shown.filter((token) => !open.includes(token)),
        );
      }
    },
    moved(message) {
      const first = position() === null;
      const before = entries().length;
      const all = [...entries().slice(0, message.first), ...message.entries];
      // At once, so that no tile is seen before the log says that it is hidden.
      batch(() => {
        setEntries(all);
        setPosition(message.position);
      });
      if (!first) setFresh(all.slice(before));
      if (myGame(id)) remember(id, { scores: message.position.scores });
    },
    features(message) {
      setKnown({ seq: message.seq, features: message.features });
    },
    aid({ seq, answer }) {
      setAids((all) => ({ ...all, [answer.aid]: { seq, answer } }));
    },
    refused(refusal) {
      setNotice(refusal.said);
      // What was too much at once can be asked for again.
      if (refusal.code === 'busy' || refusal.code === 'too-many') askedAids = new Set();
      if (refusal.code === 'unknown-table') setMissing(true);
    },
    failed() {
      // A browser does not tell why a socket was turned down; a request does.
      getTable(id).catch((error) => {
        if (error instanceof RefusedError && error.refusal.code === 'unknown-table') {
          setMissing(true);
          connection.close();
        }
      });
    },
  });
  onCleanup(connection.close);

  // A seat that was taken in another tab is played from this one too.
  createEffect(
    on(
      () => myGame(id)?.tokens ?? [],
      (tokens) => tokens.some((token) => !shown.includes(token)) && connection.again(),
      { defer: true },
    ),
  );

  const features = createMemo(() => {
    const latest = known();
    return latest && latest.seq === position()?.seq ? latest.features : null;
  });

  const gesture = (g: TurnGesture) => setTurn((now) => afterGesture(now, offer(), g));

  const confirm = async () => {
    const now = position();
    const before = turn();
    const actions = actionsOf(before, offer());
    const token = now?.turn ? tokenOf(now.turn) : undefined;
    if (!now || !actions || !token || isSending(before)) return;
    gesture({ type: 'sending', now: true });
    setNotice(null);
    try {
      await connection.play(token, now.seq, actions);
    } catch (error) {
      gesture({ type: 'sending', now: false });
      if (error instanceof RefusedError) setNotice(error.refusal.said);
    }
  };

  return {
    id,
    link,
    missing,
    table,
    own,
    tokens: () => seats().map((seat) => seat.token),
    owner() {
      const creator = table()?.creator ?? null;
      return (creator === null ? undefined : tokenOf(creator)) ?? myGame(id)?.owner ?? null;
    },
    entries,
    position,
    handover,
    takeOver: () => setSeated(handover()),
    fresh,
    features,
    wantFeatures() {
      const seq = position()?.seq;
      if (features() || seq === undefined || asked === seq || link() !== 'open') return;
      asked = seq;
      connection.askFeatures();
    },
    aids,
    askAid(aid, at) {
      const seq = sent()?.seq;
      if (seq === undefined || link() !== 'open') return;
      // Of squares only the last answer is kept: another is asked for anew.
      const key = at ? `${aid} ${at.join(',')}` : aid;
      const now = aids()[aid];
      const known = now?.seq === seq && (!at || ('at' in now.answer && now.answer.at.join() === at.join()));
      if (known) return;
      if (askedAids.has(`${key}@${seq}`)) return;
      // What is past need not be remembered, nor another square.
      const over = (old: string) => !old.endsWith(`@${seq}`) || (at && old.startsWith(`${aid} `));
      askedAids = new Set([...askedAids].filter((old) => !over(old)).concat(`${key}@${seq}`));
      connection.askAid(aid, at && [at[0], at[1]]);
    },
    offer,
    turn,
    gesture,
    confirm,
    rename(player, name) {
      const token = tokenOf(player);
      if (token) connection.rename(token, name);
    },
    notice,
    refused: (refusal) => setNotice(refusal.said),
    dismiss: () => setNotice(null),
  };
}
