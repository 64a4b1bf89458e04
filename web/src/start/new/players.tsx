// The list of players, with a row for each seat.

import { For, Index, Show } from 'solid-js';
import { say, sentence, t } from '../../i18n';
import { Follower } from '../../parts/follower';
import { Icon } from '../../parts/icon';
import type { BotOffer } from '../../protocol/BotOffer';
import { defaultName, type SeatDraft } from '../seats';

export interface PlayersProps {
  seats: SeatDraft[];
  bots: readonly BotOffer[];
  least: number;
  most: number;
  /** The bot that is offered first. */
  usual: string;
  change(seats: SeatDraft[]): void;
}

const KINDS: SeatDraft['kind'][] = ['here', 'invited', 'bot'];

export function Players(props: PlayersProps) {
  const set = (index: number, change: Partial<SeatDraft>) =>
    props.change(props.seats.map((seat, i) => (i === index ? { ...seat, ...change } : seat)));
  const add = () => props.change([...props.seats, { kind: 'here', name: '', bot: props.usual }]);
  const remove = (index: number) => props.change(props.seats.filter((_, i) => i !== index));
  const about = (id: string) => props.bots.find((bot) => bot.id === id)?.about;
  return (
    <div class="players" classList={{ 'players-fixed': props.most === props.least }}>
      <Index each={props.seats}>
        {(seat, index) => (
          <div class={`player seat-${index + 1}`} data-seat={index + 1}>
            <Follower seat={index + 1} class="player-figure" />
            <label class="player-kind">
              <span class="unseen">{t().start.seatKind(index + 1)}</span>
              <select
                value={seat().kind}
                onChange={(event) => set(index, { kind: event.currentTarget.value as SeatDraft['kind'] })}
              >
                <For each={KINDS}>{(kind) => <option value={kind}>{t().start.kind[kind]}</option>}</For>
              </select>
            </label>
            <Show
              when={seat().kind === 'bot'}
              fallback={
                <label class="player-name">
                  <span class="unseen">{t().start.seatName(index + 1)}</span>
                  <input
                    maxlength="40"
                    autocomplete="off"
                    placeholder={defaultName(props.seats, index)}
                    value={seat().name}
                    onInput={(event) => set(index, { name: event.currentTarget.value })}
                  />
                </label>
              }
            >
              <label class="player-name">
                <span class="unseen">{t().start.whichBot(index + 1)}</span>
                <select
                  value={seat().bot}
                  onChange={(event) => set(index, { bot: event.currentTarget.value })}
                >
                  <For each={props.bots}>
                    {(bot) => <option value={bot.id}>{`${bot.level} · ${say(bot.title)}`}</option>}
                  </For>
                </select>
              </label>
            </Show>
            <Show when={props.most > props.least}>
              <button
                type="button"
                class="icon-button"
                aria-label={t().start.remove(index + 1)}
                title={t().start.remove(index + 1)}
                disabled={props.seats.length <= props.least}
                onClick={() => remove(index)}
              >
                <Icon name="close" />
              </button>
            </Show>
            <Show when={seat().kind === 'bot' && about(seat().bot)}>
              {(words) => <p class="player-about">{sentence(words())}</p>}
            </Show>
          </div>
        )}
      </Index>
      <Show when={props.most > props.least}>
        <button
          type="button"
          class="button player-add"
          disabled={props.seats.length >= props.most}
          onClick={add}
          data-act="add-player"
        >
          <Icon name="plus" /> {t().start.add}
        </button>
      </Show>
    </div>
  );
}
