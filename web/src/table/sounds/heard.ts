// What of a game is heard at this page besides what motion lets be heard: one's own hand, one's turn, the end.

import { createEffect, on, onCleanup } from 'solid-js';
import { sound } from '../../storage/sound';
import type { Game } from '../game';
import type { Turn } from '../turn';
import type { SoundName } from './recipes';
import type { Sounds } from './sounds';

/** What a step of the turn that is being made up sounds like; `null` for nothing. */
export function soundOf(turn: Turn, before: Turn | undefined): SoundName | null {
  if (!before) return null;
  if (turn.stage === 'placed') {
    if (before.stage !== 'placed') return 'lay';
    if (before.square.x !== turn.square.x || before.square.y !== turn.square.y) return 'lay';
    if (before.rotation !== turn.rotation) return 'turn';
    return turn.follower !== null && turn.follower !== before.follower ? 'follower' : null;
  }
  if (turn.stage === 'choosing') {
    const isTurned = before.stage === 'choosing' && before.rotation !== turn.rotation;
    // A tile that fits a square only when turned is turned silently.
    return isTurned && before.cursor === turn.cursor ? 'turn' : null;
  }
  if (turn.stage === 'follower') {
    const isOther = before.stage === 'follower' && before.follower !== turn.follower;
    return isOther && turn.follower !== null ? 'follower' : null;
  }
  return null;
}

export function listenTo(game: Game, sounds: Sounds): void {
  createEffect(
    on(game.turn, (turn, before) => {
      const name = soundOf(turn, before);
      if (name) sounds.play(name);
    }),
  );
  createEffect(
    on(
      () => game.position()?.turn,
      (turn, before) => {
        if (before === undefined || turn === undefined) return;
        if (turn === null) return sounds.play('end');
        // Those at one screen see whose turn it is.
        const isMine = game.own().includes(turn);
        if (isMine && before !== null && !game.own().includes(before)) sounds.play('yours');
      },
    ),
  );
  // Whoever wants to hear something hears at once what that is like.
  createEffect(on(sound, (wanted) => wanted && sounds.play('score'), { defer: true }));
  onCleanup(sounds.close);
}
