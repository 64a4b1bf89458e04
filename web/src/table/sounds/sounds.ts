// Sounds, made as they are heard. Nothing is set up before somebody wants to hear something.

import { sound } from '../../storage/sound';
import { RECIPES, type SoundName, type Tone } from './recipes';

export interface Sounds {
  play(name: SoundName): void;
  close(): void;
}

// Tones begin so gently that nothing clicks, in seconds.
const ATTACK = 0.006;

export function createSounds(
  wanted: () => boolean = sound,
  open: () => AudioContext = () => new AudioContext(),
): Sounds {
  let context: AudioContext | null = null;
  let noise: AudioBuffer | null = null;
  const rustle = (within: AudioContext) => {
    if (noise) return noise;
    noise = within.createBuffer(1, within.sampleRate / 5, within.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
    return noise;
  };
  const tone = (within: AudioContext, { at, length, pitch, to, gain, shape }: Tone) => {
    const start = within.currentTime + at;
    const volume = within.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(gain, start + ATTACK);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    volume.connect(within.destination);
    if (shape === 'noise') {
      const source = within.createBufferSource();
      source.buffer = rustle(within);
      const cut = within.createBiquadFilter();
      cut.type = 'lowpass';
      cut.frequency.value = pitch;
      source.connect(cut).connect(volume);
      source.start(start);
      source.stop(start + length);
      return;
    }
    const source = within.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(pitch, start);
    if (to) source.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(volume);
    source.start(start);
    source.stop(start + length);
  };
  return {
    play(name) {
      if (!wanted()) return;
      try {
        context ??= open();
        const within = context;
        // A browser lets a page be heard only once somebody has touched it.
        if (within.state === 'suspended') within.resume().catch(() => {});
        for (const one of RECIPES[name]) tone(within, one);
      } catch {
        // Who can't hear it misses nothing that is not seen as well.
      }
    },
    close() {
      context?.close().catch(() => {});
      context = null;
    },
  };
}
