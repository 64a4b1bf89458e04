// The guards on the walls of The City: whose somebody looks at, and the rows they watch.

import { createMemo, createSignal } from 'solid-js';
import { type Bounds, type Mark, rimAt, TILE } from '../../../board';
import { say, t } from '../../../i18n';
import type { Place } from '../../marks/marking';
import { nameOf } from '../../people/names';
import type { RoomHost } from '../room';
import { guarded, rowMark } from './walls';

// A guard stands about here outside its tile, and so near to it is on it, in units of the drawing.
const OUTSIDE = 12;
const REACH = 34;

export interface Guards {
  marks(): Mark[];
  /** The pointer is here; answers whether that is on a guard. */
  inspect(place: Place | null): boolean;
  /** What is said of the guard under the pointer, and where. */
  look(): { said: string; box: Bounds } | null;
  /** Whether the rows of a player's guards are shown for as long as somebody wants. */
  shown(player: number): boolean;
  toggle(player: number): void;
  /** Somebody points at a player's guards, or no longer. */
  point(player: number | null): void;
}

export function createGuards(host: RoomHost): Guards {
  // While the end is told nothing else is looked at.
  const position = () => (host.mode() === 'finale' ? null : host.shown());
  const [place, setPlace] = createSignal<Place | null>(null);
  const [kept, setKept] = createSignal<number | null>(null);
  const [pointed, point] = createSignal<number | null>(null);

  const all = createMemo(() =>
    guarded(position()?.city?.walls ?? []).map((wall) => ({ ...wall.at, guard: wall.guard })),
  );
  const under = createMemo(() => {
    const at = place();
    if (!at) return null;
    const { square, within } = at;
    const on = { x: square.x * TILE + within.x, y: square.y * TILE + within.y };
    return rimAt(all(), on, REACH, OUTSIDE);
  });

  const marks = createMemo((): Mark[] => {
    const one = under();
    const player = pointed() ?? kept();
    const lit = one ? [one] : all().filter(({ guard }) => guard.player === player);
    return lit.map(({ guard, ...from }) =>
      rowMark(host.kinds, position()?.tiles ?? [], {
        from,
        squares: guard.row,
        points: guard.points,
        kind: 'inspect',
      }),
    );
  });

  return {
    marks,
    inspect(where) {
      setPlace(where);
      return under() !== null;
    },
    look: () => {
      const one = under();
      if (!one) return null;
      const { player, said, row } = one.guard;
      // Not upon the row it is about.
      const box = host.view()?.boxOf(row.map(([x, y]) => ({ x, y })));
      return box ? { said: t().city.guardOf(nameOf(host.game.table(), player), say(said)), box } : null;
    },
    shown: (player) => kept() === player,
    toggle: (player) => setKept(kept() === player ? null : player),
    point,
  };
}
