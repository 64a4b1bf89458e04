//! What holds for every room.

use super::{Judged, Judges, Weights, base, castle, city, hunters};
use crate::evaluation::Experience;
use crate::evaluation::planner::{Planner, Sense};
use bastide_engine::chance::Seed;
use bastide_engine::event::Silent;
use bastide_engine::position::Actor;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::{Game, GameId, State, whichever};

#[test]
fn every_game_has_a_file_of_its_own() {
    for game in GameId::ALL {
        assert_eq!(Experience::of(game).game(), game);
        assert!(!Experience::of(game).is_none());
    }
}

#[test]
fn weights_are_found_by_name() {
    let mut weights = base::Weights::TUNED;
    *weights.named("field_trust").unwrap() = 0.125;
    *weights.named("soon").unwrap() = 7.0;
    assert_eq!((weights.field_trust, weights.common.soon), (0.125, 7.0));
    assert!(weights.named("keep_doubt").is_none(), "that is a weight of another game");
    assert!(castle::Weights::TUNED.clone().named("keep_doubt").is_some());
    assert!(city::Weights::TUNED.clone().named("opening").is_some());
    assert_eq!(Weights::tuned(GameId::Castle), castle::Weights::TUNED.into());
}

#[test]
fn every_flaw_gets_smaller_from_level_to_level() {
    for flaws in [base::FLAWS, castle::FLAWS, city::FLAWS, hunters::FLAWS] {
        for two in flaws.windows(2) {
            let [lower, higher] = [two[0], two[1]];
            assert!(lower.squares <= higher.squares && lower.thrift < higher.thrift, "{two:?}");
            assert!(lower.rivalry <= higher.rivalry && lower.foresight < higher.foresight, "{two:?}");
            assert!(lower.dreams >= higher.dreams && lower.endings <= higher.endings, "{two:?}");
        }
        let first = flaws[0];
        assert!(first.rivalry <= 0.6 && first.dreams > 0.2 && first.endings <= 0.1, "{first:?}");
    }
}

/// The planner that remembers what a decision leaves as it is, and the one that works it out again all the same.
fn two<'a, P: Judged>(
    position: &P,
    quick: &'a mut Judges,
    slow: &'a mut Judges,
) -> (&'a mut Planner<P::Judge>, &'a mut Planner<P::Judge>) {
    let slow = position.planner(slow);
    slow.sense.outlook().memo.is_forbidden = true;
    (position.planner(quick), slow)
}

/// Plays a game by a greedy bot that remembers, and asks one that does not about every decision.
fn compare<P: Judged>(mut position: P, [mut quick, mut slow]: [Judges; 2], seed: u64) -> u32 {
    let (quick, slow) = two(&position, &mut quick, &mut slow);
    let (mut rng, mut compared) = (Seed::from(seed).rng(), 0);
    loop {
        let mv = match position.actor() {
            Actor::Nobody => return compared,
            Actor::Chance => position.random_move(&mut rng),
            Actor::Player(player) => {
                let ranked: [Vec<(_, f64)>; 2] =
                    [quick.rank(&position, player), slow.rank(&position, player)];
                for ((mv, known), (other, fresh)) in ranked[0].iter().zip(&ranked[1]) {
                    assert!(mv == other && (known - fresh).abs() < 1e-9, "{mv:?}: {known} {fresh}");
                    compared += 1;
                }
                quick.choose(&position, player, &mut rng)
            }
        };
        position.apply(mv, &mut Silent);
    }
}

/// How far what is told of decisions with memory is from what is told without, on average, and by how much the move
/// that looks best with it looks worse without.
fn compare_roughly<P: Judged>(mut position: P, [mut quick, mut slow]: [Judges; 2], seed: u64) -> [f64; 2] {
    let (quick, slow) = two(&position, &mut quick, &mut slow);
    let (mut rng, mut decisions, mut moves) = (Seed::from(seed).rng(), 0.0, 0.0);
    let (mut off, mut lost) = (0.0, 0.0);
    loop {
        let mv = match position.actor() {
            Actor::Nobody => return [off / moves, lost / decisions],
            Actor::Chance => position.random_move(&mut rng),
            Actor::Player(player) => {
                let [known, fresh] = [quick.rank(&position, player), slow.rank(&position, player)];
                let (mut best, mut most) = ((f64::NEG_INFINITY, 0.0), f64::NEG_INFINITY);
                for (&(mv, known), &(other, fresh)) in known.iter().zip(&fresh) {
                    assert_eq!(mv, other);
                    off += (known - fresh).abs();
                    moves += 1.0;
                    most = most.max(fresh);
                    if known > best.0 {
                        best = (known, fresh);
                    }
                }
                lost += most - best.1;
                decisions += 1.0;
                quick.choose(&position, player, &mut rng)
            }
        };
        position.apply(mv, &mut Silent);
    }
}

fn start(request: &Request<'_>) -> State {
    Game::new(&Setup::new(request).unwrap()).start()
}

/// In The Castle a feature may end beside a tile that it is not joined to, which is not always noticed.
#[test]
fn what_experience_has_said_is_what_it_would_say_again() {
    let base = Request { preset: Some("competition"), ..Request::default() };
    let others = ["castle", "hunters", "city"].map(|game| Request { game, ..Request::default() });
    for (request, seed) in [&base, &base, &base].into_iter().chain(&others).zip(0..) {
        let judges = [Judges::taught(), Judges::taught()];
        let [off, lost] = whichever!(start(request), position => compare_roughly(position, judges, seed));
        assert!(off < 1e-3 && lost < 1e-3, "{}: {off} {lost}", request.game);
    }
}

#[test]
fn what_is_remembered_is_what_would_be_found_again() {
    let base = [("competition", 2), ("rulebook", 3), ("competition", 4), ("rulebook", 2)];
    let base = base.map(|(preset, players)| Request { preset: Some(preset), players, ..Request::default() });
    let others = ["castle", "hunters", "city"].map(|game| Request { game, ..Request::default() });
    for (request, seed) in base.iter().chain(&others).zip(0..) {
        let judges = [Judges::new(), Judges::new()];
        let compared = whichever!(start(request), position => compare(position, judges, seed));
        assert!(compared > 500, "{}: {compared}", request.game);
    }
}
