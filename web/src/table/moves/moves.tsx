// Every way to lay the tile, in words: for those who do not see the board, or would rather read. What a move joins
// is said by the server, and so is the order.

import './moves.css';
import { createEffect, createMemo, For, on, onMount, Show } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { say, sentence, t } from '../../i18n';
import { Dialog } from '../../parts/dialog';
import type { Answer } from '../../protocol/Answer';
import type { Choice } from '../../protocol/Choice';
import type { Touch } from '../../protocol/Touch';
import type { Words } from '../../protocol/Words';
import type { Game } from '../game';

interface Move {
  action: string;
  touches: Touch | 'rebuilds';
  said: Words;
  /** The square and how the tile is turned there, where `said` does not say so. */
  where: string | null;
}

/** Tiles on the board that can be laid elsewhere, each way of it. */
export const rebuildsOf = (answers: readonly Answer[]): Move[] =>
  answers.flatMap(({ action, said, rebuild }): Move[] => {
    if (!rebuild) return [];
    const where = t().moves.one(rebuild.to[0], rebuild.to[1], rebuild.rotation);
    return [{ action, touches: 'rebuilds', said, where }];
  });

/** The moves by what matters most about them, in the server's order. */
export function groupsOf(moves: readonly Move[]): { touches: Move['touches']; moves: Move[] }[] {
  const groups: { touches: Move['touches']; moves: Move[] }[] = [];
  for (const move of moves) {
    const last = groups.at(-1);
    if (last?.touches === move.touches) last.moves.push(move);
    else groups.push({ touches: move.touches, moves: [move] });
  }
  return groups;
}

export function Moves(props: { game: Game; kinds: Kinds; close(): void }) {
  const { game } = props;
  let list!: HTMLDivElement;
  onMount(game.wantMoves);
  const where = ({ x, y, rotation, tile, face_down }: Choice) => {
    const place = t().moves.one(x, y, rotation);
    const name = face_down ?? tile;
    return name ? t().moves.with(sentence(props.kinds.said(name)), place) : place;
  };
  const moves = createMemo((): Move[] => {
    const laid = (game.moves() ?? []).flatMap(({ action, touches, said }): Move[] => {
      const choice = game.offer().choices.find((one) => one.action === action);
      return choice ? [{ action, touches, said, where: where(choice) }] : [];
    });
    return [...laid, ...rebuildsOf(game.offer().answers)];
  });
  const isLaying = () => game.offer().choices.length > 0;
  const mine = () => isLaying() || moves().length > 0;
  const buttons = () => [...list.querySelectorAll<HTMLElement>('.move')];
  // Once the window is open, which takes the focus first.
  createEffect(on(moves, (all) => all.length > 0 && queueMicrotask(() => buttons()[0]?.focus())));
  const press = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
  };
  const lay = (action: string) => {
    game.gesture({ type: 'lay', action });
    props.close();
    // Keys go on where the tile lies now.
    queueMicrotask(() => document.querySelector<HTMLElement>('.board-focus')?.focus());
  };
  return (
    <Dialog title={t().moves.title} close={props.close} wide>
      <Show when={mine()} fallback={<p>{t().moves.none}</p>}>
        <p class="quiet">{t().moves.about}</p>
        <Show when={game.moves() || !isLaying()} fallback={<p>{t().loading}</p>}>
          <div class="moves" ref={list}>
            <For each={groupsOf(moves())}>
              {(group, number) => (
                <section aria-label={t().moves.groups[group.touches]}>
                  <h3>{t().moves.groups[group.touches]}</h3>
                  <ul>
                    <For each={group.moves}>
                      {({ action, said, where }, index) => (
                        <li>
                          <button
                            type="button"
                            class="move"
                            tabindex={number() === 0 && index() === 0 ? 0 : -1}
                            onKeyDown={press}
                            onClick={() => lay(action)}
                          >
                            <span class="move-said">{sentence(said)}</span> <span class="quiet">{where}</span>
                          </button>
                        </li>
                      )}
                    </For>
                  </ul>
                </section>
              )}
            </For>
          </div>
        </Show>
      </Show>
    </Dialog>
  );
}

/** What a choice comes to, if that is known. */
export const wordsOf = (game: Game, action: string | undefined): string => {
  const found = game.moves()?.find((move) => move.action === action);
  return found ? say(found.said) : '';
};
