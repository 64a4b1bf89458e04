import { describe, expect, test } from 'vitest';
import type { Choice } from '../src/protocol/Choice';
import {
  afterGesture,
  begin,
  cursorOf,
  goneFrom,
  handShown,
  looseShown,
  NOTHING,
  type Offer,
  roomFor,
  squaresShown,
  type TurnGesture,
  targetOf,
} from '../src/table/turn';

const lay = (x: number, y: number, rotation: number): Choice => ({
  x,
  y,
  rotation,
  action: `lay ${x},${y} ${rotation}`,
  followers: [],
});
// On 1,0 the tile fits as it is and turned around, on 0,1 only turned by a quarter.
const offer: Offer = { ...NOTHING, choices: [lay(1, 0, 0), lay(1, 0, 180), lay(0, 1, 90)] };
const play = (...gestures: TurnGesture[]) =>
  gestures.reduce((turn, gesture) => afterGesture(turn, offer, gesture), begin(offer));
const drawn = ['a0', 'a90', 'a180', 'a270'];

describe('the board shows of a turn', () => {
  test('where the tile in hand fits, and whether as it is turned', () => {
    expect(squaresShown(play(), offer)).toEqual([
      { x: 1, y: 0, fits: true },
      { x: 0, y: 1, fits: false },
    ]);
    expect(squaresShown(play({ type: 'turn' }), offer).map(({ fits }) => fits)).toEqual([false, true]);
    expect(squaresShown({ stage: 'waiting' }, offer)).toEqual([]);
    expect(roomFor({ stage: 'waiting' }, offer)).toHaveLength(3);
  });

  test('the tile as it is held, then as it lies', () => {
    expect(handShown(play(), drawn)).toEqual({ symbol: 'a0', rotation: 0, lies: null });
    const held = play({ type: 'point', square: { x: 0, y: 1 } });
    expect(handShown(held, drawn)).toEqual({ symbol: 'a90', rotation: 90, lies: null });
    expect(cursorOf(held)).toEqual({ x: 0, y: 1 });
    const lies = play({ type: 'tap', square: { x: 1, y: 0 } }, { type: 'turn' });
    expect(handShown(lies, drawn)).toEqual({ symbol: 'a180', rotation: 180, lies: { x: 1, y: 0 } });
    expect([cursorOf(lies), targetOf(lies)]).toEqual([null, { x: 1, y: 0 }]);
    expect(handShown(lies, null)).toBeNull();
  });

  test('tiles that can be taken up, and where the one in hand lay', () => {
    const answer = { said: { en: '', fr: '' }, does: 'rebuild' as const, areas: [], sides: [], tiles: [] };
    const rebuild = {
      tile: 'bend',
      from: [2, 2] as [number, number],
      to: [3, 3] as [number, number],
      rotation: 0,
    };
    const loose: Offer = { ...NOTHING, answers: [{ ...answer, action: 'rebuild', rebuild }] };
    const start = begin(loose);
    expect(looseShown(start, loose)).toEqual([{ x: 2, y: 2 }]);
    expect(goneFrom(start)).toBeNull();
    const taken = afterGesture(start, loose, { type: 'tap', square: { x: 2, y: 2 } });
    expect(goneFrom(taken)).toEqual({ x: 2, y: 2 });
    expect([looseShown(taken, loose), roomFor(taken, loose).map(({ x, y }) => [x, y])]).toEqual([
      [],
      [[3, 3]],
    ]);
  });
});
