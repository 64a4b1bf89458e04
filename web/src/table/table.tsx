// A table: the board and everything around it, put together.

import './table.css';
import { onMount, Show } from 'solid-js';
import { Board } from '../board';
import { catalogue } from '../connection/catalogue';
import { t } from '../i18n';
import { Foot } from './foot';
import { Flyers } from './motion/motion';
import { Announcer } from './news/announcer';
import { Banners } from './news/banners';
import { AbsentBanner } from './people/absent';
import { invitedSeats } from './people/invitations';
import { ToldBanner } from './people/noted';
import { Proposals } from './people/proposals';
import { ReinvitedBanner } from './people/reinvited';
import { classesOf } from './screen';
import { Side } from './side';
import { createTable, type TableProps } from './state';
import { Tools } from './tools/tools';
import { Windows } from './tools/windows';

export function Table(props: TableProps) {
  const state = createTable(props);
  const { game, room, opened, kinds, modes, scene, marking, screen, setOpen } = state;
  const guests = () => invitedSeats(game);
  const offer = () => catalogue()?.games.find((one) => one.id === props.table.game);
  const rules = () => offer()?.rules ?? [];
  let table!: HTMLElement;
  onMount(() => screen.watch(table));
  return (
    <main ref={table} class={`table ${classesOf(screen.arranged())}`} data-seq={scene.position.seq}>
      <h1 class="unseen">{t().table.title}</h1>
      {/* What moves join is said by a table of the server's, which a lesson is not. */}
      <Show when={!state.lesson}>
        <button type="button" class="button button-skip" onClick={() => setOpen('moves')}>
          {t().moves.open}
        </button>
      </Show>
      <Board
        state={scene.board}
        gesture={(gesture) => {
          if (!modes.playing()) return;
          state.aids.gesture(gesture);
          game.gesture(gesture);
        }}
        ask={(square) => modes.playing() && state.aids.ask(square)}
        confirm={() => modes.playing() && game.confirm()}
        enter={() => modes.playing() && state.enter()}
        list={() => !state.lesson && setOpen('moves')}
        inspect={state.inspect}
        point={(action) =>
          state.setPointed(game.offer().answers.find((one) => one.action === action) ?? null)
        }
        explore={(explore) => state.aids.on('worth') && marking.explore(explore)}
        pick={(id) => opened.choices?.pick(id)}
        landed={state.motion.landed}
        view={state.setView}
      />
      <Tools
        open={setOpen}
        inviting={guests().length > 0}
        waiting={guests().some((one) => !one.taken)}
        takeBack={game.canTakeBack() && !state.lesson ? game.takeBack : null}
        view={state.view}
        lasts={state.lasts()}
        sheet={state.sheet()}
        setSheet={state.setSheet}
        aids={() => state.showTab('aids')}
      />
      <Side state={state} table={props.table} rules={rules()} />
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
      <Flyers motion={state.motion} />
      <Windows
        open={state.open()}
        setOpen={setOpen}
        game={game}
        room={room}
        offer={offer()}
        kinds={kinds}
        lesson={state.lesson}
        finale={modes.finale.start}
        replay={modes.startReplay}
        next={state.goOn}
      />
    </main>
  );
}
