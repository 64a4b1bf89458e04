// A lesson: its card above a table at which nobody but the learner sits.

import './lesson.css';
import { createEffect, createSignal, onMount, Show } from 'solid-js';
import { kindsOf, loadArt } from '../art/load';
import { sameSquare } from '../board';
import { catalogue, loadCatalogue } from '../connection/catalogue';
import { playOnFrom, RefusedError } from '../connection/http';
import { t } from '../i18n';
import type { LessonStepped } from '../protocol/LessonStepped';
import type { SceneInfo } from '../protocol/SceneInfo';
import type { Words } from '../protocol/Words';
import { follow, gamePath, go, LEARN } from '../route';
import { rememberCreated } from '../storage/games';
import { createGame, type Game } from '../table/game';
import { Waiting } from '../table/missing';
import { tilesSeen } from '../table/page';
import { Table } from '../table/table';
import { type TurnGesture, ways } from '../table/turn';
import { LessonCard } from './card';
import { connectLesson, type LessonConnection } from './connection';
import { markDone } from './progress';

export function LessonPage(props: { id: string }) {
  loadCatalogue();
  const [scene, setScene] = createSignal<SceneInfo | null>(null);
  const [done, setDone] = createSignal<LessonStepped | null>(null);
  const [message, setMessage] = createSignal<Words | null>(null);
  const [missing, setMissing] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  let connection!: LessonConnection;

  const game = createGame(
    props.id,
    (host) => {
      connection = connectLesson(props.id, host, {
        began(next) {
          setDone(null);
          setMessage(null);
          setScene(next);
        },
        stepped(stepped) {
          setMessage(null);
          if (!stepped.done) return;
          setDone(stepped);
          const now = scene();
          if (now && now.number + 1 === now.lesson.scenes) markDone(props.id);
        },
        refused: (said) => setMessage(said ?? { en: t().unreachable, fr: t().unreachable }),
        missing: () => setMissing(true),
      });
      return connection;
    },
    false,
  );
  onMount(() => connection.open(0));

  createEffect(() => {
    const [table, position] = [game.table(), game.position()];
    if (!table || !position) return;
    const of = table.art === table.game ? { game: table.game } : { lesson: props.id };
    loadArt(table.art, of, tilesSeen(position));
  });
  const kinds = () => kindsOf(game.table()?.art ?? '');

  const learning: Game = {
    ...game,
    gesture(gesture) {
      if (!triesInVain(gesture)) game.gesture(gesture);
    },
  };

  /** A tap where the tile can't lie: the server says why. */
  function triesInVain(gesture: TurnGesture): boolean {
    const [turn, position] = [game.turn(), game.position()];
    if (gesture.type !== 'tap' || !position?.drawn) return false;
    if (turn.stage !== 'choosing' && turn.stage !== 'placed') return false;
    const { square } = gesture;
    const isLaid = position.tiles.some((tile) => sameSquare(tile, square));
    if (isLaid || ways(turn, game.offer()).some((way) => sameSquare(way, square))) return false;
    connection.attempt(`lay ${position.drawn} ${square.x},${square.y} ${turn.rotation}`);
    return true;
  }

  const open = (number: number) => {
    const now = scene();
    if (!now) return;
    if (number < now.lesson.scenes) connection.open(number);
    else {
      markDone(props.id);
      go(LEARN);
    }
  };

  const playOn = async () => {
    const bots = catalogue()?.bots ?? [];
    const [bot] = bots;
    const now = scene();
    if (!now || !bot || busy()) return;
    setBusy(true);
    try {
      const name = t().player(1);
      const created = await playOnFrom(props.id, { name, bot: bot.id });
      rememberCreated(now.lesson.game, [{ en: name, fr: name }, bot.title], created);
      go(gamePath(created.table));
    } catch (error) {
      setMessage(
        error instanceof RefusedError ? error.refusal.said : { en: t().unreachable, fr: t().unreachable },
      );
    } finally {
      setBusy(false);
    }
  };

  return (
    <Show when={!missing()} fallback={<MissingLesson />}>
      <Show when={scene()} fallback={<Waiting away={message() !== null} />}>
        {(now) => (
          <div class="lesson" data-lesson={props.id} data-scene={now().number}>
            <LessonCard
              scene={now()}
              done={done()}
              message={message()}
              open={open}
              playOn={playOn}
              busy={busy()}
            />
            <div class="lesson-table">
              <Show when={game.table()}>
                {(table) => (
                  <Show when={game.position()}>
                    {(position) => (
                      <Show when={kinds()}>
                        {(tiles) => (
                          <Table
                            game={learning}
                            table={table()}
                            position={position()}
                            kinds={tiles()}
                            invited={false}
                            lesson
                          />
                        )}
                      </Show>
                    )}
                  </Show>
                )}
              </Show>
            </div>
          </div>
        )}
      </Show>
    </Show>
  );
}

function MissingLesson() {
  return (
    <main class="plain">
      <h1>{t().learn.missing}</h1>
      <a class="button button-main" href={LEARN} onClick={follow}>
        {t().learn.all}
      </a>
    </main>
  );
}
