//! `bastide arena`: which of two bots is stronger, and how sure that is.

use crate::failure::Failure;
use crate::game_args::{self, object, with_game, with_json, with_seed, with_threads};
use crate::language::Speaker;
use crate::output::Output;
use crate::parallel;
use crate::progress::Progress;
use bastide_bots::arena::{Arena, ArenaResult, Count};
use bastide_bots::{BotKind, Budget};
use bastide_engine::lang::Lang;
use bastide_engine::state::Game;
use clap::{Arg, ArgMatches, Command, value_parser};
use serde_json::json;

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let bot = |id, help| Arg::new(id).value_name(t.say("BOT", "ROBOT")).required(true).help(help);
    let command = Command::new("arena")
        .about(t.say(
            "Measure one bot against another in pairs of games with exchanged seats",
            "Mesurer un robot contre un autre, par paires de parties à places échangées",
        ))
        .after_help(t.say(
            "Examples:\n  bastide arena greedy random --games 200\n  bastide arena greedy random --preset competition --games 200 --seed 7 --json",
            "Exemples :\n  bastide arena greedy random --games 200\n  bastide arena greedy random --preset competition --games 200 --seed 7 --json",
        ))
        .arg(bot("first", t.say("The bot that is measured", "Le robot mesuré")))
        .arg(bot("second", t.say("The bot it is measured against", "Le robot auquel il est comparé")))
        .arg(
            Arg::new("games")
                .long("games")
                .value_name("N")
                .default_value("200")
                .value_parser(value_parser!(u64).range(2..=1_000_000_000))
                .help(t.say("How many games, an even number", "Nombre de parties, pair")),
        );
    with_json(with_threads(with_seed(with_game(command, lang), lang), lang), lang)
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let named = |id| -> Result<BotKind, Failure> {
        let name = matches.get_one::<String>(id).expect("both bots are required");
        name.parse().map_err(|error: bastide_bots::UnknownBot| Failure::of(&error, lang))
    };
    let bots = [named("first")?, named("second")?];
    let games = *matches.get_one::<u64>("games").expect("it has a default");
    if games % 2 == 1 {
        return Err(Failure::new(
            lang,
            format!(
                "{games} games can't be paired; name an even number, as each deal is played from both seats"
            ),
            format!(
                "{games} parties ne forment pas de paires ; donnez un nombre pair, chaque donne étant jouée des deux places"
            ),
        ));
    }
    let arena = Arena {
        game: Game::new(&game_args::setup(matches, 2, lang)?),
        seed: game_args::seed(matches, lang)?,
        bots,
        budget: Budget::default(),
    };
    let progress = Progress::new(games, lang);
    let mut count = Count::default();
    let pairs = |numbers: std::ops::Range<u64>| {
        let mut part = Count::default();
        for number in numbers {
            part.add(arena.play_pair(number)?);
        }
        Ok(part)
    };
    let merge = |pairs, part| {
        count.merge(part);
        progress.add(2 * pairs);
    };
    parallel::run(games / 2, 1, game_args::threads(matches), pairs, merge)
        .map_err(|fault: bastide_bots::BotFault| Failure::of(&fault, lang))?;
    drop(progress);
    report(&arena, &count.result(), matches.get_flag("json"), output)
}

fn report(arena: &Arena, result: &ArenaResult, as_json: bool, output: &mut Output) -> Result<(), Failure> {
    if as_json {
        let mut told = game_args::told(arena.game.setup());
        told.extend(object(json!({
            "bots": arena.bots.map(BotKind::name),
            "seed": arena.seed.to_string(),
            "games": result.games,
            "wins": result.wins,
            "losses": result.losses,
            "ties": result.ties,
            "mean_scores": result.mean_scores,
            "mean_margin": result.mean_margin,
            "margin_stderr": result.margin_stderr,
            "win_rate": result.win_rate,
            "win_rate_ci95": result.win_rate_ci95,
        })));
        return output.json(&told);
    }
    let ArenaResult { games, wins, losses, ties, mean_margin, margin_stderr, .. } = *result;
    let [first, second] = arena.bots;
    let [own, other] = result.mean_scores;
    let rate = 100.0 * result.win_rate;
    let [low, high] = result.win_rate_ci95.map(|rate| 100.0 * rate);
    let lines = match output.lang() {
        Lang::En => [
            format!("{first} against {second}, {games} games: {wins} won, {losses} lost, {ties} tied"),
            format!("  win rate  {rate:.1} % (95 % confidence: {low:.1} to {high:.1} %)"),
            format!("  margin    {mean_margin:+.2} ± {margin_stderr:.2} points a game"),
            format!("  points    {own:.2} against {other:.2}"),
        ],
        Lang::Fr => [
            format!(
                "{first} contre {second}, {games} parties : {wins} gagnées, {losses} perdues, {ties} nulles"
            ),
            format!("  victoires {rate:.1} % (confiance 95 % : de {low:.1} à {high:.1} %)"),
            format!("  écart     {mean_margin:+.2} ± {margin_stderr:.2} points par partie"),
            format!("  points    {own:.2} contre {other:.2}"),
        ],
    };
    lines.into_iter().try_for_each(|line| output.line(line))
}
