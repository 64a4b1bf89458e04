// Creating a game and going there: by one click, or with everything that was chosen.

import { fetchArt } from '../art/load';
import { catalogueComing } from '../connection/catalogue';
import { createTable, RefusedError } from '../connection/http';
import { t } from '../i18n';
import { fetchTable } from '../pages';
import type { Catalogue } from '../protocol/Catalogue';
import type { GameOffer } from '../protocol/GameOffer';
import type { NewSeat } from '../protocol/NewSeat';
import type { NewTable } from '../protocol/NewTable';
import type { PresetOffer } from '../protocol/PresetOffer';
import type { Words } from '../protocol/Words';
import { gamePath, go } from '../route';
import { chooseEdition, editionOf, myName } from '../storage/choices';
import { rememberCreated } from '../storage/games';
import { chooseLevel, levelIn } from '../storage/levels';
import { USUAL_RULES } from './rules';
import { levelOf, namesOf, usualBot } from './seats';

/** The edition that a game is played by: the last one chosen, else the first. */
export const editionFor = (offer: GameOffer): PresetOffer | undefined =>
  offer.presets.find((preset) => preset.id === editionOf(offer.id)) ?? offer.presets[0];

/** A game as it is usually played, by the edition that was chosen for it. */
export const plainGame = (offer: GameOffer, seats: NewSeat[]): NewTable => ({
  game: offer.id,
  options: { ...editionFor(offer)?.options },
  seats,
  expansions: [],
  variants: [],
  tiles: {},
  own_tiles: [],
  rules: USUAL_RULES,
});

/** What to say of something that went wrong. */
export function trouble(error: unknown): Words {
  if (error instanceof RefusedError) return error.refusal.said;
  return { en: t().unreachable, fr: t().unreachable };
}

/** Creates a table, remembers it and goes there. */
export async function open(all: Catalogue, wish: NewTable): Promise<void> {
  // All that the table needs comes at the same time.
  fetchTable();
  const created = await createTable(wish);
  rememberCreated(wish.game, namesOf(wish.seats, all.bots), created);
  const level = levelOf(wish.seats, all.bots);
  if (level !== null) chooseLevel(wish.game, level);
  go(gamePath(created.table));
}

/** A game at once, against a bot: the first game, unless it is said which. */
export async function playNow(game?: string, level?: number): Promise<void> {
  fetchTable();
  const all = await catalogueComing();
  const offer = all.games.find((one) => one.id === game) ?? all.games[0];
  if (!offer) return;
  fetchArt(offer.id);
  const edition = editionFor(offer);
  // Whoever was not asked, or did not answer, is not asked again: the page goes on saying what is played.
  if (edition) chooseEdition(offer.id, edition.id);
  const bot = usualBot(all.bots, level ?? levelIn(offer.id));
  const others = Array.from({ length: offer.min_players - 1 }, () => ({ kind: 'bot' as const, bot }));
  const me = { kind: 'here' as const, name: myName() || t().player(1) };
  await open(all, plainGame(offer, [me, ...others]));
}
