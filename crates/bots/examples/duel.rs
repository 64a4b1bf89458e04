//! Measures the searching bot against greedy ones, with other settings or other experience than it plays with.
//!
//! ```text
//! cargo run --release -p bastide-bots --example duel -- GAME PRESET SEED ROUNDS PLAYOUTS [SETTING=VALUE …]
//! cargo run --release -p bastide-bots --example duel -- base competition 1 20 400 first_look=4
//! cargo run --release -p bastide-bots --example duel -- base+count rulebook 1 20 400 players=3
//! cargo run --release -p bastide-bots --example duel -- castle rulebook 1 200 0 weights=castle.toml
//! cargo run --release -p bastide-bots --example duel -- castle rulebook 1 200 0 weights=new.toml against=old.toml
//! ```
//!
//! Expansions and variants are added to the game with `+`. Without playouts it is the greedy bot with experience that is
//! measured. `against` gives the greedy opponents experience as well; `threads` says how many games are played at a time.

mod common;

use bastide_bots::arena::{Count, Round, play_round};
use bastide_bots::greedy::Experience;
use bastide_bots::search::Settings;
use bastide_bots::{Bot, Budget, Greedy, Searcher};
use bastide_engine::Game;
use bastide_engine::chance::Seed;
use common::setup;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

fn main() {
    if let Err(message) = run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        eprintln!("duel: {message}");
        std::process::exit(2);
    }
}

fn run(args: &[String]) -> Result<(), String> {
    let [name, preset, seed, rounds, playouts, changes @ ..] = args else {
        return Err("expected GAME PRESET SEED ROUNDS PLAYOUTS, then settings".into());
    };
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{text:?} is not a whole number"));
    let (seed, rounds, playouts) = (Seed::from(number(seed)?), number(rounds)?, number(playouts)?);
    let (mut settings, mut players, mut weights, mut against) = (Settings::TUNED, 2, None, None);
    let mut threads = std::thread::available_parallelism().map_or(1, usize::from);
    for change in changes {
        let (name, value) = change.split_once('=').ok_or("expected SETTING=VALUE")?;
        if name == "weights" || name == "against" {
            let text = std::fs::read_to_string(value).map_err(|error| format!("{value}: {error}"))?;
            let learnt = Experience::from_toml(&text).map_err(|error| format!("{value}: {error}"))?;
            let side = if name == "weights" { &mut weights } else { &mut against };
            *side = Some(Arc::new(learnt));
            continue;
        }
        let value: f64 = value.parse().map_err(|_| format!("{value:?} is not a number"))?;
        match name {
            "players" => players = value as usize,
            "threads" => threads = (value as usize).max(1),
            "exploration" => settings.exploration = value,
            "patience" => settings.patience = value,
            "first_look" => settings.first_look = value,
            "breadth" => settings.reward.breadth = value,
            "further" => settings.reward.further = value,
            "doubt" => settings.doubt = value,
            "candidates" => settings.candidates = value as usize,
            "judged" => settings.judged = value,
            "horizon" => settings.horizon = value as u32,
            _ => return Err(format!("there is no setting {name:?}")),
        }
    }
    let game = Game::new(&setup(name, preset, players)?);
    let learnt = weights.unwrap_or_else(|| Experience::of(game.setup().game()).clone());
    let begin = Instant::now();
    let budget = Budget { iterations: Some(playouts), ..Budget::default() };
    let next = AtomicU64::new(0);
    let work = || {
        let mut played: Vec<Round> = Vec::new();
        loop {
            let round = next.fetch_add(1, Ordering::Relaxed);
            if round >= rounds {
                return played;
            }
            let seed = seed.child(round);
            let bots = |bot: usize| -> Box<dyn Bot + Send> {
                let own = seed.child(bot as u64);
                match bot {
                    0 if playouts == 0 => Box::new(Greedy::with_experience(own, &learnt)),
                    0 => Box::new(Searcher::with_settings(own, settings).with_experience(&learnt)),
                    _ => match &against {
                        Some(learnt) => Box::new(Greedy::with_experience(own, learnt)),
                        None => Box::new(Greedy::new(own)),
                    },
                }
            };
            played.push(play_round(&game, seed, bots, budget).expect("bots keep to the rules"));
        }
    };
    let mut count = Count::default();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for thread in workers {
            thread.join().expect("no bot panics").into_iter().for_each(|round| count.add(&round));
        }
    });
    let result = count.result();
    println!(
        "{}: won {:.3}, margin {:+.1} ± {:.1}, points {:.1} : {:.1}, {:.2} s a game and core",
        changes.join(" "),
        result.win_rate,
        result.mean_margin,
        result.margin_stderr,
        result.mean_scores[0],
        result.mean_scores[1],
        begin.elapsed().as_secs_f64() * threads as f64 / result.games as f64,
    );
    Ok(())
}
