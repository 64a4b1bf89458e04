// What the page is about just now: the game as it goes on, its final scoring told step by step, or all of it once more.

import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { View } from '../board';
import type { EventInfo } from '../protocol/EventInfo';
import type { PositionInfo } from '../protocol/PositionInfo';
import type { TableInfo } from '../protocol/TableInfo';
import type { Game } from './game';
import type { GameRoom } from './games/room';
import { finalSteps, pointsOf } from './log/history';
import { squaresOfEvent } from './marks/events';
import { createPast, type Past } from './replay/past';

export type Mode = 'play' | 'finale' | 'replay';

export interface ModesHost {
  game: Game;
  room: GameRoom;
  table(): TableInfo;
  position(): PositionInfo;
  view(): View | undefined;
  /** Opens the window of the result, or closes whichever is open. */
  open(window: 'result' | null): void;
  /** Puts away what covers the board on a small screen. */
  clear(): void;
}

export interface Modes {
  mode(): Mode;
  playing(): boolean;
  over(): boolean;
  past: Past;
  finale: {
    steps(): readonly EventInfo[];
    step(): number;
    setStep(step: number): void;
    /** Whether it goes on by itself. */
    auto(): boolean;
    start(): void;
    end(): void;
  };
  startReplay(): void;
  endReplay(): void;
  /** The step of the final scoring that is told; `null` while none is. */
  told(): EventInfo | null;
  /** The steps that are still to be told. */
  untold(): readonly EventInfo[];
  /** The points as far as the final scoring has been told; nothing while it is not. */
  scores(): number[] | undefined;
}

export function createModes(host: ModesHost): Modes {
  const { game, room } = host;
  const [mode, setMode] = createSignal<Mode>('play');
  const over = createMemo(() => host.position().turn === null);

  const steps = createMemo(() => finalSteps(game.entries()));
  const [step, setStep] = createSignal(0);
  const [auto, setAuto] = createSignal(false);
  const startFinale = (byItself: boolean) => {
    const isSomething = steps().length > 0;
    host.clear();
    setStep(0);
    setAuto(byItself);
    setMode(isSomething ? 'finale' : 'play');
    if (room.whole) host.view()?.fit();
    host.open(isSomething ? null : 'result');
  };
  createEffect(on(over, (now) => now && startFinale(true), { defer: true }));
  createEffect(
    on([mode, step], () => {
      const now = mode() === 'finale' ? steps()[step()] : undefined;
      const squares = now ? squaresOfEvent(now) : [];
      if (squares.length > 0 && !room.whole) host.view()?.show(squares);
    }),
  );

  const past = createPast(game, () => mode() === 'replay');
  const untold = createMemo(() => (mode() === 'finale' ? steps().slice(step() + 1) : []));
  const scores = createMemo(() => {
    if (mode() !== 'finale') return undefined;
    const result = host.table().result ?? [];
    return host.position().scores.map((score, index) => {
      const more = room.untoldPoints?.(untold(), result, index + 1) ?? 0;
      return score - pointsOf(untold(), index + 1) - more;
    });
  });

  return {
    mode,
    playing: () => mode() === 'play',
    over,
    past,
    finale: {
      steps,
      step,
      setStep,
      auto,
      start: () => startFinale(false),
      end() {
        setMode('play');
        host.open('result');
        host.view()?.fit();
      },
    },
    startReplay() {
      host.open(null);
      host.clear();
      past.setStop(past.stops().length - 1);
      setMode('replay');
      host.view()?.fit();
    },
    endReplay: () => setMode('play'),
    told: () => (mode() === 'finale' ? (steps()[step()] ?? null) : null),
    untold,
    scores,
  };
}
