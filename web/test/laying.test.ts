// Turns with more to them than one tile and its square: several tiles, tiles face down, tiles taken up from
// the board, and something else that can be done instead.

import { describe, expect, test } from 'vitest';
import type { Answer } from '../src/protocol/Answer';
import type { Choice } from '../src/protocol/Choice';
import type { RebuildInfo } from '../src/protocol/RebuildInfo';
import {
  actionsOf,
  afterGesture,
  begin,
  canFlip,
  type TurnGesture as Gesture,
  isUndoable,
  kindInHand,
  legalSquares,
  liftable,
  NOTHING,
  type Offer,
  type Turn,
  tilesOffered,
  ways,
} from '../src/table/turn';

const answer = (action: string, more: Partial<Answer> = {}): Answer => ({
  action,
  said: { en: action, fr: action },
  does: 'use',
  areas: [],
  sides: [],
  tiles: [],
  ...more,
});
const lay = (tile: string, x: number, y: number, rotation: number, more: Partial<Choice> = {}): Choice => ({
  x,
  y,
  rotation,
  tile,
  action: `lay ${tile} ${x},${y} ${rotation}`,
  followers: [{ action: `follower ${x},${y} city n`, part: 0 }],
  ...more,
});
const playing =
  (offer: Offer) =>
  (...gestures: Gesture[]): Turn =>
    gestures.reduce((turn, gesture) => afterGesture(turn, offer, gesture), begin(offer));
const tap = (x: number, y: number): Gesture => ({ type: 'tap', square: { x, y } });
const take = (tile: string): Gesture => ({ type: 'take', tile });
const choose = (action: string): Gesture => ({ type: 'answer', answer: action });
const step = (to: 'left' | 'right' | 'up' | 'down'): Gesture => ({ type: 'step', to });
const undo: Gesture = { type: 'undo' };
const turn: Gesture = { type: 'turn' };
const flip: Gesture = { type: 'flip' };
const put: Gesture = { type: 'put' };

describe('several tiles', () => {
  // Both fit on 1,0 in different rotations, only the bend on 0,1.
  const offer: Offer = {
    ...NOTHING,
    choices: [lay('bend', 1, 0, 0), lay('bend', 0, 1, 90), lay('gate', 1, 0, 180), lay('gate', -1, 0, 180)],
  };
  const play = playing(offer);

  test('the first is in hand, and each can be taken by its name or its number', () => {
    expect(tilesOffered(offer)).toEqual(['bend', 'gate']);
    expect(kindInHand(play(), offer)).toBe('bend');
    expect(kindInHand(play(take('gate')), offer)).toBe('gate');
    expect(play({ type: 'number', number: 2 })).toEqual(play(take('gate')));
    expect(play({ type: 'number', number: 3 })).toEqual(play());
    expect(play(take('monastery'))).toEqual(play());
  });

  test('squares and rotations are those of the tile in hand', () => {
    expect(legalSquares(ways(play(), offer))).toEqual([
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]);
    expect(play(take('gate'), tap(0, 1))).toEqual(play(take('gate')));
    expect(play(take('gate'), tap(-1, 0))).toMatchObject({ stage: 'placed', rotation: 180 });
  });

  test('another keeps the square where it fits, turned so that it does, and nobody on it', () => {
    const placed = play(tap(1, 0), { type: 'pick', follower: 'follower 1,0 city n' });
    expect(afterGesture(placed, offer, take('gate'))).toMatchObject({
      stage: 'placed',
      square: { x: 1, y: 0 },
      rotation: 180,
      follower: null,
    });
    expect(play(tap(0, 1), take('gate'))).toMatchObject({ stage: 'choosing', cursor: null });
    const held = play({ type: 'point', square: { x: 1, y: 0 } }, take('gate'));
    expect(held).toMatchObject({ stage: 'choosing', cursor: { x: 1, y: 0 }, rotation: 180 });
  });

  test('the one in hand taken again changes nothing', () => {
    const placed = play(tap(1, 0), { type: 'pick', follower: 'follower 1,0 city n' });
    expect(afterGesture(placed, offer, take('bend'))).toEqual(placed);
  });

  test('the chosen one is sent', () => {
    expect(actionsOf(play(take('gate'), tap(1, 0)), offer)).toEqual(['lay gate 1,0 180', 'pass']);
  });

  test('undo takes back the square, then the choice of the tile', () => {
    const lifted = play(take('gate'), tap(1, 0), undo);
    expect(lifted).toMatchObject({ stage: 'choosing', cursor: { x: 1, y: 0 } });
    expect(isUndoable(lifted, offer)).toBe(true);
    expect(afterGesture(afterGesture(lifted, offer, undo), offer, undo)).toEqual(play());
    expect(isUndoable(play(), offer)).toBe(false);
  });
});

describe('a tile or something else', () => {
  const offer: Offer = {
    ...NOTHING,
    choices: [lay('monastery', 1, 0, 0)],
    answers: [answer('blind'), answer('good 2,2 field n', { areas: [{ x: 2, y: 2, part: 0 }] })],
  };
  const play = playing(offer);

  test('nothing is in hand before it is chosen', () => {
    expect(play()).toMatchObject({ stage: 'choosing', hand: { tile: null } });
    expect(ways(play(), offer)).toEqual([]);
    expect(play(tap(1, 0))).toEqual(play());
    expect(actionsOf(play(), offer)).toBeNull();
    expect(isUndoable(play(), offer)).toBe(false);
  });

  test('the tile and an answer exclude each other: one of them is sent', () => {
    const placed = play(take('monastery'), tap(1, 0));
    expect(actionsOf(placed, offer)).toEqual(['lay monastery 1,0 0', 'pass']);
    const asked = afterGesture(placed, offer, choose('blind'));
    expect(ways(asked, offer)).toEqual([]);
    expect(actionsOf(asked, offer)).toEqual(['blind']);
    const again = afterGesture(asked, offer, take('monastery'));
    expect(again).toMatchObject({ stage: 'choosing', hand: { tile: 'monastery' } });
    expect(actionsOf(again, offer)).toBeNull();
  });

  test('undo goes back to the choice between them', () => {
    expect(play(choose('blind'), undo)).toEqual(play());
    expect(play(take('monastery'), undo)).toEqual(play());
  });

  test('a tap on the board means what only one answer is about; not beside a tile that was put', () => {
    expect(actionsOf(play(tap(2, 2)), offer)).toEqual(['good 2,2 field n']);
    const placed = play(take('monastery'), tap(1, 0));
    expect(afterGesture(placed, offer, tap(2, 2))).toEqual(placed);
  });

  test('arrows go through the answers while nothing is in hand', () => {
    expect(play(step('right'))).toMatchObject({ stage: 'asked', answer: 'blind' });
    expect(play(step('right'), step('right'))).toMatchObject({ answer: 'good 2,2 field n' });
    expect(play({ type: 'number', number: 1 }, step('right'), put)).toMatchObject({ stage: 'placed' });
  });
});

describe('a follower placed or moved', () => {
  const move = answer('move follower 0,0 city n 0,0 road s', {
    areas: [{ x: 0, y: 0, part: 1 }],
    from: [{ x: 0, y: 0, part: 0 }],
  });
  const offer: Offer = {
    choices: [],
    followers: [{ action: 'follower 1,0 city n', part: 0 }],
    laid: { x: 1, y: 0 },
    answers: [move],
  };
  const play = playing(offer);

  test('neither, one or the other is sent', () => {
    expect(actionsOf(play(), offer)).toEqual(['pass']);
    const follower = play({ type: 'pick', follower: 'follower 1,0 city n' });
    expect(actionsOf(follower, offer)).toEqual(['follower 1,0 city n']);
    const moved = afterGesture(follower, offer, choose(move.action));
    expect(actionsOf(moved, offer)).toEqual([move.action]);
    expect(afterGesture(moved, offer, { type: 'pick', follower: 'follower 1,0 city n' })).toEqual(follower);
    expect(afterGesture(moved, offer, { type: 'pick', follower: null })).toEqual(play());
    expect(afterGesture(moved, offer, undo)).toEqual(play());
  });

  test('moving alone may be left out as well', () => {
    const only = { ...offer, followers: [] };
    expect(actionsOf(begin(only), only)).toEqual(['pass']);
    const moved = afterGesture(begin(only), only, choose(move.action));
    expect(actionsOf(moved, only)).toEqual([move.action]);
  });
});

describe('a tile that may lie face down', () => {
  const down = (x: number, y: number): Choice => ({
    x,
    y,
    rotation: 0,
    face_down: 'mountain',
    action: `mountain bend ${x},${y}`,
    followers: [],
  });
  const up = (x: number, y: number, rotation: number): Choice => ({
    x,
    y,
    rotation,
    action: `lay bend ${x},${y} ${rotation}`,
    followers: [],
  });
  const offer: Offer = { ...NOTHING, choices: [up(1, 0, 90), up(0, 1, 180), down(1, 0), down(2, 2)] };
  const play = playing(offer);

  test('is face up at first; face down it is another tile with other squares', () => {
    expect(canFlip(play(), offer)).toBe(true);
    expect(kindInHand(play(), offer)).toBeNull();
    expect(kindInHand(play(flip), offer)).toBe('mountain');
    expect(legalSquares(ways(play(flip), offer))).toEqual([
      { x: 1, y: 0 },
      { x: 2, y: 2 },
    ]);
    expect(play(flip, flip)).toMatchObject({ hand: { down: false } });
  });

  test('turned over where it lies it stays there if it fits', () => {
    const placed = play(tap(1, 0), flip);
    expect(placed).toMatchObject({ stage: 'placed', square: { x: 1, y: 0 }, rotation: 0 });
    expect(actionsOf(placed, offer)).toEqual(['mountain bend 1,0']);
    expect(play(tap(0, 1), flip)).toMatchObject({ stage: 'choosing', cursor: null });
  });

  test('undo turns it back', () => {
    expect(isUndoable(play(flip), offer)).toBe(true);
    expect(play(flip, undo)).toEqual(play());
  });

  test('is face down from the beginning where it fits in no other way', () => {
    const only = { ...offer, choices: [down(2, 2)] };
    expect(begin(only)).toMatchObject({ stage: 'choosing', hand: { down: true } });
    expect(canFlip(begin(only), only)).toBe(false);
    expect(afterGesture(begin(only), only, flip)).toEqual(begin(only));
  });
});

describe('a tile taken up from the board', () => {
  const rebuild = (from: [number, number], to: [number, number], rotation: number): Answer => {
    const rebuild: RebuildInfo = { tile: 'bend', from, to, rotation };
    return answer(`rebuild ${from} ${to} ${rotation}`, { rebuild, tiles: [from, to] });
  };
  const offer: Offer = {
    ...NOTHING,
    laid: { x: 9, y: 9 },
    answers: [
      rebuild([0, 0], [3, 0], 0),
      rebuild([0, 0], [3, 0], 180),
      rebuild([0, 0], [0, 3], 90),
      rebuild([1, 1], [3, 0], 270),
      answer('pass'),
    ],
  };
  const play = playing(offer);

  test('can be laid elsewhere at once, as a list of moves says', () => {
    const now = play({ type: 'lay', action: 'rebuild 0,0 3,0 180' });
    expect(now).toMatchObject({ stage: 'placed', square: { x: 3, y: 0 }, rotation: 180 });
    expect(actionsOf(now, offer)).toEqual(['rebuild 0,0 3,0 180']);
  });

  test('nothing is taken up at first, and nothing sent', () => {
    expect(play()).toEqual({ stage: 'lifting', cursor: null });
    expect(liftable(offer)).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ]);
    expect(actionsOf(play(), offer)).toBeNull();
    expect(play(tap(5, 5))).toEqual(play());
  });

  test('a tap takes it up, another puts it, a second turns it', () => {
    expect(play(tap(0, 0))).toMatchObject({ stage: 'choosing', hand: { from: { x: 0, y: 0 } } });
    expect(kindInHand(play(tap(0, 0)), offer)).toBe('bend');
    const placed = play(tap(0, 0), tap(3, 0));
    expect(actionsOf(placed, offer)).toEqual(['rebuild 0,0 3,0 0']);
    expect(actionsOf(afterGesture(placed, offer, tap(3, 0)), offer)).toEqual(['rebuild 0,0 3,0 180']);
    expect(actionsOf(afterGesture(placed, offer, turn), offer)).toEqual(['rebuild 0,0 3,0 180']);
    expect(actionsOf(afterGesture(placed, offer, tap(0, 3)), offer)).toEqual(['rebuild 0,0 0,3 90']);
  });

  test('a tap on where it lay puts it back, one on another tile takes that up', () => {
    expect(play(tap(0, 0), tap(0, 0))).toEqual(play());
    expect(play(tap(0, 0), tap(1, 1))).toMatchObject({ hand: { from: { x: 1, y: 1 } } });
  });

  test('undo step by step', () => {
    const held = play(tap(0, 0), tap(3, 0), undo);
    expect(held).toMatchObject({ stage: 'choosing', cursor: { x: 3, y: 0 } });
    expect(isUndoable(held, offer)).toBe(true);
    expect(afterGesture(afterGesture(held, offer, undo), offer, undo)).toEqual(play());
    expect(isUndoable(play(), offer)).toBe(false);
  });

  test('leaving it is an answer, and taking one up after all is not', () => {
    const passed = play(tap(0, 0), tap(3, 0), choose('pass'));
    expect(actionsOf(passed, offer)).toEqual(['pass']);
    expect(afterGesture(passed, offer, tap(1, 1))).toMatchObject({ hand: { from: { x: 1, y: 1 } } });
    expect(afterGesture(passed, offer, undo)).toEqual(play());
  });

  test('by keyboard: arrows and Enter for the tile, then for its place', () => {
    let now = play(step('left'));
    expect(now).toMatchObject({ stage: 'lifting' });
    now = afterGesture(now, offer, step('left'));
    expect(now).toMatchObject({ cursor: { x: 0, y: 0 } });
    now = afterGesture(now, offer, put);
    expect(now).toMatchObject({ stage: 'choosing', cursor: null });
    now = afterGesture(afterGesture(now, offer, step('right')), offer, put);
    expect(now).toMatchObject({ stage: 'placed', square: { x: 3, y: 0 } });
    now = afterGesture(now, offer, step('down'));
    expect(actionsOf(now, offer)).toEqual(['rebuild 0,0 0,3 90']);
  });
});
