//! Who has no follower or no hut left: H5.

use super::*;
use crate::play::refusal::Refusal;
use crate::testing::{act, legal, refusal};
use crate::vocabulary::pieces::Piece;

/// A lake is drawn and laid beside a meadow in which all five hunters of the first player are.
fn without_followers() -> State {
    let mut state = land(2, "open-deer 0,0 0");
    for _ in 0..5 {
        stand(&mut state, ONE, "0,0 meadow n");
    }
    state
}

#[test]
fn h5_without_a_follower_a_hut_may_still_be_placed() {
    let mut state = without_followers();
    act(&mut state, "draw lake1-open-mammoth");
    act(&mut state, "lay lake1-open-mammoth 1,0 180");
    assert_eq!(legal(&state), ["hut 1,0 lake e", "pass"]);
    assert_eq!(refusal(&state, "follower 1,0 river e"), Refusal::NoneLeft(Piece::Follower));
    act(&mut state, "hut 1,0 lake e");
    assert_eq!(state.huts_left(ONE), 1);
}

#[test]
fn h5_without_a_hut_a_follower_may_still_be_placed() {
    let mut state = land(2, "lake4-two-deer 5,5 0\nlake3 4,5 0");
    build(&mut state, ONE, "5,5 lake n");
    build(&mut state, ONE, "4,5 lake n");
    act(&mut state, "draw two-bends-deer-tiger");
    act(&mut state, "lay two-bends-deer-tiger 6,5 90");
    assert_eq!(refusal(&state, "hut 6,5 river e"), Refusal::NoneLeft(Piece::Hut));
    assert!(legal(&state).iter().all(|action| !action.starts_with("hut")), "{:?}", legal(&state));
    act(&mut state, "follower 6,5 river e");
}

/// Who can place neither is not asked.
#[test]
fn h5_where_nothing_can_be_placed_the_turn_goes_on() {
    let mut state = without_followers();
    act(&mut state, "draw open-mammoth");
    act(&mut state, "lay open-mammoth 1,0 0");
    assert_eq!(state.core.player, TWO);
}
