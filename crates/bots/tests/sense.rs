//! What the greedy bot does with expansions and variants, in positions where it is plain what should be done.

#![allow(clippy::unwrap_used)] // A test may fail by panicking.

mod common;

use bastide_engine::action::Action;
use bastide_engine::pieces::Piece;
use common::add_ons::base_with;
use common::{after, choices, watch};

/// Player 2 waits at the blacksmith's, and player 1 completes a road of three tiles.
const WAITING: &str = "draw road-straight
     lay road-straight 3,-1 90
     follower 3,-1 road n
     draw road-fork
     lay road-fork 3,-2 0
     pass
     quarter follower blacksmith
     pass
     draw road-straight
     lay road-straight 4,-2 0
     follower 4,-2 road e
     draw road-straight
     lay road-straight 2,-2 0
     pass
     draw road-fork
     lay road-fork 5,-2 0
     pass";

#[test]
fn k5_it_moves_out_of_carcassonne_to_share_points() {
    assert_eq!(choices(&after(&base_with(&["count"], 2), WAITING)), ["join follower"]);
}

#[test]
fn k3_it_sends_somebody_when_others_score() {
    // A follower more in Carcassonne rather than a seventh in the supply.
    let sent = WAITING.lines().take(6).collect::<Vec<_>>().join("\n");
    let chosen = choices(&after(&base_with(&["count"], 2), &sent));
    assert!(chosen.iter().all(|action| action.starts_with("quarter follower")), "{chosen:?}");
}

#[test]
fn v11_it_keeps_the_tile_that_another_needs() {
    let state = after(
        &base_with(&["given-hidden"], 2),
        "deal 1 city-band-shield
         deal 1 road-straight
         give 1 city-band-shield
         lay city-band-shield 0,-1 90
         follower 0,-1 city n
         lay road-straight 1,0 0
         pass
         deal 2 city-side
         deal 2 road-straight",
    );
    assert_eq!(choices(&state), ["give 2 city-side"]);
}

#[test]
fn v1_it_lays_its_monastery_before_the_game_is_over() {
    let mut laid = [0; 2];
    let mut last = None;
    watch(&base_with(&["monasteries-for-all"], 2), 3, |state, player, action| {
        let is_kept = matches!(action, Action::Lay { tile, .. } if tile.to_string() == "monastery")
            && state.drawn().is_none();
        laid[player.seat()] += u32::from(is_kept);
        last = Some(state.left());
    });
    assert_eq!((laid, last), ([1, 1], Some(0)));
}

#[test]
fn i2_it_uses_its_big_follower() {
    let mut big = [0; 2];
    watch(&base_with(&["inns-cathedrals"], 2), 3, |_, player, action| {
        big[player.seat()] += u32::from(matches!(action, Action::Place { piece: Piece::Big, .. }));
    });
    assert!(big.iter().all(|&placed| placed > 0), "{big:?}");
}
