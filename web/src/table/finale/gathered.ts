// Where those stand who celebrate: close together on the tile in the middle of what brought them most.

import type { Shape } from '../../art/kinds';
import { figureId } from '../../art/symbols';
import type { BoardPiece } from '../../board';

// Around the place for a follower, those behind first.
const CIRCLE = [
  { dx: -16, dy: -20 },
  { dx: 16, dy: -20 },
  { dx: -27, dy: 4 },
  { dx: 27, dy: 4 },
  { dx: 0, dy: 12 },
];

export function gathered(player: number, areas: readonly Shape[]): BoardPiece[] {
  const x = areas.reduce((sum, area) => sum + area.x, 0) / areas.length;
  const y = areas.reduce((sum, area) => sum + area.y, 0) / areas.length;
  const far = (area: Shape) => (area.x - x) ** 2 + (area.y - y) ** 2;
  const [best] = [...areas].sort((a, b) => far(a) - far(b));
  if (!best) return [];
  const symbol = figureId(player);
  return CIRCLE.map(({ dx, dy }) => ({ x: best.x, y: best.y, symbol, dx: best.dx + dx, dy: best.dy + dy }));
}
