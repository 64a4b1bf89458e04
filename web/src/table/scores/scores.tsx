// Every player with points, laps, followers left, and whose turn it is.

import { followerWords } from '../games/followers';
import './scores.css';
import './holdings.css';
import { For, Index, type JSX, Show } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { catalogue } from '../../connection/catalogue';
import { say, t } from '../../i18n';
import { Figure } from '../../parts/figure';
import { Icon } from '../../parts/icon';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { SeatInfo } from '../../protocol/SeatInfo';
import type { TableInfo } from '../../protocol/TableInfo';
import type { TalkInfo } from '../../protocol/TalkInfo';
import type { GameRoom } from '../games/room';
import { PresenceDot, presenceOf } from '../people/presence';
import { ReinvitedSign } from '../people/reinvited';
import { Bubble } from '../talk/bubble';
import { lapOf } from './laps';

export interface ScoresProps {
  table: TableInfo;
  position: PositionInfo;
  /** Points to show, if not those of the position. */
  scores?: number[] | undefined;
  /** What everybody would have if the game ended now, if that is shown. */
  ending?: readonly number[] | null;
  own: number[];
  /** What players have said. */
  talk: readonly TalkInfo[];
  /** What else a player has, below the rest; `null` in games in which there is nothing. */
  holdings: ((player: number) => JSX.Element) | null;
  room: GameRoom;
  kinds: Kinds;
  /** Gives a player another name; `null` where nobody can. */
  rename: ((player: number) => void) | null;
}

export function Scores(props: ScoresProps) {
  return (
    <ul
      class="scores"
      classList={{
        'scores-many': props.table.seats.length > 3,
        'scores-high': props.holdings !== null,
        'scores-huts': suppliesOf(props, 1).length > 0,
      }}
      aria-label={t().table.players}
    >
      <For each={props.table.seats}>{(seat) => <Card seat={seat} {...props} />}</For>
    </ul>
  );
}

/** The pieces of a player besides followers. */
const suppliesOf = ({ room, position, kinds }: ScoresProps, player: number) =>
  room.side?.supplies?.(position, kinds, player) ?? [];

/** A name, of which the number at its end is seen however little room there is. */
function Called(props: { name: string }) {
  const parts = () => /^(.+?)( \d+)?$/.exec(props.name) ?? [];
  return (
    <span class="score-text" title={props.name}>
      <span>{parts()[1]}</span>
      <span>{parts()[2]}</span>
    </span>
  );
}

/** Which kind of bot it is, besides its title; those for experiments have no level. */
function botNote(id: string): string {
  const level = catalogue()?.bots.find((bot) => bot.id === id)?.level;
  return level ? t().table.botOf(level) : t().table.bot;
}

function Card(props: ScoresProps & { seat: SeatInfo }) {
  const index = () => props.seat.player - 1;
  const score = () => (props.scores ?? props.position.scores)[index()] ?? 0;
  const lap = () => lapOf(props.position, props.seat.player, score()) ?? 0;
  const spaces = () => props.position.track.spaces;
  const left = () => props.position.supply[index()] ?? 0;
  const turn = () => props.position.turn === props.seat.player;
  const mine = () => props.own.includes(props.seat.player);
  return (
    <li
      class={`score seat-${props.seat.player}`}
      classList={{ 'score-turn': turn() }}
      aria-current={turn() ? 'true' : undefined}
      data-player={props.seat.player}
    >
      <span class="score-stand">
        <Figure seat={props.seat.player} class="score-figure" />
        {/* Who sits here knows that they are here. */}
        <Show when={!mine() && presenceOf(props.seat)}>{(now) => <PresenceDot presence={now()} />}</Show>
      </span>
      <div class="score-who">
        <span class="score-name">
          {/* A finished game keeps the names that it was played under. */}
          <Show
            when={mine() && !props.table.over && props.rename}
            fallback={<Called name={say(props.seat.called)} />}
          >
            <button
              type="button"
              class="score-rename"
              title={t().table.rename}
              onClick={() => props.rename?.(props.seat.player)}
            >
              <Called name={say(props.seat.called)} /> <Icon name="pencil" />
            </button>
          </Show>
          <ReinvitedSign all={props.table.reinvited} player={props.seat.player} />
        </span>
        <span class="score-note">
          <Show when={turn()}>
            <span class="score-now">{t().table.toMove}</span>
          </Show>
          <Show when={!turn() && props.seat.bot}>{(bot) => botNote(bot())}</Show>
          <Show when={!turn() && mine()}>{t().table.you}</Show>
          <Show when={!mine() && presenceOf(props.seat)}>
            {(now) => (
              <span class="score-presence">
                {turn() ? ' · ' : ''}
                {t().presence[now()]}
              </span>
            )}
          </Show>
        </span>
        <span class="score-pieces">
          <Supply label={followerWords(props.room).left(left())} left={left()}>
            {() => <Figure seat={props.seat.player} />}
          </Supply>
          <Index each={suppliesOf(props, props.seat.player)}>
            {(supply) => (
              <Supply
                label={supply().label}
                left={supply().left}
                what={supply().what}
                brief={supply().brief ?? false}
              >
                {() => supply().picture()}
              </Supply>
            )}
          </Index>
        </span>
      </div>
      <div class="score-points">
        <strong data-score>{score()}</strong>
        <span class="unseen">{t().table.points(score())}</span>
        <Show when={props.ending?.[index()]}>
          {(points) => (
            <span class="score-ending" title={t().aids.ends(points())} data-ending>
              <span aria-hidden="true">{t().aids.endsShort(points())}</span>
              <span class="unseen">{t().aids.ends(points())}</span>
            </span>
          )}
        </Show>
        <Show when={lap() > 0}>
          <span class="score-lap" title={t().table.lap(lap() * spaces(), lap() + 1)}>
            {lap() * spaces()}+
          </span>
        </Show>
      </div>
      {props.holdings?.(props.seat.player)}
      <Bubble talk={props.talk} player={props.seat.player} />
    </li>
  );
}

/** Pieces left, each of them; where there is no room or there are many, one and their number. */
function Supply(props: {
  label: string;
  left: number;
  what?: string;
  brief?: boolean;
  children: () => JSX.Element;
}) {
  return (
    <span
      class="score-supply"
      classList={{ 'score-supply-brief': props.brief, 'score-supply-none': props.left === 0 }}
      role="img"
      aria-label={props.label}
      data-supply={props.what}
    >
      <For each={Array.from({ length: props.left })}>{() => props.children()}</For>
      <span class="score-count" aria-hidden="true">
        {props.children()}
        {props.left}
      </span>
    </span>
  );
}
