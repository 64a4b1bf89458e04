// Six soft sounds, as what they are made of: no file is loaded for them.

export type SoundName = 'lay' | 'turn' | 'follower' | 'score' | 'yours' | 'end';

/** One tone, or a breath of noise. */
export interface Tone {
  /** When it begins, and how long it fades away, in seconds. */
  at: number;
  length: number;
  /** How high it is, in hertz; for noise, where it is cut off. */
  pitch: number;
  /** Where the pitch goes, if it does not stay. */
  to?: number;
  /** How loud it is at most, of 1. */
  gain: number;
  shape: 'sine' | 'triangle' | 'noise';
}

// The notes that are used, in hertz.
const [G4, C5, E5, G5, A5, C6] = [392, 523.25, 659.25, 783.99, 880, 1046.5];

const bell = (at: number, pitch: number, gain = 0.1, length = 0.5): Tone[] => [
  { at, length, pitch, gain, shape: 'sine' },
  { at, length: length / 2, pitch: pitch * 2.01, gain: gain / 4, shape: 'sine' },
];

export const RECIPES: Readonly<Record<SoundName, readonly Tone[]>> = {
  // A tile of card on a table of wood.
  lay: [
    { at: 0, length: 0.05, pitch: 1100, gain: 0.16, shape: 'noise' },
    { at: 0, length: 0.11, pitch: 190, to: 120, gain: 0.2, shape: 'sine' },
  ],
  turn: [{ at: 0, length: 0.06, pitch: 480, to: 620, gain: 0.06, shape: 'triangle' }],
  // A wooden figure is put down.
  follower: [
    { at: 0, length: 0.03, pitch: 2200, gain: 0.07, shape: 'noise' },
    { at: 0, length: 0.12, pitch: 420, to: 330, gain: 0.12, shape: 'sine' },
  ],
  score: [...bell(0, E5, 0.08, 0.3), ...bell(0.09, A5, 0.09, 0.4)],
  yours: [...bell(0, G4, 0.09), ...bell(0.14, C5, 0.1, 0.7)],
  end: [...bell(0, C5, 0.08), ...bell(0.15, E5, 0.08), ...bell(0.3, G5, 0.08), ...bell(0.45, C6, 0.09, 1.1)],
};
