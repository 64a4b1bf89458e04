// The log: what happened, newest first. Each scoring unfolds into its arithmetic and the rules.

import './log.css';
import '../tools/rules.css';
import { createMemo, For, Show } from 'solid-js';
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
import { ReinvitedLine } from '../people/reinvited';
import { EventSign } from './events';
import { type TurnLog, turnsOf, withReinvited } from './history';

export interface LogProps {
  room: GameRoom;
  entries: readonly Entry[];
  table: TableInfo | null;
  rules: readonly Named[];
  /** Shows a scoring on the board, or none. */
  show(scoring: ScoringInfo | null): void;
}

export function Log(props: LogProps) {
  // A turn that is over keeps its lines, and what is unfolded in them, when others follow.
  const turns = createMemo<TurnLog[]>((before) => {
    const same = (a: TurnLog, b: TurnLog) => a.seq === b.seq && a.events.length === b.events.length;
    const now = turnsOf(props.entries, props.room.log?.silent).filter((turn) => turn.events.length > 0);
    return now.map((turn) => before.find((old) => same(old, turn)) ?? turn);
  }, []);
  const all = createMemo(() => withReinvited(turns(), props.table?.reinvited ?? []));
  const newestFirst = () => [...all()].reverse();
  return (
    <ol class="log" reversed>
      <For each={newestFirst()} fallback={<li class="log-empty">{t().table.logEmpty}</li>}>
        {(item) => ('said' in item ? <ReinvitedLine again={item} /> : <Turn turn={item} {...props} />)}
      </For>
    </ol>
  );
}

function Turn(props: LogProps & { turn: TurnLog }) {
  const { turn } = props;
  return (
    <li class={`log-turn seat-${turn.player ?? 0}`}>
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
    </li>
  );
}

// Up to so many tiles dealt at once are told one by one.
const FEW = 3;

const dealtIn = (turn: TurnLog): EventInfo[] => turn.events.filter((event) => event.kind === 'dealt');

/** What is told of a turn in full. */
const toldOf = (turn: TurnLog): EventInfo[] =>
  dealtIn(turn).length > FEW ? turn.events.filter((event) => event.kind !== 'dealt') : turn.events;

function Line(props: LogProps & { event: EventInfo }) {
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
        <details
          class="scoring"
          onToggle={(event) => props.show(event.currentTarget.open ? scoring() : null)}
        >
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
