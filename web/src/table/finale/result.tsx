// The result: points by where they come from, and what to do next.

import './fair.css';
import './result.css';
import { For, Show } from 'solid-js';
import { recordAddress } from '../../connection/http';
import { say, sentence, t } from '../../i18n';
import { CopyField } from '../../parts/copy';
import { Dialog } from '../../parts/dialog';
import { Figure } from '../../parts/figure';
import { Icon } from '../../parts/icon';
import { playNow } from '../../start/quick';
import { LevelSuggestion } from '../../start/suggestion';
import type { Game } from '../game';
import { ending } from '../log/history';
import { NextButton } from './next';

export interface ResultProps {
  game: Game;
  close(): void;
  finale(): void;
  replay(): void;
  next(): void;
}

export function Result(props: ResultProps) {
  const table = () => props.game.table();
  const scores = () => props.game.position()?.scores ?? [];
  const best = () => Math.max(...scores());
  const total = (player: number) => scores()[player - 1] ?? 0;
  const seats = () => [...(table()?.seats ?? [])].sort((a, b) => total(b.player) - total(a.player));
  return (
    <Dialog title={t().after.result} close={props.close} wide>
      <Show when={ending(props.game.entries())}>
        {(over) => <p class="result-say">{sentence(over().said)}</p>}
      </Show>
      <Show when={table()?.next}>
        <p class="result-next" role="status">
          {t().after.nextThere}
        </p>
      </Show>
      <div class="result-scroll">
        <table class="result" style={{ '--seats': String(seats().length) }}>
          <thead>
            <tr>
              <td />
              <For each={seats()}>
                {(seat) => (
                  <th
                    scope="col"
                    classList={{ 'result-best': total(seat.player) === best() }}
                    data-column={seat.player}
                  >
                    <span class="result-who">
                      <Figure seat={seat.player} />
                      <span class="result-name">{say(seat.called)}</span>
                    </span>
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={table()?.result}>
              {(row) => (
                <tr data-source={row.source}>
                  <th scope="row">{sentence(row.said)}</th>
                  <For each={seats()}>{(seat) => <td>{row.points[seat.player - 1] ?? 0}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t().after.total}</th>
              <For each={seats()}>
                {(seat) => (
                  <td classList={{ 'result-best': total(seat.player) === best() }}>
                    <Show when={total(seat.player) === best()}>
                      <Icon name="star" />
                    </Show>
                    {total(seat.player)}
                  </td>
                )}
              </For>
            </tr>
          </tfoot>
        </table>
      </div>
      <Show when={table()}>
        {(one) => (
          <LevelSuggestion game={one().game} after={one().id} play={(level) => playNow(one().game, level)} />
        )}
      </Show>
      <div class="result-buttons">
        <NextButton game={props.game} press={props.next} />
        <button type="button" class="button" onClick={() => props.finale()}>
          <Icon name="star" /> {t().after.finale}
        </button>
        <button type="button" class="button" onClick={() => props.replay()} data-act="replay">
          <Icon name="play" /> {t().after.replay}
        </button>
        <a class="button" href={recordAddress(props.game.id)} download={`bastide-${props.game.id}.txt`}>
          <Icon name="download" /> {t().after.record}
        </a>
      </div>
      <Show when={table()?.seed}>
        {(seed) => (
          <details class="fair">
            <summary>{t().after.fair}</summary>
            <p>{t().after.fairHow}</p>
            <pre>bastide replay bastide-{props.game.id}.txt</pre>
            <CopyField label={t().after.commitment} text={table()?.commitment ?? ''} />
            <CopyField label={t().after.seed} text={seed()} />
          </details>
        )}
      </Show>
    </Dialog>
  );
}
