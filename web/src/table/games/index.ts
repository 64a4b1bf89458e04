// The rooms of the games, by the ids that the server has for them: another game is a folder here and a line below.

import { base } from './base';
import { castle } from './castle';
import { city } from './city';
import { hunters } from './hunters';
import type { GameRoom } from './room';

const ROOMS: Readonly<Record<string, GameRoom>> = { base, castle, city, hunters };

// A game that this page knows nothing of is shown with its tiles and followers.
const PLAIN: GameRoom = { features: [] };

export const roomOf = (game: string): GameRoom => ROOMS[game] ?? PLAIN;

export type { GameRoom, OpenRoom } from './room';
