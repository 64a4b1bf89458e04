//! Measures ends of games: how long it takes to play them out to the last leaf, and what a search without that loses.
//!
//! ```text
//! cargo run --release -p bastide-bots --example endgames -- GAME PRESET SEED POSITIONS LEFT PLAYOUTS
//! cargo run --release -p bastide-bots --example endgames -- base competition 1 300 1 1500
//! ```
//!
//! The positions are those of greedy games, one a game, in which a player has a tile to lay and LEFT tiles are still to be drawn. Expansions
//! and variants are added to the game with `+`. Without playouts the search is left out.

mod common;

use bastide_bots::search::Settings;
use bastide_bots::{BotKind, Budget, Searcher};
use bastide_engine::chance::Seed;
use bastide_engine::position::{Actor, Position};
use bastide_engine::{Game, Match, State, whichever};
use common::setup;
use std::time::Duration;

fn main() {
    if let Err(message) = run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        eprintln!("endgames: {message}");
        std::process::exit(2);
    }
}

fn run(args: &[String]) -> Result<(), String> {
    let [name, preset, numbers @ ..] = args else {
        return Err("expected GAME PRESET SEED POSITIONS LEFT PLAYOUTS".into());
    };
    let read = |text: &String| text.parse::<u64>().map_err(|_| format!("{text:?} is not a whole number"));
    let numbers: Vec<u64> = numbers.iter().map(read).collect::<Result<_, _>>()?;
    let &[seed, positions, left, playouts] = &numbers[..] else {
        return Err("expected SEED POSITIONS LEFT PLAYOUTS, four numbers".into());
    };
    let game = Game::new(&setup(name, preset, 2)?);
    let mut solver =
        Searcher::with_settings(Seed::from(1), Settings { exact: left as u32, ..Settings::TUNED });
    let mut searcher = Searcher::with_settings(Seed::from(1), Settings { exact: 0, ..Settings::TUNED });
    let (mut solved, mut times, mut losses, mut moves) = (0, Vec::new(), Vec::new(), 0);
    let mut wins = Vec::new();
    for number in 0..positions {
        let Some(state) = reach(&game, Seed::from(seed).child(number), left as u32) else { continue };
        let Actor::Player(player) = state.actor() else { continue };
        let view = state.view(Some(player));
        // As long as it takes, if it takes seconds.
        let exact = solver.look(&view, Budget { time: Some(Duration::from_secs(60)), ..Budget::default() });
        if !exact.exact {
            continue;
        }
        solved += 1;
        moves += exact.nodes;
        times.push(exact.time.as_secs_f64());
        if playouts > 0 {
            let found = searcher.look(&view, Budget { iterations: Some(playouts), ..Budget::default() });
            let chosen = &found.choices[0].action;
            let worth = exact.choices.iter().find(|choice| choice.action == *chosen);
            let worth = worth.ok_or("the search has found a move that is none")?;
            losses.push(exact.choices[0].margin - worth.margin);
            wins.push(exact.choices[0].win - worth.win);
        }
    }
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied().unwrap_or(f64::NAN);
    println!("{solved} of {positions} positions of {name} with {left} tiles to come played out");
    println!("seconds: median {:.4}, nine of ten {:.4}, longest {:.3}", at(0.5), at(0.9), at(0.9999));
    println!("moves played for one: {:.0} on average", moves as f64 / f64::from(solved.max(1)));
    if playouts > 0 {
        let mean = |numbers: &[f64]| numbers.iter().sum::<f64>() / numbers.len() as f64;
        let most = |numbers: &[f64]| numbers.iter().copied().fold(0.0, f64::max);
        let wrong = losses.iter().filter(|&&loss| loss > 1e-9).count();
        println!("a search of {playouts} playouts plays the first decision worse in {wrong} of them:");
        println!("points lost: {:.3} on average, {:.2} at most", mean(&losses), most(&losses));
        println!("chance to win lost: {:.4} on average, {:.2} at most", mean(&wins), most(&wins));
    }
    Ok(())
}

/// The first position of a greedy game in which somebody has a tile to lay and so many are to come.
fn reach(game: &Game, seed: Seed, left: u32) -> Option<State> {
    let mut bots = [1, 2].map(|seat| BotKind::Greedy.build(seed.child(seat)));
    let mut played = Match::seeded(game, seed);
    loop {
        while let Some(draw) = played.deal() {
            played.play(None, &draw).ok()?;
        }
        let state = played.state();
        let Actor::Player(player) = state.actor() else { return None };
        let tiles = whichever!(state, position => (position.left(), position.drawn().is_some()));
        if tiles == (left, true) {
            return Some(state.clone());
        }
        if tiles.0 < left {
            return None;
        }
        let action = bots[player.seat()].choose(&state.view(Some(player)), Budget::default());
        played.play(Some(player), &action).ok()?;
    }
}
