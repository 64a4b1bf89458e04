//! Random play-outs of The Castle on one core: `cargo run --release -p bastide-engine --example castle_speed`.

use bastide_engine::chance::Seed;
use bastide_engine::position::Position;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::state::{Game, State};
use std::time::Instant;

fn main() {
    let request = Request { game: "castle", ..Request::default() };
    let setup = Setup::new(&request).unwrap_or_else(|error| panic!("{error}"));
    let State::Castle(start) = Game::new(&setup).start() else { panic!("this is The Castle") };
    let (games, mut points, mut state) = (100_000u64, 0u64, start.clone());
    let begun = Instant::now();
    for number in 0..games {
        state.clone_from(&start);
        state.play_out(&mut Seed::from(1).child(number).rng());
        points += state.scores().iter().map(|&score| u64::from(score)).sum::<u64>();
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{:.0} games a second, {:.2} points a player",
        games as f64 / seconds,
        points as f64 / (2 * games) as f64
    );
}
