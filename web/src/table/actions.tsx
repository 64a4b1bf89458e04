// The bar at the bottom: the tile in hand, what is asked, and the buttons that answer.

import './bar.css';
import './actions.css';
import { Index, Match, Show, Switch } from 'solid-js';
import type { Kinds } from '../art/kinds';
import { actionsOf, chosenSpot, type Spot } from '../board';
import { say, t } from '../i18n';
import { Figure, TilePicture } from '../parts/figure';
import { Icon } from '../parts/icon';
import type { Game } from './game';
import { nameOf } from './people';

export function Actions(props: { game: Game; kinds: Kinds; spots: readonly Spot[] }) {
  const game = props.game;
  const turn = () => game.turn();
  const position = () => game.position();
  const sending = () => {
    const now = turn();
    return (now.stage === 'placed' || now.stage === 'follower') && now.sending;
  };
  const tile = () => {
    const [now, name] = [turn(), position()?.drawn];
    if (!name) return null;
    const rotation = now.stage === 'choosing' || now.stage === 'placed' ? now.rotation : 0;
    const said = say(props.kinds.said(name));
    return {
      symbol: props.kinds.symbol({ name, rotation }, position()?.tiles.length ?? 0),
      label: mine() ? t().table.yourTile(said) : t().table.tileInHand(who(), said),
    };
  };
  const who = () => nameOf(game.table(), position()?.turn ?? null);
  const several = () => game.own().length > 1;
  const mine = () => turn().stage !== 'waiting';
  const asked = () => props.spots.length > 0;
  return (
    <section
      class={`bar actions seat-${position()?.turn ?? 0}`}
      classList={{ 'actions-mine': mine() }}
      aria-label={t().table.turn}
    >
      <Show when={tile()}>
        {(one) => <TilePicture class="actions-tile" symbol={one().symbol} label={one().label} />}
      </Show>
      <p class="actions-say">
        <Show when={position()?.turn}>{(seat) => <Figure seat={seat()} class="actions-figure" />}</Show>
        <span>
          <strong data-turn>{mine() && !several() ? t().table.yourTurn : t().table.turnOf(who())}</strong>
          <span class="actions-hint">
            <Switch>
              <Match when={sending()}>{t().table.sending}</Match>
              <Match when={turn().stage === 'choosing'}>{t().table.hintChoose}</Match>
              <Match when={asked()}>{t().table.hintFollower}</Match>
              <Match when={turn().stage === 'placed'}>{t().table.hintConfirm}</Match>
              <Match when={!mine()}>{game.own().length > 0 ? t().table.hintWait : t().table.hintWatch}</Match>
            </Switch>
          </span>
        </span>
      </p>
      <Show when={asked()}>
        <Followers game={game} spots={props.spots} />
      </Show>
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
function Followers(props: { game: Game; spots: readonly Spot[] }) {
  const chosen = () => chosenSpot({ turn: props.game.turn(), spots: props.spots })?.action ?? null;
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
      <Index each={props.spots}>
        {(spot) => (
          <button
            type="button"
            class="chip"
            aria-pressed={chosen() === spot().action}
            onClick={() => props.game.gesture({ type: 'pick', follower: spot().action })}
            data-chip={spot().action}
          >
            {spot().label}
          </button>
        )}
      </Index>
    </fieldset>
  );
}
