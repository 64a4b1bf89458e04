// The City: three piles, and walls, towers and guards around the tiles.

import { Show } from 'solid-js';
import { t } from '../../../i18n';
import type { GameRoom } from '../room';
import { createGuards } from './guards';
import { BuildingLine, CityHoldings, CityState } from './holdings';
import { createPileNews, PileBanner } from './piles';
import { answerMarks, rimsOf, sitesOf, wallMarks } from './walls';

export const city: GameRoom = {
  followers: () => t().city.followers,
  features: [{ kind: 'road', thin: true }, { kind: 'market' }, { kind: 'residential', endless: true }],
  scene: {
    rims: rimsOf,
    sites: sitesOf,
    edges: (position) => (position.city?.edges ?? []).map(({ x, y, symbol }) => ({ x, y, symbol })),
  },
  marks: { event: wallMarks, answer: answerMarks },
  log: {
    aloud: ['pile-begun', 'building-begun', 'gate-set', 'wall-set', 'guard-set', 'tower-set', 'city-ends'],
    retold: ['pile-begun', 'gate-set', 'guard-set', 'tower-set'],
  },
  bar: {
    line: (game) => (
      <Show when={game.position()?.city}>
        {(info) => <BuildingLine info={info()} table={game.table()} />}
      </Show>
    ),
    doing({ city: info }, name) {
      const step = info?.building?.step;
      return step ? { step, said: t().city.does(step, name) } : null;
    },
  },
  side: {
    hasHoldings: () => true,
    status: (position, small) => (
      <Show when={position().city}>{(info) => <CityState info={info()} small={small()} />}</Show>
    ),
  },
  whole: true,
  open(host) {
    const guards = createGuards(host);
    const piles = createPileNews(host.game);
    return {
      over: guards.marks,
      inspect: guards.inspect,
      tip: guards.look,
      holdings: (player, position) => (
        <Show when={position().city}>
          {(info) => <CityHoldings info={info()} player={player} guards={guards} />}
        </Show>
      ),
      news: () => <PileBanner news={piles} />,
      room: {
        news: () => piles.begun() !== null,
      },
    };
  },
};
