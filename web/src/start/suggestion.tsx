// The next level up or down, in one sentence with a button: after games that were too easy or too hard.

import './suggestion.css';
import { createSignal, Show } from 'solid-js';
import { catalogue } from '../connection/catalogue';
import { say, sentence, t } from '../i18n';
import type { SeatInfo } from '../protocol/SeatInfo';
import type { Words } from '../protocol/Words';
import { decline, notePlayed, suggestionIn } from '../storage/levels';
import { trouble } from './quick';

/** Suggests another level for a game; shows nothing while there is no reason to. `after` is the one table it may follow from. */
export function LevelSuggestion(props: { game: string; after?: string; play(level: number): Promise<void> }) {
  const [problem, setProblem] = createSignal<Words | null>(null);
  const bots = () => catalogue()?.bots ?? [];
  const titled = (level: number) => {
    const bot = bots().find((one) => one.level === level);
    return bot ? say(bot.title) : String(level);
  };
  const found = () => {
    const one = suggestionIn(props.game, Math.max(0, ...bots().map((bot) => bot.level)));
    return props.after === undefined || one?.after === props.after ? one : null;
  };
  const play = (level: number) => {
    setProblem(null);
    props.play(level).catch((error) => setProblem(trouble(error)));
  };
  return (
    <Show when={found()}>
      {(one) => (
        <p class="suggestion" role="status" data-suggestion={one().level}>
          <span>
            {one().won
              ? t().start.level.up(titled(one().from), titled(one().level), one().level)
              : t().start.level.down(titled(one().from), titled(one().level), one().level)}
          </span>
          <button type="button" class="button button-main" onClick={() => play(one().level)} data-act="level">
            {t().start.level.play(one().level)}
          </button>
          <button type="button" class="button" onClick={() => decline(one())} data-act="stay">
            {t().start.level.stay}
          </button>
          <Show when={problem()}>{(words) => <span class="error">{sentence(words())}</span>}</Show>
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
