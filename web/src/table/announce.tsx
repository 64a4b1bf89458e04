// What a screen reader says by itself: turns and points.

import { createEffect, createSignal, on } from 'solid-js';
import { say, sentence, t } from '../i18n';
import { chosenFollower, type Game } from './game';
import { nameOf } from './people';

const TOLD = ['scored', 'set-aside', 'over'];

export function Announcer(props: { game: Game }) {
  const game = props.game;
  const [words, setWords] = createSignal('');
  createEffect(
    on(
      game.fresh,
      (fresh) => {
        const told = fresh.flatMap((entry) => entry.events).filter((event) => TOLD.includes(event.kind));
        const position = game.position();
        const sentences = told.map((event) => sentence(event.said));
        if (position?.turn) {
          const mine = game.own().includes(position.turn) && game.own().length === 1;
          sentences.push(mine ? t().table.yourTurn : t().table.turnOf(nameOf(game.table(), position.turn)));
        }
        setWords(sentences.join('. '));
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
          const follower = chosenFollower(game);
          const who = follower ? say(follower.role) : t().table.noFollower;
          setWords(t().board.lies(turn.square.x, turn.square.y, turn.rotation, who));
        }
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
