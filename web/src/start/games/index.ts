// A small drawing of each game, by the ids that the server has for them.

import type { JSX } from 'solid-js';
import type { GameId } from '../../protocol/GameId';
import * as base from './base';
import * as castle from './castle';
import * as city from './city';
import * as hunters from './hunters';

/** What is drawn in a box of 120 by 80. */
export type GamePicture = () => JSX.Element;

const PICTURES: Readonly<Record<GameId, GamePicture>> = {
  base: base.picture,
  castle: castle.picture,
  city: city.picture,
  hunters: hunters.picture,
};

/** The picture of a game; nothing for one that this page knows nothing of. */
export const pictureFor = (game: string): GamePicture | undefined =>
  (PICTURES as Record<string, GamePicture>)[game];
