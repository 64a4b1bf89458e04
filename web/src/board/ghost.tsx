// The tile in hand: it follows the pointer, and snaps to a square where it fits.

import { Show } from 'solid-js';
import { type Camera, type Point, sameSquare, squareAt, TILE, toScreen } from './camera';
import type { BoardState } from './state';

// Over tiles that lie it makes room for what there is to see: so large is it then, in pixels.
const ASIDE = 44;

export function Ghost(props: { state: BoardState; camera: Camera; pointer: Point | null }) {
  const held = () => {
    const { hand, cursor } = props.state;
    if (!hand || hand.lies) return null;
    const { symbol } = hand;
    const side = TILE * props.camera.scale;
    if (cursor) {
      const at = toScreen(props.camera, { x: cursor.x * TILE, y: cursor.y * TILE });
      return { symbol, at, side, snapped: true };
    }
    if (!props.pointer) return null;
    const over = squareAt(props.camera, props.pointer);
    if (props.state.tiles.some((tile) => sameSquare(tile, over))) {
      const small = Math.min(side, ASIDE);
      return {
        symbol,
        at: { x: props.pointer.x + 14, y: props.pointer.y + 18 },
        side: small,
        snapped: false,
      };
    }
    const at = { x: props.pointer.x - side / 2, y: props.pointer.y - side / 2 };
    return { symbol, at, side, snapped: false };
  };
  return (
    <Show when={held()}>
      {(ghost) => (
        <svg
          class="ghost"
          classList={{ 'ghost-snapped': ghost().snapped }}
          viewBox={`0 0 ${TILE} ${TILE}`}
          aria-hidden="true"
          style={{
            width: `${ghost().side}px`,
            height: `${ghost().side}px`,
            transform: `translate(${ghost().at.x}px, ${ghost().at.y}px)`,
          }}
        >
          <use href={`#${ghost().symbol}`} width={TILE} height={TILE} />
        </svg>
      )}
    </Show>
  );
}
