// What the start page shows of each game, by the ids that the server has for them.

import type { GameId } from '../../protocol/GameId';
import * as base from './base';
import * as castle from './castle';
import * as city from './city';
import * as hunters from './hunters';
import type { GamePicture } from './picture';

const PICTURES: Readonly<Record<GameId, GamePicture>> = {
  base: base.picture,
  castle: castle.picture,
  city: city.picture,
  hunters: hunters.picture,
};

/** The picture of a game; nothing for one that this page knows nothing of. */
export const pictureFor = (game: string): GamePicture | undefined =>
  (PICTURES as Record<string, GamePicture>)[game];

/** The game whose drawings the start page shows, and the tiles of the strip above it. */
export const STRIP = { game: 'base', tiles: base.strip };
