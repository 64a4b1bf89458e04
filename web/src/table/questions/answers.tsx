// The answers to a question, in words: as buttons, or as a list where there are many.

import { Index, onCleanup, Show } from 'solid-js';
import { sentence, t } from '../../i18n';
import type { Answer } from '../../protocol/Answer';
import type { Game } from '../game';
import { answerOf, isSending } from '../turn';

/** A decision of another kind: one of these, then the confirmation. */
export function Answers(props: {
  game: Game;
  question: string;
  answers: readonly Answer[];
  pointed: Answer | null;
  point(answer: Answer | null): void;
}) {
  const chosen = () => answerOf(props.game.turn());
  const press = (answer: string) => {
    // A second press on what is chosen means it, as on the board.
    if (chosen() === answer) props.game.confirm();
    else props.game.gesture({ type: 'answer', answer });
  };
  onCleanup(() => props.point(null));
  return (
    <fieldset class="chips answers" disabled={isSending(props.game.turn())}>
      <legend class="unseen">{props.question}</legend>
      <Index each={props.answers}>
        {(answer) => (
          <button
            type="button"
            class="chip answer"
            classList={{ 'answer-pointed': props.pointed?.action === answer().action }}
            aria-pressed={chosen() === answer().action}
            onClick={() => press(answer().action)}
            onMouseEnter={() => props.point(answer())}
            onMouseLeave={() => props.point(null)}
            onFocus={() => props.point(answer())}
            onBlur={() => props.point(null)}
            data-answer={answer().action}
          >
            {sentence(answer().said)}
          </button>
        )}
      </Index>
    </fieldset>
  );
}

/** The same with many answers, which are better chosen on the board. */
export function AnswerList(props: {
  game: Game;
  question: string;
  answers: readonly Answer[];
  pointed: Answer | null;
}) {
  const chosen = () => answerOf(props.game.turn());
  return (
    <div class="chips answer-list">
      <select
        aria-label={props.question}
        disabled={isSending(props.game.turn())}
        value={chosen() ?? ''}
        onChange={(event) => props.game.gesture({ type: 'answer', answer: event.currentTarget.value })}
        data-answers
      >
        <option value="" disabled>
          {t().ask.list}
        </option>
        <Index each={props.answers}>
          {(answer) => (
            <option value={answer().action} selected={chosen() === answer().action}>
              {sentence(answer().said)}
            </option>
          )}
        </Index>
      </select>
      <Show when={props.pointed}>
        {(answer) => (
          <span class="quiet" aria-hidden="true">
            {sentence(answer().said)}
          </span>
        )}
      </Show>
    </div>
  );
}
