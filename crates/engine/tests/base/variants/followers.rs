//! Followers placed late, moved and paid for: V4, V7, V8, V12.

use crate::table::variant;
use bastide_engine::event::RuleId;
use bastide_engine::games::base::BaseRefusal;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::{Table, game_with, spot};

#[test]
fn v4_followers_go_on_any_tile_laid_before_but_not_on_the_one_just_laid() {
    let mut table = variant(&["late-follower"], 2).actions(&["draw road-bend", "lay road-bend 1,0 0"]);
    assert!(matches!(table.refusal("follower 1,0 road s"), Refusal::Base(BaseRefusal::TooSoon(_))));
    assert_eq!(
        table.legal(),
        [
            "follower 0,0 city n",
            "follower 0,0 road e",
            "follower 0,0 field e1",
            "follower 0,0 field s",
            "pass"
        ]
    );
    table = table.actions(&["follower 0,0 road e"]);
    // B8 holds: the road is taken, on whichever tile.
    table = table.actions(&["draw monastery", "lay monastery 0,1 0"]);
    assert!(matches!(table.refusal("follower 1,0 road s"), Refusal::Occupied { .. }));
    table = table.actions(&["pass", "draw road-straight", "lay road-straight 1,1 90"]);
    // The monastery was laid by the other player.
    table = table.actions(&["follower 0,1 monastery"]);
    assert_eq!(table.standing(), ["1 on 0,0 road e", "1 on 0,1 monastery"]);
}

#[test]
fn v4_what_the_tile_completes_may_be_claimed_on_its_earlier_tiles() {
    let mut table = variant(&["late-follower"], 2).actions(&["draw city-side", "lay city-side 0,-1 180"]);
    assert!(matches!(table.refusal("follower 0,-1 city s"), Refusal::Base(BaseRefusal::TooSoon(_))));
    assert!(table.legal().contains(&"follower 0,0 city n".to_owned()));
    let claimed = table.clone().actions(&["follower 0,0 city n"]);
    assert_eq!(claimed.scored(), ["completed 0,-1 city s: 2 tiles × 1 = 2 for 1 (1:1) [B12 B14]"]);
    assert_eq!((claimed.scores(), claimed.supply(1)), (&[2, 0][..], 7), "the knight is back at once");
    // Not in a later turn, whether it was claimed or not.
    for table in [claimed, table.actions(&["pass"])] {
        let mut later = table.actions(&["draw road-bend", "lay road-bend 1,0 0"]);
        for city in ["follower 0,0 city n", "follower 0,-1 city s"] {
            assert!(matches!(later.refusal(city), Refusal::JustCompleted { .. }), "{city}");
            assert!(!later.legal().contains(&city.to_owned()));
        }
    }
}

/// All around a monastery lies a tile but for 0,2; it is the second player's turn.
///
/// ```text
///   [-1,0][start    ][1,0]
///   [-1,1][monastery][1,1]
///   [-1,2]           [1,2]
/// ```
const AROUND: &str = "
    1: monastery 0,1 0 -
    2: road-straight -1,0 0 -
    1: road-straight 1,0 0 -
    2: city-side -1,1 270 -
    1: city-side 1,1 90 -
    2: city-side -1,2 180 -
    1: city-side 1,2 180 -";

#[test]
fn v4_a_monastery_may_be_claimed_by_the_tile_that_completes_it_and_not_later() {
    let table =
        variant(&["late-follower"], 2).script(AROUND).actions(&["draw city-side", "lay city-side 0,2 180"]);
    let claimed = table.clone().actions(&["follower 0,1 monastery"]);
    assert_eq!(claimed.scored(), ["completed 0,1 monastery: 9 tiles × 1 = 9 for 2 (2:1) [B13 B14]"]);
    assert_eq!((claimed.scores(), claimed.supply(2)), (&[0, 9][..], 7));
    let mut later = table.actions(&["pass", "draw road-straight", "lay road-straight 2,0 0"]);
    assert!(matches!(later.refusal("follower 0,1 monastery"), Refusal::JustCompleted { .. }));
    assert!(!later.legal().contains(&"follower 0,1 monastery".to_owned()));
}

/// Player 1 has a thief on the road, player 2 a farmer south of it; player 1 has just laid a tile.
///
/// ```text
///   [start][1,0 thief][2,0 farmer of 2, south]
///   [0,1  ]
/// ```
fn thief_and_farmer(parts: &[&str]) -> Table {
    variant(parts, 2)
        .script(
            "1: road-straight 1,0 0 road e
             2: road-straight 2,0 0 field s",
        )
        .actions(&["draw city-side", "lay city-side 0,1 180"])
}

#[test]
fn v7_a_a_follower_moves_into_a_free_field_on_its_tile_or_beside_it() {
    let mut table = thief_and_farmer(&["lifestyle"]);
    assert_eq!(
        table.legal_with("move"),
        [
            "move follower 1,0 road e to 0,0 field e1",
            "move follower 1,0 road e to 1,0 field n",
            "move follower 1,0 road e to 2,0 field n"
        ],
        "the field in the south is taken, 0,1 is not beside"
    );
    assert_eq!(
        table.refusal("move follower 1,0 road e to 1,0 field s"),
        Refusal::Base(BaseRefusal::NoSuchMove)
    );
    assert_eq!(
        table.refusal("move follower 2,0 field s to 2,0 field n"),
        Refusal::Base(BaseRefusal::NoSuchMove)
    );
    table = table.actions(&["move follower 1,0 road e to 2,0 field n"]);
    assert_eq!(table.events(), ["moved 1 follower 1,0 road e to 2,0 field n [V7a]"]);
    assert_eq!(table.standing(), ["1 on 2,0 field n", "2 on 2,0 field s"]);
    // It was instead of placing one, and the road is free again.
    assert_eq!(table.supply(1), 6);
    let table = table.actions(&["draw road-bend", "lay road-bend 3,0 0"]);
    assert!(table.legal().contains(&"follower 3,0 road s".to_owned()));
}

#[test]
fn v7_b_a_farmer_moves_into_an_unfinished_city_beside_his_field_taken_or_not() {
    //  [0,-2 knight of 2]
    //  [0,-1 farmer of 1, in the east]
    //  [start           ]
    let mut table = variant(&["lifestyle"], 2)
        .script(
            "1: city-band 0,-1 90 field e
             2: city-corner 0,-2 180 city e",
        )
        .actions(&["draw monastery", "lay monastery 0,1 0"]);
    assert!(table.legal().contains(&"move follower 0,-1 field e to 0,-1 city n".to_owned()));
    assert_eq!(
        table.refusal("move follower 0,-1 field e to 0,0 city n"),
        Refusal::Base(BaseRefusal::NoSuchMove),
        "on his tile"
    );
    table = table.actions(&["move follower 0,-1 field e to 0,-1 city n"]);
    assert_eq!(table.events(), ["moved 1 follower 0,-1 field e to 0,-1 city n [V7b]"]);
    let table = table.script("2: city-side 1,-2 270 -");
    assert_eq!(table.scored(), ["completed 0,-2 city e: 4 tiles × 2 = 8 for 1 2 (1:1 2:1) [B11 B14]"]);
}

#[test]
fn v7_b_no_farmer_moves_into_a_completed_city() {
    let mut table = variant(&["lifestyle"], 2)
        .script(
            "1: city-side 0,-1 180 field n
             2: road-straight 1,0 0 -",
        )
        .actions(&["draw monastery", "lay monastery 0,1 0"]);
    assert_eq!(
        table.refusal("move follower 0,-1 field n to 0,-1 city s"),
        Refusal::Base(BaseRefusal::NoSuchMove)
    );
}

#[test]
fn v7_c_a_knight_moves_to_a_road_of_his_tile_which_scores_at_once_when_completed() {
    //  [fork][start][1,0 knight][fork]
    let script = "
        1: city-side-road-straight 1,0 0 city n
        2: road-fork 2,0 0 -";
    let taken_last = variant(&["lifestyle"], 2).script(script).actions(&[
        "draw road-fork",
        "lay road-fork -1,0 0",
        "move follower 1,0 city n to 1,0 road e",
    ]);
    assert_eq!(
        taken_last.events()[2..],
        [
            "moved 1 follower 1,0 city n to 1,0 road e [V7c]",
            "scored completed -1,0 road e: 4 tiles × 1 = 4 for 1 (1:1) [B10 B14]",
            "returned 1 follower 1,0 road e",
        ]
    );
}

#[test]
fn v7_c_no_knight_moves_to_a_road_that_was_completed_before() {
    //  [fork][start][1,0 knight][fork]
    let mut table = variant(&["lifestyle"], 2)
        .script(
            "1: city-side-road-straight 1,0 0 city n
             2: road-fork 2,0 0 -
             1: road-fork -1,0 0 -
             2: monastery 0,1 0 -",
        )
        .actions(&["draw monastery", "lay monastery 1,1 0"]);
    assert_eq!(
        table.refusal("move follower 1,0 city n to 1,0 road e"),
        Refusal::JustCompleted { spot: spot("road e"), rule: RuleId("V7c") }
    );
    // That it is completed is no reason for those who could not go there anyway.
    for other in [
        "1,0 city n to 0,0 road e",
        "1,0 city n to 2,0 road w",
        "2,0 road w to 1,0 road e",
        "0,0 city n to 0,0 road e",
    ] {
        assert_eq!(
            table.refusal(&format!("move follower {other}")),
            Refusal::Base(BaseRefusal::NoSuchMove),
            "{other}"
        );
    }
    assert_eq!(table.refusal("move big 1,0 city n to 1,0 road e"), Refusal::Base(BaseRefusal::NoSuchMove));
    assert!(table.legal_with("move").iter().all(|text| text.contains(" field ")), "{:?}", table.legal());
    let table = table.actions(&["pass"]);
    assert_eq!((table.scores(), table.scored()), (&[0, 0][..], vec![]));
}

#[test]
fn v7_c_a_knight_moves_to_an_unfinished_road_taken_or_not() {
    //  [start][1,0 knight of 1][2,0 thief of 2]
    let table = variant(&["lifestyle"], 2)
        .script(
            "1: city-side-road-straight 1,0 0 city n
             2: road-straight 2,0 0 road e",
        )
        .actions(&["draw monastery", "lay monastery 0,1 0", "move follower 1,0 city n to 1,0 road e"]);
    assert_eq!(table.standing(), ["1 on 1,0 road e", "2 on 2,0 road e"]);
    assert_eq!(table.scored(), [""; 0]);
}

#[test]
fn v7_d_two_knights_take_a_monastery_from_an_opponent() {
    let mut table = variant(&["lifestyle"], 2)
        .script(
            "1: city-side 0,1 180 city s
             2: monastery 1,1 0 monastery
             1: city-side 2,1 90 city e
             2: road-straight 1,0 0 -",
        )
        .actions(&["draw road-straight", "lay road-straight 2,0 0"]);
    assert_eq!(table.legal_with("war"), ["war follower 0,1 city s and follower 2,1 city e at 1,1"]);
    table = table.actions(&["war follower 0,1 city s and follower 2,1 city e at 1,1"]);
    assert_eq!(
        table.events(),
        [
            "returned 2 follower 1,1 monastery",
            "moved 1 follower 0,1 city s to 1,1 monastery [V7d]",
            "moved 1 follower 2,1 city e to 1,1 monastery [V7d]",
        ]
    );
    assert_eq!(table.standing(), ["1 on 1,1 monastery", "1 on 1,1 monastery"]);
    assert_eq!((table.supply(1), table.supply(2)), (5, 7));
}

#[test]
fn v7_d_one_knight_or_an_own_monastery_is_no_war() {
    let one_knight = variant(&["lifestyle"], 2)
        .script(
            "1: city-side 0,1 180 city s
             2: monastery 1,1 0 monastery",
        )
        .actions(&["draw road-straight", "lay road-straight 1,0 0"]);
    assert!(one_knight.legal_with("war").is_empty());
    let own = variant(&["lifestyle"], 2)
        .script(
            "1: city-side 0,1 180 city s
             2: road-straight 1,0 0 -
             1: monastery 1,1 0 monastery
             2: road-straight 2,0 0 -
             1: city-side 2,1 90 city e
             2: road-straight 3,0 0 -",
        )
        .actions(&["draw road-straight", "lay road-straight 4,0 0"]);
    assert!(own.legal_with("war").is_empty());
}

#[test]
fn v8_each_further_follower_or_move_costs_a_point_while_points_last() {
    // Two points from the small city.
    let table = variant(&["breach"], 2).script(
        "1: city-side 0,-1 180 city s
         2: monastery 0,1 0 -",
    );
    let mut table = table.actions(&["draw road-straight", "lay road-straight 1,0 0", "follower 1,0 road e"]);
    assert_eq!(table.scores(), [2, 0], "the first is free");
    table = table.actions(&["follower 1,0 field n"]);
    assert_eq!(table.events(), ["paid 1 1 [V8]", "placed 1 follower 1,0 field n"]);
    table = table.actions(&["move follower 1,0 road e to 1,0 field s"]);
    assert_eq!(table.events()[0], "paid 1 1 [V8]");
    assert_eq!((table.scores(), table.supply(1)), (&[0, 0][..], 5));
    // No point is left: the turn is over.
    assert_eq!(table.legal_with("draw").len(), table.legal().len());
}

#[test]
fn v8_who_has_no_points_has_one_action_and_who_has_some_may_stop() {
    let table = variant(&["breach"], 2).script("1: road-straight 1,0 0 road e");
    assert_eq!(table.legal_with("draw").len(), table.legal().len(), "it is the next player's turn");
    let table = variant(&["breach"], 2).script(
        "1: city-side 0,-1 180 city s
         2: monastery 0,1 0 -",
    );
    let table =
        table.actions(&["draw road-straight", "lay road-straight 1,0 0", "follower 1,0 road e", "pass"]);
    assert_eq!(table.scores(), [2, 0]);
    // Without V8 nothing can be bought.
    let table = variant(&["lifestyle"], 2).script(
        "1: city-side 0,-1 180 city s
         2: monastery 0,1 0 -
         1: road-straight 1,0 0 road e",
    );
    assert_eq!(table.legal_with("draw").len(), table.legal().len());
}

#[test]
fn v12_the_more_play_the_fewer_followers_each_has() {
    for (players, followers) in [(2, 7), (3, 6), (4, 5), (5, 4), (6, 4)] {
        let state = game_with(&["few-followers"], players).start();
        for seat in 1..=players {
            assert_eq!(state.supply(bastide_engine::testing::player(seat)), followers, "{players} players");
        }
    }
}
