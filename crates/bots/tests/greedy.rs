//! What the greedy bot does in positions where it is plain what should be done.

#![allow(clippy::unwrap_used)] // A test may fail by panicking.

mod common;

use bastide_bots::{Bot, Budget, Greedy};
use bastide_engine::action::Action;
use bastide_engine::chance::Seed;
use bastide_engine::position::Actor;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::{Game, State};
use common::choices;

fn game(preset: &str) -> Game {
    Game::new(&Setup::new(&Request { preset: Some(preset), ..Request::default() }).unwrap())
}

/// Plays actions, one a line, for whoever's turn it is.
fn after(preset: &str, actions: &str) -> State {
    common::after(&game(preset), actions)
}

#[test]
fn it_completes_its_own_city() {
    for preset in ["competition", "rulebook"] {
        let state = after(
            preset,
            "draw city-band-shield
             lay city-band-shield 0,-1 90
             follower 0,-1 city n
             draw road-straight
             lay road-straight 1,0 0
             pass
             draw city-band-shield
             lay city-band-shield 0,-2 90
             pass
             draw road-straight
             lay road-straight 2,0 0
             pass
             draw city-side",
        );
        assert_eq!(choices(&state), ["lay city-side 0,-3 180"], "{preset}");
    }
}

#[test]
fn it_completes_a_small_city_rather_than_begin_another() {
    for preset in ["competition", "rulebook"] {
        let state = after(
            preset,
            "draw city-band
             lay city-band 0,-1 90
             follower 0,-1 city n
             draw road-straight
             lay road-straight 1,0 0
             pass
             draw city-side",
        );
        assert_eq!(choices(&state), ["lay city-side 0,-2 180"], "{preset}");
    }
}

#[test]
fn it_does_not_complete_the_city_of_another() {
    let state = after(
        "competition",
        "draw city-band
         lay city-band 0,-1 90
         follower 0,-1 city n
         draw city-side",
    );
    assert!(!choices(&state).contains(&"lay city-side 0,-2 180".to_owned()));
}

#[test]
fn it_claims_a_city_that_can_be_completed_and_not_one_that_cannot() {
    let open = after(
        "competition",
        "draw road-straight
         lay road-straight -1,0 0
         follower -1,0 road e
         draw city-side
         lay city-side 0,-1 180
         pass
         draw city-side-road-straight
         lay city-side-road-straight 1,0 0",
    );
    assert_eq!(choices(&open), ["follower 1,0 city n"]);

    // The square north of the same tile now needs a city, a road across and fields to both sides:
    // there is no such tile.
    let hopeless = after(
        "competition",
        "draw road-straight
         lay road-straight -1,0 0
         follower -1,0 road e
         draw city-side
         lay city-side 0,-1 180
         pass
         draw road-straight
         lay road-straight 0,-2 0
         pass
         draw road-bend
         lay road-bend 1,-2 0
         pass
         draw monastery
         lay monastery 2,-2 0
         pass
         draw monastery
         lay monastery 2,-1 0
         pass
         draw city-side-road-straight
         lay city-side-road-straight 1,0 0",
    );
    assert!(!choices(&hopeless).contains(&"follower 1,0 city n".to_owned()));
}

#[test]
fn its_first_follower_is_no_farmer() {
    for tile in ["road-bend", "road-straight", "road-fork", "monastery", "city-band"] {
        let mut state = after("competition", &format!("draw {tile}"));
        for _ in 0..2 {
            if let Actor::Player(player) = state.actor() {
                let action = Greedy::new(Seed::from(1)).choose(&state.view(Some(player)), Budget::default());
                assert!(!action.to_string().contains("field"), "{tile}: {action}");
                state.play(&action).unwrap();
            }
        }
    }
}

/// The best margin the player in turn can still reach, when the tile in hand is the last.
fn best_last_margin(state: &State, seat: usize) -> i64 {
    if state.actor() == Actor::Nobody {
        return i64::from(state.scores()[seat]) - i64::from(state.scores()[1 - seat]);
    }
    let after = |action: &Action| {
        let mut state = state.clone();
        state.play(action).unwrap();
        best_last_margin(&state, seat)
    };
    state.legal_actions().iter().map(after).max().unwrap()
}

#[test]
fn its_last_turn_is_the_best_there_is() {
    let mut with_followers = 0;
    for seed in 0..20 {
        let preset = ["competition", "rulebook"][seed as usize % 2];
        let (mut expected, mut last) = (None, None);
        common::watch(&game(preset), seed, |state, player, action| {
            if expected.is_none() && state.unseen().iter().all(|&n| n == 0) {
                expected = Some((player.seat(), best_last_margin(state, player.seat())));
            }
            let placed = matches!(action, Action::Place { .. });
            with_followers += u32::from(expected.is_some() && placed);
            let mut after = state.clone();
            after.play(action).unwrap();
            last = Some(after);
        });
        let (seat, margin) = expected.unwrap();
        assert_eq!(best_last_margin(&last.unwrap(), seat), margin, "seed {seed}");
    }
    assert!(with_followers >= 5, "a follower that is left scores in the last turn: {with_followers}");
}
