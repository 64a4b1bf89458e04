//! Measures the greedy bot against the random one in the base game with each of its expansions and variants.
//!
//! ```text
//! cargo run --release -p bastide-bots --example parts -- SEED PAIRS [PART[+PART…] …]
//! cargo run --release -p bastide-bots --example parts -- 1 50
//! cargo run --release -p bastide-bots --example parts -- 1 50 river count+lifestyle
//! ```
//!
//! Prints for each: games won, the mean margin with its error, the time a game takes and the longest time the
//! bot took for one decision. Two games make a pair: the same tiles, seats changed.

use bastide_bots::arena::{Count, play_pair};
use bastide_bots::{Bot, BotKind, Budget, Greedy};
use bastide_engine::action::Action;
use bastide_engine::chance::Seed;
use bastide_engine::setup::{GameId, Part, Request, Setup};
use bastide_engine::state::{Game, View};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// What is measured besides each part alone.
const MIXTURES: [&str; 3] = [
    "",
    "inns-cathedrals+river+count+monasteries-for-all+lifestyle",
    "inns-cathedrals+count+late-follower+architects+breach+mountains+reconstruction+rivers-ports",
];

fn main() {
    if let Err(message) = run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        eprintln!("parts: {message}");
        std::process::exit(2);
    }
}

fn run(args: &[String]) -> Result<(), String> {
    let [seed, pairs, wanted @ ..] = args else { return Err("expected SEED PAIRS, then parts".into()) };
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{text:?} is not a whole number"));
    let (seed, pairs) = (Seed::from(number(seed)?), number(pairs)?);
    let info = GameId::Base.info();
    let each = info.expansions.iter().chain(info.variants).map(|part| part.id);
    let all: Vec<&str> = MIXTURES.into_iter().chain(each).collect();
    let wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
    println!("{:>6}  {:>14}  {:>9}  {:>9}  parts", "won", "margin", "ms a game", "slowest");
    for parts in if wanted.is_empty() { all } else { wanted } {
        let ids: Vec<&str> = parts.split('+').collect();
        let named = |list: &'static [Part]| {
            list.iter().map(|part| part.id).filter(|id| ids.contains(id)).collect::<Vec<_>>()
        };
        let request = Request {
            expansions: named(info.expansions),
            variants: named(info.variants),
            ..Request::default()
        };
        let game = Game::new(&Setup::new(&request).map_err(|error| error.to_string())?);
        measure(&game, seed, pairs, parts);
    }
    Ok(())
}

fn measure(game: &Game, seed: Seed, pairs: u64, parts: &str) {
    let slowest = Arc::new(AtomicU64::new(0));
    let (begin, mut count) = (Instant::now(), Count::default());
    for pair in 0..pairs {
        let seed = seed.child(pair);
        let build = |bot: usize| -> Box<dyn Bot + Send> {
            let own = seed.child(bot as u64);
            match bot {
                0 => Box::new(Timed { seed: own, slowest: Arc::clone(&slowest) }),
                _ => BotKind::Random.build(own),
            }
        };
        count.add(play_pair(game, seed, build, Budget::default()).expect("bots keep to the rules"));
    }
    let time = begin.elapsed().as_secs_f64() * 1000.0 / (2 * pairs) as f64;
    let result = count.result();
    println!(
        "{:>6.3}  {:>6.1} ± {:>5.1}  {time:>9.0}  {:>6} ms  {parts}",
        result.win_rate,
        result.mean_margin,
        result.margin_stderr,
        slowest.load(Ordering::Relaxed) / 1000,
    );
}

/// The greedy bot with a watch.
struct Timed {
    seed: Seed,
    /// In microseconds.
    slowest: Arc<AtomicU64>,
}

impl Bot for Timed {
    fn name(&self) -> &str {
        "greedy"
    }

    fn choose(&mut self, view: &View, budget: Budget) -> Action {
        let timed = || {
            let begin = Instant::now();
            let action = Greedy::new(self.seed).choose(view, budget);
            (begin.elapsed().as_micros() as u64, action)
        };
        let (mut time, action) = timed();
        // On a busy machine some take longer than they need: what looks slow is timed again.
        for _ in 0..3 {
            if time > self.slowest.load(Ordering::Relaxed) {
                time = time.min(timed().0);
            }
        }
        self.slowest.fetch_max(time, Ordering::Relaxed);
        action
    }
}
