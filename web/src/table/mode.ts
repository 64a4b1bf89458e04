// What the page is about just now: the game as it goes on, its end at a glance, its final scoring told step by step,
// or all of it once more.

import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { View } from '../board';
import type { EventInfo } from '../protocol/EventInfo';
import type { PositionInfo } from '../protocol/PositionInfo';
import type { SourceInfo } from '../protocol/SourceInfo';
import type { TableInfo } from '../protocol/TableInfo';
import { createCounting } from './finale/count';
import { type Count, counted } from './finale/counting';
import type { Game } from './game';
import type { GameRoom } from './games/room';
import { finalSteps, pointsOf } from './log/history';
import { squaresOfEvent } from './marks/events';
import { createPast, type Past } from './replay/past';

export type Mode = 'play' | 'overview' | 'finale' | 'replay';

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
  /** The end at a glance. */
  overview: {
    sources(): readonly SourceInfo[];
    count(): Count;
    /** Those who have won, once that is shown. */
    winners(): readonly number[];
  };
  finale: {
    steps(): readonly EventInfo[];
    step(): number;
    setStep(step: number): void;
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
  const startFinale = () => {
    const isSomething = steps().length > 0;
    host.clear();
    setStep(0);
    setMode(isSomething ? 'finale' : 'play');
    if (room.whole) host.view()?.fit();
    host.open(isSomething ? null : 'result');
  };
  // The end is seen at a glance first.
  const startOverview = () => {
    host.clear();
    host.open(null);
    setMode('overview');
    host.view()?.fit();
  };
  createEffect(on(over, (now) => now && startOverview(), { defer: true }));
  const sources = createMemo(() => counted(host.table().result ?? []));
  const counting = createCounting(sources, () => mode() === 'overview');
  const winners = createMemo(() => {
    // What each got is told a moment after the last move.
    const isCounted = host.table().over && counting.count().now === null;
    if (mode() !== 'overview' || !isCounted) return [];
    const { scores } = host.position();
    return scores.flatMap((score, index) => (score === Math.max(...scores) ? [index + 1] : []));
  });
  createEffect(
    on([mode, step], () => {
      const now = mode() === 'finale' ? steps()[step()] : undefined;
      const squares = now ? squaresOfEvent(now) : [];
      if (squares.length > 0 && !room.whole) host.view()?.show(squares);
    }),
  );

  const past = createPast(game, () => mode() === 'replay');
  const untold = createMemo(() => (mode() === 'finale' ? steps().slice(step() + 1) : []));
  // On the cards whole sources are counted: what flickers can't be read.
  const reached = createMemo(() => counting.count().now);
  const scores = createMemo(() => {
    if (mode() === 'overview') {
      const [so, far] = [reached(), sources()];
      if (so === null || far.length === 0) return undefined;
      return host
        .position()
        .scores.map((_, index) =>
          far.slice(0, so + 1).reduce((sum, { points }) => sum + (points[index] ?? 0), 0),
        );
    }
    if (mode() !== 'finale') return undefined;
    return host.position().scores.map((score, index) => score - pointsOf(untold(), index + 1));
  });

  return {
    mode,
    playing: () => mode() === 'play',
    over,
    past,
    overview: { sources, count: counting.count, winners },
    finale: {
      steps,
      step,
      setStep,
      start: startFinale,
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
