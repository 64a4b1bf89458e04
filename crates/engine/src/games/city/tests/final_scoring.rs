//! Residents, guards and the winner: C22 to C24.

use super::*;
use crate::testing::{has, scored};

/// The rulebook's example: three markets around a residential area.
///
/// ```text
///   [fish north, grain south, houses between][houses, cattle east]
/// ```
const THREE_MARKETS: &str = "
    twomarkets-opp-fish-grain-public 0,0 0
    market1-cattle-public 1,0 90";

#[test]
fn c22_a_resident_with_three_markets_around_scores_6() {
    let mut state = city(2, 3, THREE_MARKETS);
    stand(&mut state, ONE, "1,0 residential n");
    assert_eq!(scored(&end(&mut state)), ["final 0,0 residential e: 3 markets × 2 = 6 for 1 (1:1) [C22 C9]"]);
    assert_eq!(state.standing().len(), 1, "it stays where it lies");
}

#[test]
fn c22_most_residents_score_and_all_who_tie() {
    for (residents, scores) in [(vec![ONE, TWO], [6, 6]), (vec![ONE, TWO, TWO], [0, 6])] {
        let mut state = city(2, 3, THREE_MARKETS);
        for resident in residents {
            stand(&mut state, resident, "0,0 residential e");
        }
        assert_eq!(scored(&end(&mut state)).len(), 1, "the area is scored once");
        assert_eq!(state.scores(), scores);
    }
}

/// The market lies on three tiles, two of which border the area.
#[test]
fn c22_a_market_counts_once_big_or_small() {
    let mut state = city(
        2,
        3,
        "market2opp-grain 0,0 0
         market2opp-fish 0,1 0
         market1-fish-public 0,2 0
         residential-public 1,0 0
         residential-public 1,1 0",
    );
    stand(&mut state, ONE, "1,0 residential n");
    assert_eq!(scored(&end(&mut state)), ["final 0,0 residential e: 1 market × 2 = 2 for 1 (1:1) [C22 C9]"]);
}

#[test]
fn c22_a_market_touches_across_a_side_too() {
    let mut state =
        city(2, 3, "residential-public 0,0 0\nmarket1-fish-public 1,0 270\nmarket1-grain-public 0,1 0");
    stand(&mut state, TWO, "0,0 residential n");
    assert_eq!(scored(&end(&mut state)), ["final 0,0 residential n: 2 markets × 2 = 4 for 2 (2:1) [C22 C9]"]);
}

/// Behind the road, the market is out of reach.
#[test]
fn c22_a_market_behind_a_road_does_not_count() {
    for (at, points) in [("0,0 residential s", 0), ("0,0 residential e1", 2)] {
        let mut state = city(2, 3, "market1-fish-straight 0,0 0");
        stand(&mut state, ONE, at);
        end(&mut state);
        assert_eq!(state.scores(), [points, 0], "{at}");
    }
}

#[test]
fn c22_unfinished_markets_count() {
    let ring = "
        market1-fish-public 1,0 180
        residential-public 0,0 0
        residential-public 0,1 0
        residential-public 0,2 0
        residential-public 1,2 0
        residential-public 2,2 0
        residential-public 2,1 0
        residential-public 2,0 0";
    let mut state = city(2, 3, ring);
    stand(&mut state, ONE, "0,0 residential n");
    let told = end(&mut state);
    assert_eq!(scored(&told), ["final 0,0 residential n: 1 market × 2 = 2 for 1 (1:1) [C22 C9]"]);
    let market = state.core.board.features().segments().next().unwrap();
    assert!(!state.is_completed(market), "it opens into the hole");
}

/// The rulebook's example: three public buildings and a historic one.
#[test]
fn c23_a_guard_with_three_public_buildings_and_a_historic_one_scores_9() {
    let mut state = city(
        2,
        3,
        "residential-public 0,0 0
         residential-historic-chateau-comtal 1,0 0
         residential-public 2,0 0
         market2adj-fish 3,0 0
         residential-public 4,0 0",
    );
    post(&mut state, ONE, "0,0 w");
    let told = end(&mut state);
    assert!(has(&told, "guard-scored 1 0,0 w: 9 [C23]"), "{told:?}");
    assert_eq!(state.scores(), [9, 0]);
    let row = state.row("0,0 w".parse().unwrap());
    assert_eq!(
        (row.public, row.historic, row.far.to_string().as_str(), row.tiles().count()),
        (3, 1, "4,0 e", 5)
    );
}

/// The rulebook's second example; with the gap filled, its third.
#[test]
fn c23_a_gap_in_the_row_ends_what_a_guard_sees_5_and_4_and_once_filled_9_and_9() {
    let mut gap = city(
        2,
        3,
        "residential-public 0,1 0
         residential-public 1,1 0
         residential-public 2,1 0
         residential-public 3,1 0
         residential-public 4,1 0
         residential-public 0,0 0
         residential-historic-saint-nazaire 1,0 0
         residential-public 3,0 0
         residential-public 4,0 0",
    );
    post(&mut gap, ONE, "0,0 w");
    post(&mut gap, TWO, "4,0 e");
    let mut filled = gap.clone();
    end(&mut gap);
    assert_eq!(gap.scores(), [5, 4]);
    lay(&mut filled, "market2adj-fish", Pos::new(2, 0), "0");
    end(&mut filled);
    assert_eq!(filled.scores(), [9, 9]);
}

#[test]
fn c23_each_guard_looks_straight_ahead_from_its_side() {
    let map = "
        residential-historic-chateau-comtal 0,0 0
        residential-public 0,1 0
        market2adj-fish 1,0 0";
    for (edge, points) in [("0,0 n", 5), ("0,1 s", 5), ("0,0 w", 3), ("1,0 e", 3), ("1,0 n", 0), ("0,1 w", 2)]
    {
        let mut state = city(2, 3, map);
        post(&mut state, TWO, edge);
        end(&mut state);
        assert_eq!(state.scores(), [0, points], "{edge}");
    }
}

#[test]
fn c24_guards_never_return_and_each_is_paid() {
    let mut state = city(2, 3, "residential-public 0,0 0");
    for edge in ["0,0 w", "0,0 n"] {
        post(&mut state, ONE, edge);
    }
    end(&mut state);
    assert_eq!((state.scores(), state.supply(ONE), state.walls().guards().len()), (&[4, 0][..], 5, 2));
}

#[test]
fn c24_the_highest_score_wins_and_a_tie_shares() {
    let mut state = city(3, 3, "residential-public 0,0 0");
    state.core.scores = [3, 5, 5, 0, 0, 0];
    assert_eq!(end(&mut state).last().map(String::as_str), Some("over 3 5 5 won by 2 3"));
    let mut state = city(3, 3, "residential-public 0,0 0");
    state.core.scores = [7, 5, 5, 0, 0, 0];
    assert_eq!(end(&mut state).last().map(String::as_str), Some("over 7 5 5 won by 1"));
    assert_eq!(state.winners(), [ONE]);
}
