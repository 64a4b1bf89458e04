// What a screen reader says by itself. What happened is a log of its own, in which nothing is said over before it was
// heard: the moves of others, points, whose turn it is. What somebody does or looks at by keyboard is said at once.

import { createEffect, createSignal, For, on } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { chosenSpot, type Spot } from '../../board';
import { say, sentence, t } from '../../i18n';
import type { Ask } from '../../protocol/Ask';
import type { Entry } from '../../protocol/Entry';
import type { EventInfo } from '../../protocol/EventInfo';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { Game } from '../game';
import { followerWords } from '../games/followers';
import type { GameRoom } from '../games/room';
import { isAloud, isMove } from '../log/events';
import type { Look } from '../marks/marking';
import { wordsOf } from '../moves/moves';
import { nameOf } from '../people/names';
import { chosen, isSending, kindInHand, legalSquares, type Turn, ways } from '../turn';

interface AnnouncerProps {
  room: GameRoom;
  game: Game;
  kinds: Kinds;
  spots: readonly Spot[];
  look: Look | null;
}

// So many of the last things said are kept.
const KEPT = 30;

/** What of these entries is said: the moves of others, and what is worth it whoever did it. */
export function aloudIn(room: GameRoom, entries: readonly Entry[], own: readonly number[]): EventInfo[] {
  return entries.flatMap(({ player, events }) => {
    const isOthers = player !== null && !own.includes(player);
    return events.filter(({ kind }) => isAloud(room, kind) || (isOthers && isMove(room, kind)));
  });
}

/** A pause is heard between sentences. */
const ended = (said: string): string => (/[.?!]$/.test(said) ? said : `${said}.`);

export function Announcer(props: AnnouncerProps) {
  const game = props.game;
  const [words, setWords] = createSignal('');
  const [news, setNews] = createSignal<readonly { said: string }[]>([]);
  const tell = (said: string) => {
    setNews((now) => [...now, { said }].slice(-KEPT));
    // What was done before is over.
    setWords('');
  };
  const turnWords = (position: PositionInfo, seat: number) => {
    const { drawn, asked, interrupts } = position;
    const name = nameOf(game.table(), seat);
    const next = game.handover();
    if (next !== null) return t().laying.passOn(nameOf(game.table(), next));
    if (asked && !game.own().includes(seat)) {
      const who =
        interrupts === undefined ? name : t().laying.askedIn(name, nameOf(game.table(), interrupts));
      return t().laying.asked(who, sentence(asked));
    }
    const mine = game.own().includes(seat) && game.own().length === 1;
    const whose = mine ? t().table.yourTurn : t().table.turnOf(name);
    if (drawn) return t().board.toLay(whose, say(props.kinds.said(drawn)));
    return (position.offered ?? []).length > 0 ? `${whose}. ${offeredWords(position)}` : whose;
  };
  const offeredWords = ({ offered }: PositionInfo) =>
    t().laying.offered((offered ?? []).map((name) => sentence(props.kinds.said(name))).join('; '));
  const askWords = (position: PositionInfo, ask: Ask) => {
    const said = sentence(ask.said);
    if (position.choices.length > 0) return `${said} ${offeredWords(position)}`;
    if (ask.answers.some((one) => one.rebuild)) return `${said} ${t().laying.hintLift}`;
    if (ask.about === undefined) return t().ask.said(said, ask.answers.length);
    const give = t().laying.give(nameOf(game.table(), ask.about));
    return t().ask.said(ask.about === position.turn ? t().laying.keep : give, ask.answers.length);
  };
  let lastTurn: number | null = null;
  createEffect(
    on(
      game.fresh,
      (fresh) => {
        const told = aloudIn(props.room, fresh, game.own());
        const position = game.position();
        const sentences = told.map((event) => sentence(event.said));
        if (position?.ask) sentences.push(askWords(position, position.ask));
        else if (position?.turn) {
          const said = turnWords(position, position.turn);
          // That somebody elsewhere goes on with their turn goes without saying.
          const isMine = game.own().includes(position.turn);
          const isNews = isMine || position.drawn || position.asked || game.handover() !== null;
          if (isNews || position.turn !== lastTurn) sentences.push(said);
        }
        lastTurn = position?.turn ?? null;
        if (sentences.length > 0) tell(sentences.map(ended).join(' '));
      },
      { defer: true },
    ),
  );
  // Which tile is in hand, as far as there is a choice: it is said when another is.
  const isGoingOn = (before: Turn | undefined) =>
    before !== undefined && before.stage !== 'waiting' && !isSending(before);
  const handOf = (turn: Turn | undefined) => (turn?.stage === 'choosing' ? JSON.stringify(turn.hand) : null);
  const handWords = (turn: Turn & { stage: 'choosing' }) => {
    const name = kindInHand(turn, game.offer()) ?? game.position()?.drawn;
    const squares = legalSquares(ways(turn, game.offer())).length;
    if (!name || squares === 0) return '';
    const say = turn.hand.from ? t().laying.lifted : t().laying.taken;
    return say(sentence(props.kinds.said(name)), squares);
  };
  /** Where the tile is held, and what it would join there. */
  const heldWords = (turn: Turn & { stage: 'choosing' }) => {
    if (!turn.cursor) return '';
    const { x, y } = turn.cursor;
    const way = ways(turn, game.offer()).find(
      (one) => one.x === x && one.y === y && one.rotation === turn.rotation,
    );
    const held = t().board.held(x, y, turn.rotation);
    const joins = wordsOf(game, way?.action);
    return joins ? `${held}; ${joins}` : held;
  };
  // What is there may be known only after somebody has gone there.
  createEffect(
    on(
      game.moves,
      () => {
        const turn = game.turn();
        if (turn.stage === 'choosing' && turn.cursor) setWords(heldWords(turn));
      },
      { defer: true },
    ),
  );
  // Where the tile is held, for those who move it with arrows.
  createEffect(
    on(
      game.turn,
      (turn, before) => {
        if (turn.stage === 'choosing' && turn.cursor) {
          setWords(heldWords(turn));
        } else if (turn.stage === 'choosing' && isGoingOn(before) && handOf(before) !== handOf(turn)) {
          setWords(handWords(turn));
        } else if (turn.stage === 'lifting' && turn.cursor) {
          const { x, y } = turn.cursor;
          const tile = game.position()?.tiles.find((one) => one.x === x && one.y === y);
          if (tile) setWords(t().laying.loose(x, y, sentence(props.kinds.said(tile.name))));
        } else if (turn.stage === 'placed' && turn.hand.from && !turn.sending) {
          setWords(t().laying.liftedLies(turn.square.x, turn.square.y, turn.rotation));
        } else if (turn.stage === 'placed' && !turn.sending) {
          const none = props.room.bar?.nobody?.() ?? followerWords(props.room).nobody;
          const who = chosenSpot({ spots: props.spots })?.label ?? none;
          const joins = wordsOf(game, chosen(turn, game.offer())?.action);
          const lies = t().board.lies(turn.square.x, turn.square.y, turn.rotation, who);
          // What it joins is said once, when the tile has been put there.
          const isNew = before?.stage !== 'placed' || before.square !== turn.square;
          setWords(joins && isNew ? `${lies}. ${ended(joins)}` : lies);
        } else if (turn.stage === 'asked' && turn.answer !== null && !turn.sending) {
          const answer = game.offer().answers.find((one) => one.action === turn.answer);
          if (answer) setWords(t().ask.chosen(sentence(answer.said)));
        }
      },
      { defer: true },
    ),
  );
  // What somebody looks at by keyboard; not where on the screen it is.
  createEffect(
    on(
      () => props.look?.turn && props.look.feature,
      (feature) => {
        const turn = props.look?.turn;
        if (feature && turn) setWords(`${say(feature.said)} ${t().board.exploring(turn.number, turn.of)}`);
      },
      { defer: true },
    ),
  );
  return (
    <div class="unseen" data-announcer>
      <p role="status" aria-live="polite">
        {words()}
      </p>
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={t().table.news} data-news>
        <For each={news()}>{(one) => <p>{one.said}</p>}</For>
      </div>
    </div>
  );
}
