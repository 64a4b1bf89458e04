// All that the host of a board needs.

export { Board, type BoardProps } from './board';
export type { Insets, Point, Square } from './camera';
export { featureAt } from './hit';
export type { BoardState, Mark } from './state';
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
