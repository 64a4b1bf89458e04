import { describe, expect, test } from 'vitest';
import type { Choice } from '../src/protocol/Choice';
import type { FollowerChoice } from '../src/protocol/FollowerChoice';
import {
  actionsOf,
  afterGesture,
  begin,
  type TurnGesture as Gesture,
  type Offer,
  type Turn,
} from '../src/table/turn';

const follower = (action: string): FollowerChoice => ({ action, part: 0 });

const choice = (x: number, y: number, rotation: number, more: Partial<Choice> = {}): Choice => ({
  x,
  y,
  rotation,
  action: `lay road-bend ${x},${y} ${rotation}`,
  followers: [follower(`follower ${x},${y} road s`), follower(`follower ${x},${y} field n`)],
  ...more,
});

// On 1,0 it fits in two rotations, on -1,0 in one, on 0,1 in one and nobody is asked for a follower.
const offer: Offer = {
  choices: [choice(1, 0, 0), choice(1, 0, 180), choice(-1, 0, 90), choice(0, 1, 270, { followers: [] })],
  followers: [],
  laid: null,
  answers: [],
};

const play = (...gestures: Gesture[]): Turn =>
  gestures.reduce((turn, g) => afterGesture(turn, offer, g), begin(offer));
const tap = (x: number, y: number): Gesture => ({ type: 'tap', square: { x, y } });
const turn: Gesture = { type: 'turn' };
const undo: Gesture = { type: 'undo' };
const step = (to: 'left' | 'right' | 'up' | 'down'): Gesture => ({ type: 'step', to });

describe('a mis-tap', () => {
  test('where the tile does not fit does nothing', () => {
    expect(play(tap(5, 5))).toEqual(begin(offer));
    expect(play(tap(0, 0))).toEqual(begin(offer));
  });

  test('on a square where it fits only puts it there for the time being', () => {
    const placed = play(tap(1, 0));
    expect(placed.stage).toBe('placed');
    expect(play(tap(1, 0), undo).stage).toBe('choosing');
  });

  test('beside a tile that is put down leaves it there', () => {
    expect(play(tap(1, 0), tap(7, 7))).toEqual(play(tap(1, 0)));
  });

  test('when it is not our turn does nothing', () => {
    const nothing: Offer = { choices: [], followers: [], laid: null, answers: [] };
    expect(afterGesture(begin(nothing), nothing, tap(1, 0))).toEqual({ stage: 'waiting' });
  });
});

describe('turning', () => {
  test('goes through the rotations that fit on that square only', () => {
    const rotations = [0, 1, 2].map((n) => {
      const now = play(tap(1, 0), ...Array.from({ length: n }, () => turn));
      return now.stage === 'placed' && now.rotation;
    });
    expect(rotations).toEqual([0, 180, 0]);
  });

  test('a tap on the tile turns it too', () => {
    expect(play(tap(1, 0), tap(1, 0))).toEqual(play(tap(1, 0), turn));
  });

  test('takes the follower off, as its place has moved', () => {
    const now = play(tap(1, 0), { type: 'pick', follower: 'follower 1,0 road s' }, turn);
    expect(now).toMatchObject({ rotation: 180, follower: null });
  });

  test('with one rotation that fits changes nothing', () => {
    const before = play(tap(-1, 0), { type: 'pick', follower: 'follower -1,0 road s' });
    expect(afterGesture(before, offer, turn)).toEqual(before);
  });

  test('in hand goes through all rotations that fit somewhere', () => {
    const seen = [0, 1, 2, 3, 4].map((n) => {
      const now = play(...Array.from({ length: n }, () => turn));
      return now.stage === 'choosing' && now.rotation;
    });
    expect(seen).toEqual([0, 90, 180, 270, 0]);
  });

  test('a tile that does not fit as it is held turns by itself', () => {
    expect(play(tap(-1, 0))).toMatchObject({ stage: 'placed', rotation: 90 });
    expect(play({ type: 'point', square: { x: -1, y: 0 } })).toMatchObject({ rotation: 90 });
  });
});

describe('another square', () => {
  test('takes the tile there', () => {
    expect(play(tap(1, 0), tap(-1, 0))).toMatchObject({ stage: 'placed', square: { x: -1, y: 0 } });
  });
});

describe('the follower', () => {
  const pick = (action: string): Gesture => ({ type: 'pick', follower: action });

  test('is picked, and taken back by picking it again', () => {
    const once = play(tap(1, 0), pick('follower 1,0 field n'));
    expect(once).toMatchObject({ follower: 'follower 1,0 field n' });
    expect(afterGesture(once, offer, pick('follower 1,0 field n'))).toMatchObject({ follower: null });
  });

  test('that is not offered can not be picked', () => {
    expect(play(tap(1, 0), pick('follower 9,9 road s'))).toMatchObject({ follower: null });
  });

  test('undo takes back the follower first, then the tile', () => {
    const both = play(tap(1, 0), pick('follower 1,0 field n'));
    const tile = afterGesture(both, offer, undo);
    expect(tile).toMatchObject({ stage: 'placed', follower: null });
    expect(afterGesture(tile, offer, undo)).toMatchObject({ stage: 'choosing', cursor: { x: 1, y: 0 } });
  });
});

describe('confirming', () => {
  test('sends nothing as long as the tile is in hand', () => {
    expect(actionsOf(begin(offer), offer)).toBeNull();
    expect(actionsOf(play({ type: 'point', square: { x: 1, y: 0 } }), offer)).toBeNull();
  });

  test('sends the tile with a follower, or says that there is none', () => {
    expect(actionsOf(play(tap(1, 0)), offer)).toEqual(['lay road-bend 1,0 0', 'pass']);
    const now = play(tap(1, 0), turn, { type: 'pick', follower: 'follower 1,0 road s' });
    expect(actionsOf(now, offer)).toEqual(['lay road-bend 1,0 180', 'follower 1,0 road s']);
  });

  test('says nothing of followers when nobody is asked', () => {
    expect(actionsOf(play(tap(0, 1)), offer)).toEqual(['lay road-bend 0,1 270']);
  });

  test('while it is on its way nothing changes', () => {
    const sent = play(tap(1, 0), { type: 'sending', now: true });
    for (const gesture of [turn, undo, tap(-1, 0), step('right')]) {
      expect(afterGesture(sent, offer, gesture)).toEqual(sent);
    }
    expect(afterGesture(sent, offer, { type: 'sending', now: false })).toEqual(play(tap(1, 0)));
  });

  test('a tile that lies already only lacks its follower', () => {
    const late: Offer = {
      choices: [],
      followers: [follower('follower 2,2 city n')],
      laid: { x: 2, y: 2 },
      answers: [],
    };
    const start = begin(late);
    expect(actionsOf(start, late)).toEqual(['pass']);
    const picked = afterGesture(start, late, { type: 'pick', follower: 'follower 2,2 city n' });
    expect(actionsOf(picked, late)).toEqual(['follower 2,2 city n']);
    expect(afterGesture(picked, late, undo)).toEqual(start);
  });
});

describe('the keyboard', () => {
  test('arrows go from square to square, enter puts the tile, arrows choose the follower', () => {
    let now = play(step('right'));
    expect(now).toMatchObject({ stage: 'choosing' });
    now = afterGesture(now, offer, step('right'));
    now = afterGesture(now, offer, step('right'));
    expect(now).toMatchObject({ cursor: { x: 1, y: 0 } });
    now = afterGesture(now, offer, step('left'));
    now = afterGesture(now, offer, step('left'));
    expect(now).toMatchObject({ cursor: { x: -1, y: 0 } });
    now = afterGesture(now, offer, { type: 'put' });
    expect(now).toMatchObject({ stage: 'placed', rotation: 90, follower: null });
    now = afterGesture(now, offer, step('down'));
    expect(now).toMatchObject({ follower: 'follower -1,0 road s' });
    now = afterGesture(now, offer, step('down'));
    now = afterGesture(now, offer, step('down'));
    expect(now).toMatchObject({ follower: null });
    now = afterGesture(now, offer, step('up'));
    expect(now).toMatchObject({ follower: 'follower -1,0 field n' });
  });

  test('every square can be reached', () => {
    const seen = new Set<string>();
    const open: Turn[] = [play(step('up'))];
    for (let now = open.pop(); now; now = open.pop()) {
      if (now.stage !== 'choosing' || !now.cursor) continue;
      const name = `${now.cursor.x},${now.cursor.y}`;
      if (seen.has(name)) continue;
      seen.add(name);
      for (const to of ['left', 'right', 'up', 'down'] as const)
        open.push(afterGesture(now, offer, step(to)));
    }
    expect(seen.size).toBe(3);
  });

  test('enter without a square does nothing', () => {
    expect(play({ type: 'put' })).toEqual(begin(offer));
  });
});

describe('a question', () => {
  const answer = (action: string, ...squares: [number, number][]) => ({
    action,
    said: { en: action, fr: action },
    does: 'use' as const,
    areas: squares.map(([x, y]) => ({ x, y, part: 0 })),
    sides: [],
    tiles: [],
  });
  const asking: Offer = {
    choices: [],
    followers: [],
    laid: { x: 0, y: 0 },
    answers: [answer('use tower', [0, 0], [1, 0]), answer('use house', [0, 0], [0, 1]), answer('pass')],
  };
  const asked = (...gestures: Gesture[]): Turn =>
    gestures.reduce((now, gesture) => afterGesture(now, asking, gesture), begin(asking));
  const choose = (action: string): Gesture => ({ type: 'answer', answer: action });

  test('waits for an answer: nothing is sent before one is chosen', () => {
    expect(asked()).toEqual({ stage: 'asked', answer: null, sending: false });
    expect(actionsOf(asked(), asking)).toBeNull();
  });

  test('an answer is sent alone; another may be chosen before, and choosing twice changes nothing', () => {
    expect(actionsOf(asked(choose('use tower')), asking)).toEqual(['use tower']);
    expect(actionsOf(asked(choose('use tower'), choose('pass')), asking)).toEqual(['pass']);
    expect(asked(choose('pass'), choose('pass'))).toEqual(asked(choose('pass')));
  });

  test('what is not among the answers can not be chosen', () => {
    expect(asked(choose('use market'))).toEqual(asked());
  });

  test('undo un-selects', () => {
    expect(asked(choose('pass'), undo)).toEqual(asked());
  });

  test('arrows go through the answers and around', () => {
    expect(asked(step('right'))).toMatchObject({ answer: 'use tower' });
    expect(asked(step('down'), step('down'))).toMatchObject({ answer: 'use house' });
    expect(asked(step('left'))).toMatchObject({ answer: 'pass' });
    expect(asked(step('left'), step('right'))).toMatchObject({ answer: 'use tower' });
  });

  test('a tap on the board chooses what only one answer is about', () => {
    expect(asked(tap(1, 0))).toMatchObject({ answer: 'use tower' });
    expect(asked(tap(0, 0))).toEqual(asked());
    expect(asked(choose('pass'), tap(7, 7))).toEqual(asked(choose('pass')));
  });

  test('while the answer is on its way nothing changes', () => {
    const sent = asked(choose('pass'), { type: 'sending', now: true });
    for (const gesture of [undo, choose('use tower'), step('right')]) {
      expect(afterGesture(sent, asking, gesture)).toEqual(sent);
    }
    expect(afterGesture(sent, asking, { type: 'sending', now: false })).toEqual(asked(choose('pass')));
  });
});

describe('a move from the list', () => {
  const lay = (action: string): Gesture => ({ type: 'lay', action });

  test('puts the tile down just so, whatever was done before', () => {
    const turned = { stage: 'placed', square: { x: 1, y: 0 }, rotation: 180, follower: null };
    expect(play(lay('lay road-bend 1,0 180'))).toMatchObject(turned);
    expect(play(tap(-1, 0), step('right'), lay('lay road-bend 1,0 180'))).toMatchObject(turned);
  });

  test('is confirmed like any other', () => {
    const laid = play(lay('lay road-bend 1,0 180'), step('right'));
    expect(actionsOf(laid, offer)).toEqual(['lay road-bend 1,0 180', 'follower 1,0 road s']);
  });

  test('that is not offered does nothing', () => {
    expect(play(lay('lay road-bend 9,9 0'))).toEqual(begin(offer));
  });
});
