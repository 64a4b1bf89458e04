// The aids with their switches, and what the marks on the board mean.

import './list.css';
import { For, Show } from 'solid-js';
import { say, t } from '../../i18n';
import type { AidOffer } from '../../protocol/AidOffer';
import type { Aids } from './aids';
import { KEYS } from './choice';
import { Legend } from './legend';

export function AidList(props: { aids: Aids }) {
  const { aids } = props;
  return (
    <div class="aids">
      <p class="quiet">{t().aids.about}</p>
      <ul class="aid-list">
        <For each={aids.offers()}>{(offer) => <Switch offer={offer} aids={aids} />}</For>
      </ul>
      <Show when={aids.offers().some((one) => aids.locked(one.id))}>
        <p class="quiet" data-locked-note>
          {t().aids.lockedNow}
        </p>
      </Show>
      <Show when={aids.on('odds')}>
        <p class="quiet">{t().aids.oddsHow}</p>
      </Show>
      <h3>{t().aids.legend}</h3>
      <Legend shows={(aid) => !aids.locked(aid)} />
    </div>
  );
}

function Switch(props: { offer: AidOffer; aids: Aids }) {
  const locked = () => props.aids.locked(props.offer.id);
  const key = () => KEYS[props.offer.id];
  return (
    <li>
      <label class="aid" classList={{ 'aid-locked': locked() }}>
        <input
          type="checkbox"
          checked={props.aids.on(props.offer.id)}
          disabled={locked()}
          onChange={() => props.aids.toggle(props.offer.id)}
          data-aid={props.offer.id}
        />
        <span>
          <strong>{say(props.offer.title)}</strong>
          <Show when={key()}>
            {(one) => (
              <kbd class="aid-key">{one().held ? t().aids.hold(one().key) : t().aids.key(one().key)}</kbd>
            )}
          </Show>
          <span class="aid-about">{locked() ? t().aids.locked : say(props.offer.about)}</span>
        </span>
      </label>
    </li>
  );
}
