// What a screen reader says by itself: turns, points, and what somebody looks at by keyboard.

import { createEffect, createSignal, on } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { chosenSpot, type Spot } from '../../board';
import { say, sentence, t } from '../../i18n';
import type { Ask } from '../../protocol/Ask';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { Game } from '../game';
import type { GameRoom } from '../games/room';
import { isAloud } from '../log/events';
import type { Look } from '../marks/marking';
import { nameOf } from '../people/names';
import { isSending, kindInHand, legalSquares, type Turn, ways } from '../turn';

interface AnnouncerProps {
  room: GameRoom;
  game: Game;
  kinds: Kinds;
  spots: readonly Spot[];
  look: Look | null;
}

/** A pause is heard between sentences. */
const ended = (said: string): string => (/[.?!]$/.test(said) ? said : `${said}.`);

export function Announcer(props: AnnouncerProps) {
  const game = props.game;
  const [words, setWords] = createSignal('');
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
  createEffect(
    on(
      game.fresh,
      (fresh) => {
        const told = fresh
          .flatMap((entry) => entry.events)
          .filter((event) => isAloud(props.room, event.kind));
        const position = game.position();
        const sentences = told.map((event) => sentence(event.said));
        if (position?.ask) sentences.push(askWords(position, position.ask));
        else if (position?.turn) sentences.push(turnWords(position, position.turn));
        setWords(sentences.map(ended).join(' '));
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
  // Where the tile is held, for those who move it with arrows.
  createEffect(
    on(
      game.turn,
      (turn, before) => {
        if (turn.stage === 'choosing' && turn.cursor) {
          setWords(t().board.held(turn.cursor.x, turn.cursor.y, turn.rotation));
        } else if (turn.stage === 'choosing' && isGoingOn(before) && handOf(before) !== handOf(turn)) {
          setWords(handWords(turn));
        } else if (turn.stage === 'lifting' && turn.cursor) {
          const { x, y } = turn.cursor;
          const tile = game.position()?.tiles.find((one) => one.x === x && one.y === y);
          if (tile) setWords(t().laying.loose(x, y, sentence(props.kinds.said(tile.name))));
        } else if (turn.stage === 'placed' && turn.hand.from && !turn.sending) {
          setWords(t().laying.liftedLies(turn.square.x, turn.square.y, turn.rotation));
        } else if (turn.stage === 'placed' && !turn.sending) {
          const none = props.room.bar?.nobody?.() ?? t().table.noFollower;
          const who = chosenSpot({ spots: props.spots })?.label ?? none;
          setWords(t().board.lies(turn.square.x, turn.square.y, turn.rotation, who));
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
    <p class="unseen" role="status" aria-live="polite" data-announcer>
      {words()}
    </p>
  );
}
