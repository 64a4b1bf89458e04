// What somebody proposes and others answer: a small banner, never in the way of the game.

import './proposals.css';
import { For, Show } from 'solid-js';
import { sentence, t } from '../../i18n';
import { Icon } from '../../parts/icon';
import type { ProposalInfo } from '../../protocol/ProposalInfo';
import type { Game } from '../game';
import { nameOf } from './names';

export function Proposals(props: { game: Game }) {
  return (
    <For each={props.game.table()?.proposals ?? []}>
      {(one) => <Proposal game={props.game} proposal={one} />}
    </For>
  );
}

function Proposal(props: { game: Game; proposal: ProposalInfo }) {
  const own = () => props.game.own();
  const asked = () => props.proposal.waiting.some((player) => own().includes(player));
  const mine = () => own().includes(props.proposal.by);
  const waiting = () => props.proposal.waiting.map((player) => nameOf(props.game.table(), player)).join(', ');
  return (
    <div
      class={`banner banner-asks seat-${props.proposal.by}`}
      role={asked() ? 'alert' : 'status'}
      data-banner="proposal"
      data-proposal={props.proposal.kind}
    >
      <Icon name={props.proposal.kind === 'take-back' ? 'undo' : 'bot'} />
      <span class="banner-say">
        <Show when={mine()} fallback={sentence(props.proposal.said)}>
          {t().people.askedOthers(waiting())}
        </Show>
        <Show when={!mine() && !asked()}> {t().people.waitsFor(waiting())}</Show>
      </span>
      <Show when={asked()}>
        <span class="banner-acts">
          <button
            type="button"
            class="button button-main"
            onClick={() => props.game.consent(props.proposal, true)}
            data-act="agree"
          >
            {t().people.agree}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => props.game.consent(props.proposal, false)}
            data-act="disagree"
          >
            {t().people.disagree}
          </button>
        </span>
      </Show>
      <Show when={mine() && !asked()}>
        <button
          type="button"
          class="button"
          onClick={() => props.game.consent(props.proposal, false)}
          data-act="withdraw"
        >
          {t().people.withdraw}
        </button>
      </Show>
    </div>
  );
}
