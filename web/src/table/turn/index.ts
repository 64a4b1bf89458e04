// The turn that is being made up at this page.

export { type Hand, legalSquares, liftable, NOTHING, type Offer, tilesOffered, type Way } from './offer';
export { cursorOf, goneFrom, handShown, looseShown, roomFor, squaresShown, targetOf } from './shown';
export {
  actionsOf,
  afterGesture,
  answerOf,
  begin,
  canFlip,
  chosen,
  followerOf,
  followersOf,
  isSending,
  isUndoable,
  kindInHand,
  type Turn,
  type TurnGesture,
  ways,
  waysInHand,
} from './turn';
