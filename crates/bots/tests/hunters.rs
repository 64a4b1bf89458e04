//! What the greedy bot does in Hunters and Gatherers, in positions where it is plain what should be done.

#![allow(clippy::unwrap_used)] // A test may fail by panicking.

mod common;

use bastide_bots::{BotKind, Budget, play_match};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::games::hunters;
use bastide_engine::pieces::Piece;
use bastide_engine::position::Actor;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::{Game, State};
use common::{QUICK, assert_repeated, assert_taken_over, choices, greedy_against_random, greedy_wins};

fn game(players: usize) -> Game {
    Game::new(&Setup::new(&Request { game: "hunters", players, ..Request::default() }).unwrap())
}

fn hunters(state: &State) -> &hunters::State {
    let State::Hunters(position) = state else { panic!("this is another game") };
    position
}

#[test]
fn greedy_beats_random_by_far() {
    let result = greedy_against_random(game(2), 5028, 40);
    assert!(result.mean_margin >= 120.0, "{result:?}");
    assert!(result.win_rate >= 0.99, "{result:?}");
}

#[test]
fn greedy_wins_in_larger_rounds_too() {
    for players in 3..=5 {
        let won = greedy_wins(&game(players), 20);
        assert!(won >= 19, "{won} of 20 with {players} players");
    }
}

#[test]
fn games_of_all_kinds_of_bots_come_to_their_end() {
    for players in 2..=5 {
        for (first, others) in [(BotKind::Greedy, BotKind::Random), (BotKind::Random, BotKind::Greedy)] {
            let mut bots: Vec<_> = (0..players)
                .map(|seat| if seat == 0 { first } else { others }.build(Seed::from(seat as u64)))
                .collect();
            let seed = Seed::from(players as u64);
            let outcome = play_match(&game(players), seed, &mut bots, Budget::default()).unwrap();
            assert_eq!(outcome.state.actor(), Actor::Nobody);
            assert!(outcome.state.scores().iter().sum::<u32>() > 0, "{first} and {others}");
        }
    }
}

#[test]
fn what_was_played_can_be_played_again() {
    assert_repeated(&game(2), &[BotKind::Greedy, BotKind::Greedy]);
    assert_repeated(&game(3), &[BotKind::Random, BotKind::Greedy, BotKind::Random]);
}

#[test]
fn a_bot_that_takes_over_chooses_what_the_one_before_would_have() {
    for kind in QUICK {
        assert_taken_over(&game(2), kind, 5);
    }
}

/// The forest of the start tile lacks a single side, and the tile for it comes.
const NEARLY_CLOSED: &str = "draw forest1-mammoth
    lay forest1-mammoth 1,0 180
    follower 1,0 forest w
    draw open-deer
    lay open-deer 0,-1 0
    pass
    draw forest1-deer";

#[test]
fn it_completes_its_forest_with_gold() {
    let state = common::after(&game(2), NEARLY_CLOSED);
    let chosen = choices(&state);
    assert_eq!(chosen, ["lay forest1-deer 0,1 180"], "the forest closes, and a bonus tile comes");
}

#[test]
fn it_builds_its_huts_and_where_there_are_fish() {
    let (mut huts, mut fish, mut left) = (0, 0, 0);
    for seed in 0..6 {
        let mut last = None;
        common::watch(&game(2), seed, |state, player, action| {
            if let Action::Place { piece: Piece::Hut, .. } = action {
                let mut after = state.clone();
                after.play(action).unwrap();
                let position = hunters(&after);
                let (_, segment) = position.huts().last().unwrap();
                huts += 1;
                fish +=
                    u32::from(position.systems().attrs(segment).get(bastide_engine::tiles::Attr::Fish) > 0);
            }
            last = Some((state.clone(), player));
        });
        let (state, _) = last.unwrap();
        left += Player::all(2).map(|player| hunters(&state).huts_left(player)).sum::<u32>();
    }
    assert!(huts >= 18 && 2 * fish >= huts, "{huts} huts, {fish} of them where there is fish already");
    assert!(left <= 6, "{left} of 24 huts never built");
}
