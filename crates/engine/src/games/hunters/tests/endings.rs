//! How the game comes to its end: H4 and H14.

use super::*;
use crate::play::position::Actor;
use crate::testing::{act, has, scored, script};

#[test]
fn h14_the_game_ends_with_the_turn_of_the_last_land_tile() {
    let mut state = land(2, "open-deer 0,0 0");
    leave(&mut state, &["open-mammoth", "open-mammoth"]);
    script(&mut state, "1: open-mammoth 1,0 0 meadow n");
    assert_eq!(state.actor(), Actor::Chance);
    let told = script(&mut state, "2: open-mammoth 0,1 0 -");
    assert_eq!(scored(&told), ["final 0,0 meadow n: 1 deer × 2 + 2 mammoths × 2 = 6 for 1 (1:1) [H16]"]);
    assert!(has(&told, "over 6 0 won by 1"));
}

/// Bonus tiles left in their pile do not prolong the game, but the one the last turn earned belongs to it.
#[test]
fn h14_the_last_turn_includes_its_bonus_tile() {
    let mut state = land(2, "open-mammoth 0,1 0\nforest2-corner-gold-mammoth 0,0 90\nforest1-deer 0,-1 0");
    leave(&mut state, &["forest1-mammoth"]);
    let told = script(&mut state, "1: forest1-mammoth -1,0 0 forest e");
    assert!(!has(&told, "final-scoring"), "{told:?}");
    assert_eq!(state.actor(), Actor::Chance);
    act(&mut state, "draw bonus-aurochs-lake");
    act(&mut state, "lay bonus-aurochs-lake 1,1 0");
    let told = act(&mut state, "follower 1,1 meadow n");
    assert!(has(&told, "final-scoring"), "{told:?}");
    assert_eq!(
        scored(&told),
        ["final 0,0 meadow e: 2 mammoths × 2 + 1 aurochs × 2 = 6 for 1 (1:1) [H16 H18]"]
    );
    assert_eq!((state.actor(), state.bonus_left()), (Actor::Nobody, 11));
}

/// The bonus tile of the last turn fits nowhere, and no other is left.
#[test]
fn h14_the_game_ends_also_if_the_last_bonus_tile_fits_nowhere() {
    let mut state = land(2, "open-mammoth 0,1 0\nforest2-corner-gold-mammoth 0,0 90\nforest1-deer 0,-1 0");
    leave(&mut state, &["forest1-mammoth"]);
    leave_bonus(&mut state, &["bonus-two-lakes-two-deer"]);
    script(&mut state, "1: forest1-mammoth -1,0 0 -");
    assert!(has(&act(&mut state, "draw bonus-two-lakes-two-deer"), "final-scoring"));
}

/// On dry land, a tile with a river on every side fits nowhere.
#[test]
fn h4_a_land_tile_that_fits_nowhere_leaves_the_game_and_another_is_drawn() {
    let mut state = land(2, "open-deer 0,0 0");
    leave(&mut state, &["lake4-two-deer", "open-mammoth"]);
    let told = act(&mut state, "draw lake4-two-deer");
    assert_eq!(told, ["drawn 1 lake4-two-deer left 1", "set-aside 1 lake4-two-deer"]);
    assert_eq!(state.actor(), Actor::Chance);
    act(&mut state, "draw open-mammoth");
    assert_eq!(state.actor(), Actor::Player(ONE), "the same player draws again");
    let mut state = land(2, "open-deer 0,0 0");
    leave(&mut state, &["lake4-two-deer"]);
    assert!(has(&act(&mut state, "draw lake4-two-deer"), "over 0 0 won by 1 2"), "nothing is left to draw");
}
