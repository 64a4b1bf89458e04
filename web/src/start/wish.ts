// A game as somebody has put it together and given a name.

import type { Catalogue } from '../protocol/Catalogue';
import type { NewTable } from '../protocol/NewTable';
import type { MySettings } from '../storage/settings';
import { wishOf } from './new/choice';
import { open } from './quick';
import { USUAL_RULES } from './rules';
import { newSeats, seatsFor, usualBot, withOffered } from './seats';

/** What to ask the server for; `null` if the game is not offered any more. */
export function tableOf(all: Catalogue, settings: MySettings): NewTable | null {
  const offer = all.games.find((one) => one.id === settings.game);
  if (!offer) return null;
  const seats = withOffered(settings.seats, all.bots);
  return {
    game: offer.id,
    options: { ...settings.options },
    seats: newSeats(seatsFor(seats, offer.min_players, offer.max_players, usualBot(all.bots))),
    ...wishOf(offer, settings),
    own_tiles: [],
    rules: settings.rules ?? USUAL_RULES,
  };
}

export async function startSettings(all: Catalogue, settings: MySettings): Promise<void> {
  const wish = tableOf(all, settings);
  if (wish) await open(all, wish);
}
