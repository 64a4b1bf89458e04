// What stands beside the board: the players, what is left, the log.

import { createMemo, Show } from 'solid-js';
import { t } from '../i18n';
import type { Named } from '../protocol/Named';
import type { TableInfo } from '../protocol/TableInfo';
import { Dock } from './aids/dock';
import { FeatureTip, PlainTip } from './inspect/inspect';
import { Panel } from './log/panel';
import { Scores } from './scores/scores';
import type { TableState } from './state';

interface SideProps {
  state: TableState;
  table: TableInfo;
  rules: readonly Named[];
}

export function Side(props: SideProps) {
  const { game, room, opened, kinds, modes, scene, marking, aids, setOpen, hasHoldings } = props.state;
  const shown = () => scene.position;
  // Who looks back reads what was known by then.
  const told = createMemo(() => {
    const past = modes.past.position();
    return past ? game.entries().slice(0, past.seq) : game.entries();
  });
  return (
    <div class="side">
      <Scores
        table={props.table}
        position={shown()}
        scores={modes.scores()}
        ending={aids.answer('final')?.scores ?? null}
        own={game.own()}
        talk={game.talk()}
        room={room}
        kinds={kinds}
        holdings={hasHoldings ? (player) => opened.holdings?.(player, shown) : null}
        // Nothing of a lesson is kept, and so is no name.
        rename={props.state.lesson ? null : (player) => setOpen({ rename: player, welcome: false })}
      />
      <div class="status">
        {room.side?.status?.(shown, props.state.screen.small) ?? <Left state={props.state} />}
      </div>
      <Dock
        aids={aids}
        table={props.table}
        kinds={kinds}
        small={props.state.screen.arranged().compact || props.state.screen.arranged().layout === 'edge'}
        rest={modes.playing() && !marking.look() && !aids.odds()}
      >
        <Show when={marking.look()}>
          {(look) => <FeatureTip look={look()} table={props.table} room={room} kinds={kinds} />}
        </Show>
        <Show when={props.state.answered().length === 0 && opened.tip?.()}>
          {(tip) => <PlainTip said={tip().said} />}
        </Show>
      </Dock>
      <Panel
        tab={props.state.tab()}
        setTab={props.state.setTab}
        aids={aids}
        entries={told()}
        table={props.table}
        rules={props.rules}
        read={props.state.read}
        square={props.state.marking.square()}
        room={room}
        position={shown()}
        kinds={kinds}
        own={game.own()}
        game={game}
        lesson={props.state.lesson}
        open={props.state.sheet()}
        close={() => props.state.setSheet(false)}
      />
    </div>
  );
}

/** The tiles left, and what lies on the table besides. */
function Left(props: { state: TableState }) {
  const { room, kinds, scene, screen } = props.state;
  const shown = () => scene.position;
  const words = () => {
    const { left } = shown();
    const usual = screen.small() ? t().table.leftShort(left) : t().table.left(left);
    return room.side?.left?.(shown(), screen.small()) ?? usual;
  };
  return (
    <p class="left" data-left>
      {words()}
      <Show when={shown().set_aside.length > 0 && !screen.small()}>
        <span> · {t().table.setAsideCount(shown().set_aside.length)}</span>
      </Show>
      {room.side?.onTable?.(shown, kinds)}
    </p>
  );
}
