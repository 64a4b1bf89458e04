// What a board shows. The host makes one of these; the board draws it and reports gestures. Everything
// in it is ready to be drawn: the board looks nothing up.

import type { Insets, Square } from './camera';
import type { Offer, Turn } from './turn';

/** A tile that lies. */
export interface BoardTile extends Square {
  /** The id of its drawing. */
  symbol: string;
  /** The player whose last tile it is. */
  last: number | null;
}

/** A figure on a tile, at so many units from the tile's left and upper edge. */
export interface BoardPiece extends Square {
  symbol: string;
  dx: number;
  dy: number;
}

/** The outline of a part of a tile. */
export interface Outline extends Square {
  path: string;
}

/** A place for a follower on the tile that is being laid. */
export interface Spot extends Outline {
  /** What choosing it does. */
  action: string;
  dx: number;
  dy: number;
  lying: boolean;
  /** What it is called, such as `farmer, north`. */
  label: string;
}

/** Parts of tiles to be set off together, as one feature. */
export interface Mark {
  areas: readonly Outline[];
  /** `inspect` for what somebody looks at, `scored` for what has just been scored. */
  kind: 'inspect' | 'scored';
  /** Said on the board at the mark, such as `+4`. */
  label?: string | undefined;
}

export interface BoardState {
  tiles: readonly BoardTile[];
  pieces: readonly BoardPiece[];
  /** The drawings of the tile in hand, by quarter turns. */
  drawn: readonly string[] | null;
  /** What may be done with it at this device. */
  offer: Offer;
  /** How far the player has got with it. */
  turn: Turn;
  /** Where a follower can stand, as far as the turn has got. */
  spots: readonly Spot[];
  /** Whose figures stand on the spots to choose from: the seat, counted from one. */
  seat: number | null;
  marks: readonly Mark[];
  /** Arrows go from feature to feature instead of making up a turn. */
  exploring: boolean;
  /** What panels cover. */
  insets: Insets;
}

/** The drawing of the tile in hand in a rotation. */
export const drawnSymbol = (drawn: readonly string[], rotation: number): string =>
  drawn[(rotation / 90) % 4] ?? drawn[0] ?? '';

/** The follower that has been chosen so far. */
export const chosenSpot = (state: Pick<BoardState, 'turn' | 'spots'>): Spot | null => {
  const { turn, spots } = state;
  if (turn.stage !== 'placed' && turn.stage !== 'follower') return null;
  return spots.find((spot) => spot.action === turn.follower) ?? null;
};
