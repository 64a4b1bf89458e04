//! Whole games: bots keep to the rules, repeat themselves, and greedy beats random.

#![allow(clippy::unwrap_used)] // A test may fail by panicking.

mod common;

use bastide_bots::simulate::Simulation;
use bastide_bots::{Bot, BotKind, Budget, play_match};
use bastide_engine::chance::Seed;
use bastide_engine::position::Actor;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::{Game, GameId, State};
use common::{QUICK, assert_repeated, assert_taken_over, greedy_against_random, greedy_wins};

fn game(players: usize, preset: &str) -> Game {
    Game::new(&Setup::new(&Request { players, preset: Some(preset), ..Request::default() }).unwrap())
}

/// Every combination of the game's options, for any number of players.
fn every_setup() -> Vec<Setup> {
    let info = GameId::Base.info();
    let mut choices: Vec<Vec<(&str, &str)>> = vec![vec![]];
    for option in info.options {
        let longer = choices.iter().flat_map(|chosen| {
            option.values.iter().map(|value| {
                let mut chosen = chosen.clone();
                chosen.push((option.id, value.id));
                chosen
            })
        });
        choices = longer.collect();
    }
    let players = info.players.clone();
    let setups = players.flat_map(|players| {
        choices.iter().map(move |options| {
            Setup::new(&Request { players, options: options.clone(), ..Request::default() }).unwrap()
        })
    });
    setups.collect()
}

#[test]
fn bots_keep_to_the_rules_of_every_setup() {
    for (number, setup) in every_setup().iter().enumerate() {
        let seed = Seed::from(number as u64);
        // Greedy against itself, and every other time against random bots.
        let other = QUICK[number % QUICK.len()];
        let kind = |seat: usize| if seat.is_multiple_of(2) { BotKind::Greedy } else { other };
        let mut bots: Vec<_> =
            (0..setup.players()).map(|seat| kind(seat).build(seed.child(seat as u64))).collect();
        let outcome = play_match(&Game::new(setup), seed, &mut bots, Budget::default());
        let outcome = outcome.unwrap_or_else(|fault| panic!("{setup:?}: {fault}"));
        assert_eq!(outcome.state.actor(), Actor::Nobody);
    }
}

#[test]
fn what_was_played_can_be_played_again() {
    assert_repeated(&game(3, "rulebook"), &[BotKind::Greedy, BotKind::Random, BotKind::Greedy]);
}

#[test]
fn a_bot_that_takes_over_chooses_what_the_one_before_would_have() {
    for kind in QUICK {
        assert_taken_over(&game(2, "competition"), kind, 5);
    }
}

#[test]
fn other_seeds_give_other_games() {
    for kind in QUICK {
        let play = |seed| {
            let mut bots = [seed, seed + 1].map(|seed| kind.build(Seed::from(seed)));
            play_match(&game(2, "rulebook"), Seed::from(1), &mut bots, Budget::default()).unwrap().actions
        };
        assert_ne!(play(1), play(3), "{kind}");
    }
}

#[test]
fn greedy_beats_random_by_far_as_tournaments_play() {
    let result = greedy_against_random(game(2, "competition"), 5024, 100);
    assert!(result.mean_margin >= 90.0, "{result:?}");
    assert!(result.win_rate >= 0.99, "{result:?}");
}

#[test]
fn greedy_beats_random_by_far_as_the_rulebook_has_it() {
    let result = greedy_against_random(game(2, "rulebook"), 5025, 50);
    assert!(result.mean_margin >= 80.0, "{result:?}");
    assert!(result.win_rate >= 0.95, "{result:?}");
}

#[test]
fn greedy_wins_in_larger_rounds_too() {
    for players in 3..=6 {
        for preset in ["rulebook", "competition"] {
            let games = 20;
            let won = greedy_wins(&game(players, preset), games);
            assert!(won >= 19, "{won} of {games} with {players} players, {preset}");
        }
    }
}

#[test]
fn a_bot_that_breaks_the_rules_is_named() {
    struct Stubborn;
    impl Bot for Stubborn {
        fn name(&self) -> &str {
            "stubborn"
        }
        fn choose(&mut self, _: &bastide_engine::View, _: Budget) -> bastide_engine::action::Action {
            bastide_engine::action::Action::Pass
        }
    }
    let mut bots: [Box<dyn Bot + Send>; 2] = [Box::new(Stubborn), BotKind::Random.build(Seed::from(1))];
    let fault = play_match(&game(2, "rulebook"), Seed::from(1), &mut bots, Budget::default()).unwrap_err();
    assert_eq!((fault.player.number(), &*fault.bot), (1, "stubborn"));
    let told = fault.to_string();
    assert!(told.starts_with("the bot stubborn (player 1) chose \"pass\", which is refused: "), "{told}");
}

#[test]
fn every_game_is_simulated() {
    for (game, tiles) in [("castle", 60), ("city", 75)] {
        let setup = Setup::new(&Request { game, ..Request::default() }).unwrap();
        for bots in [vec![BotKind::Random; 2], vec![BotKind::Greedy, BotKind::Random]] {
            let game = Game::new(&setup);
            let simulation = Simulation { game, seed: Seed::from(3), bots, budget: Budget::default() };
            let totals = simulation.play(0..3).unwrap();
            let states: Vec<State> =
                (0..3).map(|number| simulation.play_kept(number).unwrap().1.state).collect();
            // The City may end while tiles are left.
            let left: u64 =
                states.iter().flat_map(|state| state.unseen()).map(|&copies| u64::from(copies)).sum();
            assert_eq!(totals.turns + totals.unplaceable + left, 3 * tiles);
            let first: u64 = states.iter().map(|state| u64::from(state.scores()[0])).sum();
            assert_eq!(totals.scores[0], first);
        }
    }
}
