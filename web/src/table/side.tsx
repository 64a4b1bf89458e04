// What stands beside the board: the players, what is left, the log.

import { Show } from 'solid-js';
import { t } from '../i18n';
import type { Named } from '../protocol/Named';
import type { TableInfo } from '../protocol/TableInfo';
import { Panel } from './log/panel';
import { Scores } from './scores/scores';
import type { TableState } from './state';

interface SideProps {
  state: TableState;
  table: TableInfo;
  rules: readonly Named[];
}

export function Side(props: SideProps) {
  const { game, room, opened, kinds, modes, scene, setOpen, hasHoldings } = props.state;
  const shown = () => scene.position;
  return (
    <div class="side">
      <Scores
        table={props.table}
        position={shown()}
        scores={modes.scores()}
        own={game.own()}
        room={room}
        kinds={kinds}
        holdings={hasHoldings ? (player) => opened.holdings?.(player, shown) : null}
        rename={(player) => setOpen({ rename: player, welcome: false })}
      />
      <div class="status">
        {room.side?.status?.(shown, props.state.screen.small) ?? <Left state={props.state} />}
      </div>
      <Panel
        entries={game.entries()}
        table={props.table}
        rules={props.rules}
        show={props.state.marking.pin}
        room={room}
        position={shown()}
        kinds={kinds}
        own={game.own()}
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
