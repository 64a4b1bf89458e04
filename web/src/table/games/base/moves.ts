// Followers beyond the tile just laid, as somebody chooses among them: who moves and where to, who is sent to
// which quarter, where a good goes.

import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Kinds, Shape } from '../../../art/kinds';
import type { BoardPick, Mark, Square, Turn } from '../../../board';
import type { Answer } from '../../../protocol/Answer';
import type { Area } from '../../../protocol/Area';
import type { PositionInfo } from '../../../protocol/PositionInfo';
import type { Game } from '../../game';
import { focusOf, isQuestion, marksOfAsk, moves, nextOf, type Picking, picksOf } from './picks';

export interface FolkHost {
  game: Game;
  kinds: Kinds;
  position(): PositionInfo;
  playing(): boolean;
  /** The answer that somebody points at. */
  pointed(): Answer | null;
  shapes(areas: readonly Area[]): Shape[];
}

export interface Folk {
  picks(): BoardPick[];
  marks(): Mark[];
  /** The squares that a question is about. */
  focus(): readonly Square[];
  /** How many lines all this takes in the bar besides the usual. */
  lines(): number;
  /** Somebody chose this of the picks. */
  pick(id: string): void;
  /** Whether it is clear who on the board moves, and nothing else. */
  moving(): boolean;
  /** Whether it is still open where to. */
  pending(): boolean;
  /** Nobody moves after all; answers whether somebody was about to. */
  stay(): boolean;
}

/** The answer chosen so far. */
export const answerOf = (turn: Turn): string | null => (turn.stage === 'asked' ? turn.answer : null);

export function createFolk(host: FolkHost): Folk {
  const { game } = host;
  const [mover, setMover] = createSignal<string | null>(null);
  // Whoever was chosen may be gone with the question.
  createEffect(
    on(
      () => host.position().seq,
      () => setMover(null),
    ),
  );

  const picking = createMemo((): Picking | null => {
    const { answers } = game.offer();
    if (!host.playing() || answers.length === 0 || !host.position().family) return null;
    const chosen = answerOf(game.turn());
    return { position: host.position(), kinds: host.kinds, answers, chosen, mover: mover() };
  });

  const picks = createMemo(() => {
    const now = picking();
    return now ? picksOf(now) : [];
  });

  const bigger = () => (host.position().family?.big.length ? 1 : 0);
  // Who could move somebody or trade once will often: the board does not jump when it comes and goes.
  const isUsual = (answer: Answer) => moves(answer) || answer.piece === 'good';
  const moved = createMemo((before: boolean) => before || game.offer().answers.some(isUsual), false);
  const isAsked = () => {
    const now = picking();
    return now !== null && isQuestion(now);
  };

  const pending = () => mover() !== null && answerOf(game.turn()) === null;

  return {
    picks,
    marks() {
      const now = picking();
      return now ? marksOfAsk(now, host.pointed(), host.shapes) : [];
    },
    focus() {
      const now = picking();
      return now ? focusOf(now) : [];
    },
    lines: () => bigger() + (moved() ? 2 : isAsked() ? 1 : 0),
    pick(id) {
      const now = picking();
      const pick = picks().find((one) => one.id === id);
      if (!now || !pick) return;
      if (pick.kind === 'mover') {
        // Another who moves goes elsewhere; a second tap lets everybody stay.
        if (now.chosen !== null) game.gesture({ type: 'undo' });
        setMover(pick.chosen ? null : id);
        return;
      }
      const answer = nextOf(id.split('|'), now.chosen);
      if (answer) game.gesture({ type: 'answer', answer });
    },
    moving: () => picks().some((pick) => pick.kind === 'mover' && pick.chosen),
    pending,
    stay() {
      const wasPending = pending();
      setMover(null);
      return wasPending;
    },
  };
}
