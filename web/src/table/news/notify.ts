// A word from the system when it is somebody's turn here and the page is not seen. Only for those who want it.

import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { say, t } from '../../i18n';
import { load, save } from '../../storage/store';
import type { Game } from '../game';

const [wanted, setWanted] = createSignal(load('notify', false));

/** Whether this browser can do it at all. */
export const canNotify = (): boolean => 'Notification' in window;

/** Whether it is wanted and allowed. */
export const isNotified = (): boolean => wanted() && canNotify() && Notification.permission === 'granted';

/** Asks the browser, because somebody has pressed the button; answers whether it is allowed. */
export async function wantNotified(on: boolean): Promise<boolean> {
  const allowed = !on || (await Notification.requestPermission()) === 'granted';
  save('notify', on && allowed);
  setWanted(on && allowed);
  return allowed;
}

/** Tells when a turn begins here while the page is hidden. */
export function notifyOfTurns(game: Game): void {
  const begins = createMemo(() => game.turn().stage !== 'waiting');
  const seq = createMemo(() => game.position()?.seq);
  createEffect(
    on(
      [begins, seq],
      ([mine]) => {
        if (!mine || !document.hidden || !isNotified()) return;
        const others = (game.table()?.seats ?? []).filter((seat) => !game.own().includes(seat.player));
        const names = others.map((seat) => say(seat.called)).join(', ');
        const body = names ? t().notify.body(names) : t().notify.alone;
        try {
          // One for a game, however many turns go by.
          const note = new Notification(t().table.yourTurn, { body, tag: game.id, icon: '/favicon.svg' });
          note.onclick = () => {
            window.focus();
            note.close();
          };
        } catch {
          // Some systems let only a service worker do it: the tab's title says it all the same.
        }
      },
      { defer: true },
    ),
  );
}
