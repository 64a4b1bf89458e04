// What a screen reader says by itself: turns, points, and what somebody looks at by keyboard.

import { createEffect, createSignal, on } from 'solid-js';
import type { Kinds } from '../art/kinds';
import { chosenSpot, type Spot } from '../board';
import { say, sentence, t } from '../i18n';
import { FAMILY_TOLD } from './events';
import type { Game } from './game';
import type { Look } from './marking';
import { nameOf } from './people';

const TOLD = [
  'scored',
  'set-aside',
  'keep-set',
  'wall-tile-taken',
  'wall-tile-revealed',
  'wall-tile-used',
  'bonus',
  'pile-begun',
  'building-begun',
  'gate-set',
  'wall-set',
  'guard-set',
  'tower-set',
  'city-ends',
  'bonus-earned',
  'bonus-drawn',
  ...FAMILY_TOLD,
  'over',
];

interface AnnouncerProps {
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
  const turnWords = (seat: number, drawn: string | null) => {
    const mine = game.own().includes(seat) && game.own().length === 1;
    const whose = mine ? t().table.yourTurn : t().table.turnOf(nameOf(game.table(), seat));
    return drawn ? t().board.toLay(whose, say(props.kinds.said(drawn))) : whose;
  };
  createEffect(
    on(
      game.fresh,
      (fresh) => {
        const told = fresh.flatMap((entry) => entry.events).filter((event) => TOLD.includes(event.kind));
        const position = game.position();
        const sentences = told.map((event) => sentence(event.said));
        if (position?.ask) sentences.push(t().ask.said(say(position.ask.said), position.ask.answers.length));
        else if (position?.turn) sentences.push(turnWords(position.turn, position.drawn));
        setWords(sentences.map(ended).join(' '));
      },
      { defer: true },
    ),
  );
  // Where the tile is held, for those who move it with arrows.
  createEffect(
    on(
      game.turn,
      (turn) => {
        if (turn.stage === 'choosing' && turn.cursor) {
          setWords(t().board.held(turn.cursor.x, turn.cursor.y, turn.rotation));
        } else if (turn.stage === 'placed' && !turn.sending) {
          const none = game.position()?.hunters ? t().hunters.nothing : t().table.noFollower;
          const who = chosenSpot({ turn, spots: props.spots })?.label ?? none;
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
