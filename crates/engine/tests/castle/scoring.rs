//! What completed roads, towers and houses score in The Castle, and for whom: X8 to X14. The numbers of
//! the rulebook's examples come up as they stand there.

use crate::castle;
use bastide_engine::State;
use bastide_engine::position::Actor;
use bastide_engine::testing::{Table, player};

fn keep(table: &Table, number: usize) -> Option<(String, u32)> {
    let State::Castle(position) = table.state() else { panic!("this is The Castle") };
    position.keep(player(number)).map(|keep| (keep.place.to_string(), keep.tiles))
}

#[test]
fn x8_a_road_of_two_tiles_between_buildings_scores_2() {
    let table = castle().script(
        "1: tower-nw-path-end-e 0,3 0 road e
         2: house-n-path-end 1,3 90 -",
    );
    assert_eq!(table.scored(), ["completed 0,3 road e: 2 tiles × 1 = 2 for 1 (1:1) [X8 X11]"]);
}

/// From the start space in the north by a well to a house.
const ROAD_OF_8: &str = "
    1: path-straight-well 2,0 0 road n
    2: path-straight-market 2,1 0 -
    1: house-n-path-end 2,2 180 -";

#[test]
fn x8_road_with_well_and_start_space_scores_8() {
    let table = castle().script(ROAD_OF_8);
    assert_eq!(table.scored(), ["completed 2,0 road n: 4 tiles × 2 = 8 for 1 (1:1) [X8 X11]"]);
    assert_eq!(table.scores(), [8, 0]);
}

#[test]
fn x8_several_wells_still_make_two_points_a_tile() {
    let table = castle().script(
        "1: path-straight-well 2,0 0 road n
         2: house-n-path-straight-well 2,1 90 -
         1: house-n-path-end 2,2 180 -",
    );
    assert_eq!(table.scored(), ["completed 2,0 road n: 4 tiles × 2 = 8 for 1 (1:1) [X8 X11]"]);
}

#[test]
fn x8_the_castle_wall_ends_a_road() {
    let table = castle().script(
        "1: tower-nw-court 0,3 0 -
         2: house-n-path-end 0,4 90 road w",
    );
    assert_eq!(table.scored(), ["completed 0,4 road w: 1 tile × 1 = 1 for 2 (2:1) [X8 X11]"]);
}

#[test]
fn x8_a_crossing_without_a_square_does_not_split_a_road() {
    // Three ends: the wall in the west, the wall in the north, a house in the south.
    let table = castle().script(
        "1: tower-nw-court 0,3 0 -
         2: tower-nw-court-market 0,2 90 -
         1: path-fork-market 0,1 180 road n
         2: house-n-path-end 1,1 90 -
         1: path-straight-market 0,0 0 -",
    );
    assert_eq!(table.scored(), ["completed 0,0 road n: 3 tiles × 1 = 3 for 1 (1:1) [X8 X11]"]);
}

#[test]
fn x8_a_square_ends_the_roads_that_meet_there() {
    let table = castle().script(
        "1: tower-nw-path-end-e 0,3 0 road e
         2: path-fork-square 1,3 0 -",
    );
    assert_eq!(table.scored(), ["completed 0,3 road e: 2 tiles × 1 = 2 for 1 (1:1) [X8 X11]"]);
}

/// Four parts, the start space in the west one of them.
const TOWER_OF_8: &str = "
    1: tower-nw-court 0,3 0 tower n
    2: tower-nw-court-market 0,2 180 -
    1: tower-n-court-market 1,2 270 -";

#[test]
fn x9_tower_of_four_scores_8() {
    let table = castle().script(TOWER_OF_8);
    assert_eq!(table.scored(), ["completed 0,2 tower e: 4 tiles × 2 = 8 for 1 (1:1) [X9 X11]"]);
    assert_eq!((table.scores(), table.supply(1)), (&[8, 0][..], 6));
}

#[test]
fn x9_a_tower_with_a_gap_is_not_completed_and_anything_else_closes_it() {
    let table = castle().script("1: tower-nw-court 0,3 0 tower n");
    assert!(table.scored().is_empty(), "it is open to the north");
    let table = table.script("2: house-n-court-market 0,2 180 -");
    // The house of the new tile and the tower below it close each other.
    assert_eq!(
        table.scored(),
        [
            "completed 0,3 tower n: 2 tiles × 2 = 4 for 1 (1:1) [X9 X11]",
            "completed 0,2 house s: 1 tile × 1 = 1 for nobody [X10 X11]",
        ]
    );
}

#[test]
fn x10_house_of_one_scores_1() {
    let table = castle().script(
        "1: tower-nw-court-market 0,3 270 -
         2: house-n-court-market 0,2 270 house w",
    );
    assert_eq!(table.scored(), ["completed 0,2 house w: 1 tile × 1 = 1 for 2 (2:1) [X10 X11]"]);
}

#[test]
fn x10_a_start_space_counts_as_a_tile_of_its_house() {
    let table = castle().script("1: house-n-court-market 8,0 0 house n");
    assert_eq!(table.scored(), ["completed 8,0 house n: 2 tiles × 1 = 2 for 1 (1:1) [X10 X11]"]);
}

#[test]
fn x11_a_tie_of_knights_scores_nobody() {
    let table = castle().script(
        "1: tower-nw-court 0,3 0 tower n
         2: tower-n-court-market 1,3 0 tower n
         1: tower-nw-court-market 1,2 270 -
         2: tower-nw-path-curve 0,2 180 -",
    );
    assert_eq!(table.scored(), ["completed 0,2 tower e: 5 tiles × 2 = 10 for nobody (1:1 2:1) [X9 X11]"]);
    assert_eq!(table.scores(), [0, 0]);
    assert_eq!((table.supply(1), table.supply(2)), (6, 6), "X12");
}

#[test]
fn x11_the_majority_scores_whoever_completes() {
    let table = castle().script(
        "1: tower-nw-court 0,3 0 tower n
         2: tower-n-path-end 0,2 180 -",
    );
    assert_eq!(table.scores(), [6, 0]);
}

#[test]
fn x12_a_follower_is_placed_scores_and_returns_in_one_turn() {
    // The rulebook's pair: a road of 1, a tower of 4.
    let road = castle().script(
        "1: tower-nw-court 0,3 0 -
         2: house-n-path-end 0,4 90 road w",
    );
    assert_eq!((road.scores(), road.supply(2)), (&[0, 1][..], 6));
    let tower = castle().script("1: tower-n-court-market 0,3 270 tower w");
    assert_eq!((tower.scores(), tower.supply(1)), (&[4, 0][..], 6));
    assert!(tower.standing().is_empty());
}

#[test]
fn x12_those_who_score_nothing_get_their_followers_back_too() {
    // Two knights of player 1 against one of player 2.
    let table = castle().script(
        "1: tower-nw-court 0,3 0 tower n
         2: tower-n-court-market 1,3 0 tower n
         1: tower-n-path-end 2,3 0 tower n
         2: tower-nw-court-market 2,2 270 -
         1: tower-nw-path-curve 0,2 180 -
         2: tower-new-court 1,2 180 -",
    );
    assert_eq!(table.scored(), ["completed 0,2 tower e: 7 tiles × 2 = 14 for 1 (1:2 2:1) [X9 X11]"]);
    assert_eq!((table.supply(1), table.supply(2)), (6, 6));
    assert!(table.standing().is_empty());
}

#[test]
fn x13_the_keep_marks_the_largest_house_a_player_scored() {
    let table = castle().script("1: house-n-court-market 8,0 0 house n");
    assert_eq!(keep(&table, 1), Some(("8,0 house n".into(), 2)));
    assert!(table.events().contains(&"keep 1 8,0 house n of 2".to_owned()));
    // A house of one does not move it, nor does one of two.
    let table = table.script(
        "2: tower-nw-court-market 0,3 270 -
         1: house-n-path-end 7,0 0 house n",
    );
    assert_eq!(table.scored(), ["completed 7,0 house n: 1 tile × 1 = 1 for 1 (1:1) [X10 X11]"]);
    assert_eq!(keep(&table, 1), Some(("8,0 house n".into(), 2)));
    assert_eq!(keep(&table, 2), None);
}

#[test]
fn x13_a_larger_house_takes_the_keep() {
    let table = castle().script(
        "1: house-n-court-market 8,0 0 house n
         2: tower-nw-court-market 0,3 270 -
         1: house-nw-court-market 2,8 180 house e
         2: house-n-path-end 3,8 270 -",
    );
    assert_eq!(keep(&table, 1), Some(("3,8 house w".into(), 3)), "{:?}", table.events());
    assert!(table.events().contains(&"keep 1 3,8 house w of 3 from 8,0 house n".to_owned()));
}

#[test]
fn x14_the_marker_on_33_takes_the_wall_tile() {
    let table = castle().script(ROAD_OF_8).script(
        "2: tower-nw-court 0,3 0 -
         1: tower-nw-court-market 0,2 180 tower e
         2: tower-n-court-market 1,2 270 -
         1: path-curve-well 5,8 90 road s
         2: house-n-path-end-market 4,8 270 -
         1: tower-nw-path-curve 9,2 90 tower n
         2: tower-nw-path-end-s 9,1 270 -
         1: tower-n-path-end 8,1 90 -
         2: house-ns-through 3,0 0 -
         1: tower-nw-path-end-e 0,4 180 road w
         2: house-new-court 3,2 0 -",
    );
    assert_eq!(table.scores(), [31, 0], "12/13 and 24/25 were passed and kept their wall tiles");
    let table = table.script("1: tower-n-path-end-market 1,0 0 tower n");
    assert_eq!(table.scores(), [33, 0]);
    assert!(table.events().contains(&"taken 1 tower 32/33".to_owned()));
    assert_eq!(table.state().actor(), Actor::Chance);
    let State::Castle(position) = table.state() else { panic!("this is The Castle") };
    assert_eq!((position.tiles_on_towers(), position.revealing()), (12, Some(player(1))));
}
