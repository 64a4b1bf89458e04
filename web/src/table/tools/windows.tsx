// Which window is open upon the table.

import { Match, Switch } from 'solid-js';
import type { Kinds } from '../../art/kinds';
import { t } from '../../i18n';
import { Dialog } from '../../parts/dialog';
import type { GameOffer } from '../../protocol/GameOffer';
import { Result } from '../finale/result';
import type { Game } from '../game';
import { WallTileList } from '../games/castle/holdings';
import { Invitations } from '../people/invitations';
import { nameOf } from '../people/names';
import { Menu, Rename, Rules } from './dialogs';

export type WindowName =
  | 'menu'
  | 'rules'
  | 'invite'
  | 'result'
  | 'wall-tiles'
  | { rename: number; welcome: boolean }
  | null;

interface WindowsProps {
  open: WindowName;
  setOpen(open: WindowName): void;
  game: Game;
  offer: GameOffer | undefined;
  kinds: Kinds;
  finale(): void;
  replay(): void;
  next(): void;
}

export function Windows(props: WindowsProps) {
  const close = () => props.setOpen(null);
  const renaming = () => (typeof props.open === 'object' ? props.open : null);
  return (
    <Switch>
      <Match when={props.open === 'menu'}>
        <Menu
          id={props.game.id}
          table={props.game.table()}
          rules={() => props.setOpen('rules')}
          invite={() => props.setOpen('invite')}
          close={close}
        />
      </Match>
      <Match when={props.open === 'rules'}>
        <Rules
          offer={props.offer}
          table={props.game.table()}
          castle={props.kinds.castle}
          position={props.game.position()}
          close={close}
        />
      </Match>
      <Match when={props.open === 'wall-tiles' && props.kinds.castle}>
        {(art) => (
          <Dialog title={t().castle.wallTiles} close={close} wide>
            <p class="quiet">{t().castle.wallTilesHow}</p>
            <WallTileList art={art()} info={props.game.position()?.castle ?? null} />
          </Dialog>
        )}
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
