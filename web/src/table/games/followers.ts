// What followers are called: most games use the common words.

import { t } from '../../i18n';
import type { FollowerWords, GameRoom } from './room';

export const followerWords = (room: GameRoom): FollowerWords => room.followers?.() ?? t().table.followers;
