// The page of a game: puts the board and everything around it together.

import './table.css';
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import { type Kinds, shapesOf } from '../art/kinds';
import { kindsOf, loadArt } from '../art/load';
import { Board, type Mark, type View } from '../board';
import { catalogue } from '../connection/catalogue';
import { RefusedError } from '../connection/http';
import { t } from '../i18n';
import { takeWelcome } from '../invitation/newcomer';
import type { Answer } from '../protocol/Answer';
import type { EventInfo } from '../protocol/EventInfo';
import type { PositionInfo } from '../protocol/PositionInfo';
import type { TableInfo } from '../protocol/TableInfo';
import type { Words } from '../protocol/Words';
import { gamePath, go } from '../route';
import { myGame, rememberToken } from '../storage/games';
import { remembers } from '../storage/store';
import { Finale } from './finale/finale';
import { OverBar } from './finale/over';
import { nextGame } from './finale/rematch';
import { createGame, type Game } from './game';
import { Hands, hasHands, OnTable } from './games/base/hands';
import { createFolk } from './games/base/moves';
import { Holdings } from './games/castle/holdings';
import { createKeeps } from './games/castle/keeps';
import { createGuards } from './games/city/guards';
import { CityHoldings, CityState } from './games/city/holdings';
import { createPileNews, PileBanner } from './games/city/piles';
import { rowMark } from './games/city/walls';
import { BonusCard, createBonusNews } from './games/hunters/bonus';
import { Passing } from './handover/passing';
import { FeatureTip, GuardTip } from './inspect/inspect';
import { finalSteps, pointsOf, untoldGoods } from './log/history';
import { Panel } from './log/panel';
import { marksOfEntry, marksOfEvent, marksOfScoring, squaresOfEvent } from './marks/events';
import { createMarking } from './marks/marking';
import { Missing, Waiting } from './missing';
import { Announcer } from './news/announcer';
import { Banners } from './news/banners';
import { invitedSeats } from './people/invitations';
import { TRACK } from './people/names';
import { ReinvitedBanner } from './people/reinvited';
import { Actions } from './questions/bar';
import { hasTray } from './questions/tray';
import { createPast } from './replay/past';
import { Replay } from './replay/replay';
import { createScene } from './scene/scene';
import { Scores } from './scores/scores';
import { createScreen } from './screen';
import { Tools } from './tools/tools';
import { type WindowName, Windows } from './tools/windows';

export function TablePage(props: { id: string; secret: string | null }) {
  if (props.secret) {
    rememberToken(props.id, props.secret);
    // The secret does not stay where it could be read over a shoulder, unless it has no other place.
    if (remembers()) history.replaceState(null, '', gamePath(props.id));
  }
  const welcome = takeWelcome(props.id);
  const game = createGame(props.id);
  // Whoever has been here before need not wait for the server to hear which game it is.
  const name = () => game.table()?.art ?? myGame(props.id)?.game;
  createEffect(() => {
    const known = name();
    const table = game.table();
    const usual = !table || table.art === table.game;
    if (known) loadArt(known, usual ? { game: known } : { table: props.id });
  });
  const kinds = () => kindsOf(name() ?? '');
  const waiting = () => <Waiting away={game.link() === 'away'} />;
  return (
    <Show when={!game.missing()} fallback={<Missing />}>
      <Show when={game.table()} fallback={waiting()}>
        {(table) => (
          <Show when={game.position()} fallback={waiting()}>
            {(position) => (
              <Show when={kinds()} fallback={waiting()}>
                {(tiles) => (
                  <Table
                    game={game}
                    table={table()}
                    position={position()}
                    kinds={tiles()}
                    invited={welcome || props.secret !== null}
                  />
                )}
              </Show>
            )}
          </Show>
        )}
      </Show>
    </Show>
  );
}

/** What the page is about just now. */
export type Mode = 'play' | 'finale' | 'replay';

interface TableProps {
  game: Game;
  table: TableInfo;
  position: PositionInfo;
  kinds: Kinds;
  invited: boolean;
}

function Table(props: TableProps) {
  const game: Game = {
    ...props.game,
    gesture(gesture) {
      // Who was to move stays, before anything else is taken back.
      if (gesture.type !== 'undo' || !folk.stay()) props.game.gesture(gesture);
    },
    confirm() {
      // Whoever moves must go somewhere.
      if (!folk.pending()) props.game.confirm();
    },
  };
  const [mode, setMode] = createSignal<Mode>('play');
  const [sheet, setSheet] = createSignal(false);
  const [problem, setProblem] = createSignal<Words | null>(null);
  const [view, setView] = createSignal<View>();
  const { castle } = props.kinds;
  // Walls around the tiles, and more to say about the players.
  const walled = castle !== null || props.position.city !== null;
  // Tiles before the players: so have they.
  const handed = hasHands(props.position.family);
  const high = walled || handed;
  const piles = createPileNews(game);
  const bonus = createBonusNews(game);
  const huts = props.kinds.hunters?.huts ?? [];
  const playing = () => mode() === 'play';
  const folk = createFolk({
    game: props.game,
    kinds: props.kinds,
    position: () => props.position,
    playing,
    pointed: () => pointed(),
    shapes: (areas) => shapes()(areas),
  });
  // Once there was one there will be more: the board does not jump when it comes and goes.
  const trays = createMemo((before: boolean) => before || hasTray(props.position), false);
  const screen = createScreen({
    mode,
    high,
    asked: () => Boolean(props.position.city?.building) || trays(),
    lines: folk.lines,
    news: () => piles.begun() !== null,
    card: bonus.height,
  });
  const over = createMemo(() => props.position.turn === null);
  const guests = () => invitedSeats(game);

  const firstWindow = (): WindowName => {
    const acted = (player: number) => game.entries().some((entry) => entry.player === player);
    const seat = game.own().find((player) => !acted(player));
    if (props.invited && seat) return { rename: seat, welcome: true };
    const young = !game.entries().some((entry) => entry.player !== null);
    return young && guests().some((one) => !one.taken) ? 'invite' : null;
  };
  const [open, setOpen] = createSignal<WindowName>(firstWindow());

  // The final scoring, step by step.
  const finals = createMemo(() => finalSteps(game.entries()));
  const [step, setStep] = createSignal(0);
  const [auto, setAuto] = createSignal(false);
  const startFinale = (byItself: boolean) => {
    setSheet(false);
    setStep(0);
    setAuto(byItself);
    setMode(finals().length > 0 ? 'finale' : 'play');
    if (walled) view()?.fit();
    setOpen(finals().length > 0 ? null : 'result');
  };
  createEffect(on(over, (now) => now && startFinale(true), { defer: true }));
  createEffect(
    on([mode, step], () => {
      const told = mode() === 'finale' ? finals()[step()] : undefined;
      const squares = told ? squaresOfEvent(told) : [];
      // What lies within walls is seen as a whole.
      if (squares.length > 0 && !walled) view()?.show(squares);
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

  // The points as far as the final scoring has been told.
  const scores = createMemo(() => {
    if (mode() !== 'finale') return undefined;
    const untold = finals().slice(step() + 1);
    const result = props.table.result ?? [];
    return props.position.scores.map(
      (score, index) => score - pointsOf(untold, index + 1) - untoldGoods(untold, result, index + 1),
    );
  });

  const shown = () => scene.position;

  // Tiles may be taken up again: what is shown is what lies there now.
  const shapes = createMemo(() => shapesOf(props.kinds, (past.position() ?? props.position).tiles));
  const source = () => ({ play: game, replay: past, finale: null })[mode()];
  const told = (event: EventInfo) => marksOfEvent(event, props.position, props.kinds);
  const marking = createMarking({
    game,
    source,
    shapes: (areas) => shapes()(areas),
    told,
    did: (entry) => marksOfEntry(entry, props.kinds),
    scored: (scoring) => marksOfScoring(scoring, props.position, props.kinds),
    view,
  });
  const guards = createGuards({
    kinds: props.kinds,
    table: () => props.table,
    position: () => (mode() === 'finale' ? null : (past.position() ?? props.position)),
    view,
  });
  const inspect: typeof marking.inspect = (place) => marking.inspect(guards.inspect(place) ? null : place);
  const keeps = createKeeps({
    castle: () => (past.position() ?? props.position).castle,
    source,
    shapes: (areas) => shapes()(areas),
  });
  // What an answer is about, while somebody points at it or has chosen it.
  const [pointed, setPointed] = createSignal<Answer | null>(null);
  // What was pointed at may be gone with the question.
  createEffect(
    on(
      () => props.position.seq,
      () => setPointed(null),
    ),
  );
  const answered = createMemo((): Mark[] => {
    if (props.position.family) return folk.marks();
    const turn = game.turn();
    if (turn.stage !== 'asked') return [];
    const { answers } = game.offer();
    const chosen = answers.find((one) => one.action === turn.answer);
    // What only one answer is about is good to know at once.
    const [only, ...others] = answers.filter((one) => one.tiles.length > 0);
    const about = pointed() ?? chosen ?? (others.length === 0 ? only : undefined);
    if (about?.areas.length) return [{ areas: shapes()(about.areas), kind: 'scored' }];
    const [from] = about?.sides ?? [];
    if (!about?.tiles.length || !from) return [];
    const row = { from, squares: about.tiles, points: about.points ?? 0, kind: 'inspect' as const };
    return [rowMark(props.kinds, props.position.tiles, row)];
  });
  const marks = createMemo(() => {
    if (mode() === 'play') {
      // One row at a time.
      const rows = answered().length > 0 ? answered() : guards.marks();
      return [...keeps.marks(), ...marking.marks(), ...rows];
    }
    // What is scored later is not there yet.
    if (mode() === 'replay') {
      const seen = marking.marks().filter((mark) => mark.kind !== 'scored');
      return [...keeps.marks(), ...guards.marks(), ...seen];
    }
    const now = finals()[step()];
    return now ? told(now) : [];
  });
  // What closes the ring at the end is not there before that is told.
  const hidden = createMemo(() => {
    const untold = mode() === 'finale' ? finals().slice(step() + 1) : [];
    return untold.find((event) => event.kind === 'ring-closed')?.sides ?? [];
  });

  const scene = createScene({
    game,
    kinds: props.kinds,
    position: () => past.position() ?? props.position,
    playing,
    scores,
    hidden,
    marks,
    picks: folk.picks,
    focus: folk.focus,
    moving: folk.moving,
    exploring: marking.exploring,
    insets: screen.insets,
  });

  // The tab says when it is somebody's turn here.
  createEffect(() => {
    document.title = game.turn().stage === 'waiting' ? 'Bastide' : `● ${t().table.yourTurn} – Bastide`;
  });
  onCleanup(() => {
    document.title = 'Bastide';
  });

  const goOn = async () => {
    try {
      const next = await nextGame(game);
      if (next) go(gamePath(next));
    } catch (error) {
      const gone = { en: t().unreachable, fr: t().unreachable };
      setProblem(error instanceof RefusedError ? error.refusal.said : gone);
      setOpen(null);
    }
  };

  // What a player has beyond points and followers.
  const holdings = (player: number) => (
    <>
      <Show when={castle && shown().castle}>
        {(info) => (
          <Show when={castle}>
            {(art) => (
              <Holdings
                art={art()}
                info={info()}
                player={player}
                keeps={keeps}
                wallTiles={() => setOpen('wall-tiles')}
              />
            )}
          </Show>
        )}
      </Show>
      <Show when={shown().city}>
        {(info) => <CityHoldings info={info()} player={player} guards={guards} />}
      </Show>
      <Show when={handed && shown().family}>
        {(info) => <Hands info={info()} kinds={props.kinds} player={player} />}
      </Show>
    </>
  );

  const offer = () => catalogue()?.games.find((one) => one.id === props.table.game);
  const rules = () => offer()?.rules ?? [];

  return (
    <main class="table" classList={{ 'table-high': high }} data-seq={shown().seq}>
      <h1 class="unseen">{t().table.title}</h1>
      <Board
        state={scene.board}
        gesture={(gesture) => playing() && game.gesture(gesture)}
        confirm={() => playing() && game.confirm()}
        inspect={inspect}
        point={(action) => setPointed(game.offer().answers.find((one) => one.action === action) ?? null)}
        explore={marking.explore}
        pick={folk.pick}
        view={setView}
      />
      <Tools
        open={setOpen}
        inviting={guests().length > 0}
        waiting={guests().some((one) => !one.taken)}
        view={view}
        sheet={sheet()}
        setSheet={setSheet}
      />
      <div class="side">
        <Scores
          table={props.table}
          position={shown()}
          scores={scores()}
          own={game.own()}
          track={castle?.spaces.length ?? TRACK}
          holdings={high ? holdings : null}
          huts={huts}
          family={props.kinds.family}
          rename={(player) => setOpen({ rename: player, welcome: false })}
        />
        <Show
          when={shown().city}
          fallback={
            <p class="left" data-left>
              <Left position={shown()} small={screen.small()} />
              <Show when={shown().set_aside.length > 0 && !screen.small()}>
                <span> · {t().table.setAsideCount(shown().set_aside.length)}</span>
              </Show>
              <Show when={shown().family}>{(info) => <OnTable info={info()} kinds={props.kinds} />}</Show>
            </p>
          }
        >
          {(info) => <CityState info={info()} small={screen.small()} />}
        </Show>
        <Panel
          entries={game.entries()}
          table={props.table}
          rules={rules()}
          show={marking.pin}
          position={shown()}
          kinds={props.kinds}
          own={game.own()}
          open={sheet()}
          close={() => setSheet(false)}
        />
      </div>
      <Show when={marking.look()}>
        {(look) => (
          <FeatureTip
            look={look()}
            table={props.table}
            huts={huts}
            small={screen.small()}
            insets={screen.insets()}
          />
        )}
      </Show>
      <Show when={answered().length === 0 && guards.look()}>
        {(look) => <GuardTip {...look()} small={screen.small()} insets={screen.insets()} />}
      </Show>
      <Show when={playing()}>
        <Show
          when={over()}
          fallback={
            <Show
              when={game.curtain()}
              fallback={
                <Actions
                  game={game}
                  kinds={props.kinds}
                  spots={scene.board.spots}
                  pointed={pointed()}
                  point={setPointed}
                  moving={folk.pending()}
                />
              }
            >
              {(seat) => <Passing game={game} seat={seat()} />}
            </Show>
          }
        >
          <OverBar
            game={game}
            result={() => setOpen('result')}
            finale={() => startFinale(false)}
            replay={startReplay}
            next={goOn}
          />
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
      <Banners game={game} problem={problem()} dismiss={() => setProblem(null)} next={goOn}>
        <ReinvitedBanner game={game} />
        <PileBanner news={piles} />
        <Show when={playing()}>
          <BonusCard news={bonus} game={game} kinds={props.kinds} />
        </Show>
      </Banners>
      <Announcer game={game} kinds={props.kinds} spots={scene.board.spots} look={marking.look()} />
      <Windows
        open={open()}
        setOpen={setOpen}
        game={game}
        offer={offer()}
        kinds={props.kinds}
        finale={() => startFinale(false)}
        replay={startReplay}
        next={goOn}
      />
    </main>
  );
}

/** The tiles left; those of a pile of their own apart. */
function Left(props: { position: PositionInfo; small: boolean }) {
  const words = () => {
    const { left, hunters, family } = props.position;
    const river = family?.river_left ?? 0;
    if (river > 0) return props.small ? t().folk.riverLeftShort(river) : t().folk.riverLeft(river);
    if (!hunters) return props.small ? t().table.leftShort(left) : t().table.left(left);
    const say = props.small ? t().hunters.leftShort : t().hunters.left;
    return say(left, hunters.bonus_left);
  };
  return <>{words()}</>;
}
