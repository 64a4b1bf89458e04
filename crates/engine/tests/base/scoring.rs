//! What completed roads, cities and monasteries score: B10 to B16.

use crate::table::table;
use bastide_engine::testing::Table;

/// No feature was completed in the last turn.
fn nothing_scored(table: &Table) -> bool {
    table.scored().is_empty() && table.scores().iter().all(|&points| points == 0)
}

#[test]
fn b10_a_road_of_five_tiles_between_crossroads_scores_five() {
    //  [fork][straight][start][thief][fork]
    let table = table("rulebook", 2).script(
        "1: road-straight 1,0 0 road e
         2: road-straight -1,0 0 -
         1: road-fork 2,0 0 -",
    );
    assert!(nothing_scored(&table), "one end is open");
    assert_eq!(table.standing(), ["1 on 1,0 road e"]);
    let table = table.script("2: road-fork -2,0 0 -");
    assert_eq!(table.scored(), ["completed -2,0 road e: 5 tiles × 1 = 5 for 1 (1:1) [B10 B14]"]);
    assert_eq!(table.scores(), [5, 0]);
}

#[test]
fn b10_a_road_from_a_monastery_to_a_city_gate_scores_three() {
    //  [monastery][start][city gate, thief]
    let table = table("rulebook", 2).script("1: city-three-sides-gate 1,0 90 road w");
    assert!(nothing_scored(&table));
    let table = table.script("2: monastery-road -1,0 270 -");
    assert_eq!(table.scored(), ["completed -1,0 road e: 3 tiles × 1 = 3 for 1 (1:1) [B10 B14]"]);
    assert_eq!(table.scores(), [3, 0]);
}

#[test]
fn b10_each_arm_of_a_crossroads_is_a_road_of_its_own() {
    //  [fork, thief east][start][fork, thief north]
    let table = table("rulebook", 2).script(
        "1: road-fork 1,0 90 road n
         2: road-fork -1,0 0 road e",
    );
    assert_eq!(table.scores(), [0, 3], "the thief on the other arm has no part in it");
    assert_eq!(table.standing(), ["1 on 1,0 road n"]);
}

#[test]
fn b10_a_road_that_closes_a_loop_is_completed() {
    //  [start  ]
    //  [bend es][bend sw]
    //  [bend ne][bend nw]
    let table = table("rulebook", 2).script(
        "1: road-bend 0,1 270 road e
         2: road-bend 1,1 0 -
         1: road-bend 1,2 90 -",
    );
    assert!(nothing_scored(&table));
    let table = table.script("2: road-bend 0,2 180 -");
    assert_eq!(table.scored(), ["completed 0,1 road e: 4 tiles × 1 = 4 for 1 (1:1) [B10 B14]"]);
    assert_eq!((table.scores(), table.supply(1)), (&[4, 0][..], 7));
}

#[test]
fn b10_a_tile_that_the_road_meets_twice_counts_once() {
    // The road leaves the fork to the east and comes back to it from the south.
    //  [start  ]
    //  [fork   ][bend sw]
    //  [bend ne][bend nw]
    let script = "
        1: road-fork 0,1 0 road e
        2: road-bend 1,1 0 -
        1: road-bend 1,2 90 -
        2: road-bend 0,2 180 -";
    let loop_last = table("rulebook", 2).script(script);
    assert_eq!(loop_last.scored(), ["completed 0,1 road e: 4 tiles × 1 = 4 for 1 (1:1) [B10 B14]"]);
    assert_eq!(loop_last.scores(), [4, 0]);

    // The same road with the fork laid last, a thief on the road: scored once, not once an arm.
    let fork_last = table("rulebook", 2).script(
        "1: road-straight 1,0 0 -
         2: road-bend 1,1 0 road s
         1: road-bend 1,2 90 -
         2: road-bend 0,2 180 -
         1: road-fork 0,1 0 -",
    );
    assert_eq!(fork_last.scored(), ["completed 0,1 road e: 4 tiles × 1 = 4 for 2 (2:1) [B10 B14]"]);
    assert_eq!(fork_last.scores(), [0, 4]);
}

#[test]
fn b11_three_tiles_and_a_shield_score_eight() {
    //  [city e][corner w s, shield]
    //          [start             ]
    let table = table("rulebook", 2).script("1: city-corner-shield 0,-1 270 city s");
    assert!(nothing_scored(&table), "a gap is left to the west");
    let table = table.script("2: city-side -1,-1 90 -");
    assert_eq!(
        table.scored(),
        ["completed -1,-1 city e: 3 tiles × 2 + 1 shield × 2 = 8 for 1 (1:1) [B11 B14]"]
    );
    assert_eq!(table.scores(), [8, 0]);
}

#[test]
fn b11_four_tiles_score_eight() {
    //  [corner s e][city w]
    //  [band n s  ]
    //  [start     ]
    let table = table("rulebook", 2).script(
        "1: city-band 0,-1 90 city n
         2: city-corner 0,-2 180 -",
    );
    assert!(nothing_scored(&table));
    let table = table.script("1: city-side 1,-2 270 -");
    assert_eq!(table.scored(), ["completed 0,-2 city e: 4 tiles × 2 = 8 for 1 (1:1) [B11 B14]"]);
    assert_eq!(table.scores(), [8, 0]);
}

#[test]
fn b11_every_shield_counts() {
    //  [city s        ]
    //  [band n s, shield]
    //  [band n s, shield]
    //  [start         ]
    let table = table("rulebook", 2).script(
        "1: city-band-shield 0,-1 90 city n
         2: city-band-shield 0,-2 90 -
         1: city-side 0,-3 180 -",
    );
    assert_eq!(
        table.scored(),
        ["completed 0,-3 city s: 4 tiles × 2 + 2 shields × 2 = 12 for 1 (1:1) [B11 B14]"]
    );
}

#[test]
fn b11_a_tile_with_two_parts_of_the_city_counts_once() {
    // The tile on 1,2 has a city to the north and one to the west, joined around the ring.
    //  [start     ]
    //  [corner s e][corner w s]
    //  [corner n e][two cities]
    let eight = "completed 0,1 city e: 4 tiles × 2 = 8 for 1 (1:1) [B11 B14]";
    let last = table("rulebook", 2).script(
        "1: city-corner 0,1 180 city e
         2: city-corner 1,1 270 -
         1: city-corner 0,2 90 -
         2: two-cities-adjacent 1,2 0 -",
    );
    assert_eq!(last.scored(), [eight], "the tile with two parts is laid last");
    let earlier = table("rulebook", 2).script(
        "1: city-corner 0,1 180 city e
         2: city-corner 1,1 270 -
         1: two-cities-adjacent 1,2 0 -
         2: city-corner 0,2 90 -",
    );
    assert_eq!(earlier.scored(), [eight], "its parts are joined by another tile");
    assert_eq!((last.scores(), earlier.scores()), (&[8, 0][..], &[8, 0][..]));
}

#[test]
fn b11_two_cities_on_one_tile_are_scored_apart() {
    //  [city s       ]
    //  [two cities n s]
    //  [start        ]
    let table = table("rulebook", 2).script("1: two-cities-opposite 0,-1 0 city n");
    assert_eq!(table.scored(), ["completed 0,-1 city s: 2 tiles × 1 = 2 for nobody [B12 B14]"]);
    let table = table.script("2: city-side 0,-2 180 -");
    assert_eq!(table.scored(), ["completed 0,-2 city s: 2 tiles × 1 = 2 for 1 (1:1) [B12 B14]"]);
}

#[test]
fn b12_two_tile_city_scores_two() {
    let table = table("rulebook", 2).script("1: city-side 0,-1 180 city s");
    assert_eq!(table.scored(), ["completed 0,-1 city s: 2 tiles × 1 = 2 for 1 (1:1) [B12 B14]"]);
    assert_eq!(table.scores(), [2, 0]);
}

#[test]
fn b12_three_tiles_are_not_a_small_city() {
    let table = table("rulebook", 2).script(
        "1: city-corner 0,-1 270 city s
         2: city-side -1,-1 90 -",
    );
    assert_eq!(table.scores(), [6, 0]);
}

/// A monastery of player 1 below the start tile with seven of its eight squares filled.
const SEVEN_AROUND: &str = "
    1: monastery 0,1 0 monastery
    2: road-straight -1,0 0 -
    1: road-straight 1,0 0 -
    2: city-side -1,1 270 -
    1: city-side 1,1 90 -
    2: city-side -1,2 270 -
    1: city-side 1,2 90 -";

#[test]
fn b13_a_monastery_with_eight_tiles_around_scores_nine() {
    //  [-1,0][start    ][1,0]
    //  [-1,1][monastery][1,1]
    //  [-1,2][  last   ][1,2]
    let table = table("rulebook", 2).script(SEVEN_AROUND);
    assert!(nothing_scored(&table));
    let table = table.script("2: city-side 0,2 180 -");
    assert_eq!(table.scored(), ["completed 0,1 monastery: 9 tiles × 1 = 9 for 1 (1:1) [B13 B14]"]);
    assert_eq!((table.scores(), table.supply(1)), (&[9, 0][..], 7));
    assert!(table.standing().is_empty());
}

#[test]
fn b13_a_corner_square_counts_as_a_side_does() {
    let without_a_corner = SEVEN_AROUND.replace("1: city-side 1,2 90 -", "1: city-side 0,2 180 -");
    let table = table("rulebook", 2).script(&without_a_corner);
    assert!(nothing_scored(&table));
    let table = table.script("2: city-side 1,2 90 -");
    assert_eq!(table.scores(), [9, 0]);
}

#[test]
fn b13_a_monastery_laid_into_the_gap_scores_at_once() {
    let ring = SEVEN_AROUND.replace("1: monastery 0,1 0 monastery", "1: city-side 0,-1 180 -");
    let ring = ring.replace("1: city-side 1,2 90 -", "1: monastery 1,2 0 -");
    let table = table("rulebook", 2).script(&ring).script(
        "2: monastery 0,2 0 -
         1: monastery 0,1 0 monastery",
    );
    assert_eq!(table.scored(), ["completed 0,1 monastery: 9 tiles × 1 = 9 for 1 (1:1) [B13 B14]"]);
    assert_eq!((table.scores(), table.supply(1)), (&[9, 0][..], 7));
}

/// Two knights and the city that a tile on 0,-1 will make of their parts.
const TWO_KNIGHTS: &str = "
    1: road-straight -1,0 0 -
    2: road-straight 1,0 0 -
    1: city-side -1,-1 90 city e
    2: city-side 1,-1 270 city w";

#[test]
fn b14_a_tie_scores_in_full_for_both() {
    //  [knight of 1][joins, shield][knight of 2]
    //               [start        ]
    let table = table("rulebook", 2).script(TWO_KNIGHTS).script("1: city-three-sides-shield 0,-1 180 -");
    assert_eq!(
        table.scored(),
        ["completed -1,-1 city e: 4 tiles × 2 + 1 shield × 2 = 10 for 1 2 (1:1 2:1) [B11 B14]"]
    );
    assert_eq!(table.scores(), [10, 10]);
    assert_eq!((table.supply(1), table.supply(2)), (7, 7));
}

#[test]
fn b14_the_majority_takes_all() {
    //               [knight of 1]
    //  [knight of 1][joins      ][knight of 2]
    //               [start      ]
    let table = table("rulebook", 2).script(
        "1: road-straight -1,0 0 -
         2: road-straight 1,0 0 -
         1: road-straight 2,0 0 -
         2: city-side 1,-1 270 city w
         1: city-side -1,-1 90 city e
         2: monastery -1,-2 0 -
         1: city-side 0,-2 180 city s
         2: city-whole-shield 0,-1 0 -",
    );
    assert_eq!(
        table.scored(),
        ["completed 0,-2 city s: 5 tiles × 2 + 1 shield × 2 = 12 for 1 (1:2 2:1) [B11 B14]"]
    );
    assert_eq!(table.scores(), [12, 0]);
    assert_eq!(
        (table.supply(1), table.supply(2)),
        (7, 7),
        "B15: who gets nothing gets the follower back too"
    );
    assert!(table.standing().is_empty());
}

#[test]
fn b14_where_nobody_is_nobody_scores() {
    let table = table("rulebook", 2).script("1: city-side 0,-1 180 -");
    assert_eq!(table.scored(), ["completed 0,-1 city s: 2 tiles × 1 = 2 for nobody [B12 B14]"]);
    assert_eq!(table.scores(), [0, 0]);
}

#[test]
fn b15_a_knight_is_placed_scores_and_returns_in_one_turn() {
    let table = table("rulebook", 2).script("1: city-side 0,-1 180 city s");
    assert_eq!((table.scores(), table.supply(1)), (&[2, 0][..], 7));
    assert!(table.standing().is_empty());
}

#[test]
fn b15_a_thief_is_placed_scores_and_returns_in_one_turn() {
    let table = table("rulebook", 2).script(
        "1: road-fork 1,0 0 -
         2: road-fork -1,0 0 road e",
    );
    assert_eq!((table.scores(), table.supply(2)), (&[0, 3][..], 7));
    assert_eq!(
        table.events()[2..],
        [
            "placed 2 follower -1,0 road e",
            "scored completed -1,0 road e: 3 tiles × 1 = 3 for 2 (2:1) [B10 B14]",
            "returned 2 follower -1,0 road e",
        ]
    );
}

#[test]
fn b15_followers_elsewhere_stay() {
    let table = table("rulebook", 2).script(
        "1: road-bend 1,0 0 road s
         2: monastery 0,1 0 monastery
         1: city-side 0,-1 180 city s",
    );
    assert_eq!(table.standing(), ["1 on 1,0 road s", "2 on 0,1 monastery"]);
    assert_eq!((table.supply(1), table.supply(2)), (6, 6));
}

#[test]
fn b15_farmers_do_not_return_when_something_is_completed_beside_them() {
    let table = table("rulebook", 2).script(
        "1: city-corner 0,-1 270 field n
         2: city-side -1,-1 90 city e",
    );
    assert_eq!(table.scores(), [0, 6]);
    assert_eq!((table.standing(), table.supply(1)), (vec!["1 on 0,-1 field n".to_owned()], 6));
}

#[test]
fn b16_one_tile_completes_a_city_and_a_road_for_two_players() {
    //  [fork, city s: last][monastery, thief of 2 west]
    //  [start             ][straight                  ]
    let table = table("rulebook", 2).script(
        "1: road-straight 1,0 0 -
         2: monastery-road 1,-1 90 road w
         1: city-side-road-fork 0,-1 180 city s",
    );
    assert_eq!(
        table.scored(),
        [
            "completed 0,-1 city s: 2 tiles × 1 = 2 for 1 (1:1) [B12 B14]",
            "completed 0,-1 road e: 2 tiles × 1 = 2 for 2 (2:1) [B10 B14]",
        ]
    );
    assert_eq!(table.scores(), [2, 2]);
}

#[test]
fn b16_one_tile_completes_two_monasteries() {
    //  [-1,0][start    ][1,0]
    //  [-1,1][monk of 1][1,1]
    //  [-1,2][monk of 2][last]
    //  [-1,3][0,3      ][1,3]
    let table = table("rulebook", 2).script(
        "1: monastery 0,1 0 monastery
         2: monastery 0,2 0 monastery
         1: road-straight -1,0 0 -
         2: road-straight 1,0 0 -
         1: city-side -1,1 270 -
         2: city-side 1,1 90 -
         1: city-side -1,2 270 -
         2: city-side -1,3 270 -
         1: city-side 0,3 180 -
         2: monastery 1,3 0 -",
    );
    assert!(nothing_scored(&table));
    let table = table.script("1: monastery 1,2 0 -");
    assert_eq!(
        table.scored(),
        [
            "completed 0,1 monastery: 9 tiles × 1 = 9 for 1 (1:1) [B13 B14]",
            "completed 0,2 monastery: 9 tiles × 1 = 9 for 2 (2:1) [B13 B14]",
        ]
    );
    assert_eq!(table.scores(), [9, 9]);
    assert_eq!((table.supply(1), table.supply(2)), (7, 7));
}

#[test]
fn b16_a_tile_laid_by_one_player_scores_for_another() {
    let table = table("rulebook", 3).script(
        "1: city-corner 0,-1 270 city s
         2: city-side -1,-1 90 -",
    );
    assert_eq!(table.scores(), [6, 0, 0]);
}
