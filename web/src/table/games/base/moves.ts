// Choosing on the board beyond the tile just laid: who moves and where to, who is sent to which quarter, where a
// good goes.

import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { t } from '../../../i18n';
import { answerOf } from '../../turn';
import type { BoardChoices, RoomHost } from '../room';
import { focusOf, marksOfAsk, nextOf, type Picking, picksOf } from './picks';

export function createMoves(host: RoomHost): BoardChoices {
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
    if (host.mode() !== 'play' || answers.length === 0 || !host.position().base) return null;
    const chosen = answerOf(game.turn());
    return { position: host.position(), kinds: host.kinds, answers, chosen, mover: mover() };
  });

  const picks = createMemo(() => {
    const now = picking();
    return now ? picksOf(now) : [];
  });

  const pending = () => mover() !== null && answerOf(game.turn()) === null;

  return {
    picks,
    marks() {
      const now = picking();
      if (!host.position().base) return null;
      return now ? marksOfAsk(now, host.pointed(), host.shapes) : [];
    },
    focus() {
      const now = picking();
      return now ? focusOf(now) : [];
    },
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
    pending: () => (pending() ? t().base.hintTarget : null),
    stay() {
      const wasPending = pending();
      setMover(null);
      return wasPending;
    },
  };
}
