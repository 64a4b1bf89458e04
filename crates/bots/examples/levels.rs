//! Prints the ladder of levels in a game: what each scores against itself, and how often it beats the one below.
//!
//! ```text
//! cargo run --release -p bastide-bots --example levels -- GAME PRESET ROUNDS SEED [FROM [TO]]
//! cargo run --release -p bastide-bots --example levels -- base competition 200 1 1 6
//! cargo run --release -p bastide-bots --example levels -- castle rulebook 20 1 7 7
//! ```
//!
//! Two players, on one core. A round is a game of the level with itself, and two with the level below, which have the
//! same tiles and the seats exchanged; standard errors are worked out over rounds. Levels that search do all of their
//! playouts, however long these take, so that a busy machine changes nothing.

mod common;

use bastide_bots::arena::play_round;
use bastide_bots::{Bot, BotKind, Budget, Level, Searcher, play_match};
use bastide_engine::chance::Seed;
use bastide_engine::{Action, Game, View};
use common::setup;
use std::cmp::Ordering;

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
    let from = span.first().map_or(Ok(1), number)?;
    let to = span.get(1).map_or(Ok(8), number)?;
    let game = Game::new(&setup(name, preset, 2)?);
    println!("| level | points against itself | won against the one below | points more than it |");
    println!("| --- | ---: | ---: | ---: |");
    let (mut below, span) = (None, from.saturating_sub(1).max(1)..=to);
    for level in Level::ALL.into_iter().filter(|level| span.contains(&level.number().into())) {
        if u64::from(level.number()) >= from {
            println!("{}", line(&game, seed, rounds, level, below));
        }
        below = Some(level);
    }
    Ok(())
}

/// What is told of one level.
fn line(game: &Game, seed: Seed, rounds: u64, level: Level, below: Option<Level>) -> String {
    let rounds = || (0..rounds).map(|round| seed.child(round));
    let alone = rounds().map(|seed| {
        let mut bots = [0, 1].map(|seat| build(level, seed.child(seat)));
        let played = play_match(game, seed, &mut bots, Budget::default()).expect("bots keep to the rules");
        f64::from(played.state.scores().iter().sum::<u32>()) / 2.0
    });
    let name = format!("| {} `{}` | {}", level.number(), level.name(), Mean::of(alone).say(1.0));
    let Some(below) = below else { return format!("{name} | – | – |") };
    let (mut won, mut more) = (Vec::new(), Vec::new());
    for seed in rounds() {
        let bot = |bot: usize| build(if bot == 0 { level } else { below }, seed.child(bot as u64));
        let round = play_round(game, seed, bot, Budget::default()).expect("bots keep to the rules");
        let games = round.scores.len() as f64;
        won.push(round.scores.iter().map(|scores| share(scores)).sum::<f64>() / games);
        let margin = |scores: &Vec<u32>| f64::from(scores[0]) - f64::from(scores[1]);
        more.push(round.scores.iter().map(margin).sum::<f64>() / games);
    }
    let [won, more] = [Mean::of(won.into_iter()).say(100.0), Mean::of(more.into_iter()).say(1.0)];
    format!("{name} | {won} % | {more} |")
}

/// The first player's share of a win.
fn share(scores: &[u32]) -> f64 {
    match scores[0].cmp(&scores[1]) {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Less => 0.0,
    }
}

fn build(level: Level, seed: Seed) -> Box<dyn Bot + Send> {
    if level.looks_ahead() {
        return Box::new(Unhurried { level, searcher: Searcher::new(seed) });
    }
    BotKind::Level(level).build(seed)
}

/// A level that searches, without a clock.
struct Unhurried {
    level: Level,
    searcher: Searcher,
}

impl Bot for Unhurried {
    fn name(&self) -> &str {
        self.level.name()
    }

    fn choose(&mut self, view: &View, _budget: Budget) -> Action {
        self.searcher.choose(view, Budget { iterations: Some(self.level.playouts()), time: None })
    }
}

/// The mean of numbers, and its standard error.
struct Mean {
    mean: f64,
    error: f64,
}

impl Mean {
    fn of(numbers: impl Iterator<Item = f64>) -> Self {
        let numbers: Vec<f64> = numbers.collect();
        let n = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / n;
        let squares = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>();
        Self { mean, error: (squares / (n - 1.0) / n).sqrt() }
    }

    fn say(&self, unit: f64) -> String {
        format!("{:.1} ± {:.1}", unit * self.mean, unit * self.error)
    }
}
