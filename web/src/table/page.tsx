// The page of a game: puts the board and everything around it together.

import './table.css';
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import { Board, type BoardState, NOTHING, type Point, type Turn, type View } from '../board';
import { catalogue } from '../connection/catalogue';
import { RefusedError } from '../connection/http';
import { t } from '../i18n';
import type { PositionInfo } from '../protocol/PositionInfo';
import type { TableInfo } from '../protocol/TableInfo';
import type { Words } from '../protocol/Words';
import { gamePath, go } from '../route';
import { myGame, rememberKey } from '../storage/games';
import { remembers } from '../storage/store';
import { Actions } from './actions';
import { Announcer } from './announce';
import { Banners } from './banners';
import { Finale } from './finale';
import { createGame, type Game } from './game';
import { finalScorings, pointsOf, scoringsOf } from './history';
import { Inspection } from './inspect';
import { createMarking, markOf } from './marking';
import { Missing, Waiting } from './missing';
import { OverBar } from './over';
import { Panel } from './panel';
import { createPast } from './past';
import { rematch } from './rematch';
import { Replay } from './replay';
import { Scores } from './scores';
import { createScreen } from './screen';
import { Tools } from './tools';
import { type WindowName, Windows } from './windows';

export function TablePage(props: { id: string; secret: string | null }) {
  if (props.secret) {
    rememberKey(props.id, props.secret);
    // The secret does not stay where it could be read over a shoulder, unless it has no other place.
    if (remembers()) history.replaceState(null, '', gamePath(props.id));
  }
  const game = createGame(props.id);
  return (
    <Show when={!game.missing()} fallback={<Missing />}>
      <Show when={game.table()} fallback={<Waiting away={game.link() === 'away'} />}>
        {(table) => (
          <Show when={game.position()} fallback={<Waiting away={game.link() === 'away'} />}>
            {(position) => (
              <Table game={game} table={table()} position={position()} invited={props.secret !== null} />
            )}
          </Show>
        )}
      </Show>
    </Show>
  );
}

/** What the page is about just now. */
export type Mode = 'play' | 'finale' | 'replay';

function Table(props: { game: Game; table: TableInfo; position: PositionInfo; invited: boolean }) {
  const game = props.game;
  const [mode, setMode] = createSignal<Mode>('play');
  const [sheet, setSheet] = createSignal(false);
  const [problem, setProblem] = createSignal<Words | null>(null);
  const [view, setView] = createSignal<View>();
  const screen = createScreen(mode);
  const playing = () => mode() === 'play';
  const over = () => props.position.turn === null;
  const invitations = () =>
    (myGame(game.id)?.invitations ?? []).filter((one) => !game.own().includes(one.player));

  const firstWindow = (): WindowName => {
    const young = game.entries().length <= 1;
    const seat = game.own()[0];
    if (props.invited && seat && young) return { rename: seat, welcome: true };
    return invitations().length > 0 && young ? 'invite' : null;
  };
  const [open, setOpen] = createSignal<WindowName>(firstWindow());

  // The final scoring, step by step.
  const finals = createMemo(() => finalScorings(game.entries()));
  const [step, setStep] = createSignal(0);
  const [auto, setAuto] = createSignal(false);
  const startFinale = (byItself: boolean) => {
    setSheet(false);
    setStep(0);
    setAuto(byItself);
    setMode(finals().length > 0 ? 'finale' : 'play');
    setOpen(finals().length > 0 ? null : 'result');
  };
  createEffect(on(over, (now) => now && startFinale(true), { defer: true }));
  createEffect(
    on([mode, step], () => {
      const areas = mode() === 'finale' ? finals()[step()]?.scoring.areas : undefined;
      if (areas?.length) view()?.show(areas);
    }),
  );
  const endFinale = () => {
    setMode('play');
    setOpen('result');
    view()?.fit();
  };

  // The game shown again.
  const past = createPast(game, () => mode() === 'replay');
  const startReplay = () => {
    setOpen(null);
    setSheet(false);
    past.setStop(past.stops().length - 1);
    setMode('replay');
    view()?.fit();
  };

  // Kept as a store so that a new tile is added to the drawing, not all tiles drawn anew.
  const [shown, setShown] = createStore<PositionInfo>(structuredClone(props.position));
  createEffect(() =>
    setShown(reconcile(structuredClone(past.position() ?? props.position), { merge: true })),
  );

  const scores = createMemo(() => {
    if (mode() !== 'finale') return undefined;
    const all = scoringsOf(game.entries());
    const told = all.slice(0, all.length - finals().length + step() + 1);
    return props.table.seats.map((seat) => pointsOf(told, seat.player));
  });

  const marking = createMarking(game);
  const marks = createMemo(() => {
    const told = finals()[step()];
    if (mode() === 'finale') return told ? [markOf(told.scoring)] : [];
    return playing() ? marking.marks() : [];
  });

  const state: BoardState = {
    get tiles() {
      return shown.tiles;
    },
    get pieces() {
      return shown.pieces;
    },
    get drawn() {
      return playing() ? props.position.drawn : null;
    },
    get offer() {
      return playing() ? game.offer() : NOTHING;
    },
    get turn(): Turn {
      return playing() ? game.turn() : { stage: 'waiting' };
    },
    get seat() {
      return props.position.turn;
    },
    get marks() {
      return marks();
    },
    get insets() {
      return screen.insets();
    },
  };

  // The tab says when it is somebody's turn here.
  createEffect(() => {
    document.title = game.turn().stage === 'waiting' ? 'Bastide' : `● ${t().table.yourTurn} – Bastide`;
  });
  onCleanup(() => {
    document.title = 'Bastide';
  });

  const again = async () => {
    try {
      go(gamePath(await rematch(props.table, game.own())));
    } catch (error) {
      const gone = { en: t().unreachable, fr: t().unreachable };
      setProblem(error instanceof RefusedError ? error.refusal.said : gone);
      setOpen(null);
    }
  };

  const offer = () => catalogue()?.games.find((one) => one.id === props.table.game);
  const rules = () => offer()?.rules ?? [];

  return (
    <main class="table">
      <h1 class="unseen">{t().table.title}</h1>
      <Board
        state={state}
        gesture={(gesture) => playing() && game.gesture(gesture)}
        confirm={() => playing() && game.confirm()}
        inspect={(place) => marking.inspect(playing() ? place : null)}
        view={setView}
      />
      <Tools
        open={setOpen}
        inviting={invitations().length > 0}
        view={view}
        sheet={sheet()}
        setSheet={setSheet}
      />
      <div class="side">
        <Scores
          table={props.table}
          position={shown}
          scores={scores()}
          own={game.own()}
          rename={(player) => setOpen({ rename: player, welcome: false })}
        />
        <p class="left" data-left>
          {screen.small() ? t().table.leftShort(shown.left) : t().table.left(shown.left)}
          <Show when={shown.set_aside.length > 0}>
            <span> · {t().table.setAsideCount(shown.set_aside.length)}</span>
          </Show>
        </p>
        <Panel
          entries={game.entries()}
          table={props.table}
          rules={rules()}
          show={marking.pin}
          position={shown}
          open={sheet()}
          close={() => setSheet(false)}
        />
      </div>
      <Show when={playing() && marking.feature()}>
        {(feature) => (
          <div
            class="tip"
            classList={{ 'tip-low': (marking.place()?.screen.y ?? 0) < 190 }}
            style={screen.small() ? {} : beside(marking.place()?.screen)}
          >
            <Inspection feature={feature()} table={props.table} />
          </div>
        )}
      </Show>
      <Show when={playing()}>
        <Show when={over()} fallback={<Actions game={game} />}>
          <OverBar result={() => setOpen('result')} finale={() => startFinale(false)} replay={startReplay} />
        </Show>
      </Show>
      <Show when={mode() === 'finale'}>
        <Finale
          steps={finals()}
          step={step()}
          setStep={setStep}
          rules={rules()}
          auto={auto()}
          done={endFinale}
        />
      </Show>
      <Show when={mode() === 'replay'}>
        <Replay
          entries={game.entries()}
          stops={past.stops()}
          stop={past.stop()}
          setStop={past.setStop}
          close={() => setMode('play')}
        />
      </Show>
      <Banners game={game} problem={problem()} dismiss={() => setProblem(null)} />
      <Announcer game={game} />
      <Windows
        open={open()}
        setOpen={setOpen}
        game={game}
        offer={offer()}
        invitations={invitations()}
        finale={() => startFinale(false)}
        replay={startReplay}
        rematch={again}
      />
    </main>
  );
}

/** Where to say what is under the pointer: beside it, not beyond the edge. */
const beside = (at: Point | undefined) => ({
  left: `${Math.max(140, at?.x ?? 0)}px`,
  top: `${at?.y ?? 0}px`,
});
