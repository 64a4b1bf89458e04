// The start page: choose, or just press the button.

import './start.css';
import { createEffect, createMemo, createSignal, For, Show } from 'solid-js';
import { catalogue, catalogueFailing } from '../connection/catalogue';
import { createTable, RefusedError } from '../connection/http';
import { say, sentence, t } from '../i18n';
import { Icon } from '../parts/icon';
import { Settings } from '../parts/settings';
import type { BotOffer } from '../protocol/BotOffer';
import type { GameOffer } from '../protocol/GameOffer';
import type { MixLimits } from '../protocol/MixLimits';
import type { Words } from '../protocol/Words';
import { gamePath, go } from '../route';
import { rememberCreated } from '../storage/games';
import { load, remembers, save } from '../storage/store';
import { Banner } from './banner';
import { NOTHING, wishOf } from './choice';
import { MixOfTiles } from './mix';
import { MyGames } from './mygames';
import { Options, type OptionValues } from './options';
import { Expansions, Variants } from './parts';
import { GamePicture } from './picture';
import { Players } from './players';
import { firstSeats, namesOf, newSeats, type SeatDraft, seatsFor, usualBot, withOffered } from './seats';
import { AtTheTable, USUAL_RULES } from './tablerules';
import { type Brought, readable } from './tilefiles';
import { createVerdict } from './verdict';

interface Setup {
  game: string;
  seats: SeatDraft[];
  /** Those of each game. */
  options: Record<string, OptionValues>;
}

export function StartPage() {
  return (
    <div class="start">
      <header class="start-head">
        <div class="wordmark">
          <img src="/favicon.svg" alt="" width="40" height="40" />
          <div>
            <h1>Bastide</h1>
            <p>{t().start.motto}</p>
          </div>
        </div>
        <Settings />
      </header>
      <Banner />
      <Show when={!remembers()}>
        <p class="notice">{t().forgetful}</p>
      </Show>
      <main class="start-main">
        <section class="card new-game" aria-labelledby="new-game">
          <Show
            when={catalogue()}
            fallback={
              <p role="status" class="quiet">
                {catalogueFailing() ? t().reconnecting : t().loading}
              </p>
            }
          >
            {(all) => <NewGame games={all().games} bots={all().bots} limits={all().mix} />}
          </Show>
        </section>
        <MyGames />
      </main>
      <footer class="start-foot">{t().start.foot}</footer>
    </div>
  );
}

/** What was stored before there was more than one game had the options of that one only. */
function optionsIn(stored: Setup): Setup['options'] {
  const values = Object.values(stored.options);
  return values.some((value) => typeof value === 'string')
    ? { [stored.game]: stored.options as unknown as OptionValues }
    : stored.options;
}

function NewGame(props: { games: GameOffer[]; bots: BotOffer[]; limits: MixLimits }) {
  const usual = usualBot(props.bots);
  const stored = load<Setup | null>('setup', null);
  const [game, setGame] = createSignal(
    props.games.find((offer) => offer.id === stored?.game)?.id ?? props.games[0]?.id ?? '',
  );
  const [seats, setSeats] = createSignal<SeatDraft[]>(
    stored ? withOffered(stored.seats, props.bots) : firstSeats(usual, ''),
  );
  const [allOptions, setAllOptions] = createSignal<Setup['options']>(stored ? optionsIn(stored) : {});
  const options = () => allOptions()[game()] ?? {};
  const setOptions = (values: OptionValues) => setAllOptions((all) => ({ ...all, [game()]: values }));
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<Words | null>(null);
  const offer = () => props.games.find((one) => one.id === game());

  // What was chosen last time is good enough for the next.
  createEffect(() => save('setup', { game: game(), seats: seats(), options: allOptions() }));

  // Seats that this game does not have are kept for one that has them.
  const seated = () => {
    const one = offer();
    return one ? seatsFor(seats(), one.min_players, one.max_players, usual) : seats();
  };
  const setSeated = (now: SeatDraft[]) => {
    const most = offer()?.max_players ?? now.length;
    setSeats((before) => (now.length === most ? [...now, ...before.slice(most)] : now));
  };

  // Expansions, variants and tiles are for this once: a game with rules nobody chose would surprise.
  const [choice, setChoice] = createSignal(NOTHING);
  const [files, setFiles] = createSignal<readonly Brought[]>([]);
  const [rules, setRules] = createSignal(USUAL_RULES);
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

  const start = async () => {
    const wrong = faulty();
    if (wrong) {
      const said = t().start.mix.faulty(wrong.name);
      setProblem({ en: said, fr: said });
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const wish = {
        game: game(),
        options: options(),
        seats: newSeats(seated()),
        rules: rules(),
        ...mixed(),
      };
      const created = await createTable(wish);
      rememberCreated(wish.game, namesOf(wish.seats, props.bots), created);
      go(gamePath(created.table));
    } catch (error) {
      const gone = { en: t().unreachable, fr: t().unreachable };
      setProblem(error instanceof RefusedError ? error.refusal.said : gone);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy()) start();
      }}
    >
      <div class="new-head">
        <h2 id="new-game">{t().start.newGame}</h2>
        <button type="submit" class="button button-main button-large" disabled={busy()} data-act="start">
          <Icon name="play" /> {t().start.go}
        </button>
      </div>
      <Show when={problem()}>
        {(words) => (
          <p class="error" role="alert">
            {sentence(words())}
          </p>
        )}
      </Show>
      <h3>{t().start.game}</h3>
      <fieldset class="game-choices">
        <legend class="unseen">{t().start.game}</legend>
        <For each={props.games}>
          {(one) => (
            <label class="card-choice game-choice" data-game={one.id}>
              <GamePicture game={one.id} />
              <input type="radio" name="game" checked={game() === one.id} onChange={() => setGame(one.id)} />
              <span>
                <strong>{say(one.title)}</strong>
                <span>{say(one.about)}</span>
              </span>
            </label>
          )}
        </For>
      </fieldset>
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
            <h3>{t().start.players}</h3>
            <Players
              seats={seated()}
              bots={props.bots}
              least={one().min_players}
              most={one().max_players}
              change={setSeated}
            />
            <Show when={one().presets.length > 1 || one().options.length > 0}>
              <h3>{t().start.options}</h3>
              <Options offer={one()} values={options()} change={setOptions} />
            </Show>
            <Expansions offer={one()} choice={choice()} change={setChoice} />
            <Variants offer={one()} choice={choice()} change={setChoice} />
            <MixOfTiles
              offer={one()}
              limits={props.limits}
              choice={choice()}
              change={setChoice}
              files={files()}
              setFiles={setFiles}
              verdict={verdict()}
              away={away()}
            />
            <AtTheTable rules={rules()} change={setRules} />
          </>
        )}
      </Show>
    </form>
  );
}
