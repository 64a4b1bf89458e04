// The next level up or down, in one sentence with a button: after games that were too easy or too hard.

import './suggestion.css';
import { Show } from 'solid-js';
import { catalogue } from '../connection/catalogue';
import { say, t } from '../i18n';
import type { SeatInfo } from '../protocol/SeatInfo';
import { chooseLevel, decline, notePlayed, suggestionIn } from '../storage/levels';

/** Suggests another level for a game; shows nothing while there is no reason to. */
export function LevelSuggestion(props: { game: string; play(level: number): void }) {
  const bots = () => catalogue()?.bots ?? [];
  const titled = (level: number) => {
    const bot = bots().find((one) => one.level === level);
    return bot ? say(bot.title) : String(level);
  };
  const found = () => suggestionIn(props.game, Math.max(0, ...bots().map((bot) => bot.level)));
  return (
    <Show when={found()}>
      {(one) => (
        <p class="suggestion" role="status" data-suggestion={one().level}>
          <span>
            {one().won
              ? t().start.level.up(titled(one().from), titled(one().level), one().level)
              : t().start.level.down(titled(one().from), titled(one().level), one().level)}
          </span>
          <button
            type="button"
            class="button button-main"
            onClick={() => {
              const { level } = one();
              chooseLevel(props.game, level);
              props.play(level);
            }}
            data-act="level"
          >
            {t().start.level.play(one().level)}
          </button>
          <button type="button" class="button" onClick={() => decline(one())} data-act="stay">
            {t().start.level.stay}
          </button>
        </p>
      )}
    </Show>
  );
}

/** Keeps how a finished game ended, if somebody alone has played it against bots of one level. */
export function noteResult(
  table: { id: string; game: string; seats: readonly SeatInfo[] },
  own: readonly number[],
  scores: readonly number[],
): void {
  const bots = catalogue()?.bots ?? [];
  const [me] = own;
  const others = table.seats.filter((seat) => seat.player !== me);
  const levels = others.map((seat) => bots.find((bot) => bot.id === seat.bot)?.level);
  const [level] = levels;
  if (me === undefined || own.length > 1 || level === undefined || levels.some((one) => one !== level))
    return;
  const mine = scores[me - 1] ?? 0;
  const best = Math.max(...others.map((seat) => scores[seat.player - 1] ?? 0));
  const won = mine === best ? null : mine > best;
  notePlayed({ id: table.id, game: table.game, level, won });
}
