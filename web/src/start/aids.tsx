// Which aids nobody may use in a new game.

import './aids.css';
import { For } from 'solid-js';
import { say, t } from '../i18n';
import type { AidOffer } from '../protocol/AidOffer';

interface LockedAidsProps {
  /** All there are, as the catalogue offers them. */
  aids: readonly AidOffer[];
  /** The short names of those that are locked. */
  locked: readonly string[];
  change(locked: string[]): void;
}

export function LockedAids(props: LockedAidsProps) {
  const set = (id: string, lock: boolean) =>
    props.change([...props.locked.filter((one) => one !== id), ...(lock ? [id] : [])]);
  return (
    <fieldset class="locked-aids">
      <legend>{t().aids.lock}</legend>
      <p class="quiet">{t().aids.lockAbout}</p>
      <ul>
        <For each={props.aids}>
          {(aid) => (
            <li>
              <label class="locked-aid">
                <input
                  type="checkbox"
                  checked={props.locked.includes(aid.id)}
                  onChange={(event) => set(aid.id, event.currentTarget.checked)}
                  data-lock={aid.id}
                />
                <span>
                  <strong>{say(aid.title)}</strong>
                  <span class="quiet"> – {say(aid.about)}</span>
                </span>
              </label>
            </li>
          )}
        </For>
      </ul>
    </fieldset>
  );
}
