//! Tiles taken up and laid elsewhere: V10.

use crate::table::variant;
use bastide_engine::games::base::BaseRefusal;
use bastide_engine::games::base::Hold;
use bastide_engine::geometry::Pos;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::{Table, square};
use bastide_engine::tiles::FeatureKind;

/// Player 1 has two points from the small city in the north and has just laid 1,0.
///
/// ```text
///   [0,-1     ]
///   [start    ][1,0]
///   [monastery]
/// ```
fn two_points() -> Table {
    variant(&["reconstruction"], 2)
        .script(
            "1: city-side 0,-1 180 city s
             2: monastery 0,1 0 -",
        )
        .actions(&["draw road-straight", "lay road-straight 1,0 0"])
}

/// Where a tile may be laid: the squares that are named in these actions.
fn squares(actions: &[String]) -> Vec<Pos> {
    let mut found: Vec<Pos> =
        actions.iter().filter_map(|text| Some(square(text.split(' ').nth(2)?))).collect();
    found.dedup();
    found
}

/// Why the tile on a square can't be taken up.
#[track_caller]
fn held(table: &mut Table, from: &str) -> Hold {
    match table.refusal(&format!("rebuild {from} 7,7 0")) {
        Refusal::Base(BaseRefusal::NotLoose { pos, why }) if pos == square(from) => why,
        other => panic!("{other}"),
    }
}

#[test]
fn v10_a_loose_tile_is_taken_up_for_a_point_and_laid_elsewhere() {
    let mut table = two_points();
    let rebuilds = table.legal_with("rebuild");
    assert!(rebuilds.iter().all(|text| text.starts_with("rebuild 0,1 ")), "the others stay: {rebuilds:?}");
    assert_eq!(
        squares(&rebuilds),
        ["-1,-1", "0,-2", "1,-1", "1,1"].map(square),
        "where fields meet, but not where it lies"
    );
    table = table.actions(&["rebuild 0,1 1,1 0"]);
    assert_eq!(table.events(), ["paid 1 1 [V10]", "rebuilt 1 monastery 0,1 to 1,1 0"]);
    assert_eq!(table.scores(), [1, 0]);
    assert!(table.state().board().tile_at(square("0,1")).is_none());
    // With the last point another, or the same again.
    table = table.actions(&["rebuild 1,1 0,1 0"]);
    assert_eq!(table.scores(), [0, 0]);
    assert!(table.legal_with("rebuild").is_empty(), "no point is left");
    assert_eq!(
        table.legal(),
        ["follower 1,0 road e", "follower 1,0 field n", "follower 1,0 field s", "pass"],
        "then the follower, on the tile just laid"
    );
}

#[test]
fn v10_not_the_tile_just_laid_nor_one_that_is_occupied_or_holds_others() {
    let mut table = two_points();
    assert_eq!(held(&mut table, "1,0"), Hold::JustLaid);
    assert_eq!(held(&mut table, "0,0"), Hold::Neighbours);
    assert!(matches!(table.refusal("rebuild 5,5 0,1 0"), Refusal::Base(BaseRefusal::NoTile(_))));
    for (pos, rotation) in [("0,1", 0), ("2,0", 0), ("5,5", 0)] {
        let refusal = table.refusal(&format!("rebuild 0,1 {pos} {rotation}"));
        assert_eq!(
            refusal,
            Refusal::Base(BaseRefusal::NotElsewhere { from: square("0,1"), pos: square(pos) })
        );
    }
    // A monk on 0,1; 1,0 holds the tile just laid.
    let mut other = variant(&["reconstruction"], 2)
        .script(
            "1: city-side 0,-1 180 city s
             2: monastery 0,1 0 monastery
             1: road-straight 1,0 0 -
             2: monastery 0,2 0 -",
        )
        .actions(&["draw road-straight", "lay road-straight 2,0 0"]);
    assert_eq!(held(&mut other, "0,1"), Hold::Occupied);
    assert_eq!(held(&mut other, "1,0"), Hold::Link);
    assert!(other.legal_with("rebuild").iter().all(|text| text.starts_with("rebuild 0,2 ")));
}

#[test]
fn v10_a_tile_of_a_completed_city_or_road_stays() {
    assert_eq!(held(&mut two_points(), "0,-1"), Hold::Completed(FeatureKind::City));
    //  [fork][start][1,0][fork][3,0]
    let mut table = variant(&["reconstruction"], 2)
        .script(
            "1: road-straight 1,0 0 road e
             2: road-fork 2,0 0 -
             1: road-fork -1,0 0 -
             2: monastery 0,1 0 -",
        )
        .actions(&["draw road-straight", "lay road-straight 3,0 0"]);
    assert_eq!(table.scores(), [4, 0]);
    assert_eq!(held(&mut table, "-1,0"), Hold::Completed(FeatureKind::Road));
    assert!(table.legal_with("rebuild").iter().all(|text| text.starts_with("rebuild 0,1 ")));
}

#[test]
fn v10_what_this_very_tile_completes_stays_too() {
    // Player 1 closes a second city; the tile that began it lies loose but for that.
    let mut table = variant(&["reconstruction"], 2)
        .script(
            "1: city-side 0,-1 180 city s
             2: city-side 0,1 180 -",
        )
        .actions(&["draw city-side", "lay city-side 0,2 0"]);
    assert_eq!(table.legal_with("rebuild"), [""; 0]);
    assert_eq!(table.legal(), ["follower 0,2 city n", "follower 0,2 field e", "pass"]);
    table = table.actions(&["follower 0,2 city n"]);
    assert_eq!(table.scored(), ["completed 0,1 city s: 2 tiles × 1 = 2 for 1 (1:1) [B12 B14]"]);
}

#[test]
fn v10_a_completed_monastery_and_the_tiles_around_it_stay() {
    let mut table = variant(&["reconstruction"], 2)
        .script(
            "1: monastery 0,1 0 monastery
             2: road-straight -1,0 0 -
             1: road-straight 1,0 0 -
             2: city-side -1,1 270 -
             1: city-side 1,1 90 -
             2: city-side -1,2 180 -
             1: city-side 1,2 180 -
             2: city-side 0,2 180 -
             1: road-straight 2,0 0 -
             2: road-straight 3,0 0 -",
        )
        .actions(&["draw road-straight", "lay road-straight -2,0 0"]);
    assert_eq!(table.scores(), [9, 0]);
    for corner in ["-1,2", "1,2"] {
        assert_eq!(held(&mut table, corner), Hold::Beside(square("0,1")), "{corner}");
    }
    assert!(table.legal_with("rebuild").iter().all(|text| text.starts_with("rebuild 3,0 ")));
}

#[test]
fn v10_a_tile_of_a_completed_river_stays() {
    //  [fork][0,1 boat of 1][1,1 boat of 2][fork]
    let mut table = variant(&["reconstruction", "rivers-ports"], 2)
        .script(
            "1: stream-straight 0,1 0 stream e
             2: stream-straight 1,1 0 stream e
             1: stream-fork 2,1 0 -
             2: stream-fork -1,1 0 -",
        )
        .actions(&["draw road-straight", "lay road-straight 1,0 0"]);
    assert_eq!(table.scores(), [4, 4]);
    assert_eq!(held(&mut table, "2,1"), Hold::Completed(FeatureKind::Stream));
    assert!(table.legal_with("rebuild").iter().all(|text| text.starts_with("rebuild 0,0 ")));
}

#[test]
fn v10_nobody_without_points_is_asked() {
    let table = variant(&["reconstruction"], 2)
        .script("1: monastery 0,1 0 -")
        .actions(&["draw road-straight", "lay road-straight 1,0 0"]);
    assert!(table.legal_with("rebuild").is_empty());
    assert_eq!(table.legal_with("follower").len(), 3, "it goes on with the follower");
}

#[test]
fn v10_what_the_moved_tile_completes_is_scored() {
    //  [0,-1 ]
    //  [start           ][1,0][2,0]
    //  [0,1 knight of 2 ][1,1]
    let table = variant(&["reconstruction"], 2)
        .script(
            "1: city-side 0,-1 180 city s
             2: city-side 0,1 180 city s
             1: road-straight 1,0 0 -
             2: city-side 1,1 90 -",
        )
        .actions(&["draw road-straight", "lay road-straight 2,0 0", "rebuild 1,1 0,2 0", "pass"]);
    assert_eq!(table.scored(), ["completed 0,1 city s: 2 tiles × 1 = 2 for 2 (2:1) [B12 B14]"]);
    assert_eq!((table.scores(), table.supply(2)), (&[1, 2][..], 7));
}

#[test]
fn v10_a_monastery_loses_a_neighbour_and_gains_one() {
    let table = variant(&["reconstruction"], 2)
        .script(
            "1: city-side 0,-1 180 city s
             2: monastery 0,1 0 monastery
             1: road-straight 1,0 0 -
             2: monastery 0,2 0 -",
        )
        .actions(&["draw road-straight", "lay road-straight 2,0 0"]);
    let open = |table: &Table| table.state().board().features().open(table.feature("0,1", "monastery"));
    assert_eq!(open(&table), 5);
    let table = table.actions(&["rebuild 0,2 2,1 0"]);
    assert_eq!(open(&table), 6);
    let table = table.actions(&["rebuild 2,1 1,1 0"]);
    assert_eq!(open(&table), 5);
}

#[test]
fn v10_mountains_are_not_taken_up() {
    let mut table = variant(&["reconstruction", "mountains"], 2)
        .script("1: city-side 0,-1 180 city s")
        .actions(&["draw monastery", "mountain monastery 0,1", "pass"])
        .script(
            "1: road-straight 1,0 0 -
             2: monastery 1,1 0 -",
        )
        .actions(&["draw road-straight", "lay road-straight 2,0 0"]);
    assert_eq!(held(&mut table, "0,1"), Hold::Stays(FeatureKind::Mountain));
    let rebuilds = table.legal_with("rebuild");
    assert!(!rebuilds.is_empty() && rebuilds.iter().all(|text| text.starts_with("rebuild 1,1 ")));
}

#[test]
fn v10_a_tile_with_three_neighbours_stays() {
    //  [0,-1 ]
    //  [start][1,0]
    //  [0,1  ][1,1][2,1]
    let mut table = variant(&["reconstruction"], 2)
        .script(
            "1: city-side 0,-1 180 city s
             2: monastery 0,1 0 -",
        )
        .actions(&["draw road-straight", "lay road-straight 1,0 0", "pass", "pass"])
        .script("2: monastery 1,1 0 -")
        .actions(&["draw monastery", "lay monastery 2,1 0"]);
    assert_eq!(held(&mut table, "0,0"), Hold::Neighbours);
    // 0,1 touches two and lies in a ring.
    assert!(table.legal().contains(&"rebuild 0,1 0,-2 0".to_owned()));
}

#[test]
fn v10_a_port_or_market_laid_elsewhere_brings_its_layer_nothing() {
    //  [0,-2 market, to the north]
    //  [0,-1 ]
    //  [start][1,0][2,0]
    //  [0,1 river][1,1]
    let market = |relaid: bool| {
        let table = variant(&["reconstruction", "rivers-ports"], 2)
            .script(
                "1: city-side 0,-1 180 city s
                 2: stream-straight 0,1 0 -",
            )
            .actions(&["draw market-river", "lay market-river 0,-2 180", "pass", "pass"])
            .script("2: road-straight 1,0 0 -")
            .actions(&["draw road-straight", "lay road-straight 2,0 0"]);
        match relaid {
            true => table.actions(&["rebuild 0,-2 1,1 90"]),
            false => {
                table.actions(&["pass", "pass"]).actions(&["draw market-river", "lay market-river 1,1 90"])
            }
        }
    };
    assert_eq!((market(true).scores(), market(false).scores()), (&[1, 0][..], &[2, 3][..]));
    assert!(market(true).events().iter().all(|event| !event.starts_with("river-end")));
    // Nor when a river is built to it later.
    let later = variant(&["reconstruction", "rivers-ports"], 2)
        .script(
            "1: city-side 0,-1 180 city s
             2: market-river 0,-2 180 -",
        )
        .actions(&["draw road-straight", "lay road-straight 1,0 0", "rebuild 0,-2 1,-1 270", "pass", "pass"])
        .script("2: stream-straight 2,-1 0 -");
    assert_eq!(later.scores(), [1, 0]);
}
