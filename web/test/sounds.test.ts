import { describe, expect, test, vi } from 'vitest';
import { soundOf } from '../src/table/sounds/heard';
import { RECIPES, type SoundName } from '../src/table/sounds/recipes';
import { createSounds } from '../src/table/sounds/sounds';
import type { Turn } from '../src/table/turn';

const NAMES: SoundName[] = ['lay', 'turn', 'follower', 'score', 'yours', 'end'];

test('there are six of them, soft and short', () => {
  expect(Object.keys(RECIPES).sort()).toEqual([...NAMES].sort());
  for (const tones of Object.values(RECIPES)) {
    expect(Math.max(...tones.map(({ gain }) => gain))).toBeLessThanOrEqual(0.2);
    expect(Math.max(...tones.map(({ at, length }) => at + length))).toBeLessThan(2);
  }
});

describe('nothing is opened', () => {
  const node = () => {
    const param = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const one = { gain: param, frequency: param, start: vi.fn(), stop() {}, connect: () => one };
    return one;
  };
  const context = () => {
    const made = {
      state: 'running',
      sampleRate: 100,
      currentTime: 0,
      destination: {},
      createGain: node,
      createOscillator: vi.fn(node),
      createBufferSource: vi.fn(node),
      createBiquadFilter: node,
      createBuffer: () => ({ getChannelData: () => new Float32Array(20) }),
      close: async () => {},
    };
    return made as typeof made & AudioContext;
  };

  test('before it is wanted, and then once', () => {
    let wanted = false;
    const made = context();
    const open = vi.fn(() => made);
    const sounds = createSounds(() => wanted, open);
    for (const name of NAMES) sounds.play(name);
    expect(open).not.toHaveBeenCalled();
    wanted = true;
    for (const name of NAMES) sounds.play(name);
    expect(open).toHaveBeenCalledTimes(1);
    expect(made.createOscillator.mock.calls.length).toBeGreaterThan(NAMES.length);
    wanted = false;
    made.createOscillator.mockClear();
    sounds.play('lay');
    expect(made.createOscillator).not.toHaveBeenCalled();
  });

  test('and a browser without sound is no trouble', () => {
    const sounds = createSounds(
      () => true,
      () => {
        throw new Error('none');
      },
    );
    expect(() => sounds.play('lay')).not.toThrow();
  });
});

test('what a hand does is heard', () => {
  const hand = { tile: null, down: false, from: null };
  const held: Turn = { stage: 'choosing', hand, cursor: null, rotation: 0 };
  const lies: Turn = {
    stage: 'placed',
    hand,
    square: { x: 1, y: 0 },
    rotation: 0,
    follower: null,
    sending: false,
  };
  expect(soundOf(held, undefined)).toBeNull();
  expect(soundOf({ ...held, rotation: 90 }, held)).toBe('turn');
  expect(soundOf(lies, held)).toBe('lay');
  expect(soundOf({ ...lies, rotation: 90 }, lies)).toBe('turn');
  expect(soundOf({ ...lies, square: { x: 2, y: 0 } }, lies)).toBe('lay');
  expect(soundOf({ ...lies, follower: 'a' }, lies)).toBe('follower');
  expect(soundOf({ ...lies, sending: true }, lies)).toBeNull();
  expect(soundOf(held, lies)).toBeNull();
});
