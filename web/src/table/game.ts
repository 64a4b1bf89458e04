// A game as this page knows it: what the server sent, and the turn that is being made up.

import { batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { getTable, playAddress, RefusedError } from '../connection/http';
import { connect, type Link, type PlayConnection, type PlayHost } from '../connection/play';
import type { Aid } from '../protocol/Aid';
import type { AidAnswer } from '../protocol/AidAnswer';
import type { Entry } from '../protocol/Entry';
import type { FeatureInfo } from '../protocol/FeatureInfo';
import type { MoveWords } from '../protocol/MoveWords';
import type { OwnSeat } from '../protocol/OwnSeat';
import type { PositionInfo } from '../protocol/PositionInfo';
import type { ProposalInfo } from '../protocol/ProposalInfo';
import type { Refused } from '../protocol/Refused';
import type { Saying } from '../protocol/Saying';
import type { TableInfo } from '../protocol/TableInfo';
import type { TalkInfo } from '../protocol/TalkInfo';
import type { Words } from '../protocol/Words';
import { forgetTokens, myGame, remember, rememberTable } from '../storage/games';
import { roomOf } from './games';
import { beforeHandover, mustHandOver } from './handover/handover';
import { newsIn } from './people/noted';
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
  /** Why the game can't be opened, if it is there and yet can't. */
  broken(): Words | null;
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
  /** Every way to lay a tile now, in words; `null` until they were wanted and have come. */
  moves(): readonly MoveWords[] | null;
  /** From now on, whenever it is the turn of somebody here. */
  wantMoves(): void;
  offer(): Offer;
  turn(): Turn;
  gesture(gesture: TurnGesture): void;
  confirm(): void;
  rename(player: number, name: string): void;
  /** How often something was taken back. */
  takebacks(): number;
  /** Whether somebody here could take back their last turn, or ask for it. */
  canTakeBack(): boolean;
  takeBack(): void;
  /** Proposes that a bot plays for somebody who is away. */
  standIn(player: number, bot: string): void;
  /** Answers a proposal for everybody here who is asked; whoever made it withdraws it. */
  consent(proposal: ProposalInfo, agree: boolean): void;
  /** What players have said to each other. */
  talk(): readonly TalkInfo[];
  say(said: Saying): void;
  /** What was decided at the table last, in words. */
  told(): Words | null;
  hush(): void;
  /** What the server refused last. */
  notice(): Words | null;
  /** Shows why something was refused that was asked for elsewhere. */
  refused(refusal: Refused): void;
  dismiss(): void;
}

/** So much of what is said is kept. */
const MOST_TALK = 100;

/** How a game is heard of; over a socket, unless it is played without a table on the server. */
type Connect = (host: PlayHost) => PlayConnection;

/** `isKept` says whether this browser has it among its games. */
export function createGame(
  id: string,
  via: Connect = (host) => connect(playAddress(id), host),
  isKept = true,
): Game {
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
  const [worded, setWorded] = createSignal<{ seq: number; moves: MoveWords[] } | null>(null);
  const [wordy, setWordy] = createSignal(false);
  const [turn, setTurn] = createSignal<Turn>({ stage: 'waiting' });
  const [notice, setNotice] = createSignal<Words | null>(null);
  const [broken, setBroken] = createSignal<Words | null>(null);
  const [takebacks, setTakebacks] = createSignal(0);
  const [talk, setTalk] = createSignal<readonly TalkInfo[]>([]);
  const [told, setTold] = createSignal<Words | null>(null);
  const [aids, setAids] = createSignal<Partial<Record<Aid, { seq: number; answer: AidAnswer }>>>({});
  let asked = -1;
  let askedAids = new Set<string>();

  const own = createMemo(() => seats().map((seat) => seat.player));
  const tokenOf = (player: number) => seats().find((seat) => seat.player === player)?.token;

  const room = () => roomOf(table()?.game ?? '');
  const handover = createMemo(() => {
    const now = sent();
    return now && mustHandOver(room(), now, own(), seated()) ? now.turn : null;
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
    return [takebacks(), position()?.seq, choices.length, followers.length, answers.length].join(' ');
  });
  createEffect(on(state, () => setTurn(begin(offer()))));

  // The secrets that the server was last greeted with.
  let shown: readonly string[] = [];

  const connection: PlayConnection = via({
    tokens() {
      const tokens = myGame(id)?.tokens ?? [];
      shown = tokens;
      return tokens;
    },
    since: () => entries().length,
    takebacks,
    link(now) {
      // What was asked for and not answered is asked for anew.
      if (now === 'away') {
        asked = -1;
        askedAids = new Set();
      }
      setLink(now);
    },
    table(message) {
      const news = newsIn(table(), message.table);
      if (news) setTold(news);
      setTable(message.table);
      setSeats(message.own);
      if (isKept && (myGame(id) || message.own.length > 0)) {
        rememberTable(message.table);
        remember(id, { own: message.own.map((seat) => seat.player), at: Date.now() });
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
      // After a take-back the same number may be another position.
      if (message.takebacks !== takebacks()) {
        asked = -1;
        askedAids = new Set();
        setKnown(null);
        setAids({});
      }
      const all = [...entries().slice(0, message.first), ...message.entries];
      // At once, so that no tile is seen before the log says that it is hidden.
      batch(() => {
        setTakebacks(message.takebacks);
        setEntries(all);
        setPosition(message.position);
      });
      if (!first) setFresh(message.entries);
      if (myGame(id)) remember(id, { scores: message.position.scores, turn: message.position.turn });
    },
    features(message) {
      if (message.takebacks !== takebacks()) return;
      setKnown({ seq: message.seq, features: message.features });
    },
    aid({ seq, takebacks: before, answer }) {
      if (before !== takebacks()) return;
      setAids((all) => ({ ...all, [answer.aid]: { seq, answer } }));
    },
    told(message) {
      setTold(message.said);
    },
    talk(message) {
      setTalk((before) =>
        message.whole ? message.messages : [...before, ...message.messages].slice(-MOST_TALK),
      );
    },
    moves(message) {
      if (message.takebacks !== takebacks()) return;
      setWorded({ seq: message.seq, moves: message.moves });
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
        if (!(error instanceof RefusedError)) return;
        if (error.refusal.code === 'unknown-table') setMissing(true);
        else if (error.refusal.code === 'damaged') setBroken(error.refusal.said);
        else return;
        connection.close();
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

  const moves = createMemo(() => {
    const latest = worded();
    return latest && latest.seq === position()?.seq ? latest.moves : null;
  });
  createEffect(() => {
    if (wordy() && offer().choices.length > 0 && !moves() && link() === 'open') connection.askMoves();
  });

  const gesture = (g: TurnGesture) => {
    // Who goes from square to square by keyboard wants to hear what is there.
    if (g.type === 'step') setWordy(true);
    setTurn((now) => afterGesture(now, offer(), g));
  };

  // Of those here, whoever has played last.
  const taker = createMemo(() => {
    const now = table();
    if (!now?.rules.takeback || now.over) return undefined;
    const ours = entries().filter((entry) => entry.player !== null && own().includes(entry.player));
    return ours.at(-1)?.player ?? undefined;
  });
  /** The secrets of all who are here, first that of whoever asks. */
  const tokensFrom = (player: number) =>
    [
      ...seats().filter((seat) => seat.player === player),
      ...seats().filter((seat) => seat.player !== player),
    ].map((seat) => seat.token);

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
    broken,
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
    moves,
    wantMoves: () => setWordy(true),
    offer,
    turn,
    gesture,
    confirm,
    rename(player, name) {
      const token = tokenOf(player);
      if (token) connection.rename(token, name);
    },
    takebacks,
    canTakeBack: () => taker() !== undefined,
    takeBack() {
      const player = taker();
      if (player === undefined) return;
      setNotice(null);
      connection.takeBack(tokensFrom(player));
    },
    standIn(player, bot) {
      const [first] = own();
      if (first !== undefined) connection.standIn(tokensFrom(first), player, bot);
    },
    consent(proposal, agree) {
      const mine = own().filter((player) => player === proposal.by || proposal.waiting.includes(player));
      for (const player of mine) connection.consent(tokenOf(player) ?? '', proposal.id, agree);
    },
    talk,
    say(said) {
      const now = position()?.turn ?? null;
      const player = now !== null && own().includes(now) ? now : own()[0];
      const token = player === undefined ? undefined : tokenOf(player);
      if (token) connection.talk(token, said);
    },
    told,
    hush: () => setTold(null),
    notice,
    refused: (refusal) => setNotice(refusal.said),
    dismiss: () => setNotice(null),
  };
}
