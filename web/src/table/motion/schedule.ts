// When each part of a story happens, in milliseconds from its beginning. A pure function.

import type { Beat, Leaver, Points } from './story';

/** A tile glides to its square. */
export const GLIDE = 320;
/** A follower is set, or walks from tile to tile. */
export const RISE = 180;
export const WALK = 320;
/** A number is read where it was earned, … */
export const HOLD = 450;
/** … and flies to the score. */
export const FLY = 400;

export type Cue = 'lay' | 'follower' | 'score';

/** A number that waits for `HOLD`, then flies. */
export interface Flight extends Points {
  start: number;
}

/** One beat with its times. */
export interface Timed {
  beat: Beat;
  /** When its tile sets out, and when somebody is set on it. */
  tile: number;
  stand: number;
  /** When it is lit on the board. */
  light: number;
  numbers: readonly Flight[];
  home: readonly (Leaver & { start: number })[];
}

export interface Schedule {
  beats: readonly Timed[];
  cues: readonly { at: number; cue: Cue }[];
  /** When all of it is over. */
  end: number;
  /** By player, until when a number is on its way to their score. */
  busy: ReadonlyMap<number, number>;
}

/** Beats come one by one; numbers for several players fly at once, those for one player after each other. */
export function scheduleOf(
  story: readonly Beat[],
  before: ReadonlyMap<number, number> = new Map(),
): Schedule {
  const busy = new Map(before);
  const cues: { at: number; cue: Cue }[] = [];
  let now = 0;
  let end = 0;
  const beats = story.map((beat): Timed => {
    const tile = now;
    // What was done at this page has been seen already.
    const laid = tile + (beat.tile && !beat.own ? GLIDE : 0);
    if (beat.tile && !beat.own) cues.push({ at: laid, cue: 'lay' });
    const isWalked = beat.moved.length > 0;
    const isStood = beat.stood.length > 0 && !beat.own;
    const light = laid + (isWalked ? WALK : isStood ? RISE : 0);
    if (isWalked || isStood) cues.push({ at: light, cue: 'follower' });
    const numbers = beat.points.map((points): Flight => {
      const start = Math.max(light, busy.get(points.player) ?? 0);
      busy.set(points.player, start + FLY);
      cues.push({ at: start + HOLD + FLY, cue: 'score' });
      return { ...points, start };
    });
    const landed = numbers.map(({ start }) => start + HOLD + FLY);
    const home = beat.home.map((leaver) => ({ ...leaver, start: light + (numbers.length > 0 ? HOLD : 0) }));
    now = light + (numbers.length > 0 ? HOLD : 0);
    end = Math.max(end, now, ...landed, ...home.map(({ start }) => start + FLY));
    return { beat, tile, stand: laid, light, numbers, home };
  });
  cues.sort((a, b) => a.at - b.at);
  return { beats, cues, end, busy };
}
