//! `bastide bench`: how fast the engine plays.

use crate::failure::Failure;
use crate::game_args::with_json;
use crate::language::Speaker;
use crate::output::Output;
use crate::progress::Spinner;
use bastide_bots::simulate::Simulation;
use bastide_bots::{BotKind, Budget};
use bastide_engine::chance::Seed;
use bastide_engine::lang::Lang;
use bastide_engine::setup::{GameId, Request, Setup};
use bastide_engine::state::Game;
use clap::{Arg, ArgMatches, Command, value_parser};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let command = Command::new("bench")
        .about(t.say(
            "Measure random play-outs per second on one core, for each game",
            "Mesurer les parties aléatoires par seconde sur un cœur, pour chaque jeu",
        ))
        .after_help(t.say(
            "Examples:\n  bastide bench\n  bastide bench --seconds 10 --json",
            "Exemples :\n  bastide bench\n  bastide bench --seconds 10 --json",
        ))
        .arg(
            Arg::new("seconds")
                .long("seconds")
                .value_name("N")
                .default_value("3")
                .value_parser(value_parser!(u64).range(1..=3600))
                .help(t.say("How long to measure each game", "Durée de la mesure par jeu")),
        );
    with_json(command, lang)
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let seconds = *matches.get_one::<u64>("seconds").expect("it has a default");
    let mut results = Vec::new();
    for game in GameId::ALL {
        let t = Speaker(output.lang());
        let spinner = Spinner::new(format!("{game}: {}", t.say("measuring", "mesure en cours")));
        let (games, elapsed) = measure(game, Duration::from_secs(seconds));
        drop(spinner);
        let per_second = games as f64 / elapsed;
        if matches.get_flag("json") {
            results.push(
                json!({ "game": game, "games": games, "seconds": elapsed, "games_per_second": per_second }),
            );
        } else {
            output.line(match output.lang() {
                Lang::En => format!("{game}: {per_second:.0} random games per second on one core"),
                Lang::Fr => format!("{game} : {per_second:.0} parties aléatoires par seconde sur un cœur"),
            })?;
        }
    }
    if matches.get_flag("json") { output.json(&json!({ "bench": Value::from(results) })) } else { Ok(()) }
}

/// Plays random games for two, tournament rules, until the time is over.
fn measure(game: GameId, time: Duration) -> (u64, f64) {
    let preset = game.info().presets.last().map(|preset| preset.id);
    let request = Request { game: game.info().id, players: 2, preset, ..Request::default() };
    let setup = Setup::new(&request).expect("every game has a preset for two");
    let simulation = Simulation {
        game: Game::new(&setup),
        seed: Seed::from(1),
        bots: vec![BotKind::Random; 2],
        budget: Budget::default(),
    };
    let mut games = 0;
    let started = Instant::now();
    while started.elapsed() < time {
        games += simulation.play(games..games + 256).map_or(0, |totals| totals.games);
    }
    (games, started.elapsed().as_secs_f64())
}
