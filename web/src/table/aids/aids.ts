// The aids of a table: which are on, which are locked, and what the server answered about the position.

import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Kinds, Shape } from '../../art/kinds';
import { type BoardHint, type Gesture, type Mark, type Square, sameSquare, TILE } from '../../board';
import { catalogue } from '../../connection/catalogue';
import type { Aid } from '../../protocol/Aid';
import type { AidAnswer } from '../../protocol/AidAnswer';
import type { AidOffer } from '../../protocol/AidOffer';
import type { Area } from '../../protocol/Area';
import type { HintInfo } from '../../protocol/HintInfo';
import type { OddsInfo } from '../../protocol/OddsInfo';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { TableInfo } from '../../protocol/TableInfo';
import type { Game } from '../game';
import { cursorOf, squaresShown } from '../turn';
import { type Choice, HELD, isOn, legendSeen, loadChoice, saveChoice, seeLegend } from './choice';
import { askedMarks, deadMarks, isBeside, ownedMarks, placeOf } from './marks';

type Answer<A extends AidAnswer['aid']> = Extract<AidAnswer, { aid: A }>;

/** Those that are asked for as soon as they are on, in every position. */
const ASKED = ['fields', 'owners', 'final', 'dead'] as const satisfies readonly Aid[];

export interface AidsHost {
  game: Game;
  table(): TableInfo;
  position(): PositionInfo;
  kinds: Kinds;
  /** Whether the game as it stands is shown. */
  playing(): boolean;
  shapes(areas: readonly Area[]): Shape[];
}

export interface Aids {
  offers(): readonly AidOffer[];
  locked(aid: Aid): boolean;
  /** Whether somebody wants to see it, and may. */
  on(aid: Aid): boolean;
  /** Whether it is on, or its key is held. */
  shown(aid: Aid): boolean;
  toggle(aid: Aid): void;
  /** What the server says about this position; `null` before it does, and while it is not shown. */
  answer<A extends (typeof ASKED)[number]>(aid: A): Answer<A> | null;
  /** The square that somebody asks about. */
  asked(): readonly [number, number] | null;
  odds(): OddsInfo | null;
  ask(square: Square | null): void;
  hint(): HintInfo | null;
  /** Whether a hint can be asked for. */
  mayHint(): boolean;
  hinting(): boolean;
  askHint(): void;
  hideHint(): void;
  /** Something was done at the board. */
  gesture(gesture: Gesture): void;
  marks(): Mark[];
  hinted(): BoardHint | null;
  /** Whether somebody sees marks for the first time. */
  firstSight(): boolean;
  understood(): void;
}

export function createAids(host: AidsHost): Aids {
  const { game, kinds } = host;
  const [choice, setChoice] = createSignal<Choice>(loadChoice());
  const [held, setHeld] = createSignal<Aid | null>(null);
  const [asked, setAsked] = createSignal<readonly [number, number] | null>(null);
  const [wanted, setWanted] = createSignal<number | null>(null);
  const [seen, setSeen] = createSignal(legendSeen());

  // What is locked opens when the game is over.
  const locked = createMemo(() => (host.table().over ? [] : host.table().rules.aids));
  const isLocked = (aid: Aid) => locked().includes(aid);
  const isSwitchedOn = (aid: Aid) => isOn(choice(), locked(), aid);
  const shown = (aid: Aid) => isSwitchedOn(aid) || (held() === aid && !isLocked(aid));
  // Nobody sees what belongs to whoever comes to the screen next.
  const active = () => host.playing() && game.handover() === null;

  createEffect(() => {
    game.position();
    if (!active() || game.link() !== 'open') return;
    for (const aid of ASKED) if (shown(aid)) game.askAid(aid);
  });
  createEffect(() => {
    const at = asked();
    if (at && active() && game.link() === 'open' && isSwitchedOn('odds')) game.askAid('odds', at);
  });
  // What was asked about may lie under a tile by now.
  createEffect(
    on(
      () => host.position().tiles.length,
      () => {
        const at = asked();
        if (at && !isBeside(host.position().tiles, { x: at[0], y: at[1] })) setAsked(null);
      },
    ),
  );

  const answerTo = (aid: Aid): AidAnswer | null => {
    const latest = game.aids()[aid];
    return active() && latest && latest.seq === host.position().seq ? latest.answer : null;
  };
  const answer: Aids['answer'] = (aid) => {
    const latest = shown(aid) ? answerTo(aid) : null;
    return latest?.aid === aid ? (latest as Answer<typeof aid>) : null;
  };
  const odds = createMemo((): OddsInfo | null => {
    const at = asked();
    const latest = answerTo('odds');
    if (!at || !isSwitchedOn('odds') || latest?.aid !== 'odds') return null;
    return latest.at[0] === at[0] && latest.at[1] === at[1] ? latest : null;
  });

  const mayHint = () => {
    const { turn } = host.position();
    return isSwitchedOn('hint') && active() && turn !== null && game.own().includes(turn);
  };
  const isWanted = () => wanted() === host.position().seq;
  const hint = createMemo((): HintInfo | null => {
    const latest = answerTo('hint');
    return isWanted() && mayHint() && latest?.aid === 'hint' ? latest : null;
  });
  const askHint = () => {
    if (!mayHint()) return;
    setWanted(host.position().seq);
    game.askAid('hint');
  };

  // Whoever was refused a hint can ask again.
  createEffect(
    on(game.notice, (refused) => refused && !hint() && setWanted(null), {
      defer: true,
    }),
  );

  const ask = (square: Square | null) => {
    const fits = square && isSwitchedOn('odds') && active() && isBeside(host.position().tiles, square);
    setAsked(square && fits ? [square.x, square.y] : null);
  };

  const marks = createMemo((): Mark[] => {
    if (!active()) return [];
    const taken = new Set(
      host.position().pieces.flatMap(({ x, y, part }) => {
        const tile = host.position().tiles.find((one) => one.x === x && one.y === y);
        const at = tile && kinds.part(tile, part);
        return at ? [placeOf(x * TILE + at.dx, y * TILE + at.dy)] : [];
      }),
    );
    const owned = (['owners', 'fields'] as const).flatMap((aid) =>
      // Land that nobody has is there for the taking; of the rest there is too much.
      ownedMarks(answer(aid)?.features ?? [], host.shapes, taken, aid === 'fields'),
    );
    return [...owned, ...deadMarks(answer('dead')?.squares ?? []), ...askedMarks(asked())];
  });

  const hinted = createMemo((): BoardHint | null => {
    const now = hint();
    if (!now) return null;
    const { lay, piece } = now;
    const under =
      piece && (lay ?? host.position().tiles.find((one) => one.x === piece.x && one.y === piece.y));
    const part = piece && under && kinds.part(under, piece.part);
    return {
      tile: lay && { x: lay.x, y: lay.y, symbol: kinds.symbol(lay, host.position().tiles.length) },
      piece: part ? { x: piece.x, y: piece.y, symbol: piece.symbol, dx: part.dx, dy: part.dy } : null,
    };
  });

  listen({
    hold: (aid) => {
      // Where a tile can be turned face down, its key does that.
      const flips = aid === 'fields' && game.offer().choices.some((one) => one.face_down !== undefined);
      if (!flips) setHeld(aid);
    },
    release: () => setHeld(null),
    hint: askHint,
    ask: () => ask(cursorOf(game.turn())),
  });

  return {
    offers: () => catalogue()?.aids ?? [],
    locked: isLocked,
    on: isSwitchedOn,
    shown,
    toggle(aid) {
      const now = { ...choice(), [aid]: !isSwitchedOn(aid) };
      setChoice(now);
      saveChoice(now);
      if (aid === 'odds') setAsked(null);
    },
    answer,
    asked,
    odds,
    ask,
    hint,
    mayHint,
    hinting: () => isWanted() && mayHint() && !hint(),
    askHint,
    hideHint: () => setWanted(null),
    gesture(gesture) {
      if (gesture.type !== 'tap') return;
      // A tap on a square where the tile fits lays it.
      const lays = squaresShown(game.turn(), game.offer()).some((one) => sameSquare(one, gesture.square));
      ask(lays ? null : gesture.square);
    },
    marks,
    hinted,
    firstSight: () =>
      !seen() && isSwitchedOn('squares') && active() && squaresShown(game.turn(), game.offer()).length > 0,
    understood() {
      seeLegend();
      setSeen(true);
    },
  };
}

interface Keys {
  hold(aid: Aid): void;
  release(): void;
  hint(): void;
  ask(): void;
}

/** Keys that are aids' own, for as long as the table is there. */
function listen(keys: Keys): void {
  const isTaken = (event: KeyboardEvent) =>
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null);
  const press = (event: KeyboardEvent) => {
    if (event.repeat || isTaken(event)) return;
    const key = event.key.toLowerCase();
    const aid = HELD[key];
    if (aid) keys.hold(aid);
    else if (key === 'h') keys.hint();
    else if (key === 'w') keys.ask();
  };
  const lift = (event: KeyboardEvent) => {
    if (HELD[event.key.toLowerCase()]) keys.release();
  };
  window.addEventListener('keydown', press);
  window.addEventListener('keyup', lift);
  // Whoever leaves the window lets go of the key elsewhere.
  window.addEventListener('blur', keys.release);
  onCleanup(() => {
    window.removeEventListener('keydown', press);
    window.removeEventListener('keyup', lift);
    window.removeEventListener('blur', keys.release);
  });
}
