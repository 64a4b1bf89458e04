// The bar below the board: the turn, the final scoring, a replay, or what is left to do.

import { Match, Switch } from 'solid-js';
import type { Named } from '../protocol/Named';
import { Finale } from './finale/finale';
import { OverBar } from './finale/over';
import { Overview } from './finale/overview';
import { Passing } from './handover/passing';
import { ending } from './log/history';
import { Actions } from './questions/actions';
import { Replay } from './replay/replay';
import type { TableState } from './state';

export function Foot(props: { state: TableState; rules: readonly Named[] }) {
  const { game, room, opened, kinds, modes, scene, pointed, setPointed, setOpen, goOn } = props.state;
  const { finale, past } = modes;
  return (
    <div class="foot">
      <Switch
        fallback={
          <Actions
            game={game}
            room={room}
            kinds={kinds}
            spots={scene.board.spots}
            pointed={pointed()}
            point={setPointed}
            moving={opened.choices?.pending() ?? null}
          />
        }
      >
        <Match when={modes.mode() === 'overview' && game.table()}>
          {(table) => (
            <Overview
              table={table()}
              sources={modes.overview.sources()}
              count={modes.overview.count()}
              winners={modes.overview.winners()}
              ending={ending(game.entries())?.said}
              steps={finale.steps().length > 0}
              finale={finale.start}
              replay={modes.startReplay}
              result={finale.end}
            />
          )}
        </Match>
        <Match when={modes.mode() === 'finale'}>
          <Finale
            steps={finale.steps()}
            step={finale.step()}
            setStep={finale.setStep}
            rules={props.rules}
            done={finale.end}
          />
        </Match>
        <Match when={modes.mode() === 'replay'}>
          <Replay
            room={room}
            entries={game.entries()}
            stops={past.stops()}
            stop={past.stop()}
            setStop={past.setStop}
            close={modes.endReplay}
          />
        </Match>
        <Match when={modes.over()}>
          <OverBar
            game={game}
            lesson={props.state.lesson}
            result={() => setOpen('result')}
            finale={finale.start}
            replay={modes.startReplay}
            next={goOn}
          />
        </Match>
        <Match when={game.handover()}>{(seat) => <Passing game={game} seat={seat()} />}</Match>
      </Switch>
    </div>
  );
}
