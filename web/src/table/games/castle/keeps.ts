// The keeps and what they are worth: the largest empty area within the walls.

import { createEffect, createMemo, createSignal } from 'solid-js';
import type { Mark } from '../../../board';
import type { Area } from '../../../protocol/Area';
import type { CastleInfo } from '../../../protocol/CastleInfo';
import { wholeSquares } from '../../marks/squares';
import type { RoomHost } from '../room';

export interface Keeps {
  marks(): Mark[];
  /** Shown for good, until somebody has had enough. */
  shown(): boolean;
  toggle(): void;
  /** Somebody points at a keep's line, or no longer. */
  point(on: boolean): void;
}

export function createKeeps(host: RoomHost): Keeps {
  const info = () => host.shown().castle;
  const [shown, setShown] = createSignal(false);
  const [pointed, setPointed] = createSignal(false);
  const wanted = () => (shown() || pointed()) && host.source() !== null;

  createEffect(() => {
    host.source()?.position();
    if (wanted() && info()) host.source()?.wantFeatures();
  });

  const houses = (castle: CastleInfo): Mark[] => {
    const features = host.source()?.features() ?? [];
    return castle.players.flatMap(({ keep }) => {
      const at = keep?.at;
      const holds = (area: Area) => area.x === at?.x && area.y === at.y && area.part === at.part;
      const house = features.find((feature) => feature.areas.some(holds));
      return house
        ? [{ areas: host.shapes(house.areas), kind: 'inspect' as const, label: `${keep?.tiles}` }]
        : [];
    });
  };

  const marks = createMemo((): Mark[] => {
    const castle = info();
    if (!castle || castle.empty.length === 0) return [];
    const areas = wholeSquares(castle.empty);
    if (!wanted()) return [{ areas, kind: 'faint' }];
    return [{ areas, kind: 'inspect', label: `${castle.empty.length}` }, ...houses(castle)];
  });

  return {
    marks,
    shown,
    toggle: () => setShown(!shown()),
    point: setPointed,
  };
}
