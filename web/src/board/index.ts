// All that the host of a board needs.

export { Board, type BoardProps } from './board';
export type { Bounds, Insets, Point, Square } from './camera';
export { anchorOf, nearestTo, pointOf, readingOrder, stepFrom } from './explore';
export { featureAt } from './hit';
export type { Explore } from './keys';
export { type BoardPiece, type BoardState, type BoardTile, chosenSpot, type Mark, type Spot } from './state';
export {
  actionsOf,
  afterGesture,
  begin,
  followersOf,
  type Gesture,
  NOTHING,
  type Offer,
  type Turn,
} from './turn';
export type { View } from './view';
