// What a board shows. The host makes one of these; the board draws it and reports gestures. Everything
// in it is ready to be drawn: the board looks nothing up.

import type { Insets, Point, Square } from './camera';
import type { Pose, Rim } from './rim';

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

/** Something drawn over several tiles. Lengths are in units of the drawing. */
export interface Cover {
  symbol: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What lies under and around the tiles and never changes. Lengths are in units of the drawing. */
export interface Backdrop {
  /** The id of its drawing. */
  symbol: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** The squares of it that have parts of features. */
  squares: readonly Square[];
}

/** Something drawn over a tile, as wide as the tile. */
export interface BoardEdge extends Square {
  symbol: string;
}

/** Something that stands on a side of a tile, by its drawing for the north side. */
export interface BoardRim extends Rim {
  /** What tells it from all others. */
  id: string;
  symbol: string;
  pose: Pose;
  /** Whether it stands above the tiles, or lies below them. */
  above: boolean;
}

/** A side to choose, for something to be set there. */
export interface Site extends Rim {
  /** What choosing it does. */
  action: string;
  /** The drawing of what could stand there, … */
  ghost: string;
  /** … and of it once it is chosen. */
  symbol: string;
  pose: Pose;
  /** What it means, as a sentence. */
  label: string;
  /** Points that come with it, such as `+3`. */
  note: string | null;
  chosen: boolean;
}

/** Something small beside the tiles, by its middle. */
export interface BoardToken extends Point {
  symbol: string;
  side: number;
}

/** A score marker. */
export interface BoardMarker {
  symbol: string;
  score: number;
}

/** The outline of a part of a tile. */
export interface Outline extends Square {
  path: string;
  /** How many squares it spans from there to the east and to the south, if it is more than one. */
  spans?: readonly [number, number];
}

/** The tile in hand, as it is turned. */
export interface BoardHand {
  /** The id of its drawing in this rotation. */
  symbol: string;
  /** In degrees. */
  rotation: number;
  /** Where it lies for the time being; `null` while it is only held. */
  lies: Square | null;
}

/** A square where the tile in hand fits. */
export interface BoardSquare extends Square {
  /** Whether it fits as it is turned now. */
  fits: boolean;
}

/** A piece that could stand somewhere. */
export interface Standing {
  action: string;
  symbol: string;
  label: string;
  listed?: string;
  /** What it is called beside the first of several. */
  short?: string;
}

/** A place for a follower or another piece on the tile that is being laid. */
export interface Spot extends Outline {
  /** What choosing it does. */
  action: string;
  dx: number;
  dy: number;
  /** The drawing of what would stand there. */
  symbol: string;
  /** What it is called, such as `farmer, north`. */
  label: string;
  chosen: boolean;
  /** What a tap chooses, if that is not `action`; `null` for nobody. */
  tap?: string | null;
  /** Said beside it, such as what another tap does. */
  note?: string;
  /** Where more than one kind of piece could stand there: all of them. */
  either?: readonly Standing[];
  /** What it is called in a list of places on many tiles. */
  listed?: string;
}

/** Something on the board to choose that is not a place on the tile being laid. */
export interface BoardPick {
  /** What choosing it is reported as. */
  id: string;
  /** A figure that may move, a place for a piece, or all that an outline holds. */
  kind: 'mover' | 'target' | 'region';
  /** Its middle, in units of the drawing. */
  x: number;
  y: number;
  /** Where its outline is, if it has one, from this place on. */
  outline: (Point & { path: string }) | null;
  /** The drawing of what would stand there. */
  symbol: string;
  /** What choosing it means. */
  label: string;
  /** Written on the board. */
  name: string | null;
  chosen: boolean;
}

/** A tile and a figure as they might lie. */
export interface BoardHint {
  tile: (Square & { symbol: string }) | null;
  piece: BoardPiece | null;
}

/** Parts of tiles to be set off together, as one feature. */
export interface Mark {
  areas: readonly Outline[];
  /**
   * `inspect` for what somebody looks at, `scored` for what has just been scored, `faint` for what is good
   * to know all the time, `owned` for what somebody has, `dead` for squares that stay empty, `asked` for what
   * somebody asks about.
   */
  kind: 'inspect' | 'scored' | 'faint' | 'owned' | 'dead' | 'asked';
  /** Those whose it is, counted from one: it is set off in their colours. */
  seats?: readonly number[];
  /** Sides of tiles set off with them. */
  sides?: readonly Rim[];
  /** Said on the board at the mark, such as `+4`. */
  label?: string | undefined;
  /** What of it is struck out: the middle of each. */
  crosses?: readonly Point[];
  /** What is said beside it: the middle of each, and its words. */
  notes?: readonly (Point & { text: string })[];
}

/** A tile or a figure on its way to its place. */
export interface BoardFlight {
  id: number;
  what: 'tile' | 'figure';
  symbol: string;
  /** Its upper left corner, or the middle of a figure, in units of the drawing. */
  from: Point;
  to: Point;
  /** How large it is when it sets out, and when that is and how long it takes, in milliseconds. */
  size: number;
  delay: number;
  duration: number;
  /** What is not seen on the board before it has come. */
  brings: string;
}

export interface BoardState {
  tiles: readonly BoardTile[];
  pieces: readonly BoardPiece[];
  /** What they lie on, if not just on the table. */
  backdrop: Backdrop | null;
  edges: readonly BoardEdge[];
  tokens: readonly BoardToken[];
  /** What lies over them. */
  covers: readonly Cover[];
  /** What stands on the sides of tiles, in the order it is drawn. */
  rims: readonly BoardRim[];
  /** The middles of the spaces of a score track on the board; none if there is none. */
  track: readonly Point[];
  markers: readonly BoardMarker[];
  /** The tile that is about to be laid. */
  hand: BoardHand | null;
  /** The squares where it fits. */
  squares: readonly BoardSquare[];
  /** Every square where a tile could come to lie, whichever is taken in hand: the drawing has room for them. */
  room: readonly Square[];
  /** Where tiles lie that could be taken up. */
  loose: readonly Square[];
  /** Where the tile in hand lay before it was taken up. */
  gone: Square | null;
  /** The square that the tile in hand is held over, or that of the tile to be taken up. */
  cursor: Square | null;
  /** The tile that figures are placed on now. */
  target: Square | null;
  /** Where a follower can stand, as far as the turn has got. */
  spots: readonly Spot[];
  /** The sides to choose from. */
  sites: readonly Site[];
  /** What somebody is asked about, to be seen from nearby. */
  focus: readonly Square[];
  /** What else there is to choose. */
  picks: readonly BoardPick[];
  /** Whose tile is in hand: the seat, counted from one. */
  seat: number | null;
  marks: readonly Mark[];
  /** What somebody could do now, shown as if it were done. */
  hint?: BoardHint | null;
  flights: readonly BoardFlight[];
  /** Arrows go from feature to feature instead of making up a turn. */
  exploring: boolean;
  /** What panels cover. */
  insets: Insets;
}

/** The place for a follower that has been chosen so far. */
export const chosenSpot = ({ spots }: Pick<BoardState, 'spots'>): Spot | null =>
  spots.find((spot) => spot.chosen) ?? null;
