// Earlier positions of a game, to show it again.

import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { getFeatures, getPosition, RefusedError } from '../../connection/http';
import type { FeatureInfo } from '../../protocol/FeatureInfo';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { Game } from '../game';
import { stopsOf } from '../log/history';

export interface Past {
  /** The positions to stop at, by how many actions led to them. */
  stops(): number[];
  stop(): number;
  setStop(stop: number): void;
  /** The position there; `null` until it has come, and when the past is not shown. */
  position(): PositionInfo | null;
  /** The features of that position; `null` until they have come. */
  features(): readonly FeatureInfo[] | null;
  wantFeatures(): void;
}

export function createPast(game: Game, shown: () => boolean): Past {
  const stops = createMemo(() => stopsOf(game.entries()));
  const [stop, setStop] = createSignal(0);
  const [position, setPosition] = createSignal<PositionInfo | null>(null);
  const known = new Map<number, PositionInfo>();
  const wanted = () => (shown() ? stops()[stop()] : undefined);

  createEffect(
    on(wanted, async (seq) => {
      if (seq === undefined) return setPosition(null);
      try {
        const found = known.get(seq) ?? (await getPosition(game.id, seq));
        known.set(seq, found);
        // A slider moves faster than answers come: only the last one asked for is shown.
        if (wanted() === seq) setPosition(found);
      } catch (error) {
        // If the server is gone, the page says so already; the next move of the slider asks again.
        if (error instanceof RefusedError) game.refused(error.refusal);
      }
    }),
  );

  // After a take-back the same number may be another position.
  createEffect(
    on(
      game.takebacks,
      () => {
        known.clear();
        asked.clear();
        setFeatures(new Map());
      },
      { defer: true },
    ),
  );

  const [features, setFeatures] = createSignal<ReadonlyMap<number, readonly FeatureInfo[]>>(new Map());
  const asked = new Set<number>();

  return {
    stops,
    stop,
    setStop,
    position,
    features: () => features().get(position()?.seq ?? -1) ?? null,
    async wantFeatures() {
      const seq = position()?.seq;
      if (seq === undefined || asked.has(seq)) return;
      asked.add(seq);
      try {
        const found = await getFeatures(game.id, seq);
        setFeatures((before) => new Map(before).set(seq, found));
      } catch (error) {
        asked.delete(seq);
        if (error instanceof RefusedError) game.refused(error.refusal);
      }
    },
  };
}
