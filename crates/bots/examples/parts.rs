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

use bastide_bots::arena::{Count, Pair};
use bastide_bots::{Bot, BotKind, Budget};
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::position::Actor;
use bastide_engine::setup::{GameId, Part, Request, Setup};
use bastide_engine::state::{Game, Match};
use std::time::{Duration, Instant};

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
    let (begin, mut slowest, mut count) = (Instant::now(), Duration::ZERO, Count::default());
    for pair in 0..pairs {
        let scores = [0, 1].map(|own| {
            let scores = play(game, seed.child(pair), own, &mut slowest);
            [scores[own], scores[1 - own]]
        });
        count.add(Pair { scores });
    }
    let time = begin.elapsed().as_secs_f64() * 1000.0 / (2 * pairs) as f64;
    let result = count.result();
    println!(
        "{:>6.3}  {:>6.1} ± {:>5.1}  {time:>9.0}  {:>6} ms  {parts}",
        result.win_rate,
        result.mean_margin,
        result.margin_stderr,
        slowest.as_millis(),
    );
}

fn play(game: &Game, seed: Seed, own: usize, slowest: &mut Duration) -> Vec<u32> {
    let mut course = Match::seeded(game, seed);
    let kind = |player: Player| if player.seat() == own { BotKind::Greedy } else { BotKind::Random };
    let mut bots: Vec<Box<dyn Bot + Send>> =
        Player::all(2).map(|player| kind(player).build(seed.child(player.seat() as u64))).collect();
    loop {
        let (actor, action) = match course.state().actor() {
            Actor::Nobody => return course.state().scores().to_vec(),
            Actor::Chance => (None, course.deal().expect("a seeded game deals when chance is to move")),
            Actor::Player(player) => {
                let view = course.state().view(Some(player));
                let begin = Instant::now();
                let action = bots[player.seat()].choose(&view, Budget::default());
                *slowest = (*slowest).max(begin.elapsed());
                (Some(player), action)
            }
        };
        course.play(actor, &action).expect("bots keep to the rules");
    }
}
