//! Fields, the end of the game and the final scoring: B18 to B23.

use crate::quiet::Quiet;
use crate::table::{SMALL_AND_LARGE, THREE_FIELDS, table};
use bastide_engine::position::Actor;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::player;

#[test]
fn b18_roads_and_cities_part_fields() {
    let table = table("rulebook", 2).script(
        "1: city-side 0,-1 180 -
         2: road-straight 1,0 0 -",
    );
    // North and south of the road, which runs through both tiles.
    assert!(!table.same_feature(("1,0", "field n"), ("1,0", "field s")));
    assert!(table.same_feature(("1,0", "field n"), ("0,0", "field e1")));
    assert!(table.same_feature(("1,0", "field s"), ("0,0", "field s")));
    // Beyond the city.
    assert!(!table.same_feature(("0,-1", "field n"), ("0,0", "field e1")));
}

#[test]
fn b18_a_field_ends_with_the_laid_tiles() {
    // Only a tile laid on 1,-1 makes one field of the two beside it.
    let table = table("rulebook", 2).script(
        "1: city-side 0,-1 180 field n
         2: road-straight 1,0 0 field n",
    );
    assert!(!table.same_feature(("0,-1", "field n"), ("1,0", "field n")));
    let table = table.script("1: monastery 1,-1 0 -");
    assert!(table.same_feature(("0,-1", "field n"), ("1,0", "field n")));
}

#[test]
fn b18_farmers_stay_to_the_end_and_never_return() {
    let table = table("rulebook", 2).script("1: city-side 0,-1 180 field n").quietly_to_the_end();
    assert_eq!(table.standing(), ["1 on 0,-1 field n"]);
    assert_eq!(table.supply(1), 6);
}

#[test]
fn b18_a_field_that_is_closed_all_round_scores_nothing_yet() {
    // The small field inside the ring of road on 0,1 to 1,2 can't grow any more.
    let table = table("rulebook", 2).script(
        "1: road-bend 0,1 270 field e3
         2: road-bend 1,1 0 -
         1: road-bend 1,2 90 -
         2: road-bend 0,2 180 -",
    );
    assert_eq!(table.scored(), ["completed 0,1 road e: 4 tiles × 1 = 4 for nobody [B10 B14]"]);
    assert_eq!(table.state().board().features().open(table.feature("0,1", "field e3")), 0);
    assert_eq!((table.standing(), table.supply(1)), (vec!["1 on 0,1 field e3".to_owned()], 6));
}

#[test]
fn b19_the_last_tile_takes_a_follower_and_scores() {
    let table = table("rulebook", 2).until_left(&["city-side"], &["0,-1"]);
    assert_eq!(table.legal(), ["draw city-side"]);
    let mut table = table.script("1: city-side 0,-1 180 city s");
    assert_eq!(
        table.events(),
        [
            "drawn 1 city-side left 0",
            "laid 1 city-side 0,-1 180",
            "placed 1 follower 0,-1 city s",
            "scored completed 0,-1 city s: 2 tiles × 1 = 2 for 1 (1:1) [B12 B14]",
            "returned 1 follower 0,-1 city s",
            "final-scoring",
            "over 2 0 won by 1",
        ]
    );
    assert_eq!(table.state().actor(), Actor::Nobody);
    assert!(table.legal().is_empty());
    for late in ["draw city-side", "lay city-side 1,0 0", "follower 0,-1 field n", "pass"] {
        assert_eq!(table.refusal(late), Refusal::Over);
    }
}

#[test]
fn b19_a_follower_on_the_last_tile_takes_part_in_the_final_scoring() {
    let table = table("rulebook", 2).until_left(&["monastery-road"], &["1,0", "1,-1", "1,1", "2,0", "0,-1"]);
    let table = table.script("1: monastery-road 1,0 90 monastery");
    let around = table.state().board().filled_around(bastide_engine::testing::square("1,0"));
    assert_eq!(table.scores(), [1 + around, 0]);
}

#[test]
fn b19_the_game_goes_on_while_a_tile_is_left() {
    let table = table("rulebook", 2).until_left(&["monastery"], &[]);
    assert_eq!(table.state().actor(), Actor::Chance);
    assert!(!table.events().contains(&"final-scoring".to_owned()));
    assert_eq!(table.state().board().laid().len(), 71);
}

#[test]
fn b20_unfinished_roads_cities_and_monasteries_score_one_a_tile() {
    // The rulebook's example; players 1 to 4 are its blue, yellow, green and black.
    //
    //           [1,-3 ][black ]
    //           [green][shield][3,-2][4,-2]   a city of six tiles with a shield, open to the south
    //   [blue ][1,-1  ][green ]               blue's city of two tiles, open to the west
    //   [start][blue  ][2,0   ]               blue's road of three tiles
    //   [yellow][1,1  ]                       yellow's monastery with four tiles around it
    //   [0,2  ]
    let table = table("rulebook", 4)
        .script(
            "1: road-straight 1,0 0 road e
             2: monastery 0,1 0 monastery
             3: road-straight 2,0 0 -
             4: monastery 1,-1 0 -
             1: city-corner 0,-1 270 city s
             2: monastery 1,1 0 -
             3: city-side 1,-2 90 city e
             4: monastery 1,-3 0 -
             1: road-bend 0,2 0 -
             2: road-bend 2,1 270 -
             3: city-side 2,-1 0 city n
             4: city-side 2,-3 180 city s
             1: city-whole-shield 2,-2 0 -
             2: city-band 3,-2 0 -
             3: city-corner 4,-2 270 -",
        )
        .quietly_to_the_end();
    assert_eq!(
        table.final_scoring(),
        [
            "unfinished 0,0 road e: 3 tiles × 1 = 3 for 1 (1:1) [B20 B14]",
            "unfinished 0,1 monastery: 5 tiles × 1 = 5 for 2 (2:1) [B20 B14]",
            "unfinished 0,-1 city s: 2 tiles × 1 = 2 for 1 (1:1) [B20 B14]",
            "unfinished 2,-3 city s: 6 tiles × 1 + 1 shield × 1 = 7 for 3 (3:2 4:1) [B20 B14]",
        ]
    );
    assert_eq!(table.scores(), [5, 5, 7, 0]);
    assert_eq!(table.state().winners(), [player(3)]);
}

#[test]
fn b20_a_tie_in_an_unfinished_city_scores_for_both() {
    //  [knight of 1][joins, open to the north][knight of 2]
    //               [start                   ]
    let table = table("rulebook", 2)
        .script(
            "1: road-straight -1,0 0 -
             2: road-straight 1,0 0 -
             1: city-side -1,-1 90 city e
             2: city-side 1,-1 270 city w
             1: city-whole-shield 0,-1 0 -",
        )
        .quietly_to_the_end();
    assert_eq!(table.scores(), [5, 5]);
}

#[test]
fn b20_a_small_unfinished_city_is_no_small_city() {
    // B12 halves completed cities only: two unfinished tiles with a shield are three points.
    let table = table("rulebook", 2).script("1: city-corner-shield 0,-1 270 city s").quietly_to_the_end();
    assert_eq!(
        table.final_scoring(),
        ["unfinished 0,-1 city s: 2 tiles × 1 + 1 shield × 1 = 3 for 1 (1:1) [B20 B14]"]
    );
}

#[test]
fn b21_farmers_of_all_fields_that_touch_the_city_count_together() {
    let table = table("rulebook", 2).script(THREE_FIELDS).quietly_to_the_end();
    assert_eq!(
        table.final_scoring(),
        ["supplied -1,-1 city e: 1 completed city × 4 = 4 for 1 (1:2 2:1) [B21 B14]"],
        "player 1 has most in all, though each field has but one farmer"
    );
    assert_eq!(table.scores(), [4, 0]);
}

#[test]
fn b21_a_tie_pays_both_and_a_field_that_does_not_touch_pays_nothing() {
    let table = table("rulebook", 2).script(SMALL_AND_LARGE).quietly_to_the_end();
    let mut scored = table.final_scoring();
    scored.sort();
    assert_eq!(
        scored,
        [
            "supplied -1,-3 city e: 1 completed city × 4 = 4 for 1 (1:1) [B21 B14]",
            "supplied 0,-1 city s: 1 completed city × 4 = 4 for 1 2 (1:1 2:1) [B21 B14]",
        ]
    );
    assert_eq!(table.scores(), [8, 4]);
}

#[test]
fn b21_unfinished_cities_pay_farmers_nothing() {
    let table = table("rulebook", 2).script("1: city-corner 0,-1 270 field n").quietly_to_the_end();
    assert_eq!((table.final_scoring(), table.scores()), (vec![], &[0, 0][..]));
}

#[test]
fn b21_a_city_that_touches_one_field_twice_pays_once() {
    // The field of the farmer on 0,-1 reaches the city on two tiles.
    //  [-1,-2     ][0,-2       ]
    //  [city, -1,-1][city, farmer]
    //              [start       ]
    let table = table("rulebook", 2)
        .script(
            "1: city-corner 0,-1 270 field n
             2: city-side -1,-1 90 -
             1: monastery 0,-2 0 -
             2: monastery -1,-2 0 -",
        )
        .quietly_to_the_end();
    assert!(table.same_feature(("0,-1", "field n"), ("-1,-1", "field n")));
    assert_eq!(
        table.final_scoring(),
        ["supplied -1,-1 city e: 1 completed city × 4 = 4 for 1 (1:1) [B21 B14]"]
    );
}

#[test]
fn b22_the_highest_score_wins() {
    let table = table("rulebook", 3).script("1: city-side 0,-1 180 city s").quietly_to_the_end();
    assert_eq!(table.scores(), [2, 0, 0]);
    assert_eq!(table.state().winners(), [player(1)]);
    assert_eq!(table.events().last().map(String::as_str), Some("over 2 0 0 won by 1"));
}

#[test]
fn b22_equal_scores_share_the_win() {
    let table = table("rulebook", 3)
        .script(
            "1: road-straight -1,0 0 -
             2: road-straight 1,0 0 -
             3: road-straight 2,0 0 -
             1: city-side -1,-1 90 city e
             2: city-side 1,-1 270 city w
             3: city-three-sides-shield 0,-1 180 -",
        )
        .quietly_to_the_end();
    assert_eq!(table.scores(), [10, 10, 0]);
    assert_eq!(table.state().winners(), [player(1), player(2)]);
    assert_eq!(table.events().last().map(String::as_str), Some("over 10 10 0 won by 1 2"));
}
