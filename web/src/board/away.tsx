// The last tile lies beyond the screen: an arrow at the rim shows where.

import { createMemo, Show } from 'solid-js';
import { t } from '../i18n';
import { Icon } from '../parts/icon';
import { type Insets, type Point, type Size, TILE, toScreen } from './camera';
import type { BoardState } from './state';
import type { View } from './view';

// Half of the arrow, and its distance from the rim.
const HALF = 28;

/**
 * Where an arrow goes that points from the middle of what panels leave free to a place beyond it, and how it is
 * turned, in degrees; `null` if the place is within.
 */
export function awayFrom(at: Point, screen: Size, insets: Insets): (Point & { turned: number }) | null {
  const [left, right] = [insets.left, screen.width - insets.right];
  const [top, bottom] = [insets.top, screen.height - insets.bottom];
  if (at.x >= left && at.x <= right && at.y >= top && at.y <= bottom) return null;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const [dx, dy] = [at.x - middle.x, at.y - middle.y];
  const reach = { x: (right - left) / 2 - HALF, y: (bottom - top) / 2 - HALF };
  const part = Math.min(reach.x / Math.max(1, Math.abs(dx)), reach.y / Math.max(1, Math.abs(dy)));
  // The drawing points up.
  const turned = Math.round((Math.atan2(dx, -dy) * 180) / Math.PI);
  return { x: middle.x + dx * part, y: middle.y + dy * part, turned };
}

export function Away(props: { state: BoardState; view: View }) {
  // Tiles stand in the order in which they were laid.
  const last = createMemo(() => {
    const laid = props.state.tiles.filter((tile) => tile.last !== null);
    return laid[laid.length - 1] ?? null;
  });
  const away = createMemo(() => {
    const tile = last();
    if (!tile || props.view.screen().width === 0) return null;
    const at = toScreen(props.view.camera(), { x: (tile.x + 0.5) * TILE, y: (tile.y + 0.5) * TILE });
    const place = awayFrom(at, props.view.screen(), props.state.insets);
    return place && { ...place, tile };
  });
  return (
    <Show when={away()}>
      {(one) => (
        <button
          type="button"
          class={`icon-button away seat-${one().tile.last}`}
          aria-label={t().board.away}
          title={t().board.away}
          style={{ transform: `translate(${one().x}px, ${one().y}px) translate(-50%, -50%)` }}
          onClick={() => props.view.show([one().tile])}
          data-act="away"
        >
          <span class="away-arrow" style={{ transform: `rotate(${one().turned}deg)` }}>
            <Icon name="away" />
          </span>
        </button>
      )}
    </Show>
  );
}
