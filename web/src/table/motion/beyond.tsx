// Something happened beyond the screen: an arrow at the rim says where. The view does not go there by itself.

import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import { type Insets, type Point, type Square, TILE, toScreen, type View } from '../../board';
import type { Game } from '../game';

/** What panels leave free of the screen. */
export interface Free {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const freeOf = (screen: { width: number; height: number }, insets: Insets): Free => ({
  left: insets.left,
  top: insets.top,
  right: screen.width - insets.right,
  bottom: screen.height - insets.bottom,
});

// So far from the rim the arrow is, in pixels.
const MARGIN = 26;

/** Where at the rim an arrow to this point stands, and which way it looks, in degrees; `null` if the point is seen. */
export function arrowTo(to: Point, free: Free): (Point & { angle: number }) | null {
  const isSeen = to.x >= free.left && to.x <= free.right && to.y >= free.top && to.y <= free.bottom;
  if (isSeen) return null;
  const middle = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 };
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  const wide = Math.max(1, (free.right - free.left) / 2 - MARGIN);
  const high = Math.max(1, (free.bottom - free.top) / 2 - MARGIN);
  const part = 1 / Math.max(Math.abs(dx) / wide, Math.abs(dy) / high);
  return {
    x: middle.x + dx * part,
    y: middle.y + dy * part,
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

interface BeyondProps {
  game: Game;
  view: View | undefined;
  insets: Insets;
  playing: boolean;
}

export function Beyond(props: BeyondProps) {
  const { game } = props;
  const [last, setLast] = createSignal<(Square & { player: number }) | null>(null);
  createEffect(
    on(
      game.fresh,
      (fresh) => {
        for (const { player, laid, squares } of fresh) {
          if (player === null) continue;
          const [x, y] = laid ? [laid.x, laid.y] : (squares.at(-1) ?? []);
          if (x === undefined || y === undefined) continue;
          setLast(game.own().includes(player) ? null : { x, y, player });
        }
      },
      { defer: true },
    ),
  );
  const arrow = createMemo(() => {
    const [square, view] = [last(), props.view];
    if (!square || !view || !props.playing) return null;
    const at = toScreen(view.camera(), { x: (square.x + 0.5) * TILE, y: (square.y + 0.5) * TILE });
    const found = arrowTo(at, freeOf(view.screen(), props.insets));
    return found && { ...found, player: square.player };
  });
  return (
    <Show when={arrow()}>
      {(to) => (
        <svg
          class={`beyond seat-${to().player}`}
          viewBox="-20 -20 40 40"
          aria-hidden="true"
          style={{
            transform: `translate(${to().x}px, ${to().y}px) translate(-50%, -50%) rotate(${to().angle}deg)`,
          }}
          data-beyond
        >
          <path d="M-12-13L16 0l-28 13 6-13z" />
        </svg>
      )}
    </Show>
  );
}
