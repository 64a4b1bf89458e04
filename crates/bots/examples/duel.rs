//! Measures the searching bot against the greedy one.
//!
//! ```text
//! cargo run --release -p bastide-bots --example duel -- GAME PRESET SEED PAIRS WALKS [SETTING=VALUE …]
//! cargo run --release -p bastide-bots --example duel -- base competition 1 20 1000 exploration=0.5
//! ```

use bastide_bots::arena::{Count, Round, play_round};
use bastide_bots::search::Settings;
use bastide_bots::{Bot, Budget, Greedy, Searcher};
use bastide_engine::chance::Seed;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::state::Game;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

fn main() {
    if let Err(message) = run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        eprintln!("duel: {message}");
        std::process::exit(2);
    }
}

fn run(args: &[String]) -> Result<(), String> {
    let [name, preset, seed, pairs, walks, changes @ ..] = args else {
        return Err("expected GAME PRESET SEED PAIRS WALKS, then settings".into());
    };
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{text:?} is not a whole number"));
    let (seed, pairs, walks) = (Seed::from(number(seed)?), number(pairs)?, number(walks)?);
    let request = Request { game: name, players: 2, preset: Some(preset), ..Request::default() };
    let game = Game::new(&Setup::new(&request).map_err(|error| error.to_string())?);
    let mut settings = Settings::TUNED;
    for change in changes {
        let (name, value) = change.split_once('=').ok_or("expected SETTING=VALUE")?;
        let value: f64 = value.parse().map_err(|_| format!("{value:?} is not a number"))?;
        match name {
            "exploration" => settings.exploration = value,
            "patience" => settings.patience = value,
            "first_look" => settings.first_look = value,
            "steady" => settings.reward.steady = value,
            "per_tile" => settings.reward.per_tile = value,
            "doubt" => settings.doubt = value,
            "candidates" => settings.candidates = value as usize,
            "horizon" => settings.horizon = value as u32,
            _ => return Err(format!("there is no setting {name:?}")),
        }
    }
    let begin = Instant::now();
    let budget = Budget { iterations: Some(walks), ..Budget::default() };
    let next = AtomicU64::new(0);
    let work = || {
        let mut played: Vec<Round> = Vec::new();
        loop {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= pairs {
                return played;
            }
            let seed = seed.child(pair);
            let bots = |bot: usize| -> Box<dyn Bot + Send> {
                let own = seed.child(bot as u64);
                if bot == 0 {
                    Box::new(Searcher::with_settings(own, settings))
                } else {
                    Box::new(Greedy::new(own))
                }
            };
            played.push(play_round(&game, seed, bots, budget).expect("bots keep to the rules"));
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut count = Count::default();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            thread.join().expect("no bot panics").into_iter().for_each(|round| count.add(&round));
        }
    });
    let result = count.result();
    println!(
        "{}: won {:.3}, margin {:+.1} ± {:.1}, points {:.1} : {:.1}, {:.1} s a game and core",
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
