//! Averages of uniformly random play: a change of the rules or of chance shows here.

use bastide_engine::State;
use bastide_engine::chance::Seed;
use bastide_engine::event::Silent;
use bastide_engine::position::{Actor, Position};

#[test]
fn random_two_player_games_have_the_known_averages() {
    const GAMES: u64 = 20_000;
    let State::Base(start) = bastide_engine::testing::game("competition", 2, &[]).start() else {
        panic!("this is the base game")
    };
    let mut game = start.clone();
    let (mut points, mut placements, mut turns, mut set_aside) = (0u64, 0u64, 0u64, 0u64);
    for number in 0..GAMES {
        game.clone_from(&start);
        let mut rng = Seed::from(2).child(number).rng();
        while game.actor() != Actor::Nobody {
            if game.drawn().is_some() {
                placements += u64::from(game.count_placements());
                turns += 1;
            }
            let mv = game.random_move(&mut rng);
            game.apply(mv, &mut Silent);
        }
        points += game.scores().iter().map(|&score| u64::from(score)).sum::<u64>();
        set_aside += game.set_aside().len() as u64;
    }
    let mean = |sum: u64, of: u64| sum as f64 / of as f64;
    let per_player = mean(points, 2 * GAMES);
    assert!((19.2..=19.6).contains(&per_player), "{per_player} points a player");
    let per_turn = mean(placements, turns);
    assert!((27.0..=27.4).contains(&per_turn), "{per_turn} placements a turn");
    let per_game = mean(set_aside, GAMES);
    assert!((0.01..=0.03).contains(&per_game), "{per_game} unplaceable tiles a game");
    assert_eq!(turns + set_aside, 71 * GAMES, "every tile is laid or set aside");
}
