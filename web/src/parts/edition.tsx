// By which edition a table plays, in a line: nobody should find out after the game what a small city was worth.

import { Show } from 'solid-js';
import { catalogue } from '../connection/catalogue';
import { say, t } from '../i18n';
import type { GameOffer } from '../protocol/GameOffer';
import type { PresetOffer } from '../protocol/PresetOffer';

type Values = Readonly<Record<string, string | undefined>>;

/** Every option of a game with its value: the given one, else its default. */
export const fullOptions = (offer: GameOffer, values: Values): Record<string, string> =>
  Object.fromEntries(
    offer.options.map((option) => [option.id, values[option.id] ?? option.values[0]?.id ?? '']),
  );

/** The edition that has these options; none if somebody has made up their own. */
export function editionWith(offer: GameOffer, values: Values): PresetOffer | undefined {
  const wanted = JSON.stringify(fullOptions(offer, values));
  return offer.presets.find((preset) => JSON.stringify(fullOptions(offer, preset.options)) === wanted);
}

export function EditionLine(props: { table: { game: string; options: Values } | null }) {
  const told = () => {
    const table = props.table;
    const offer = catalogue()?.games.find((one) => one.id === table?.game);
    if (!table || !offer || offer.presets.length < 2) return null;
    return { edition: editionWith(offer, table.options) };
  };
  return (
    <Show when={told()}>
      {(one) => (
        <p class="edition-played" data-edition={one().edition?.id ?? ''}>
          <Show when={one().edition} fallback={t().rules.ownOptions}>
            {(edition) => (
              <>
                <strong>{say(edition().title)}</strong>: {say(edition().about)}.
              </>
            )}
          </Show>
        </p>
      )}
    </Show>
  );
}
