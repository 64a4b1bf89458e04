// Every player with points, laps, followers left, and whose turn it is.

import './scores.css';
import { For, type JSX, Show } from 'solid-js';
import { catalogue } from '../../connection/catalogue';
import { say, t } from '../../i18n';
import { Figure, Hut } from '../../parts/figure';
import { Icon } from '../../parts/icon';
import type { FamilyArt } from '../../protocol/FamilyArt';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { SeatInfo } from '../../protocol/SeatInfo';
import type { TableInfo } from '../../protocol/TableInfo';
import { lapOf } from '../people/names';
import { PresenceDot, presenceOf } from '../people/presence';
import { ReinvitedSign } from '../people/reinvited';

export interface ScoresProps {
  table: TableInfo;
  position: PositionInfo;
  /** Points to show, if not those of the position. */
  scores?: number[] | undefined;
  own: number[];
  /** The spaces of the score track. */
  track: number;
  /** What else a player has, below the rest; `null` in games in which there is nothing. */
  holdings: ((player: number) => JSX.Element) | null;
  /** The drawings of huts by seat; none in a game without. */
  huts: readonly string[];
  /** The drawings of other pieces, in the base family. */
  family: FamilyArt | null;
  rename(player: number): void;
}

export function Scores(props: ScoresProps) {
  return (
    <ul
      class="scores"
      classList={{
        'scores-many': props.table.seats.length > 3,
        'scores-high': props.holdings !== null,
        'scores-huts': props.huts.length > 0 || hasMore(props.position),
      }}
      aria-label={t().table.players}
    >
      <For each={props.table.seats}>{(seat) => <Card seat={seat} {...props} />}</For>
    </ul>
  );
}

/** Whether players have pieces besides followers. */
const hasMore = ({ family }: PositionInfo): boolean =>
  (family?.big.length ?? 0) > 0 || (family?.goods.length ?? 0) > 0;

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
  const lap = () => lapOf(score(), props.track);
  const left = () => props.position.supply[index()] ?? 0;
  const huts = () => props.position.hunters?.huts[index()];
  const big = () => props.position.family?.big[index()];
  const goods = () => props.position.family?.goods[index()];
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
          <Show when={mine() && !props.table.over} fallback={<Called name={say(props.seat.called)} />}>
            <button
              type="button"
              class="score-rename"
              title={t().table.rename}
              onClick={() => props.rename(props.seat.player)}
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
          <Supply label={t().table.followersLeft(left())} left={left()}>
            {() => <Figure seat={props.seat.player} />}
          </Supply>
          <Show when={big() !== undefined}>
            <Supply label={t().folk.bigLeft(big() ?? 0)} left={big() ?? 0} what="big">
              {() => <Piece symbol={props.family?.big[index()]} class="big" box="-20 -27 40 52" />}
            </Supply>
          </Show>
          <Show when={goods() !== undefined}>
            <Supply label={t().folk.goodsLeft(goods() ?? 0)} left={goods() ?? 0} what="goods" brief>
              {() => <Piece symbol={props.family?.goods[index()]} class="good" box="-14 -14 28 28" />}
            </Supply>
          </Show>
          <Show when={huts() !== undefined}>
            <Supply label={t().hunters.hutsLeft(huts() ?? 0)} left={huts() ?? 0} what="huts">
              {() => <Hut symbol={props.huts[index()]} />}
            </Supply>
          </Show>
        </span>
      </div>
      <div class="score-points">
        <strong data-score>{score()}</strong>
        <span class="unseen">{t().table.points(score())}</span>
        <Show when={lap() > 0}>
          <span class="score-lap" title={t().table.lap(lap() * props.track, lap() + 1)}>
            {lap() * props.track}+
          </span>
        </Show>
      </div>
      {props.holdings?.(props.seat.player)}
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

/** A piece by its drawing; an ornament, for what is said of it is said beside it. */
function Piece(props: { symbol: string | undefined; class: string; box: string }) {
  return (
    <svg class={`figure ${props.class}`} viewBox={props.box} aria-hidden="true">
      <use href={`#${props.symbol}`} />
    </svg>
  );
}
