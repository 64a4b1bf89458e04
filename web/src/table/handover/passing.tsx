// Whose turn it is takes the screen over before anything is shown.

import './passing.css';
import { onMount } from 'solid-js';
import { t } from '../../i18n';
import { Figure } from '../../parts/figure';
import { Icon } from '../../parts/icon';
import type { Game } from '../game';
import { nameOf } from '../people/names';

export function Passing(props: { game: Game; seat: number }) {
  let button!: HTMLButtonElement;
  // Whoever plays by keyboard goes on from here; nobody's open window is left for it.
  onMount(() => {
    if (!document.querySelector('dialog[open]')) button.focus({ preventScroll: true });
  });
  return (
    <section class={`bar passing seat-${props.seat}`} aria-label={t().table.turn} data-curtain={props.seat}>
      <Figure seat={props.seat} class="passing-figure" />
      <p class="passing-say">
        <strong>{t().laying.passOn(nameOf(props.game.table(), props.seat))}</strong>
        <span class="quiet">{t().laying.passOnWhy}</span>
      </p>
      <button
        ref={button}
        type="button"
        class="button button-icon button-main"
        onClick={() => props.game.takeOver()}
        data-act="show-tiles"
      >
        <Icon name="eye" />
        <span>{t().laying.show}</span>
      </button>
    </section>
  );
}
