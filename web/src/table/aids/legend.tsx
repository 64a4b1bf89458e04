// What the marks on the board mean, drawn as they are there.

import './legend.css';
import { For, type JSX } from 'solid-js';
import { MarkLabel, MarkView, SquareView, TILE } from '../../board';
import { t } from '../../i18n';
import type { Aid } from '../../protocol/Aid';
import { deadMarks, ownedMarks } from './marks';

/** The lines of the legend that belong to these aids; `short` where there is little room. */
export function Legend(props: { shows(aid: Aid): boolean; short?: boolean }) {
  const all = (): { aid: Aid; picture: () => JSX.Element; said: string }[] => [
    {
      aid: 'squares',
      picture: () => square(true),
      said: props.short ? t().aids.legendFitsShort : t().aids.legendFits,
    },
    {
      aid: 'squares',
      picture: () => square(false),
      said: props.short ? t().aids.legendTurnShort : t().aids.legendTurn,
    },
    { aid: 'dead', picture: cross, said: t().aids.legendDead },
    { aid: 'fields', picture: shared, said: t().aids.legendOwned },
  ];
  return (
    <ul class="legend-marks" data-legend>
      <For each={all().filter((one) => props.shows(one.aid))}>
        {(one) => (
          <li>
            <svg class="legend-mark" viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true">
              {one.picture()}
            </svg>
            <span>{one.said}</span>
          </li>
        )}
      </For>
    </ul>
  );
}

const square = (fits: boolean) => <SquareView square={{ x: 0, y: 0, fits }} sample />;

const cross = () => <For each={deadMarks([[0, 0]])}>{(mark) => <MarkLabel mark={mark} sample />}</For>;

const shared = () => {
  const path = `M8 8H${TILE - 8}V${TILE - 8}H8z`;
  const shapes = () => [{ x: 0, y: 0, path, dx: TILE / 2, dy: TILE / 2 }];
  const feature = {
    kind: 'field' as const,
    areas: [],
    tiles: 1,
    completed: false,
    open: 0,
    followers: [1, 1],
    owners: [1, 2],
    points: 0,
    said: { en: '', fr: '' },
  };
  return (
    <For each={ownedMarks([feature], shapes, new Set(), true)}>
      {(mark) => <MarkView mark={mark} sample />}
    </For>
  );
};
