// Whom everybody waits for: who never came, with the link to send, or who is away; and a bot to play meanwhile.

import './proposals.css';
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { catalogue } from '../../connection/catalogue';
import { say, t } from '../../i18n';
import { CopyButton } from '../../parts/copy';
import { Dialog } from '../../parts/dialog';
import { Icon } from '../../parts/icon';
import { load, save } from '../../storage/store';
import type { Game } from '../game';
import { linkFor } from './invitations';
import { nameOf } from './names';
import { PresenceDot, presenceOf } from './presence';

// Whoever only loads the page anew is back before anybody reads that they are away.
const PASSING = 3_000;

/** The seat that has to act and can't, because nobody is there. */
export function missingSeat(game: Game) {
  const turn = game.position()?.turn ?? null;
  const seat = game.table()?.seats.find((one) => one.player === turn);
  if (!seat || game.own().includes(seat.player)) return undefined;
  const presence = presenceOf(seat);
  return presence === 'waiting' || presence === 'away' ? { player: seat.player, presence } : undefined;
}

export function AbsentBanner(props: { game: Game; replace(player: number): void; invite(): void }) {
  const missing = createMemo(() => missingSeat(props.game), undefined, {
    equals: (a, b) => a?.player === b?.player && a?.presence === b?.presence,
  });
  const [shown, setShown] = createSignal<ReturnType<typeof missing>>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on(missing, (now) => {
      clearTimeout(timer);
      setShown(now?.presence === 'waiting' ? now : undefined);
      if (now?.presence === 'away') timer = setTimeout(() => setShown(now), PASSING);
    }),
  );
  onCleanup(() => clearTimeout(timer));
  return (
    <Show when={shown()}>
      {(seat) => {
        const name = () => nameOf(props.game.table(), seat().player);
        const link = () => linkFor(props.game, seat().player);
        const never = () => seat().presence === 'waiting';
        return (
          <div class={`banner banner-asks seat-${seat().player}`} role="status" data-banner="absent">
            <PresenceDot presence={seat().presence} />
            <span class="banner-say">
              {never() ? t().people.neverCame(name()) : t().people.isAway(name())}
              <Show when={never() && !props.game.owner()}> {t().people.askCreator}</Show>
            </span>
            <span class="banner-acts">
              <Show when={never() && link()}>
                {(text) => <CopyButton text={text()} label={t().people.copyLink} />}
              </Show>
              {/* A link that is not known here any more can be made anew. */}
              <Show when={never() && !link() && props.game.owner()}>
                <button
                  type="button"
                  class="button button-main"
                  onClick={() => props.invite()}
                  data-act="invite-absent"
                >
                  <Icon name="link" /> {t().invite.title}
                </button>
              </Show>
              <Show when={props.game.own().length > 0}>
                <button
                  type="button"
                  class="button"
                  onClick={() => props.replace(seat().player)}
                  data-act="stand-in"
                >
                  <Icon name="bot" /> {t().people.letBot}
                </button>
              </Show>
            </span>
          </div>
        );
      }}
    </Show>
  );
}

/** Which bot is to play for somebody. */
export function StandInWindow(props: { game: Game; player: number; close(): void }) {
  const [bot, setBot] = createSignal(load('stand-in', ''));
  const bots = () => catalogue()?.bots ?? [];
  const chosen = () => bots().find((one) => one.id === bot()) ?? bots()[Math.min(3, bots().length - 1)];
  const name = () => nameOf(props.game.table(), props.player);
  // Whoever is back plays for themselves.
  const back = () =>
    props.game.table()?.seats.some((seat) => seat.player === props.player && (seat.present || seat.stand_in));
  createEffect(() => back() && props.close());
  return (
    <Dialog title={t().people.botFor(name())} close={props.close}>
      <p>{t().people.botHow(name())}</p>
      <label class="field">
        {t().people.whichBot}
        <select onChange={(event) => setBot(event.currentTarget.value)} data-bots>
          <For each={bots()}>
            {(one) => (
              <option value={one.id} selected={one.id === chosen()?.id}>
                {say(one.title)}
              </option>
            )}
          </For>
        </select>
      </label>
      <button
        type="button"
        class="button button-main dialog-done"
        disabled={!chosen()}
        onClick={() => {
          const one = chosen();
          if (one) {
            save('stand-in', one.id);
            props.game.standIn(props.player, one.id);
          }
          props.close();
        }}
        data-act="stand-in-sure"
      >
        {t().people.propose}
      </button>
    </Dialog>
  );
}
