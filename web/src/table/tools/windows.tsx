// Which window is open upon the table.

import { Match, Switch } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { Dialog } from '../../parts/dialog';
import type { GameOffer } from '../../protocol/GameOffer';
import { Result } from '../finale/result';
import type { Game } from '../game';
import type { GameRoom } from '../games/room';
import { Moves } from '../moves/moves';
import { StandInWindow } from '../people/absent';
import { Invitations } from '../people/invitations';
import { nameOf } from '../people/names';
import { Menu, Rename, Rules } from './dialogs';

export type WindowName =
  | 'menu'
  | 'rules'
  | 'invite'
  | 'result'
  | 'legend'
  | 'moves'
  | { rename: number; welcome: boolean }
  | { standIn: number }
  | null;

interface WindowsProps {
  open: WindowName;
  setOpen(open: WindowName): void;
  game: Game;
  offer: GameOffer | undefined;
  room: GameRoom;
  kinds: Kinds;
  lesson: boolean;
  finale(): void;
  replay(): void;
  next(): void;
}

export function Windows(props: WindowsProps) {
  const close = () => props.setOpen(null);
  const renaming = () => {
    const { open } = props;
    return open && typeof open === 'object' && 'rename' in open ? open : null;
  };
  const replacing = () => {
    const { open } = props;
    return open && typeof open === 'object' && 'standIn' in open ? open.standIn : null;
  };
  return (
    <Switch>
      <Match when={props.open === 'menu'}>
        <Menu
          id={props.game.id}
          takeBack={props.game.canTakeBack() && !props.lesson ? props.game.takeBack : null}
          table={props.game.table()}
          rules={() => props.setOpen('rules')}
          lesson={props.lesson}
          invite={() => props.setOpen('invite')}
          moves={() => props.setOpen('moves')}
          close={close}
        />
      </Match>
      <Match when={props.open === 'rules'}>
        <Rules
          offer={props.offer}
          table={props.game.table()}
          room={props.room}
          kinds={props.kinds}
          position={props.game.position()}
          close={close}
        />
      </Match>
      <Match when={props.open === 'legend' && props.room.legend}>
        {(legend) => (
          <Dialog title={legend().title()} close={close} wide>
            <p class="quiet">{legend().about()}</p>
            {legend().list(props.kinds, props.game.position())}
          </Dialog>
        )}
      </Match>
      <Match when={props.open === 'moves'}>
        <Moves game={props.game} kinds={props.kinds} close={close} />
      </Match>
      <Match when={props.open === 'invite'}>
        <Invitations game={props.game} close={close} />
      </Match>
      <Match when={renaming()}>
        {(one) => (
          <Rename
            name={nameOf(props.game.table(), one().rename)}
            welcome={one().welcome}
            save={(name) => props.game.rename(one().rename, name)}
            close={close}
          />
        )}
      </Match>
      <Match when={replacing()}>
        {(player) => <StandInWindow game={props.game} player={player()} close={close} />}
      </Match>
      <Match when={props.open === 'result'}>
        <Result
          game={props.game}
          close={close}
          finale={() => props.finale()}
          replay={() => props.replay()}
          next={() => props.next()}
        />
      </Match>
    </Switch>
  );
}
