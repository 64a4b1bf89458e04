// The window of invitations: who has come, the links of those who have not, and inviting again.

import './invitations.css';
import { createSignal, For, Show } from 'solid-js';
import { inviteAgain, RefusedError } from '../../connection/http';
import { say, sentence, t } from '../../i18n';
import { CopyField } from '../../parts/copy';
import { Dialog } from '../../parts/dialog';
import { Figure } from '../../parts/figure';
import type { SeatInfo } from '../../protocol/SeatInfo';
import { gamePath, invitationLink } from '../../route';
import { myGame, rememberInvitation } from '../../storage/games';
import type { Game } from '../game';
import { PresenceDot, presenceOf } from './presence';

/** Whether the address of the page means nothing to any other computer. */
const isLocal = () => /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** The seats that whoever sits here has invited others to. */
export const invitedSeats = (game: Game): SeatInfo[] =>
  game.owner() ? (game.table()?.seats ?? []).filter((seat) => seat.invited) : [];

/** The link of a seat that nobody has taken yet, if it was made here. */
export function linkFor(game: Game, player: number): string | null {
  const taken = game.table()?.seats.some((seat) => seat.player === player && seat.taken);
  const known = myGame(game.id)?.invitations.find((one) => one.player === player);
  return taken || !known ? null : invitationLink(game.id, known.token);
}

export function Invitations(props: { game: Game; close(): void }) {
  const players = () => invitedSeats(props.game).map((seat) => seat.player);
  return (
    <Dialog title={t().invite.title} close={props.close}>
      <Show when={players().length > 0}>
        <p>{t().invite.how}</p>
        <ul class="guests">
          {/* By number: a seat keeps its line, and what is being done there, when others come and go. */}
          <For each={players()}>{(player) => <Guest game={props.game} player={player} />}</For>
        </ul>
      </Show>
      <Show when={isLocal()}>
        <p class="quiet">{t().invite.local}</p>
      </Show>
      <CopyField label={t().invite.watch} text={`${location.origin}${gamePath(props.game.id)}`} share />
      <button type="button" class="button button-main dialog-done" onClick={() => props.close()}>
        {t().invite.done}
      </button>
    </Dialog>
  );
}

function Guest(props: { game: Game; player: number }) {
  const [asking, setAsking] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal('');
  const seat = () => props.game.table()?.seats.find((one) => one.player === props.player);
  const name = () => {
    const one = seat();
    return one ? say(one.called) : '';
  };
  const presence = () => {
    const one = seat();
    return (one && presenceOf(one)) ?? 'waiting';
  };
  /** The link, for as long as nobody has opened it. */
  const link = () => linkFor(props.game, props.player);
  const again = async () => {
    const owner = props.game.owner();
    if (!owner) return;
    setBusy(true);
    setProblem('');
    try {
      rememberInvitation(props.game.id, await inviteAgain(props.game.id, owner, props.player));
      setAsking(false);
    } catch (error) {
      setProblem(error instanceof RefusedError ? sentence(error.refusal.said) : t().unreachable);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li class={`guest seat-${props.player}`} data-guest={props.player}>
      <p class="guest-state">
        <Figure seat={props.player} />
        <span role="status">{t().invite[presence()](name())}</span>
        <PresenceDot presence={presence()} />
      </p>
      <Show
        when={asking()}
        fallback={
          <>
            <Show when={link()}>
              {(text) => <CopyField label={t().invite.linkFor(name())} text={text()} share />}
            </Show>
            <button type="button" class="button guest-again" onClick={() => setAsking(true)} data-act="again">
              {t().invite.again}
            </button>
          </>
        }
      >
        <p>{t().invite.againHow(name())}</p>
        <Show when={problem()}>
          <p class="error" role="alert">
            {problem()}
          </p>
        </Show>
        <div class="guest-acts">
          <button
            type="button"
            class="button button-main"
            disabled={busy()}
            onClick={again}
            data-act="again-sure"
          >
            {t().invite.again}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              setAsking(false);
              setProblem('');
            }}
          >
            {t().cancel}
          </button>
        </div>
      </Show>
    </li>
  );
}
