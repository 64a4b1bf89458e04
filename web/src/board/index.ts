// All that the host of a board needs.

export {
  actionsOf,
  afterGesture,
  begin,
  followersOf,
  type Gesture,
  type Hand,
  isSending,
  isUndoable,
  kindInHand,
  legalSquares,
  NOTHING,
  type Offer,
  type Turn,
  tilesOffered,
  ways,
  waysInHand,
} from '../table/turn/turn';
export { Board, type BoardProps } from './board';
export { type Bounds, type Insets, type Point, type Square, TILE } from './camera';
export { anchorOf, nearestTo, pointOf, readingOrder, stepFrom } from './explore';
export { featureAt } from './hit';
export type { Explore } from './keys';
export { besideRim, beyond, type Pose, type Rim, rimAt, rimId, sameRim } from './rim';
export {
  type Backdrop,
  type BoardEdge,
  type BoardMarker,
  type BoardPick,
  type BoardPiece,
  type BoardRim,
  type BoardState,
  type BoardTile,
  type BoardToken,
  type Cover,
  chosenSpot,
  type Mark,
  type Outline,
  type Site,
  type Spot,
} from './state';
export type { View } from './view';
