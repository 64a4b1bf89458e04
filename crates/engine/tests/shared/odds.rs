//! What chance says it does is what it does.

use bastide_engine::chance::Seed;
use bastide_engine::event::Silent;
use bastide_engine::position::{Actor, Position};
use bastide_engine::{Game, Request, Setup, whichever};

/// Follows a random game and at some of chance's moves compares how often each comes with its odds.
fn follows_its_odds<P: Position>(mut position: P, name: &str) {
    const TRIES: u32 = 2_000;
    let mut rng = Seed::from(4).rng();
    let mut compared = 0;
    for step in 0.. {
        match position.actor() {
            Actor::Nobody => break,
            Actor::Chance => {
                let moves = position.moves();
                let cases: u32 = moves.iter().map(|&mv| position.odds(mv)).sum();
                assert!(moves.iter().all(|&mv| position.odds(mv) > 0), "{name}: what is listed can come");
                // Of two thousand tries, and seldom more than four standard deviations from the mean.
                if step % 7 == 0 {
                    let tried: Vec<P::Move> = (0..TRIES).map(|_| position.random_move(&mut rng)).collect();
                    for &mv in &moves {
                        let share = f64::from(position.odds(mv)) / f64::from(cases);
                        let came = tried.iter().filter(|&&one| one == mv).count() as f64;
                        let tries = f64::from(TRIES);
                        let (mean, spread) = (share * tries, (tries * share * (1.0 - share)).sqrt());
                        assert!(
                            (came - mean).abs() <= 4.5 * spread + 1e-9,
                            "{name}: {mv:?} {came} of {mean}"
                        );
                    }
                    compared += 1;
                }
            }
            Actor::Player(_) => {
                assert!(
                    position.moves().into_iter().all(|mv| position.odds(mv) == 0),
                    "{name}: nobody draws"
                );
            }
        }
        let mv = position.random_move(&mut rng);
        position.apply(mv, &mut Silent);
    }
    assert!(compared > 3, "{name}");
}

#[test]
fn every_draw_comes_as_often_as_its_odds_say() {
    let games = [
        Request { expansions: vec!["river"], ..Request::default() },
        Request { expansions: vec!["inns-cathedrals", "count"], ..Request::default() },
        Request { variants: vec!["individual-planning"], ..Request::default() },
        Request { variants: vec!["collective-planning"], ..Request::default() },
        Request { variants: vec!["architects", "mountains"], ..Request::default() },
        Request { game: "castle", ..Request::default() },
        Request { game: "city", ..Request::default() },
        Request { game: "hunters", ..Request::default() },
    ];
    for request in games {
        let start = Game::new(&Setup::new(&request).unwrap()).start();
        whichever!(start, position => follows_its_odds(position, request.game));
    }
}
