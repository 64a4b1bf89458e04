//! Measures what changed weights do to the greedy bot's play.
//!
//! ```text
//! cargo run --release -p bastide-bots --example tune -- GAME PRESET PLAYERS SEED ROUNDS [WEIGHT=VALUE …] [-- random | -- WEIGHT=VALUE …]
//! cargo run --release -p bastide-bots --example tune -- base competition 2 1 200 follower=9 -- follower=8
//! cargo run --release -p bastide-bots --example tune -- castle rulebook 2 1 200 follower=5 -- random
//! cargo run --release -p bastide-bots --example tune -- city rulebook 3 1 200 hole=0.3 -- hole=0.2
//! cargo run --release -p bastide-bots --example tune -- base+river+count rulebook 2 1 200 quarter=3
//! ```
//!
//! Expansions and variants are added to the game with `+`.
//!
//! One bot with the weights before `--` plays against bots with those after it, or random ones. A
//! round is one game in each seat, all with the same tiles, so that luck with the tiles counts for
//! less; the standard error is worked out over rounds.

mod common;

use bastide_bots::games::Weights;
use bastide_bots::{Bot, BotKind, Budget, Greedy, play_match};
use bastide_engine::Game;
use bastide_engine::chance::Seed;
use common::setup;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Who the bot with the changed weights plays against: bots with other weights, or `None` for random ones.
type Against = Option<Weights>;

fn main() {
    if let Err(message) = run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        eprintln!("tune: {message}");
        std::process::exit(2);
    }
}

fn run(args: &[String]) -> Result<(), String> {
    let [name, preset, players, seed, rounds, weights @ ..] = args else {
        return Err("expected GAME PRESET PLAYERS SEED ROUNDS, then weights".into());
    };
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{text:?} is not a whole number"));
    let (players, seed, rounds) = (number(players)? as usize, Seed::from(number(seed)?), number(rounds)?);
    let game = Game::new(&setup(name, preset, players)?);
    let split = weights.iter().position(|arg| arg == "--");
    let (own, theirs) = weights.split_at(split.unwrap_or(weights.len()));
    let tuned = Weights::tuned(game.setup().game());
    let own = changed(tuned, own)?;
    let against = match theirs {
        [_, word] if word == "random" => None,
        [_, theirs @ ..] => Some(changed(tuned, theirs)?),
        [] => Some(tuned),
    };

    let begin = Instant::now();
    let mut results = play(&game, seed, rounds, own, against);
    // Floats are added in the order of rounds, so that threads change nothing.
    results.sort_by_key(|(round, _)| *round);
    let (n, games) = (rounds as f64, (rounds as usize * players) as f64);
    let sum = |of: fn(&Round) -> f64| results.iter().map(|(_, round)| of(round)).sum::<f64>();
    let mean = sum(|round| round.margin) / n;
    let spread = results.iter().map(|(_, round)| (round.margin - mean).powi(2)).sum::<f64>() / (n - 1.0);
    println!(
        "{}: margin {mean:.2} ± {:.2}, points {:.1}, won {:.3}, {:.1} s",
        weights.join(" "),
        (spread / n).sqrt(),
        sum(|round| round.points) / n,
        sum(|round| round.wins) / games,
        begin.elapsed().as_secs_f64(),
    );
    Ok(())
}

/// What one round came to.
struct Round {
    /// Own points, per game.
    points: f64,
    /// Own points less the mean of the others', per game.
    margin: f64,
    /// Games won; a shared win counts by its share.
    wins: f64,
}

fn play(game: &Game, seed: Seed, rounds: u64, own: Weights, against: Against) -> Vec<(u64, Round)> {
    let next = AtomicU64::new(0);
    let work = || {
        let rounds =
            std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed)).take_while(|&k| k < rounds);
        rounds.map(|k| (k, play_round(game, seed.child(k), own, against))).collect::<Vec<_>>()
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("no bot panics")).collect()
    })
}

fn play_round(game: &Game, seed: Seed, own: Weights, against: Against) -> Round {
    let players = game.setup().players();
    let mut round = Round { points: 0.0, margin: 0.0, wins: 0.0 };
    for own_seat in 0..players {
        let build = |seat: usize| -> Box<dyn Bot + Send> {
            let bot_seed = seed.child(seat as u64);
            match against {
                _ if seat == own_seat => Box::new(Greedy::with_weights(bot_seed, own)),
                None => BotKind::Random.build(bot_seed),
                Some(weights) => Box::new(Greedy::with_weights(bot_seed, weights)),
            }
        };
        let mut bots: Vec<_> = (0..players).map(build).collect();
        let state =
            play_match(game, seed, &mut bots, Budget::default()).expect("bots keep to the rules").state;
        let all: u32 = state.scores().iter().sum();
        let points = f64::from(state.scores()[own_seat]);
        let others = (f64::from(all) - points) / (players - 1) as f64;
        let winners = state.winners();
        round.points += points / players as f64;
        round.margin += (points - others) / players as f64;
        if winners.iter().any(|winner| winner.seat() == own_seat) {
            round.wins += 1.0 / winners.len() as f64;
        }
    }
    round
}

/// The weights with some of them changed.
fn changed(mut weights: Weights, changes: &[String]) -> Result<Weights, String> {
    for change in changes {
        let (name, value) =
            change.split_once('=').ok_or(format!("expected WEIGHT=VALUE, found {change:?}"))?;
        let value: f64 = value.parse().map_err(|_| format!("{value:?} is not a number"))?;
        *weights.named(name).ok_or(format!("there is no weight {name:?}"))? = value;
    }
    Ok(weights)
}
