//! `bastide simulate`: many games between bots.

use crate::failure::Failure;
use crate::game_args::{self, object, with_game, with_json, with_players, with_seed, with_threads};
use crate::language::Speaker;
use crate::output::Output;
use crate::progress::Progress;
use crate::{files, parallel};
use bastide_bots::simulate::{Simulation, Totals};
use bastide_bots::{BotKind, Budget};
use bastide_engine::lang::Lang;
use bastide_engine::record::{Name, Record};
use bastide_engine::state::Game;
use clap::{Arg, ArgMatches, Command, value_parser};
use serde_json::json;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let command = Command::new("simulate")
        .about(t.say("Let bots play many games and print the averages", "Faire jouer des robots et donner les moyennes"))
        .after_help(t.say(
            "Examples:\n  bastide simulate --bots random,random --games 10000 --threads 1\n  bastide simulate --bots greedy,random,random --preset competition --games 100 --json\n  bastide simulate --bots greedy --players 4 --games 10 --records games/",
            "Exemples :\n  bastide simulate --bots random,random --games 10000 --threads 1\n  bastide simulate --bots greedy,random,random --preset competition --games 100 --json\n  bastide simulate --bots greedy --players 4 --games 10 --records parties/",
        ))
        .arg(
            Arg::new("bots")
                .long("bots")
                .value_name(t.say("BOT,…", "ROBOT,…"))
                .default_value("random")
                .help(t.say("A bot for each seat, or one for all", "Un robot par place, ou un pour toutes")),
        )
        .arg(
            Arg::new("games")
                .long("games")
                .value_name("N")
                .default_value("1000")
                .value_parser(value_parser!(u64).range(1..=1_000_000_000))
                .help(t.say("How many games", "Nombre de parties")),
        )
        .arg(
            Arg::new("records")
                .long("records")
                .value_name(t.say("DIR", "DOSSIER"))
                .value_parser(value_parser!(PathBuf))
                .help(t.say("Write every game as a record into this folder", "Noter chaque partie dans ce dossier")),
        );
    with_json(with_threads(with_seed(with_players(with_game(command, lang), lang), lang), lang), lang)
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let bots = seated_bots(matches, lang)?;
    let setup = game_args::setup(matches, bots.len(), lang)?;
    let simulation = Simulation {
        game: Game::new(&setup),
        seed: game_args::seed(matches, lang)?,
        bots,
        budget: Budget::default(),
    };
    let games = *matches.get_one::<u64>("games").expect("it has a default");
    let threads = game_args::threads(matches);
    if let Some(folder) = matches.get_one::<PathBuf>("records") {
        write_records(&simulation, games, threads, folder, lang)?;
    }

    let started = Instant::now();
    let progress = Progress::new(games, lang);
    let mut totals: Option<Totals> = None;
    let slow = simulation.bots.iter().any(|&bot| bot != BotKind::Random);
    let chunk = if slow { 1 } else { 256 };
    let merge = |_, part: Totals| {
        progress.add(part.games);
        match &mut totals {
            Some(totals) => totals.merge(&part),
            None => totals = Some(part),
        }
        Ok(ControlFlow::Continue(()))
    };
    parallel::run(games, chunk, threads, |numbers| simulation.play(numbers), merge)
        .map_err(|fault| Failure::of(&fault, lang))?;
    drop(progress);
    let seconds = started.elapsed().as_secs_f64();
    let totals = totals.expect("at least one game was played");
    report(&simulation, &totals, seconds, threads, matches.get_flag("json"), output)
}

/// One bot for each seat: as many as named, or one name for `--players` seats.
fn seated_bots(matches: &ArgMatches, lang: Lang) -> Result<Vec<BotKind>, Failure> {
    let list = matches.get_one::<String>("bots").map_or("random", String::as_str);
    let named = game_args::bots(list, lang)?;
    match (matches.get_one::<usize>("players"), named.as_slice()) {
        (None, [one]) => Ok(vec![*one; 2]),
        (None, _) => Ok(named),
        // A number that no game has is refused by the setup, with the reason.
        (Some(&players), [one]) => Ok(vec![*one; players.min(1000)]),
        (Some(&players), _) if players == named.len() => Ok(named),
        (Some(&players), _) => Err(Failure::new(
            lang,
            format!(
                "{} bots are named for {players} players; name {players} of them, or one for all",
                named.len()
            ),
            format!(
                "{} robots pour {players} joueurs ; nommez-en {players}, ou un seul pour tous",
                named.len()
            ),
        )),
    }
}

fn write_records(
    simulation: &Simulation,
    games: u64,
    threads: usize,
    folder: &Path,
    lang: Lang,
) -> Result<(), Failure> {
    files::make_folder(folder, lang)?;
    let width = (games - 1).to_string().len();
    let write = |numbers: std::ops::Range<u64>| -> Result<(), Failure> {
        for number in numbers {
            let record = record_of(simulation, number).map_err(|fault| Failure::of(&fault, lang))?;
            files::write(&folder.join(format!("{number:0width$}.txt")), record.to_string().as_bytes(), lang)?;
        }
        Ok(())
    };
    let progress = Progress::new(games, lang);
    parallel::run(games, 1, threads, write, |_, ()| {
        progress.add(1);
        Ok(ControlFlow::Continue(()))
    })
}

fn record_of(simulation: &Simulation, number: u64) -> Result<Record, bastide_bots::BotFault> {
    let outcome = simulation.play_one(number)?;
    let name = |(bot, number): (&BotKind, usize)| {
        Name::new(&format!("{bot} {number}")).expect("bots have short names")
    };
    let names = simulation.bots.iter().zip(1..).map(name).collect();
    Ok(outcome.record(simulation.game.setup(), names, simulation.seed_of(number)))
}

fn report(
    simulation: &Simulation,
    totals: &Totals,
    seconds: f64,
    threads: usize,
    as_json: bool,
    output: &mut Output,
) -> Result<(), Failure> {
    let games = totals.games as f64;
    let means: Vec<f64> = totals.scores.iter().map(|&score| score as f64 / games).collect();
    let placements = totals.placements as f64 / totals.turns as f64;
    let unplaceable = totals.unplaceable as f64 / games;
    let per_second = games / seconds;
    if as_json {
        let mut told = game_args::told(simulation.game.setup());
        told.extend(object(json!({
            "bots": simulation.bots.iter().map(|bot| bot.name()).collect::<Vec<_>>(),
            "seed": simulation.seed.to_string(),
            "threads": threads,
            "games": totals.games,
            "seconds": seconds,
            "games_per_second": per_second,
            "mean_score": means,
            "wins": totals.wins,
            "mean_placements_per_turn": placements,
            "unplaceable_per_game": unplaceable,
        })));
        return output.json(&told);
    }
    let t = Speaker(output.lang());
    let games = totals.games;
    output.line(match output.lang() {
        Lang::En => format!("{games} games in {seconds:.2} s: {per_second:.0} games per second"),
        Lang::Fr => format!("{games} parties en {seconds:.2} s : {per_second:.0} parties par seconde"),
    })?;
    for (seat, bot) in simulation.bots.iter().enumerate() {
        let (mean, wins) = (means[seat], totals.wins[seat]);
        output.line(match output.lang() {
            Lang::En => format!("  {} {bot:<10} {mean:>7.2} points on average, won {wins}", seat + 1),
            Lang::Fr => {
                format!("  {} {bot:<10} {mean:>7.2} points en moyenne, gagnées : {wins}", seat + 1)
            }
        })?;
    }
    output.line(format_args!(
        "  {placements:.2} {}",
        t.say("placements per turn", "poses possibles par tour")
    ))?;
    output.line(format_args!(
        "  {unplaceable:.4} {}",
        t.say("unplaceable tiles per game", "tuiles injouables par partie")
    ))
}
