// The base game, with its expansions and variants.

import './base.css';
import { Show } from 'solid-js';
import { t } from '../../../i18n';
import { PiecePicture } from '../../../parts/figure';
import type { EventKind } from '../../../protocol/EventKind';
import type { GameRoom, Supply } from '../room';
import { citizensOf, coversOf, quarterMarks } from './carcassonne';
import { goodsMarks } from './goods';
import { Hands, OnTable } from './hands';
import { createMoves } from './moves';
import { pieces } from './pieces';
import { hands, hasHands } from './tiles';

const RETOLD: EventKind[] = [
  'mountain-raised',
  'rebuilt',
  'moved',
  'sent-to-quarter',
  'count-moved',
  'left-quarter',
  'river-ended',
  'goods-scored',
  'put-back',
  'discarded',
  'passed-over',
];

export const base: GameRoom = {
  features: [
    { kind: 'monastery' },
    { kind: 'road', thin: true },
    { kind: 'stream', thin: true },
    { kind: 'city' },
    { kind: 'field', endless: true },
    { kind: 'river', thin: true },
    { kind: 'lake', endless: true },
    { kind: 'mountain' },
  ],
  pieces,
  scene: { figures: citizensOf, covers: coversOf },
  marks: {
    event: (event, position, kinds) =>
      event.kind === 'goods-scored' ? goodsMarks(event, position, kinds) : null,
    entry: ({ quarter }, kinds) => (quarter ? quarterMarks(quarter, kinds) : []),
  },
  log: {
    signs: {
      dealt: 'hand',
      opened: 'eye',
      given: 'hand',
      'put-back': 'undo',
      discarded: 'bin',
      'passed-over': 'skip',
      'mountain-raised': 'mountain',
      paid: 'coin',
      rebuilt: 'again',
      moved: 'move',
      'sent-to-quarter': 'gate',
      'count-moved': 'crown',
      'left-quarter': 'gate',
      'river-ended': 'boat',
      'trade-opened': 'good',
      'goods-scored': 'good',
    },
    retold: RETOLD,
    // Tiles that come into hands are said with the turn.
    aloud: [...RETOLD, 'given', 'opened', 'paid', 'trade-opened'],
  },
  hands,
  bar: {
    hint: (spots) => (spots.some((spot) => spot.either) ? t().base.hintBig : null),
    costs: ({ base: info }) => (info?.costs ? t().base.costs : null),
  },
  side: {
    supplies({ base: info }, kinds, player): Supply[] {
      const art = kinds.art.base;
      const [big, goods] = [info?.big[player - 1], info?.goods[player - 1]];
      const all: Supply[] = [];
      if (big !== undefined) {
        const picture = () => <PiecePicture symbol={art?.big[player - 1]} class="big" box="-20 -27 40 52" />;
        all.push({ what: 'big', label: t().base.bigLeft(big), left: big, picture });
      }
      if (goods !== undefined) {
        const picture = () => (
          <PiecePicture symbol={art?.goods[player - 1]} class="good" box="-14 -14 28 28" />
        );
        all.push({ what: 'goods', label: t().base.goodsLeft(goods), left: goods, brief: true, picture });
      }
      return all;
    },
    hasHoldings: (position) => hasHands(position.base),
    left({ base: info }, small) {
      const river = info?.river_left ?? 0;
      if (river === 0) return null;
      return small ? t().base.riverLeftShort(river) : t().base.riverLeft(river);
    },
    onTable: (position, kinds) => (
      <Show when={position().base}>{(info) => <OnTable info={info()} kinds={kinds} />}</Show>
    ),
  },
  open: (host) => ({
    choices: createMoves(host),
    holdings: (player, position) => (
      <Show when={position().base}>
        {(info) => <Hands info={info()} kinds={host.kinds} player={player} />}
      </Show>
    ),
  }),
};
