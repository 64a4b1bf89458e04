// The page of a game: waits for what the server knows of it, then shows the table.

import { createEffect, Show } from 'solid-js';
import { fetchArt, kindsOf, loadArt } from '../art/load';
import { catalogue } from '../connection/catalogue';
import { takeWelcome } from '../invitation/newcomer';
import type { PositionInfo } from '../protocol/PositionInfo';
import { gamePath } from '../route';
import { noteResult } from '../start/suggestion';
import { myGame, rememberToken } from '../storage/games';
import { remembers } from '../storage/store';
import { createGame } from './game';
import { Missing, Waiting } from './missing';
import { Table } from './table';

/** The tiles that are to be seen in a position. */
export const tilesSeen = ({ tiles, drawn, offered }: PositionInfo): string[] => [
  ...tiles.map((tile) => tile.name),
  ...(drawn ? [drawn] : []),
  ...(offered ?? []),
];

export function TablePage(props: { id: string; secret: string | null }) {
  if (props.secret) {
    rememberToken(props.id, props.secret);
    // The secret does not stay where it could be read over a shoulder, unless it has no other place.
    if (remembers()) history.replaceState(null, '', gamePath(props.id));
  }
  const welcome = takeWelcome(props.id);
  const game = createGame(props.id);
  // Whoever has been here before need not wait for the server to hear which game it is.
  const name = () => game.table()?.art ?? myGame(props.id)?.game;
  createEffect(() => {
    const known = name();
    const [table, position] = [game.table(), game.position()];
    if (!known) return;
    const usual = !table || table.art === table.game;
    const of = usual ? { game: known } : { table: props.id };
    if (table && position) loadArt(known, of, tilesSeen(position));
    else fetchArt(known, of);
  });
  const kinds = () => kindsOf(name() ?? '');
  createEffect(() => {
    const [table, position] = [game.table(), game.position()];
    // The catalogue tells the levels of the bots.
    if (table?.over && position && catalogue()) noteResult(table, game.own(), position.scores);
  });
  const waiting = () => <Waiting away={game.link() === 'away'} />;
  return (
    <Show when={!game.missing() && !game.broken()} fallback={<Missing why={game.broken()} />}>
      <Show when={game.table()} fallback={waiting()}>
        {(table) => (
          <Show when={game.position()} fallback={waiting()}>
            {(position) => (
              <Show when={kinds()} fallback={waiting()}>
                {(tiles) => (
                  <Table
                    game={game}
                    table={table()}
                    position={position()}
                    kinds={tiles()}
                    invited={welcome || props.secret !== null}
                  />
                )}
              </Show>
            )}
          </Show>
        )}
      </Show>
    </Show>
  );
}
