// A table: the board and everything around it, put together.

import './table.css';
import { Show } from 'solid-js';
import { Board } from '../board';
import { catalogue } from '../connection/catalogue';
import { t } from '../i18n';
import { Foot } from './foot';
import { FeatureTip, PlainTip } from './inspect/inspect';
import { Announcer } from './news/announcer';
import { Banners } from './news/banners';
import { AbsentBanner } from './people/absent';
import { invitedSeats } from './people/invitations';
import { ToldBanner } from './people/noted';
import { Proposals } from './people/proposals';
import { ReinvitedBanner } from './people/reinvited';
import { Side } from './side';
import { createTable, type TableProps } from './state';
import { Tools } from './tools/tools';
import { Windows } from './tools/windows';

export function Table(props: TableProps) {
  const state = createTable(props);
  const { game, room, opened, kinds, modes, scene, screen, marking, setOpen } = state;
  const guests = () => invitedSeats(game);
  const offer = () => catalogue()?.games.find((one) => one.id === props.table.game);
  const rules = () => offer()?.rules ?? [];
  return (
    <main class="table" classList={{ 'table-high': state.hasHoldings }} data-seq={scene.position.seq}>
      <h1 class="unseen">{t().table.title}</h1>
      <Board
        state={scene.board}
        gesture={(gesture) => modes.playing() && game.gesture(gesture)}
        confirm={() => modes.playing() && game.confirm()}
        enter={() => modes.playing() && state.enter()}
        inspect={state.inspect}
        point={(action) =>
          state.setPointed(game.offer().answers.find((one) => one.action === action) ?? null)
        }
        explore={marking.explore}
        pick={(id) => opened.choices?.pick(id)}
        view={state.setView}
      />
      <Tools
        open={setOpen}
        inviting={guests().length > 0}
        waiting={guests().some((one) => !one.taken)}
        takeBack={game.canTakeBack() ? game.takeBack : null}
        view={state.view}
        sheet={state.sheet()}
        setSheet={state.setSheet}
      />
      <Side state={state} table={props.table} rules={rules()} />
      <Show when={marking.look()}>
        {(look) => (
          <FeatureTip
            look={look()}
            table={props.table}
            room={room}
            kinds={kinds}
            small={screen.small()}
            insets={screen.insets()}
          />
        )}
      </Show>
      <Show when={state.answered().length === 0 && opened.tip?.()}>
        {(tip) => <PlainTip {...tip()} small={screen.small()} insets={screen.insets()} />}
      </Show>
      <Foot state={state} rules={rules()} />
      <Banners game={game} problem={state.problem()} dismiss={() => state.setProblem(null)} next={state.goOn}>
        <AbsentBanner
          game={game}
          replace={(player) => setOpen({ standIn: player })}
          invite={() => setOpen('invite')}
        />
        <Proposals game={game} />
        <ToldBanner game={game} />
        <ReinvitedBanner game={game} />
        {opened.news?.()}
      </Banners>
      <Announcer game={game} room={room} kinds={kinds} spots={scene.board.spots} look={marking.look()} />
      <Windows
        open={state.open()}
        setOpen={setOpen}
        game={game}
        room={room}
        offer={offer()}
        kinds={kinds}
        finale={modes.finale.start}
        replay={modes.startReplay}
        next={state.goOn}
      />
    </main>
  );
}
