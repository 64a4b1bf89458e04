// What is set off on the board: what was scored just now, what the log shows, what the pointer is on.

import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { featureAt, type Mark, type Point, type Square } from '../board';
import type { FeatureInfo } from '../protocol/FeatureInfo';
import type { ScoringInfo } from '../protocol/ScoringInfo';
import type { Game } from './game';
import { scoringsOf } from './history';

// How long what was scored stays marked, in milliseconds.
const FLASH = 3200;

/** A place on a tile, and where that is on the screen. */
export interface Place {
  square: Square;
  within: Point;
  screen: Point;
}

export interface Marking {
  marks(): Mark[];
  /** The pointer is here. */
  inspect(place: Place | null): void;
  place(): Place | null;
  feature(): FeatureInfo | null;
  /** Somebody wants to see this scoring, or no longer. */
  pin(scoring: ScoringInfo | null): void;
}

export const markOf = (scoring: ScoringInfo): Mark => ({
  areas: scoring.areas,
  kind: 'scored',
  label: scoring.winners.length > 0 ? `+${scoring.points}` : undefined,
});

export function createMarking(game: Game): Marking {
  const [flashes, setFlashes] = createSignal<Mark[]>([]);
  const [pinned, pin] = createSignal<ScoringInfo | null>(null);
  const [place, setPlace] = createSignal<Place | null>(null);

  createEffect(
    on(
      game.fresh,
      (fresh) => {
        // The end of the game is told step by step instead.
        if (game.position()?.turn === null) return;
        for (const { scoring } of scoringsOf(fresh)) {
          const mark = markOf(scoring);
          setFlashes((now) => [...now, mark]);
          setTimeout(() => setFlashes((now) => now.filter((m) => m !== mark)), FLASH);
        }
      },
      { defer: true },
    ),
  );

  const feature = createMemo(() => {
    const where = place();
    const features = game.features();
    return (where && features?.[featureAt(features, where.square, where.within)]) ?? null;
  });
  // Somebody rests on a feature while the game goes on: what is said about it follows.
  createEffect(on(game.position, () => place() && game.wantFeatures(), { defer: true }));

  const marks = createMemo((): Mark[] => {
    const all = [...flashes()];
    const kept = pinned();
    if (kept) all.push(markOf(kept));
    const under = feature();
    if (under) all.push({ areas: under.areas, kind: 'inspect' });
    return all;
  });

  return {
    marks,
    inspect(where) {
      setPlace(where);
      if (where) game.wantFeatures();
    },
    place,
    feature,
    pin,
  };
}
