// All that a table keeps in mind: the mode it is in, what is set off on the board, the scene that the board draws.

import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { type Kinds, shapesOf } from '../art/kinds';
import type { Mark, View } from '../board';
import { RefusedError } from '../connection/http';
import { t } from '../i18n';
import type { Answer } from '../protocol/Answer';
import type { Area } from '../protocol/Area';
import type { PositionInfo } from '../protocol/PositionInfo';
import type { TableInfo } from '../protocol/TableInfo';
import type { Words } from '../protocol/Words';
import { gamePath, go } from '../route';
import { createAids } from './aids/aids';
import { bestOf } from './finale/counting';
import { gathered } from './finale/gathered';
import { nextGame } from './finale/rematch';
import type { Game } from './game';
import { type OpenRoom, roomOf } from './games';
import type { Shown } from './log/history';
import type { Tab } from './log/panel';
import { marksOfBeat, marksOfEvent, marksOfTurn } from './marks/events';
import { createMarking, type Place } from './marks/marking';
import { createModes } from './mode';
import { createMotion } from './motion/motion';
import { notifyOfTurns } from './news/notify';
import { invitedSeats } from './people/invitations';
import { createScene } from './scene/scene';
import { createScreen } from './screen';
import { listenTo } from './sounds/heard';
import { createSounds } from './sounds/sounds';
import type { LastTile } from './tools/tools';
import type { WindowName } from './tools/windows';
import { answerOf } from './turn';

export interface TableProps {
  game: Game;
  table: TableInfo;
  position: PositionInfo;
  kinds: Kinds;
  /** Whoever opened the page has just taken their seat. */
  invited: boolean;
  /** It is a lesson: its end is told beside it, and nothing of it is kept. */
  lesson?: boolean;
}

export type TableState = ReturnType<typeof createTable>;

export function createTable(props: TableProps) {
  const { kinds } = props;
  const room = roomOf(props.table.game);
  const position = () => props.position;
  const [view, setView] = createSignal<View>();
  const [sheet, setSheet] = createSignal(false);
  const [tab, setTab] = createSignal<Tab>('log');
  const [problem, setProblem] = createSignal<Words | null>(null);
  const [open, setOpen] = createSignal<WindowName>(firstWindow(props));

  const modes = createModes({
    game: props.game,
    room,
    table: () => props.table,
    position,
    view,
    open: (window) => setOpen(props.lesson && window === 'result' ? null : window),
    clear: () => setSheet(false),
  });
  const { mode, playing, past } = modes;
  const shown = () => past.position() ?? props.position;
  // Tiles may be taken up again: what is shown is what lies there now.
  const allShapes = createMemo(() => shapesOf(kinds, shown().tiles));
  const shapes = (areas: readonly Area[]) => allShapes()(areas);
  const source = () => ({ play: props.game, replay: past, finale: null, overview: null })[mode()];

  // What an answer is about, while somebody points at it or has chosen it.
  const [pointed, setPointed] = createSignal<Answer | null>(null);
  // What was pointed at may be gone with the question.
  createEffect(
    on(
      () => props.position.seq,
      () => setPointed(null),
    ),
  );

  const opened: OpenRoom =
    room.open?.({
      game: props.game,
      kinds,
      position,
      shown,
      mode,
      pointed,
      source,
      shapes,
      view,
      openLegend: () => setOpen('legend'),
    }) ?? {};
  const { choices } = opened;

  const game: Game = {
    ...props.game,
    gesture(gesture) {
      // Who was to move stays, before anything else is taken back.
      if (gesture.type !== 'undo' || !choices?.stay()) props.game.gesture(gesture);
    },
    confirm() {
      // Whoever moves must go somewhere.
      if (!choices?.pending()) props.game.confirm();
    },
  };

  const hasHoldings = room.side?.hasHoldings?.(props.position) ?? false;
  const screen = createScreen({ mode, news: () => opened.room?.news?.() ?? false });

  // What somebody points at in the log.
  const [read, setRead] = createSignal<Shown | null>(null);
  const marking = createMarking({
    room,
    source,
    shapes,
    read: createMemo(() => {
      const turn = read();
      return turn ? marksOfTurn(room, turn, shown(), kinds) : [];
    }),
    view,
  });
  const sounds = createSounds();
  listenTo(props.game, sounds);
  const motion = createMotion({
    game: props.game,
    room,
    kinds,
    view,
    playing,
    telling: () => (playing() ? 'all' : mode() === 'overview' ? 'coming' : null),
    marks: (beat, numbers) => marksOfBeat(room, beat, props.position, kinds, numbers),
    flash: marking.flash,
    cue: sounds.play,
  });

  const aids = createAids({
    game,
    table: () => props.table,
    position,
    kinds,
    playing,
    shapes,
  });

  const answered = createMemo((): Mark[] => {
    const own = choices?.marks();
    if (own) return own;
    const turn = game.turn();
    if (turn.stage !== 'asked') return [];
    const { answers } = game.offer();
    const chosen = answers.find((one) => one.action === answerOf(turn));
    // What only one answer is about is good to know at once.
    const [only, ...others] = answers.filter((one) => one.tiles.length > 0);
    const about = pointed() ?? chosen ?? (others.length === 0 ? only : undefined);
    if (about?.areas.length) return [{ areas: shapes(about.areas), kind: 'scored' }];
    return (about && room.marks?.answer?.(about, props.position, kinds)) ?? [];
  });
  const marks = createMemo((): Mark[] => {
    const [under, over] = [opened.under?.() ?? [], opened.over?.() ?? []];
    if (playing()) {
      // One row at a time.
      return [...under, ...aids.marks(), ...marking.marks(), ...(answered().length > 0 ? answered() : over)];
    }
    // What is scored later is not there yet.
    if (mode() === 'replay') {
      return [...under, ...over, ...marking.marks().filter((mark) => mark.kind !== 'scored')];
    }
    if (mode() === 'overview') {
      return modes.overview.winners().flatMap((player): Mark[] => {
        const best = bestOf(props.game.entries(), player);
        return best ? [{ areas: shapes(best.areas), kind: 'scored', seats: [player] }] : [];
      });
    }
    const now = modes.told();
    return now ? marksOfEvent(room, now, props.position, kinds) : [];
  });

  // Those who have won gather where they got most.
  const celebrating = createMemo(() =>
    modes.overview.winners().flatMap((player) => {
      const best = bestOf(props.game.entries(), player);
      return best ? gathered(player, shapes(best.areas)) : [];
    }),
  );
  createEffect(on(celebrating, (pieces) => pieces.length > 0 && motion.gather(pieces), { defer: true }));

  const scene = createScene({
    game,
    room,
    kinds,
    position: shown,
    playing,
    scores: modes.scores,
    untold: modes.untold,
    marks,
    marksSquares: () => aids.on('squares'),
    hint: aids.hinted,
    flights: motion.flights,
    guests: celebrating,
    picks: () => choices?.picks() ?? [],
    focus: () => choices?.focus() ?? [],
    moving: () => choices?.moving() ?? false,
    exploring: marking.exploring,
    insets: screen.insets,
  });

  // What is said about a place does not cover it.
  createEffect(
    on(
      screen.insets,
      () => {
        const square = marking.look() ? marking.square() : null;
        if (square && !view()?.sees(square)) view()?.reveal(square);
      },
      { defer: true },
    ),
  );

  notifyOfTurns(game);
  // The last tile of whoever looks, or is in turn here, and the last one of anybody else.
  const lasts = createMemo((): LastTile[] => {
    const [own, turn] = [game.own(), shown().turn];
    const me = own.length > 1 && turn !== null && own.includes(turn) ? turn : own[0];
    const laid = shown()
      .tiles.flatMap(({ x, y, last_of: seat }) => (seat ? [{ x, y, seat }] : []))
      .reverse();
    const mine = laid.find(({ seat }) => seat === me);
    const other = laid.find(({ seat }) => seat !== me);
    return [...(mine ? [{ ...mine, mine: true }] : []), ...(other ? [{ ...other, mine: false }] : [])];
  });

  // The tab says when it is somebody's turn here.
  createEffect(() => {
    document.title = game.turn().stage === 'waiting' ? 'Bastide' : `● ${t().table.yourTurn} – Bastide`;
  });
  onCleanup(() => {
    document.title = 'Bastide';
  });

  return {
    game,
    room,
    opened,
    kinds,
    modes,
    scene,
    screen,
    marking,
    aids,
    motion,
    /** Somebody points at this turn in the log, or at none. */
    read: setRead,
    view,
    setView,
    /** Whether the log is shown on a small screen. */
    sheet,
    setSheet,
    /** What the panel shows. */
    tab,
    setTab,
    /** Shows a tab of the panel, also where the panel is closed. */
    showTab(name: Tab) {
      setTab(name);
      setSheet(true);
    },
    /** The window that is open. */
    open,
    setOpen,
    problem,
    setProblem,
    pointed,
    setPointed,
    answered,
    hasHoldings,
    lesson: props.lesson ?? false,
    lasts,
    inspect: (place: Place | null) =>
      marking.inspect(opened.inspect?.(place) || !aids.on('worth') ? null : place),
    /** Enter at the board: puts the tile down, or confirms. */
    enter() {
      const { stage } = game.turn();
      if (stage === 'choosing' || stage === 'lifting') game.gesture({ type: 'put' });
      else game.confirm();
    },
    /** On to the next game with the same people. */
    async goOn() {
      try {
        const next = await nextGame(game);
        if (next) go(gamePath(next));
      } catch (error) {
        const gone = { en: t().unreachable, fr: t().unreachable };
        setProblem(error instanceof RefusedError ? error.refusal.said : gone);
        setOpen(null);
      }
    },
  };
}

/** The window that a table opens with: newcomers say their name, whoever has made the game invites others. */
function firstWindow({ game, invited }: TableProps): WindowName {
  const acted = (player: number) => game.entries().some((entry) => entry.player === player);
  const seat = game.own().find((player) => !acted(player));
  if (invited && seat) return { rename: seat, welcome: true };
  const young = !game.entries().some((entry) => entry.player !== null);
  return young && invitedSeats(game).some((one) => !one.taken) ? 'invite' : null;
}
