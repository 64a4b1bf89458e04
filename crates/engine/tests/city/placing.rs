//! Laying tiles and placing followers in The City: C4 and C5.

use crate::city;
use bastide_engine::event::RuleId;
use bastide_engine::games::city::Step;
use bastide_engine::geometry::Side;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::{Table, spot, square};
use bastide_engine::tiles::FeatureKind;

const C4: RuleId = RuleId("C4");
const C5: RuleId = RuleId("C5");

fn drawn(script: &str, tile: &str) -> Table {
    city(2).script(script).actions(&[&format!("draw {tile}")])
}

#[test]
fn c4_a_side_must_touch_a_corner_is_not_enough() {
    let mut table = drawn("1: residential-public 0,0 0 -", "market1-fish-public");
    for corner in ["1,1", "-1,-1", "3,0"] {
        let alone = Refusal::Alone { pos: square(corner), rule: C4 };
        assert_eq!(table.refusal(&format!("lay market1-fish-public {corner} 0")), alone);
    }
    assert_eq!(table.refusal("lay market1-fish-public 0,0 0"), Refusal::Taken(square("0,0")));
    assert_eq!(table.legal().len(), 16, "any turn on any of four squares");
}

#[test]
fn c4_roads_must_continue() {
    let mut table = drawn("1: road-straight 0,0 0 -", "road-t");
    let broken = |side, road| Refusal::RoadBroken { pos: square("0,1"), side, road, rule: C4 };
    assert_eq!(table.refusal("lay road-t 0,1 0"), broken(Side::North, false), "a road meets no road");
    let beside = Refusal::RoadBroken { pos: square("1,0"), side: Side::West, road: true, rule: C4 };
    assert_eq!(table.refusal("lay road-t 1,0 0"), beside, "no road meets a road");
    table.actions(&["lay road-t 0,1 90"]);
}

#[test]
fn c4_markets_and_residential_areas_meet_in_any_combination() {
    let table = city(2).script(
        "1: market1-fish-public 0,0 0 -
         2: market1-grain-public 0,-1 180 -
         1: market1-cattle-public 0,1 180 -
         2: residential-public 1,0 0 -
         1: market2opp-fish -1,0 90 -",
    );
    assert!(table.same_feature(("0,0", "market n"), ("0,-1", "market s")), "market and market are joined");
    assert!(!table.same_feature(("0,1", "market s"), ("0,0", "market n")), "they are not through a tile");
    assert!(
        table.same_feature(("0,0", "residential e"), ("1,0", "residential n")),
        "so are residential areas"
    );
    let market = table.feature("-1,0", "market e");
    assert_eq!(table.state().board().features().kind(market), FeatureKind::Market);
    assert_eq!(table.state().board().features().open(market), 3, "closed in the east only");
}

#[test]
fn c5_traveller_merchant_or_resident() {
    let table = drawn("1: residential-public 0,0 0 -", "market1-fish-straight")
        .actions(&["lay market1-fish-straight 0,1 180"]);
    assert_eq!(
        table.free_spots(),
        ["market s", "road e", "residential e3", "residential n"],
        "each part of the tile just laid"
    );
    let placed = |at: &str| table.clone().actions(&[&format!("follower 0,1 {at}")]).standing();
    for at in ["market s", "road e", "residential e3", "residential n"] {
        assert_eq!(placed(at), [format!("2 on 0,1 {at}")]);
    }
    let mut table = table;
    assert_eq!(
        table.refusal("follower 0,0 residential n"),
        Refusal::NotJustLaid { laid: square("0,1"), rule: C5 }
    );
    assert_eq!(
        table.refusal("follower 0,1 road n"),
        Refusal::NoSuchSpot { spot: spot("road n"), instead: None }
    );
    assert_eq!(
        table.refusal("follower 0,1 road w"),
        Refusal::NoSuchSpot { spot: spot("road w"), instead: Some(spot("road e")) }
    );
}

/// The rulebook's second example: a merchant is in the market already, far away from the new tile.
#[test]
fn c5_not_where_a_follower_is_on_the_feature_already_also_ones_own() {
    let script = "
        1: market1-fish-public 0,0 90 market e
        2: market2opp-fish 1,0 90 -
        1: residential-public 0,1 0 residential n";
    for (turn, number) in [("", 2), ("2: market1-cattle-public 0,-1 0 -", 1)] {
        let mut table =
            drawn(&format!("{script}\n{turn}"), "market2opp-grain").actions(&["lay market2opp-grain 2,0 90"]);
        assert_eq!(
            table.refusal("follower 2,0 market e"),
            Refusal::Occupied { spot: spot("market e"), rule: C5 },
            "player {number}"
        );
        assert_eq!(table.free_spots(), ["residential s", "residential n"]);
    }
}

/// The rulebook's third example.
#[test]
fn c5_not_on_a_road_or_market_that_the_tile_completes() {
    let mut table = drawn("1: market1-fish-public 0,0 90 -", "market1-grain-public")
        .actions(&["lay market1-grain-public 1,0 270"]);
    let completed = |at| Refusal::JustCompleted { spot: spot(at), rule: C5 };
    assert_eq!(table.refusal("follower 1,0 market w"), completed("market w"));
    assert_eq!(table.free_spots(), ["residential n"]);
    let mut table = drawn("1: road-end 0,0 0 -", "road-t").actions(&["lay road-t 0,1 90"]);
    assert_eq!(table.refusal("follower 0,1 road n"), completed("road n"));
    assert!(table.free_spots().contains(&"road s".to_owned()), "the other ends are open");
    // A market that shows its only side to something else is completed as it is laid (C8).
    let mut table = drawn("1: residential-public 0,0 0 -", "market1-fish-public")
        .actions(&["lay market1-fish-public 1,0 270"]);
    assert_eq!(table.refusal("follower 1,0 market w"), completed("market w"));
}

/// The small area inside a loop of roads is closed as the last curve is laid.
#[test]
fn c5_a_closed_residential_area_may_be_occupied() {
    let table = drawn(
        "1: road-curve 0,0 270 -
         2: road-curve 1,0 0 -
         1: road-curve-public 1,1 90 -",
        "road-curve-public",
    )
    .actions(&["lay road-curve-public 0,1 180"]);
    let inside = table.feature("0,1", "residential n3");
    assert_eq!(table.state().board().features().open(inside), 0, "it is closed all around");
    let table = table.actions(&["follower 0,1 residential n3"]);
    assert_eq!(table.standing(), ["2 on 0,1 residential n3"]);
}

#[test]
fn c5_one_follower_a_turn_from_the_supply() {
    let mut table = city(2).script("1: road-x 0,0 0 road n");
    assert_eq!((table.supply(1), table.supply(2)), (6, 7));
    assert_eq!(table.refusal("follower 0,0 road e"), Refusal::Unexpected { due: Step::Draw.into() });
}
