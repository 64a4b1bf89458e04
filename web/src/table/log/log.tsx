// The log: what happened, newest first, with the tile of each turn. Who points at a turn sees its place on the board,
// and who points at a tile sees its turn. Each scoring unfolds into its arithmetic and the rules.

import './log.css';
import '../tools/rules.css';
import { createEffect, createMemo, createSelector, createSignal, For, on, onCleanup, Show } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { pictureOf } from '../../art/pictures';
import type { Square } from '../../board';
import { say, sentence, t } from '../../i18n';
import { Figure } from '../../parts/figure';
import type { Entry } from '../../protocol/Entry';
import type { EventInfo } from '../../protocol/EventInfo';
import type { Named } from '../../protocol/Named';
import type { ScoringInfo } from '../../protocol/ScoringInfo';
import type { TableInfo } from '../../protocol/TableInfo';
import { rulesPath } from '../../route';
import type { GameRoom } from '../games/room';
import { nameOf } from '../people/names';
import { NotedInLog, notedIn } from '../people/noted';
import { EventSign } from './events';
import { kept, type Shown, type TurnLog, turnAt, turnsOf, withNoted } from './history';

export interface LogProps {
  room: GameRoom;
  kinds: Kinds;
  /** As far as the game is shown. */
  entries: readonly Entry[];
  table: TableInfo | null;
  rules: readonly Named[];
  /** Shows this on the board, or nothing. */
  read(what: Shown | null): void;
  /** The square that somebody looks at on the board. */
  square: Square | null;
}

/** What a line does when somebody points at it or keeps it in view. */
interface Reading {
  point(what: Shown | null): void;
  pin(what: Shown | null): void;
  isPinned(what: Shown): boolean;
  isLit(seq: number): boolean;
}

export function Log(props: LogProps) {
  let list!: HTMLOListElement;
  // A turn that is over keeps its lines, and what is unfolded in them, when others follow.
  const turns = createMemo<TurnLog[]>((before) => {
    const now = turnsOf(props.entries, props.room.log?.silent).filter((turn) => turn.events.length > 0);
    return kept(before, now);
  }, []);
  const all = createMemo(() => {
    const known = notedIn(props.table).filter(({ seq }) => seq <= props.entries.length);
    return withNoted(turns(), known);
  });
  const newestFirst = () => [...all()].reverse();

  const [pointed, point] = createSignal<Shown | null>(null);
  const [pinned, pin] = createSignal<Shown | null>(null);
  createEffect(() => props.read(pointed() ?? pinned()));
  onCleanup(() => props.read(null));
  const lit = createMemo(() => turnAt(turns(), props.square)?.seq ?? null);
  const reading: Reading = {
    point,
    pin,
    isPinned: (what) => pinned() === what,
    isLit: createSelector(lit),
  };

  // What is lit is in view, and the log goes back to where it was.
  let before: number | null = null;
  createEffect(
    on(lit, (seq) => {
      const body = list.closest('.panel-body');
      if (!body) return;
      const line = seq === null ? null : list.querySelector<HTMLElement>(`[data-log-turn="${seq}"]`);
      if (!line) {
        if (before !== null) body.scrollTop = before;
        before = null;
        return;
      }
      const [view, box] = [body.getBoundingClientRect(), line.getBoundingClientRect()];
      before ??= body.scrollTop;
      if (box.top < view.top) body.scrollTop -= view.top - box.top + EDGE;
      else if (box.bottom > view.bottom) body.scrollTop += box.bottom - view.bottom + EDGE;
    }),
  );

  /** Arrows go from turn to turn; only one of them is on the way of the Tab key. */
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const places = [...list.querySelectorAll<HTMLElement>('.log-place')];
    const at = places.indexOf(event.target as HTMLElement);
    if (!by || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    places[Math.max(0, Math.min(places.length - 1, at + by))]?.focus();
  };
  return (
    <ol class="log" reversed ref={list} onKeyDown={press} onPointerLeave={() => point(null)}>
      <For each={newestFirst()} fallback={<li class="log-empty">{t().table.logEmpty}</li>}>
        {(item, index) =>
          'said' in item ? (
            <NotedInLog line={item} />
          ) : (
            <Turn turn={item} {...props} {...reading} first={index() === 0} />
          )
        }
      </For>
    </ol>
  );
}

// So much of the neighbours is seen with a line, in pixels.
const EDGE = 24;

function Turn(props: LogProps & Reading & { turn: TurnLog; first: boolean }) {
  const { turn } = props;
  return (
    <li
      class={`log-turn seat-${turn.player ?? 0}`}
      classList={{ 'log-lit': props.isLit(turn.seq) }}
      data-log-turn={turn.seq}
      onPointerEnter={(event) => event.pointerType === 'mouse' && props.point(turn)}
    >
      <Show when={turn.tiles.length > 0}>
        <Thumbnails {...props} />
      </Show>
      <div class="log-told">
        <Show when={turn.player}>
          {(player) => (
            <h3 class="log-who">
              <Figure seat={player()} /> {nameOf(props.table, player())}
            </h3>
          )}
        </Show>
        <For each={toldOf(turn)}>{(event) => <Line event={event} {...props} />}</For>
        <Show when={dealtIn(turn).length > FEW}>
          <details class="log-deal">
            <summary>{t().table.dealt(dealtIn(turn).length)}</summary>
            <For each={dealtIn(turn)}>{(event) => <Line event={event} {...props} />}</For>
          </details>
        </Show>
      </div>
    </li>
  );
}

/** The tiles of a turn; a press keeps their place in view. */
function Thumbnails(props: LogProps & Reading & { turn: TurnLog; first: boolean }) {
  const { turn } = props;
  const said = () =>
    turn.tiles.map(({ name, x, y }) => t().table.lies(say(props.kinds.said(name)), x, y)).join('; ');
  return (
    <button
      type="button"
      class="log-place"
      aria-label={t().table.showPlace(said())}
      aria-pressed={props.isPinned(turn)}
      title={said()}
      tabindex={props.first ? 0 : -1}
      onFocus={() => props.point(turn)}
      onBlur={() => props.point(null)}
      onClick={() => props.pin(props.isPinned(turn) ? null : turn)}
    >
      <For each={turn.tiles}>
        {(tile) => (
          <img
            class="log-tile"
            alt=""
            loading="lazy"
            decoding="async"
            src={pictureOf(props.kinds.symbol(tile, 0)) ?? undefined}
          />
        )}
      </For>
    </button>
  );
}

// Up to so many tiles dealt at once are told one by one.
const FEW = 3;

const dealtIn = (turn: TurnLog): EventInfo[] => turn.events.filter((event) => event.kind === 'dealt');

/** What is told of a turn in full. */
const toldOf = (turn: TurnLog): EventInfo[] =>
  dealtIn(turn).length > FEW ? turn.events.filter((event) => event.kind !== 'dealt') : turn.events;

function Line(props: LogProps & Reading & { event: EventInfo }) {
  const shown: Shown = { tiles: [], events: [props.event] };
  return (
    <Show
      when={props.event.scoring}
      fallback={
        <p class={`log-line log-${props.event.kind}`} data-event={props.event.kind}>
          <EventSign room={props.room} kind={props.event.kind} />
          <span>{sentence(props.event.said)}</span>
          <Show when={props.event.bonus}>
            {(bonus) => <span class="scoring-points">{bonus().points}</span>}
          </Show>
        </p>
      }
    >
      {(scoring) => (
        <details class="scoring" onToggle={(event) => props.pin(event.currentTarget.open ? shown : null)}>
          <summary>
            <span>{sentence(props.event.said)}</span>
            <Show when={scoring().winners.length > 0}>
              <span class="scoring-points">{scoring().points}</span>
            </Show>
          </summary>
          <Explanation scoring={scoring()} rules={props.rules} />
        </details>
      )}
    </Show>
  );
}

/** Why it was so many points. */
export function Explanation(props: { scoring: ScoringInfo; rules: readonly Named[] }) {
  const texts = () => props.rules.filter((rule) => props.scoring.rules.includes(rule.id));
  return (
    <div class="explanation">
      <p class="arithmetic">{say(props.scoring.arithmetic)}</p>
      <dl class="rules">
        <For each={texts()}>
          {(rule) => (
            <div>
              <dt>
                <a href={rulesPath(rule.id)} target="_blank" rel="noopener">
                  {rule.id}
                </a>
              </dt>
              <dd>{say(rule.about)}</dd>
            </div>
          )}
        </For>
      </dl>
    </div>
  );
}
