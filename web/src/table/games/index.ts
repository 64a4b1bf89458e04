// The rooms of the games, by the ids that the server has for them: another game is a folder here and a line below.

import type { GameId } from '../../protocol/GameId';
import { base } from './base';
import { castle } from './castle';
import { city } from './city';
import { hunters } from './hunters';
import type { GameRoom } from './room';

const ROOMS: Readonly<Record<GameId, GameRoom>> = { base, castle, city, hunters };

// A game that this page knows nothing of is shown with its tiles and followers.
const PLAIN: GameRoom = { features: [] };

export const roomOf = (game: string): GameRoom => (ROOMS as Record<string, GameRoom>)[game] ?? PLAIN;

export type { GameRoom, OpenRoom } from './room';
