// All that the host of a board needs.

export { Board, type BoardProps } from './board';
export {
  type Bounds,
  type Insets,
  type Point,
  type Square,
  sameSquare,
  TILE,
  toBoard,
  toScreen,
} from './camera';
export { anchorOf, nearestTo, pointOf, readingOrder, stepFrom } from './explore';
export { pieceKey, tileKey } from './flights';
export type { Direction, Gesture } from './gestures';
export { type Found, featureAt } from './hit';
export type { Explore } from './keys';
export { SquareView } from './layers';
export { MarkLabel, MarkView } from './marks';
export { besideRim, beyond, type Pose, type Rim, rimAt, rimId, sameRim } from './rim';
export { spread } from './spread';
export {
  type Backdrop,
  type BoardEdge,
  type BoardFlight,
  type BoardHand,
  type BoardHint,
  type BoardMarker,
  type BoardPick,
  type BoardPiece,
  type BoardRim,
  type BoardSquare,
  type BoardState,
  type BoardTile,
  type BoardToken,
  type Cover,
  chosenSpot,
  type Mark,
  type Outline,
  type Site,
  type Spot,
  type Standing,
} from './state';
export type { View } from './view';
