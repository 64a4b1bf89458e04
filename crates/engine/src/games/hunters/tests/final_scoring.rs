//! The end: huts are paid for fish, followers in what is unfinished go home, somebody wins (H14, H15, H20).

use super::*;
use crate::testing::{has, scored};

/// Five fish: lakes of one, two and two.
///
/// ```text
///          [lake, 2 fish]
///   [river][lake, 2 fish][river][lake, 1 fish]
/// ```
const FIVE_FISH: &str = "
    start-volcano 0,0 0
    straight-deer -1,0 0
    lake4-two-deer -2,0 0
    lake1-forest1-two-fish -2,-1 270
    straight-mammoth -3,0 0";

#[test]
fn h15_a_hut_in_a_system_with_5_fish_scores_5() {
    let mut state = land(2, FIVE_FISH);
    build(&mut state, TWO, "-3,0 river e");
    let told = end(&mut state);
    assert_eq!(scored(&told), ["huts -2,-1 river s: 5 fish × 1 = 5 for 2 (2:1) [H15]"]);
    assert_eq!(state.scores(), [0, 5]);
}

#[test]
fn h15_most_huts_score_alone_and_all_who_tie() {
    for (huts, scores) in [
        (vec![ONE, TWO], [5, 5, 0]),
        (vec![ONE, TWO, TWO], [0, 5, 0]),
        (vec![ONE, TWO, THREE, THREE, ONE], [5, 0, 5]),
    ] {
        let mut state = land(3, FIVE_FISH);
        for (hut, place) in
            huts.into_iter().zip(["0,0 lake w", "-2,0 lake n", "-3,0 river e"].into_iter().cycle())
        {
            build(&mut state, hut, place);
        }
        assert_eq!(scored(&end(&mut state)).len(), 1, "the system is scored once");
        assert_eq!(state.scores(), scores);
    }
}

/// Rivers of a system need not be completed, nor hold a fisher.
#[test]
fn h15_each_system_pays_its_own_huts_finished_or_not() {
    let mut state = land(2, "two-bends-deer-tiger 0,0 0\nlake3 0,-1 180\nsource-forest1 -1,0 270");
    build(&mut state, ONE, "0,0 river n");
    build(&mut state, TWO, "0,0 river s");
    assert_eq!(
        scored(&end(&mut state)),
        [
            "huts 0,-1 river e: 1 fish × 1 = 1 for 1 (1:1) [H15]",
            "huts -1,0 river e: 0 fish × 1 = 0 for 2 (2:1) [H15]"
        ]
    );
    assert_eq!(state.scores(), [1, 0]);
}

#[test]
fn h15_a_system_without_huts_is_not_scored() {
    let mut state = land(2, FIVE_FISH);
    stand(&mut state, ONE, "-3,0 river e");
    assert!(scored(&end(&mut state)).is_empty());
}

#[test]
fn h14_unfinished_forests_and_rivers_score_nothing_and_their_followers_go_back() {
    let mut state = land(2, "start-volcano 0,0 0\nstraight-deer -1,0 0\nforest2-opposite-joined-gold 1,0 0");
    stand(&mut state, ONE, "0,0 forest e");
    stand(&mut state, ONE, "0,0 river w");
    stand(&mut state, TWO, "0,0 meadow n");
    build(&mut state, TWO, "0,0 lake w");
    let told = end(&mut state);
    assert_eq!(
        told,
        [
            "final-scoring",
            "returned 1 follower 0,0 forest e",
            "returned 1 follower 0,0 river w",
            "scored huts -1,0 river e: 1 fish × 1 = 1 for 2 (2:1) [H15]",
            "scored final -1,0 meadow n: 1 mammoth × 2 = 2 for 2 (2:1) [H16]",
            "over 0 3 won by 2"
        ]
    );
    assert_eq!((state.supply(ONE), state.supply(TWO)), (5, 4));
    let left: Vec<String> = state.standing().iter().map(|piece| piece.place.to_string()).collect();
    assert_eq!(left, ["0,0 meadow n", "0,0 lake w"], "hunters and huts stay");
}

#[test]
fn h20_the_highest_score_wins_and_a_tie_shares() {
    for (scores, over) in [([3, 5, 4], "over 3 5 4 won by 2"), ([5, 4, 5], "over 5 4 5 won by 1 3")] {
        let mut state = land(3, "start-volcano 0,0 0");
        state.core.scores[..3].copy_from_slice(&scores);
        assert!(has(&end(&mut state), over));
        assert_eq!(state.actor(), crate::play::position::Actor::Nobody);
        assert!(state.moves().is_empty());
    }
}
