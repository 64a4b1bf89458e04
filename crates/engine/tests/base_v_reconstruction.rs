//! Tiles taken up and laid elsewhere: V10.

mod common;

use bastide_engine::geometry::{Pos, Side};
use bastide_engine::refusal::Refusal;
use common::variants::variant;
use common::{Table, square};

/// Player 1 has two points from the small city in the north and has just laid 2,0.
///
/// ```text
///   [0,-1 ]
///   [start][1,0][2,0]
/// ```
fn two_points() -> Table {
    variant(&["reconstruction"], 2)
        .turns(
            "1: city-side 0,-1 180 city s
             2: road-straight 1,0 0 -",
        )
        .actions(&["draw road-straight", "lay road-straight 2,0 0"])
}

/// Where a tile may be laid: the squares that are named in these actions.
fn squares(actions: &[String]) -> Vec<Pos> {
    let mut found: Vec<Pos> =
        actions.iter().filter_map(|text| Some(square(text.split(' ').nth(2)?))).collect();
    found.dedup();
    found
}

#[test]
fn v10_a_loose_tile_is_taken_up_for_a_point_and_laid_elsewhere() {
    let mut table = two_points();
    let rebuilds = table.legal_with("rebuild");
    assert!(
        rebuilds.iter().all(|text| text.starts_with("rebuild 0,-1 ")),
        "the others hold the rest together"
    );
    assert_eq!(
        squares(&rebuilds),
        ["0,1", "1,-1", "1,1", "2,-1", "2,1"].map(square),
        "where its city or a field fits, but not where it lies"
    );
    table = table.actions(&["rebuild 0,-1 0,1 180"]);
    assert_eq!(table.events(), ["paid 1 1 [V10]", "rebuilt 1 city-side 0,-1 to 0,1 180"]);
    assert_eq!(table.scores(), [1, 0]);
    assert!(table.state().board().tile_at(square("0,-1")).is_none());
    // The city in the north is open again.
    assert_eq!(table.state().board().features().open(table.feature("0,0", "city n")), 3);
    // With the last point another, or the same again.
    table = table.actions(&["rebuild 0,1 0,-1 180"]);
    assert_eq!(table.scores(), [0, 0]);
    assert!(table.legal_with("rebuild").is_empty(), "no point is left");
    assert_eq!(
        table.legal(),
        ["follower 2,0 road e", "follower 2,0 field n", "follower 2,0 field s", "pass"],
        "then the follower, on the tile just laid"
    );
}

#[test]
fn v10_not_the_tile_just_laid_nor_one_that_is_occupied_or_holds_others() {
    let mut table = two_points();
    for from in ["2,0", "1,0", "0,0"] {
        assert_eq!(table.refusal(&format!("rebuild {from} 0,1 0")), Refusal::NotLoose(square(from)));
    }
    assert!(matches!(table.refusal("rebuild 5,5 0,1 0"), Refusal::NoTile(_)));
    for (pos, rotation) in [("0,-1", 180), ("0,1", 0), ("5,5", 0)] {
        let refusal = table.refusal(&format!("rebuild 0,-1 {pos} {rotation}"));
        assert_eq!(refusal, Refusal::NotElsewhere { from: square("0,-1"), pos: square(pos) });
    }
    let mut occupied = variant(&["reconstruction"], 2)
        .turns(
            "1: city-side 0,-1 180 city s
             2: monastery 0,1 0 monastery",
        )
        .actions(&["draw road-straight", "lay road-straight 1,0 0"]);
    assert_eq!(occupied.refusal("rebuild 0,1 0,-2 0"), Refusal::NotLoose(square("0,1")));
    assert!(occupied.legal().contains(&"rebuild 0,-1 -1,1 0".to_owned()));
}

#[test]
fn v10_nobody_without_points_is_asked() {
    let table = variant(&["reconstruction"], 2)
        .turns("1: monastery 0,1 0 -")
        .actions(&["draw road-straight", "lay road-straight 1,0 0"]);
    assert!(table.legal_with("rebuild").is_empty());
    assert_eq!(table.legal_with("follower").len(), 3, "it goes on with the follower");
}

#[test]
fn v10_what_the_moved_tile_completes_is_scored() {
    //  [0,-1 ]
    //  [start]
    //  [0,1 knight of 2]
    let table = variant(&["reconstruction"], 2)
        .turns(
            "1: city-side 0,-1 180 city s
             2: city-side 0,1 180 city s",
        )
        .actions(&["draw road-straight", "lay road-straight 1,0 0", "rebuild 0,-1 0,2 0", "pass", "pass"]);
    assert_eq!(table.scored(), ["completed 0,1 city s: 2 tiles × 1 = 2 for 2 (2:1) [B12 B14]"]);
    assert_eq!((table.scores(), table.supply(2)), (&[1, 2][..], 7));
}

#[test]
fn v10_a_monastery_loses_a_neighbour_and_gains_one() {
    let table = variant(&["reconstruction"], 2)
        .turns(
            "1: city-side 0,-1 180 city s
             2: monastery 0,1 0 monastery",
        )
        .actions(&["draw road-straight", "lay road-straight 1,0 0", "pass", "pass"])
        .turns("2: monastery 1,1 0 -")
        .actions(&["draw monastery", "lay monastery 2,1 0"]);
    let open = |table: &Table| table.state().board().features().open(table.feature("0,1", "monastery"));
    assert_eq!(open(&table), 5);
    let table = table.actions(&["rebuild 0,-1 -1,1 0"]);
    assert_eq!(open(&table), 4);
    let table = table.actions(&["rebuild -1,1 0,-1 180"]);
    assert_eq!(open(&table), 5);
}

#[test]
fn v10_mountains_are_not_taken_up() {
    let table = variant(&["reconstruction", "mountains"], 2)
        .turns("1: city-side 0,-1 180 city s")
        .actions(&["draw monastery", "mountain monastery 0,1", "pass"])
        .actions(&["draw road-straight", "lay road-straight 1,0 0"]);
    let rebuilds = table.legal_with("rebuild");
    assert!(!rebuilds.is_empty() && rebuilds.iter().all(|text| text.starts_with("rebuild 0,-1 ")));
}

#[test]
fn v10_a_tile_with_three_neighbours_stays() {
    //  [0,-1 ]
    //  [start][1,0]
    //  [0,1  ][1,1]
    let mut table = variant(&["reconstruction"], 2)
        .turns(
            "1: city-side 0,-1 180 city s
             2: monastery 0,1 0 -",
        )
        .actions(&["draw road-straight", "lay road-straight 1,0 0", "pass", "pass"])
        .turns("2: monastery 1,1 0 -")
        .actions(&["draw monastery", "lay monastery 2,1 0"]);
    let neighbours = |table: &Table, at: Pos| {
        Side::ALL.into_iter().filter(|&side| table.state().board().tile_at(at.step(side)).is_some()).count()
    };
    assert_eq!(neighbours(&table, square("0,0")), 3);
    assert_eq!(table.refusal("rebuild 0,0 3,1 90"), Refusal::NotLoose(square("0,0")));
    // 0,1 touches two and lies in a ring.
    assert!(table.legal().contains(&"rebuild 0,1 0,-2 0".to_owned()));
}
