// What a board shows. The host makes one of these; the board draws it and reports gestures.

import type { Area } from '../protocol/Area';
import type { DrawnTile } from '../protocol/DrawnTile';
import type { PieceInfo } from '../protocol/PieceInfo';
import type { TileInfo } from '../protocol/TileInfo';
import type { Insets } from './camera';
import type { Offer, Turn } from './turn';

/** Parts of tiles to be set off together, as one feature. */
export interface Mark {
  areas: readonly Area[];
  /** `inspect` for what the pointer is on, `scored` for what has just been scored. */
  kind: 'inspect' | 'scored';
  /** Said on the board at the mark, such as `+4`. */
  label?: string;
}

export interface BoardState {
  tiles: readonly TileInfo[];
  pieces: readonly PieceInfo[];
  /** The tile in hand. */
  drawn: DrawnTile | null;
  /** What may be done with it at this device. */
  offer: Offer;
  /** How far the player has got with it. */
  turn: Turn;
  /** Whose figures stand on the spots to choose from: the seat, counted from one. */
  seat: number | null;
  marks: readonly Mark[];
  /** What panels cover. */
  insets: Insets;
}

/** The drawing of the tile in hand in a rotation. */
export const drawnSymbol = (drawn: DrawnTile, rotation: number): string =>
  drawn.symbols[(rotation / 90) % 4] ?? drawn.symbols[0] ?? '';
