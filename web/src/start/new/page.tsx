// A game with everything that can be chosen: who plays, by which rules, with which tiles.

import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import { say, t } from '../../i18n';
import { editionWith } from '../../parts/edition';
import type { Catalogue } from '../../protocol/Catalogue';
import { chooseEdition } from '../../storage/choices';
import { levelIn } from '../../storage/levels';
import { type MySettings, mySettings } from '../../storage/settings';
import { load, save } from '../../storage/store';
import { GameChoice } from '../gamechoice';
import { createOpening, FormPage, OpenButton, OpeningForm, Problem } from '../opening';
import { editionFor } from '../quick';
import { USUAL_RULES } from '../rules';
import { firstSeats, newSeats, type SeatDraft, seatsFor, usualBot, withOffered } from '../seats';
import { AtTheTable } from '../tablerules';
import { NOTHING, wishOf } from './choice';
import { MixOfTiles } from './mix';
import { More } from './more';
import { Editions, type OptionValues } from './options';
import { Players } from './players';
import { KeepSettings, SettingsList } from './settings';
import { type Brought, readable } from './tilefiles';
import { createVerdict } from './verdict';

interface Setup {
  game: string;
  seats: SeatDraft[];
  /** Those of each game, where they are not those of the edition. */
  options: Record<string, OptionValues>;
}

export function NewGamePage(props: { game: string | null }) {
  return (
    <FormPage title={t().start.newGame} class="new-game">
      {(all) => <NewGame all={all} game={props.game} />}
    </FormPage>
  );
}

/** What was stored before there was more than one game had the options of that one only. */
function optionsIn(stored: Setup): Setup['options'] {
  const values = Object.values(stored.options);
  return values.some((value) => typeof value === 'string')
    ? { [stored.game]: stored.options as unknown as OptionValues }
    : stored.options;
}

function NewGame(props: { all: Catalogue; game: string | null }) {
  const { games, bots } = props.all;
  const stored = load<Setup | null>('setup', null);
  const known = (id: string | null | undefined) => games.find((offer) => offer.id === id)?.id;
  const [game, setGame] = createSignal(known(props.game) ?? known(stored?.game) ?? games[0]?.id ?? '');
  const usual = () => usualBot(bots, levelIn(game()));
  const [seats, setSeats] = createSignal<SeatDraft[]>(
    stored ? withOffered(stored.seats, bots, usual()) : firstSeats(usual(), ''),
  );
  const [allOptions, setAllOptions] = createSignal<Setup['options']>(stored ? optionsIn(stored) : {});
  const offer = () => games.find((one) => one.id === game());
  const edition = () => {
    const one = offer();
    return one ? editionFor(one)?.options : undefined;
  };
  const options = (): OptionValues => allOptions()[game()] ?? { ...edition() };
  const setOptions = (values: OptionValues) => setAllOptions((all) => ({ ...all, [game()]: values }));
  const opening = createOpening(props.all);

  // What was chosen last time is good enough for the next. Rules that make up an edition are kept as that edition.
  createEffect(() => {
    const own = Object.entries(allOptions()).filter(([id, values]) => {
      const one = games.find((offered) => offered.id === id);
      return one && !editionWith(one, values);
    });
    save('setup', { game: game(), seats: seats(), options: Object.fromEntries(own) });
  });

  // Seats that this game does not have are kept for one that has them.
  const seated = () => {
    const one = offer();
    return one ? seatsFor(seats(), one.min_players, one.max_players, usual()) : seats();
  };
  const setSeated = (now: SeatDraft[]) => {
    const most = offer()?.max_players ?? now.length;
    setSeats((before) => (now.length === most ? [...now, ...before.slice(most)] : now));
  };

  // Expansions, variants and tiles are for this once: a game with rules nobody chose would surprise.
  const [choice, setChoice] = createSignal(NOTHING);
  const [files, setFiles] = createSignal<readonly Brought[]>([]);
  const [rules, setRules] = createSignal(USUAL_RULES);
  createEffect(on(game, () => setChoice(NOTHING), { defer: true }));
  const mixed = createMemo(() => {
    const one = offer();
    const own_tiles = one && one.sets.length > 0 ? readable(files()) : [];
    return {
      ...(one ? wishOf(one, choice()) : { expansions: [], variants: [], tiles: {} }),
      own_tiles,
    };
  });
  const { verdict, away } = createVerdict(() => {
    const one = offer();
    return one && one.sets.length > 0 ? { game: one.id, players: seated().length, ...mixed() } : null;
  });
  const faulty = () => {
    const wrong = (file: Brought) => file.trouble !== null || verdict()?.bad.has(file.name);
    return (offer()?.sets.length ?? 0) > 0 ? files().find(wrong) : undefined;
  };

  const start = () => {
    const wrong = faulty();
    if (wrong) {
      opening.complain(t().start.mix.faulty(wrong.name));
      return;
    }
    const seats = newSeats(seated());
    opening.open({ game: game(), options: options(), seats, rules: rules(), ...mixed() });
  };

  const settings = (name: string): MySettings => ({
    name,
    game: game(),
    seats: seated(),
    options: options(),
    parts: choice().parts,
    copies: choice().copies,
    rules: rules(),
  });
  const apply = (one: MySettings) => {
    setGame(known(one.game) ?? game());
    setSeats(withOffered(one.seats, bots, usual()));
    setOptions({ ...one.options });
    setChoice({ parts: one.parts, copies: one.copies });
    setRules(one.rules ?? USUAL_RULES);
  };

  return (
    <OpeningForm submit={start}>
      <Show when={mySettings().length > 0}>
        <SettingsList all={mySettings()} apply={apply} />
      </Show>
      <h2>{t().start.game}</h2>
      <GameChoice games={games} game={game()} choose={setGame} />
      <Show when={offer()}>
        {(one) => (
          <>
            <Show when={one().notice}>
              {(notice) => (
                <p class="notice" data-notice>
                  {say(notice())}
                </p>
              )}
            </Show>
            <h2>{t().start.players}</h2>
            <Players
              seats={seated()}
              bots={bots}
              least={one().min_players}
              most={one().max_players}
              usual={usual()}
              change={setSeated}
            />
            <Show when={one().presets.length > 1}>
              <h2>{t().start.preset}</h2>
              <Editions
                offer={one()}
                values={options()}
                change={setOptions}
                chosen={(preset) => chooseEdition(one().id, preset)}
              />
            </Show>
            <More
              offer={one()}
              choice={choice()}
              change={setChoice}
              values={options()}
              setValues={setOptions}
              mix={(searched) => (
                <MixOfTiles
                  offer={one()}
                  limits={props.all.mix}
                  choice={choice()}
                  change={setChoice}
                  files={files()}
                  setFiles={setFiles}
                  verdict={verdict()}
                  away={away()}
                  open={searched}
                />
              )}
            />
            <AtTheTable rules={rules()} aids={props.all.aids} change={setRules} />
          </>
        )}
      </Show>
      <div class="form-foot">
        <Problem opening={opening} />
        <OpenButton opening={opening} label={t().start.go} />
      </div>
      <KeepSettings settings={settings} files={files().length > 0} />
    </OpeningForm>
  );
}
