//! Prints the ladder of levels in a game: what each scores against itself, and how often it beats the one below.
//!
//! ```text
//! cargo run --release -p bastide-bots --example levels -- GAME PRESET ROUNDS SEED [FROM [TO]]
//! cargo run --release -p bastide-bots --example levels -- base competition 200 1
//! cargo run --release -p bastide-bots --example levels -- castle rulebook 100 1 1 6
//! ```
//!
//! Two players, on one core. A round is a game of the level with itself, and a pair of games with the level below, with
//! the same tiles and seats exchanged; the standard errors are worked out over rounds.

mod common;

use bastide_bots::arena::{Arena, Count};
use bastide_bots::{BotKind, Budget, Level};
use bastide_engine::Game;
use bastide_engine::chance::Seed;
use common::setup;

fn main() {
    if let Err(message) = run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        eprintln!("levels: {message}");
        std::process::exit(2);
    }
}

fn run(args: &[String]) -> Result<(), String> {
    let [name, preset, rounds, seed, span @ ..] = args else {
        return Err("expected GAME PRESET ROUNDS SEED, then the first and the last level".into());
    };
    let number = |text: &String| text.parse::<u64>().map_err(|_| format!("{text:?} is not a whole number"));
    let (rounds, seed) = (number(rounds)?, Seed::from(number(seed)?));
    let from = span.first().map_or(Ok(1), number)?.max(1);
    let to = span.get(1).map_or(Ok(8), number)?.min(8);
    let game = Game::new(&setup(name, preset, 2)?);
    println!("| level | points against itself | won against the one below | points a game |");
    println!("| --- | ---: | ---: | ---: |");
    for level in from..=to {
        let kind = |number: u64| BotKind::Level(Level::ALL[number as usize - 1]);
        let (points, error) = alone(&game, kind(level), seed, rounds);
        print!("| {level} {} | {points:.1} ± {error:.1} |", kind(level));
        if level == 1 {
            println!(" – | – |");
            continue;
        }
        let result = against(&game, [kind(level), kind(level - 1)], seed, rounds);
        println!(
            " {:.1} ± {:.1} % | {:+.1} ± {:.1} |",
            100.0 * result.0,
            100.0 * result.1,
            result.2,
            result.3
        );
    }
    Ok(())
}

/// The mean points of a game of a bot with itself, and their error.
fn alone(game: &Game, bot: BotKind, seed: Seed, rounds: u64) -> (f64, f64) {
    let arena = Arena { game: game.clone(), seed, bots: [bot; 2], budget: Budget::default() };
    let points = |round| {
        // Exchanging seats would give much the same game again.
        let seed = arena.seed_of(round);
        let mut bots = [0, 1].map(|seat| bot.build(seed.child(seat)));
        let played = bastide_bots::play_match(game, seed, &mut bots, arena.budget).expect("bots keep to the rules");
        f64::from(played.state.scores().iter().sum::<u32>()) / 2.0
    };
    mean(&(0..rounds).map(points).collect::<Vec<_>>())
}

/// How often the first wins, by how many points, and the errors of both.
fn against(game: &Game, bots: [BotKind; 2], seed: Seed, rounds: u64) -> (f64, f64, f64, f64) {
    let arena = Arena { game: game.clone(), seed, bots, budget: Budget::default() };
    let (mut count, mut won) = (Count::default(), Vec::new());
    for round in 0..rounds {
        let round = arena.play_round(round).expect("bots keep to the rules");
        let share = |scores: &Vec<u32>| match scores[0].cmp(&scores[1]) {
            std::cmp::Ordering::Greater => 0.5,
            std::cmp::Ordering::Equal => 0.25,
            std::cmp::Ordering::Less => 0.0,
        };
        won.push(round.scores.iter().map(share).sum());
        count.add(&round);
    }
    let ((won, error), result) = (mean(&won), count.result());
    (won, error, result.mean_margin, result.margin_stderr)
}

/// The mean of numbers, and its standard error.
fn mean(numbers: &[f64]) -> (f64, f64) {
    let n = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / n;
    let squares = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>();
    (mean, (squares / (n - 1.0) / n).sqrt())
}
