// The Castle: walls around the tiles that are the score track, wall tiles and keeps.

import { Show } from 'solid-js';
import { t } from '../../../i18n';
import { wholeSquares } from '../../marks/squares';
import type { GameRoom } from '../room';
import { Holdings, WallTileList } from './holdings';
import { createKeeps } from './keeps';
import { backdropOf, edgesOf, keepsOn, markersOf, tokensOf, trackOf } from './scene';

export const castle: GameRoom = {
  followers: () => t().castle.followers,
  features: [
    { kind: 'road', thin: true },
    { kind: 'tower' },
    { kind: 'house' },
    { kind: 'market' },
    { kind: 'court', endless: true },
  ],
  scene: {
    figures: keepsOn,
    backdrop: backdropOf,
    tokens: tokensOf,
    edges: edgesOf,
    track: trackOf,
    markers: markersOf,
  },
  marks: {
    // A keep is paid for squares on which nothing lies.
    scoring: ({ occasion }, position) =>
      occasion === 'keep' ? { areas: wholeSquares(position.castle?.empty ?? []) } : {},
  },
  log: {
    silent: ['marker-moved'],
    aloud: ['keep-set', 'wall-tile-taken', 'wall-tile-revealed', 'wall-tile-used', 'bonus'],
    retold: ['keep-set', 'wall-tile-revealed', 'wall-tile-used', 'bonus'],
  },
  side: { hasHoldings: () => true },
  legend: {
    title: () => t().castle.wallTiles,
    about: () => t().castle.wallTilesHow,
    list: (kinds, position) => (
      <Show when={kinds.art.castle}>
        {(art) => <WallTileList art={art()} info={position?.castle ?? null} />}
      </Show>
    ),
  },
  whole: true,
  open(host) {
    const keeps = createKeeps(host);
    return {
      under: keeps.marks,
      holdings: (player, position) => (
        <Show when={position().castle}>
          {(info) => (
            <Show when={host.kinds.art.castle}>
              {(art) => (
                <Holdings
                  art={art()}
                  info={info()}
                  player={player}
                  keeps={keeps}
                  wallTiles={() => host.openLegend()}
                />
              )}
            </Show>
          )}
        </Show>
      ),
    };
  },
};
