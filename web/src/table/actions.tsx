// The bar at the bottom: the tile in hand, what is asked, and the buttons that answer.

import { For, Match, Show, Switch } from 'solid-js';
import { actionsOf, followersOf } from '../board';
import { say, t } from '../i18n';
import { Figure, TilePicture } from '../parts/figure';
import { Icon } from '../parts/icon';
import type { Game } from './game';
import { nameOf } from './people';

export function Actions(props: { game: Game }) {
  const game = props.game;
  const turn = () => game.turn();
  const position = () => game.position();
  const sending = () => {
    const now = turn();
    return (now.stage === 'placed' || now.stage === 'follower') && now.sending;
  };
  const symbol = () => {
    const now = turn();
    const rotation = now.stage === 'choosing' || now.stage === 'placed' ? now.rotation : 0;
    return position()?.drawn?.symbols[rotation / 90] ?? null;
  };
  const who = () => nameOf(game.table(), position()?.turn ?? null);
  const several = () => game.own().length > 1;
  const mine = () => turn().stage !== 'waiting';
  const asked = () => {
    const now = turn();
    if (now.stage === 'follower') return true;
    return now.stage === 'placed' && followersOf(now, game.offer()).length > 0;
  };
  return (
    <section
      class={`actions seat-${position()?.turn ?? 0}`}
      classList={{ 'actions-mine': mine() }}
      aria-label={t().table.turn}
    >
      <Show when={symbol()}>
        {(id) => (
          <TilePicture
            class="actions-tile"
            symbol={id()}
            label={mine() ? t().table.yourTile : t().table.tileInHand(who())}
          />
        )}
      </Show>
      <div class="actions-middle">
        <p class="actions-say">
          <Show when={position()?.turn}>{(seat) => <Figure seat={seat()} class="actions-figure" />}</Show>
          <span>
            <strong data-turn>{mine() && !several() ? t().table.yourTurn : t().table.turnOf(who())}</strong>
            <span class="actions-hint">
              <Switch>
                <Match when={sending()}>{t().table.sending}</Match>
                <Match when={turn().stage === 'choosing'}>{t().table.hintChoose}</Match>
                <Match when={asked()}>{null}</Match>
                <Match when={turn().stage === 'placed'}>{t().table.hintConfirm}</Match>
                <Match when={!mine()}>
                  {game.own().length > 0 ? t().table.hintWait : t().table.hintWatch}
                </Match>
              </Switch>
            </span>
          </span>
        </p>
        <Show when={asked()}>
          <Followers game={game} />
        </Show>
      </div>
      <Show when={mine()}>
        <div class="actions-buttons">
          <button
            type="button"
            class="button button-icon"
            title={`${t().table.turnTile} (R)`}
            disabled={sending() || turn().stage === 'follower'}
            onClick={() => game.gesture({ type: 'turn' })}
            data-act="turn"
          >
            <Icon name="turn" />
            <span>{t().table.turnTile}</span>
          </button>
          <button
            type="button"
            class="button button-icon"
            title={`${t().table.undo} (Esc)`}
            disabled={sending() || turn().stage === 'choosing'}
            onClick={() => game.gesture({ type: 'undo' })}
            data-act="undo"
          >
            <Icon name="undo" />
            <span>{t().table.undo}</span>
          </button>
          <button
            type="button"
            class="button button-icon button-main"
            title={`${t().table.confirm} (Enter)`}
            disabled={sending() || !actionsOf(turn(), game.offer())}
            onClick={() => game.confirm()}
            data-act="confirm"
          >
            <Icon name="check" />
            <span>{t().table.confirm}</span>
          </button>
        </div>
      </Show>
    </section>
  );
}

/** The same choice as on the tile, in words: for those who see or aim less well. */
function Followers(props: { game: Game }) {
  const chosen = () => {
    const now = props.game.turn();
    return now.stage === 'placed' || now.stage === 'follower' ? now.follower : null;
  };
  const all = () => followersOf(props.game.turn(), props.game.offer());
  // Two farmers on one tile need more than the word: a number tells them apart.
  const label = (index: number) => {
    const role = say(all()[index]?.role ?? { en: '', fr: '' });
    const same = all().filter((f) => say(f.role) === role);
    const nth = all()
      .slice(0, index + 1)
      .filter((f) => say(f.role) === role).length;
    return same.length > 1 ? `${role} ${nth}` : role;
  };
  return (
    <fieldset class="chips">
      <legend class="unseen">{t().table.follower}</legend>
      <button
        type="button"
        class="chip"
        aria-pressed={chosen() === null}
        onClick={() => props.game.gesture({ type: 'pick', follower: null })}
        data-chip="none"
      >
        {t().table.noFollower}
      </button>
      <For each={all()}>
        {(follower, index) => (
          <button
            type="button"
            class="chip"
            aria-pressed={chosen() === follower.action}
            onClick={() => props.game.gesture({ type: 'pick', follower: follower.action })}
            data-chip={follower.action}
          >
            {label(index())}
          </button>
        )}
      </For>
    </fieldset>
  );
}
