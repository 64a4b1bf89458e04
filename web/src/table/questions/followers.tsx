// Where followers can stand, in words: for those who see or aim less well.

import { followerWords } from '../games/followers';
import './followers.css';
import { For, Index, Show } from 'solid-js';
import type { Spot } from '../../board';
import type { Game } from '../game';
import type { GameRoom } from '../games/room';
import { followerOf } from '../turn';

// More than these would cover the board: they are a list.
const MANY = 12;

export function Followers(props: { game: Game; room: GameRoom; spots: readonly Spot[] }) {
  const follower = () => followerOf(props.game.turn());
  const none = () => props.room.bar?.nobody?.() ?? followerWords(props.room).nobody;
  const pick = (action: string | null) => props.game.gesture({ type: 'pick', follower: action });
  return (
    <Show
      when={props.spots.length <= MANY}
      fallback={
        <FollowerList
          spots={props.spots}
          follower={follower()}
          none={none()}
          called={followerWords(props.room).one}
          pick={pick}
        />
      }
    >
      <fieldset class="chips">
        <legend class="unseen">{followerWords(props.room).one}</legend>
        <button
          type="button"
          class="chip"
          aria-pressed={follower() === null && props.game.turn().stage !== 'asked'}
          onClick={() => pick(null)}
          data-chip="none"
        >
          {none()}
        </button>
        <Index each={props.spots}>
          {(spot) => (
            <Show
              when={spot().either}
              fallback={
                <button
                  type="button"
                  class="chip"
                  aria-pressed={follower() === spot().action}
                  onClick={() => pick(spot().action)}
                  data-chip={spot().action}
                >
                  {spot().label}
                </button>
              }
            >
              {(either) => <Either either={either()} follower={follower()} pick={pick} />}
            </Show>
          )}
        </Index>
      </fieldset>
    </Show>
  );
}

/** A place for a follower or another piece: a chip in two halves. */
function Either(props: {
  either: NonNullable<Spot['either']>;
  follower: string | null;
  pick(action: string | null): void;
}) {
  return (
    <span class="either">
      <Index each={props.either}>
        {(one, index) => (
          <button
            type="button"
            class="chip"
            aria-pressed={props.follower === one().action}
            aria-label={one().label}
            title={one().label}
            onClick={() => props.pick(props.follower === one().action ? null : one().action)}
            data-chip={one().action}
          >
            <Show when={index > 0} fallback={one().label}>
              <svg class="either-figure" viewBox="-20 -26 40 50" aria-hidden="true">
                <use href={`#${one().symbol}`} />
              </svg>
              {one().short}
            </Show>
          </button>
        )}
      </Index>
    </span>
  );
}

function FollowerList(props: {
  spots: readonly Spot[];
  follower: string | null;
  none: string;
  called: string;
  pick(action: string | null): void;
}) {
  const all = () => props.spots.flatMap((spot) => spot.either ?? [spot]);
  return (
    <div class="chips answer-list">
      <select
        aria-label={props.called}
        value={props.follower ?? ''}
        onChange={(event) => props.pick(event.currentTarget.value || null)}
        data-followers
      >
        <option value="" selected={props.follower === null}>
          {props.none}
        </option>
        <For each={all()}>
          {(one) => (
            <option value={one.action} selected={props.follower === one.action}>
              {one.listed ?? one.label}
            </option>
          )}
        </For>
      </select>
    </div>
  );
}
