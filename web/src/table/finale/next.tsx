// On to the next game with the same people.

import { Match, Switch } from 'solid-js';
import { t } from '../../i18n';
import { Icon } from '../../parts/icon';
import type { Game } from '../game';

/** Asks for the next game, or goes there once somebody has asked. Who only watches can only follow. */
export function NextButton(props: { game: Game; press(): void }) {
  return (
    <Switch>
      <Match when={props.game.table()?.next}>
        <button type="button" class="button button-main" onClick={() => props.press()} data-act="next">
          <Icon name="next" /> {t().after.nextGame}
        </button>
      </Match>
      <Match when={props.game.own().length > 0}>
        <button type="button" class="button button-main" onClick={() => props.press()} data-act="rematch">
          <Icon name="again" /> {t().after.rematch}
        </button>
      </Match>
    </Switch>
  );
}
