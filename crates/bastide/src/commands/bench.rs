//! `bastide bench`: how fast the engine plays and the searching bot thinks.

use super::words;
use crate::failure::Failure;
use crate::game_args::with_json;
use crate::language::Speaker;
use crate::output::Output;
use crate::progress::Spinner;
use bastide_bots::simulate::Simulation;
use bastide_bots::{Bot, BotKind, Budget, Greedy, Searcher};
use bastide_engine::chance::Seed;
use bastide_engine::lang::Lang;
use bastide_engine::position::Actor;
use bastide_engine::{Game, Match};
use bastide_engine::{
    GameId,
    setup::{Request, Setup},
};
use clap::{Arg, ArgMatches, Command, value_parser};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let command = Command::new("bench")
        .about(t.say(
            "Measure random play-outs and searched positions per second on one core, for each game",
            "Mesurer parties aléatoires et positions cherchées par seconde sur un cœur, pour chaque jeu",
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
        let spinner = Spinner::new(format!("{game}: {}", words::MEASURING.get(output.lang())));
        let (games, elapsed) = measure(game, Duration::from_secs(seconds));
        let (nodes, searched) = measure_search(game);
        drop(spinner);
        let per_second = games as f64 / elapsed;
        let nodes_per_second = nodes as f64 / searched;
        if matches.get_flag("json") {
            results.push(json!({
                "game": game,
                "games": games,
                "seconds": elapsed,
                "games_per_second": per_second,
                "nodes": nodes,
                "search_seconds": searched,
                "nodes_per_second": nodes_per_second,
            }));
        } else {
            output.line(words::speed(game, per_second, nodes_per_second, output.lang()))?;
        }
    }
    if matches.get_flag("json") { output.json(&json!({ "bench": Value::from(results) })) } else { Ok(()) }
}

/// The game for two, tournament rules.
fn for_two(game: GameId) -> Game {
    let preset = game.info().presets.last().map(|preset| preset.id);
    let request = Request { game: game.info().id, players: 2, preset, ..Request::default() };
    Game::new(&Setup::new(&request).expect("every game has a preset for two"))
}

/// Plays random games until the time is over.
fn measure(game: GameId, time: Duration) -> (u64, f64) {
    let simulation = Simulation {
        game: for_two(game),
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

/// Decisions that are searched, from the middle of a game on.
const DECISIONS: usize = 6;

/// Playouts for each.
const PLAYOUTS: u64 = 100;

/// Searches the same decisions of the same game as always, and counts the positions seen and the seconds taken.
fn measure_search(game: GameId) -> (u64, f64) {
    let game = for_two(game);
    let seed = Seed::from(1);
    let mut greedy = Greedy::new(seed);
    let mut searcher = Searcher::new(seed);
    let budget = Budget { iterations: Some(PLAYOUTS), ..Budget::default() };
    let mut running = Match::seeded(&game, seed);
    let all = running.state().left();
    let (mut decisions, mut nodes, mut seconds) = (0, 0, 0.0);
    while decisions < DECISIONS {
        let (actor, action) = match running.state().actor() {
            Actor::Nobody => break,
            Actor::Chance => (None, running.deal().expect("a seeded game deals when chance is to move")),
            Actor::Player(player) => {
                let view = running.state().view(Some(player));
                if running.state().left() <= all / 2 {
                    let report = searcher.look(&view, budget);
                    decisions += 1;
                    nodes += report.nodes;
                    seconds += report.time.as_secs_f64();
                }
                (Some(player), greedy.choose(&view, Budget::default()))
            }
        };
        running.play(actor, &action).expect("bots and dealers keep to the rules");
    }
    (nodes, seconds)
}
