//! Measures a bot against the random one in the base game with each of its expansions and variants, and in the other
//! games.
//!
//! ```text
//! cargo run --release -p bastide-bots --example add_ons -- BOT SEED PAIRS [GAME|ADD-ON[+ADD-ON…] …]
//! cargo run --release -p bastide-bots --example add_ons -- greedy 1 50
//! cargo run --release -p bastide-bots --example add_ons -- builder 1 5 castle river count+lifestyle
//! ```
//!
//! Prints for each: games won, the mean margin with its error, and the mean and the longest time that the bot took
//! for one decision. Two games make a pair: the same tiles, seats changed.

use bastide_bots::arena::{Count, play_round};
use bastide_bots::{Bot, BotKind, Budget, UnknownBot};
use bastide_engine::action::Action;
use bastide_engine::chance::Seed;
use bastide_engine::{Game, View};
use bastide_engine::{
    GameId,
    setup::{AddOn, Request, Setup},
};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// What is measured besides each add-on alone.
const MIXTURES: [&str; 3] = [
    "",
    "inns-cathedrals+river+count+monasteries-for-all+lifestyle",
    "inns-cathedrals+count+late-follower+architects+breach+mountains+reconstruction+rivers-ports",
];

fn main() {
    if let Err(message) = run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        eprintln!("add_ons: {message}");
        std::process::exit(2);
    }
}

fn run(args: &[String]) -> Result<(), String> {
    let [bot, seed, pairs, wanted @ ..] = args else {
        return Err("expected BOT SEED PAIRS, then games or add-ons".into());
    };
    let bot: BotKind = bot.parse().map_err(|error: UnknownBot| error.to_string())?;
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{text:?} is not a whole number"));
    let (seed, pairs) = (Seed::from(number(seed)?), number(pairs)?);
    let info = GameId::Base.info();
    let each = info.expansions.iter().chain(info.variants).map(|add_on| add_on.id);
    let others = GameId::ALL.into_iter().filter(|&game| game != GameId::Base).map(|game| game.info().id);
    let all: Vec<&str> = MIXTURES.into_iter().chain(each).chain(others).collect();
    let wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
    println!("{:>9}  {:>14}  {:>8}  {:>8}  add-ons", "won", "margin", "ms mean", "longest");
    for add_ons in if wanted.is_empty() { all } else { wanted } {
        let ids: Vec<&str> = add_ons.split('+').collect();
        let named = |list: &'static [AddOn]| {
            list.iter().map(|add_on| add_on.id).filter(|id| ids.contains(id)).collect::<Vec<_>>()
        };
        let game = GameId::ALL.into_iter().find(|game| game.info().id == add_ons).unwrap_or(GameId::Base);
        let request = Request {
            game: game.info().id,
            expansions: named(info.expansions),
            variants: named(info.variants),
            ..Request::default()
        };
        let game = Game::new(&Setup::new(&request).map_err(|error| error.to_string())?);
        measure(bot, &game, seed, pairs, add_ons);
    }
    Ok(())
}

fn measure(kind: BotKind, game: &Game, seed: Seed, pairs: u64, add_ons: &str) {
    let watch = Arc::new(Watch::default());
    let mut count = Count::default();
    for pair in 0..pairs {
        let seed = seed.child(pair);
        let build = |bot: usize| -> Box<dyn Bot + Send> {
            let own = seed.child(bot as u64);
            match bot {
                0 => Box::new(Timed { bot: kind.build(own), watch: Arc::clone(&watch) }),
                _ => BotKind::Random.build(own),
            }
        };
        count.add(&play_round(game, seed, build, Budget::default()).expect("bots keep to the rules"));
    }
    let result = count.result();
    let milliseconds = |time: &AtomicU64| time.load(Ordering::Relaxed) as f64 / 1000.0;
    println!(
        "{:>4}/{:<4}  {:>6.1} ± {:>5.1}  {:>8.1}  {:>8.0}  {}",
        result.wins,
        result.games,
        result.mean_margin,
        result.margin_stderr,
        milliseconds(&watch.sum) / watch.decisions.load(Ordering::Relaxed).max(1) as f64,
        milliseconds(&watch.longest),
        if add_ons.is_empty() { "none" } else { add_ons },
    );
}

/// Times of decisions, in microseconds.
#[derive(Default)]
struct Watch {
    decisions: AtomicU64,
    sum: AtomicU64,
    longest: AtomicU64,
}

/// For how many microseconds this thread has had a core, where the system tells: on a busy machine that is less
/// than what the clock says.
fn on_core() -> Option<u64> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse::<u64>().ok().map(|nanoseconds| nanoseconds / 1000)
}

/// A bot with a watch.
struct Timed {
    bot: Box<dyn Bot + Send>,
    watch: Arc<Watch>,
}

impl Bot for Timed {
    fn name(&self) -> &str {
        self.bot.name()
    }

    fn choose(&mut self, view: &View, budget: Budget) -> Action {
        let (begin, begun) = (Instant::now(), on_core());
        let action = self.bot.choose(view, budget);
        let time = match (begun, on_core()) {
            (Some(begun), Some(now)) => now - begun,
            _ => begin.elapsed().as_micros() as u64,
        };
        self.watch.decisions.fetch_add(1, Ordering::Relaxed);
        self.watch.sum.fetch_add(time, Ordering::Relaxed);
        self.watch.longest.fetch_max(time, Ordering::Relaxed);
        action
    }
}
