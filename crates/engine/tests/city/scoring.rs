//! What completed roads and markets score in The City, and for whom: C6 to C9. The numbers of the
//! rulebook's examples come up as they stand there.

use crate::city;
use bastide_engine::testing::Table;
use bastide_engine::tiles::FeatureKind;

fn scored(script: &str) -> Vec<String> {
    city(2).script(script).scored()
}

/// The rulebook's first road.
#[test]
fn c6_a_road_of_3_tiles_scores_3() {
    assert_eq!(
        scored(
            "1: road-end 0,0 0 road s
             2: road-straight 0,1 0 -
             1: road-end-public 0,2 180 -",
        ),
        ["completed 0,0 road s: 3 tiles × 1 = 3 for 1 (1:1) [C6 C9]"]
    );
}

/// The rulebook's second road.
#[test]
fn c6_a_road_of_4_tiles_scores_8() {
    assert_eq!(
        scored(
            "1: road-end 0,0 0 road s
             2: road-straight 0,1 0 -
             1: road-straight-public 0,2 0 -
             2: road-end-public 0,3 180 -",
        ),
        ["completed 0,0 road s: 4 tiles × 2 = 8 for 1 (1:1) [C6 C9]"]
    );
}

#[test]
fn c6_a_crossing_ends_a_road_and_begins_others() {
    let table = city(2).script(
        "1: road-end 0,0 0 road s
         2: road-x 0,1 0 road e",
    );
    assert_eq!(table.scored(), ["completed 0,0 road s: 2 tiles × 1 = 2 for 1 (1:1) [C6 C9]"]);
    assert_eq!(table.standing(), ["2 on 0,1 road e"], "the other ends are roads of their own");
    assert!(!table.same_feature(("0,1", "road n"), ("0,1", "road s")));
}

#[test]
fn c6_a_loop_is_completed() {
    assert_eq!(
        scored(
            "1: road-curve 0,0 270 road e
             2: road-curve 1,0 0 -
             1: road-curve-public 1,1 90 -
             2: road-curve-public 0,1 180 -",
        ),
        ["completed 0,0 road e: 4 tiles × 2 = 8 for 1 (1:1) [C6 C9]"]
    );
}

/// Two ends of one crossing joined to each other: four tiles, the crossing once.
#[test]
fn c6_a_tile_counts_once_also_where_the_road_begins_and_ends_on_it() {
    let table = city(2).script(
        "1: road-x 0,0 0 road e
         2: road-curve 1,0 0 -
         1: road-curve-public 1,1 90 -
         2: road-curve-public 0,1 180 -",
    );
    assert_eq!(table.scores(), [8, 0], "{:?}", table.scored());
}

#[test]
fn c6_a_road_with_an_open_end_is_not_scored() {
    let table = city(2).script(
        "1: road-end 0,0 0 road s
         2: road-straight 0,1 0 -",
    );
    assert_eq!((table.scored().len(), table.supply(1)), (0, 6));
}

/// The rulebook's first market: three tiles, three types.
#[test]
fn c7_a_market_of_3_tiles_with_3_goods_scores_9() {
    let table = city(2).script(
        "1: market1-fish-public 0,0 90 market e
         2: market2opp-grain 1,0 90 -
         1: market1-cattle-public 2,0 270 -",
    );
    assert_eq!(table.scored(), ["completed 0,0 market e: 3 tiles × 3 = 9 for 1 (1:1) [C7 C9]"]);
}

/// The rulebook's second market: four tiles, two types.
#[test]
fn c7_a_market_of_4_tiles_with_2_goods_scores_8() {
    let table = city(2).script(
        "1: market1-fish-public 0,0 90 market e
         2: market2opp-fish 1,0 90 -
         1: market2opp-grain 2,0 90 -
         2: market1-grain-public 3,0 270 -",
    );
    assert_eq!(table.scores(), [8, 0], "{:?}", table.scored());
}

/// The rulebook's third market: six tiles, three types, a merchant of either player.
const SIX_TILES: &str = "
    1: market2adj-fish 0,0 90 market e
    2: residential-public 0,-1 0 -
    1: residential-historic-chateau-comtal 1,-1 0 -
    2: residential-historic-saint-nazaire 2,-1 0 -
    1: market2adj-fish-public 0,1 0 -
    2: market2adj-cattle 2,0 180 market s
    1: market3-grain 1,0 180 -
    2: market2adj-grain 2,1 270 -";

#[test]
fn c7_a_market_of_6_tiles_with_3_goods_scores_18_for_both() {
    let table = city(2).script(SIX_TILES);
    assert_eq!((table.scores(), table.standing().len()), (&[0, 0][..], 2), "it still has a gap");
    let table = table.script("1: market3-cattle 1,1 0 -");
    assert_eq!(table.scores(), [18, 18]);
    assert!(
        table.scored()[0].ends_with("6 tiles × 3 = 18 for 1 2 (1:1 2:1) [C7 C9]"),
        "{:?}",
        table.scored()
    );
}

/// Both markets of the first tile become one: four tiles with five parts.
#[test]
fn c7_a_tile_counts_once() {
    let table = city(2).script(
        "1: twomarkets-adj-fish-grain-public 0,0 0 market n
         2: market2adj-fish 0,-1 90 -
         1: market2adj-fish-public 1,-1 180 -
         2: market2adj-fish-curve 1,0 270 -",
    );
    assert!(table.same_feature(("0,0", "market n"), ("0,0", "market e")));
    assert!(table.scored()[0].contains("4 tiles × 2 = 8 for 1"), "{:?}", table.scored());
}

#[test]
fn c8_a_market_side_against_something_else_is_closed() {
    let table = city(2).script(
        "1: market2opp-fish 0,0 90 market e
         2: residential-public 1,0 0 -",
    );
    let open = |table: &Table| table.state().board().features().open(table.feature("0,0", "market e"));
    assert_eq!((table.scored().len(), open(&table)), (0, 3), "the other side is open");
    let table = table.script("1: residential-historic-chateau-comtal -1,0 0 -");
    assert_eq!(table.scored(), ["completed 0,0 market e: 1 tile × 1 = 1 for 1 (1:1) [C7 C9]"]);
}

/// The market beside the tile just laid is completed, though no part of it lies on that tile.
#[test]
fn c8_a_tile_without_a_market_completes_those_beside_it() {
    let table = city(2).script(
        "1: market1-fish-public 0,0 90 market e
         2: residential-public 0,1 0 -
         1: residential-historic-chateau-comtal 1,1 0 -
         2: market1-grain-public 1,2 0 -
         1: market1-cattle-public 2,1 0 market n
         2: residential-historic-saint-nazaire 2,0 0 -",
    );
    assert_eq!(table.scored(), ["completed 2,1 market n: 1 tile × 1 = 1 for 1 (1:1) [C7 C9]"]);
    let table = table.script("1: market1-fish-historic-petit-puits 1,0 180 -");
    assert_eq!(table.scored(), ["completed 0,0 market e: 1 tile × 1 = 1 for 1 (1:1) [C7 C9]"]);
    assert_eq!(table.supply(1), 7);
}

#[test]
fn c9_most_followers_score_alone_and_all_go_back() {
    let table = city(2).script(
        "1: market1-fish-public 0,0 90 market e
         2: residential-public 0,1 0 -
         1: residential-historic-chateau-comtal 1,1 0 -
         2: residential-historic-saint-nazaire 2,1 0 -
         1: market1-fish-historic-petit-puits 3,1 180 -
         2: market2opp-grain 2,0 90 market e
         1: market1-grain-historic-grand-puits 4,1 180 -
         2: market1-cattle-historic-batiment 5,1 180 -
         1: market1-cattle-public 4,0 270 market w
         2: market2opp-fish 1,0 90 -
         1: market2opp-cattle 3,0 90 -",
    );
    assert!(table.scored()[0].ends_with("5 tiles × 3 = 15 for 1 (1:2 2:1) [C7 C9]"), "{:?}", table.scored());
    assert_eq!((table.scores(), table.supply(1), table.supply(2)), (&[15, 0][..], 7, 7));
}

#[test]
fn c9_residents_stay_and_travellers_and_merchants_return() {
    let table = city(2).script(
        "1: road-end 0,0 0 residential n
         2: road-end-public 0,1 180 -
         1: residential-public 1,0 0 -",
    );
    assert_eq!(table.standing(), ["1 on 0,0 residential n"]);
    assert_eq!(table.supply(1), 6);
    let features = table.state().board().features();
    assert_eq!(features.kind(table.feature("0,0", "residential n")), FeatureKind::Residential);
    let events = city(2)
        .script(
            "1: market1-fish-public 0,0 90 market e
             2: market1-grain-public 1,0 270 -",
        )
        .events();
    assert!(events.contains(&"returned 1 follower 0,0 market e".to_owned()), "{events:?}");
}
