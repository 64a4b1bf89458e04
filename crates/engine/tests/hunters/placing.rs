//! Laying tiles and placing followers in Hunters and Gatherers: H4 to H6.

use crate::{hunters, hunters_position};
use bastide_engine::event::RuleId;
use bastide_engine::games::hunters::HuntersRefusal;
use bastide_engine::geometry::Side;
use bastide_engine::lang::Lang;
use bastide_engine::pieces::Piece;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::{Table, player, spot, square};
use bastide_engine::tiles::FeatureKind;

const H4: RuleId = RuleId("H4");
const H5: RuleId = RuleId("H5");
const H6: RuleId = RuleId("H6");

fn laid(script: &str, tile: &str, at: &str) -> Table {
    hunters(2).script(script).actions(&[&format!("draw {tile}"), &format!("lay {tile} {at}")])
}

fn huts(table: &Table) -> Vec<String> {
    table.legal().into_iter().filter(|action| action.starts_with("hut")).collect()
}

fn occupied(at: &str) -> Refusal {
    Refusal::Occupied { spot: spot(at), rule: H6 }
}

#[test]
fn h4_a_side_must_touch_a_corner_is_not_enough() {
    let mut table = hunters(2).actions(&["draw open-deer"]);
    for pos in ["1,1", "-1,-1", "0,2"] {
        let alone = Refusal::Alone { pos: square(pos), rule: H4 };
        assert_eq!(table.refusal(&format!("lay open-deer {pos} 0")), alone);
    }
    assert_eq!(table.refusal("lay open-deer 0,0 0"), Refusal::Taken(square("0,0")));
    assert_eq!(table.legal(), ["lay open-deer 0,-1 0"], "of the volcano, only the north is meadow");
}

#[test]
fn h4_rivers_forests_and_meadows_must_continue() {
    // Forest north and west, meadow east and south.
    let mut table = hunters(2).actions(&["draw forest2-corner-gold-tiger"]);
    for (at, side, shows, neighbour) in [
        ("-1,0 0", Side::East, FeatureKind::Meadow, FeatureKind::River),
        ("-1,0 90", Side::East, FeatureKind::Forest, FeatureKind::River),
        ("0,-1 180", Side::South, FeatureKind::Forest, FeatureKind::Meadow),
        ("1,0 90", Side::West, FeatureKind::Meadow, FeatureKind::Forest),
    ] {
        let pos = square(at.split(' ').next().unwrap());
        // The outer thirds of a river's side are meadow.
        let refusal = table.refusal(&format!("lay forest2-corner-gold-tiger {at}"));
        let Refusal::Mismatch { pos: on, side: of, shows: mine, neighbour: theirs, rule } = refusal else {
            panic!("{at}: {refusal}")
        };
        assert_eq!((on, of, mine, rule), (pos, side, shows, H4), "{at}");
        assert!(theirs == neighbour || at == "-1,0 90", "{at}: {theirs}");
    }
    table.actions(&["lay forest2-corner-gold-tiger 1,0 0"]);
}

#[test]
fn h5_a_hunter_a_gatherer_a_fisher_or_a_hut_on_the_tile_just_laid() {
    let table = laid("1: open-deer 0,-1 0 -", "lake1-forest1-two-fish", "-1,0 180");
    assert_eq!(
        table.legal(),
        [
            "follower -1,0 forest n",
            "follower -1,0 river e",
            "follower -1,0 meadow s",
            "follower -1,0 meadow e1",
            "hut -1,0 lake e",
            "pass"
        ]
    );
    for (action, role) in [
        ("follower -1,0 forest n", "gatherer"),
        ("follower -1,0 river e", "fisher"),
        ("follower -1,0 meadow s", "hunter"),
        ("hut -1,0 lake e", "hut"),
    ] {
        let table = table.clone().actions(&[action]);
        assert_eq!(table.events()[0], format!("placed 2 {action}"));
        let said = table.said(Lang::En);
        assert!(said[0].starts_with(&format!("Player 2 places a {role} on -1,0")), "{said:?}");
    }
    let mut table = table;
    let elsewhere = Refusal::NotJustLaid { laid: square("-1,0"), rule: H5 };
    assert_eq!(table.refusal("follower 0,-1 meadow n"), elsewhere);
    assert_eq!(table.refusal("hut 0,0 lake w"), elsewhere);
    assert_eq!(table.refusal("follower -1,0 lake e"), Refusal::NotClaimable(FeatureKind::Lake));
    for (at, kind) in [("forest n", FeatureKind::Forest), ("meadow s", FeatureKind::Meadow)] {
        assert_eq!(
            table.refusal(&format!("hut -1,0 {at}")),
            Refusal::Hunters(HuntersRefusal::NotForHuts(kind))
        );
    }
}

/// One piece: after it, the turn goes on.
#[test]
fn h5_a_follower_or_a_hut_but_not_both() {
    let mut table = laid("", "lake3", "-1,0 0").actions(&["follower -1,0 river n"]);
    assert!(matches!(table.refusal("hut -1,0 lake n"), Refusal::Unexpected { .. }));
    let table = laid("", "lake3", "-1,0 0").actions(&["hut -1,0 lake n"]);
    assert_eq!((table.standing(), table.supply(1)), (vec!["1 on -1,0 lake n".to_owned()], 5));
    assert_eq!(hunters_position(table.state()).huts_left(player(1)), 1);
}

#[test]
fn h6_no_follower_joins_a_held_meadow_forest_or_river_however_far() {
    let script = "
        1: straight-deer -1,0 0 river e
        2: straight-mammoth -2,0 0 meadow n
        1: forest2-opposite-joined-gold 1,0 0 forest e";
    let mut river = laid(script, "straight-mammoth", "-3,0 0");
    assert_eq!(river.refusal("follower -3,0 river e"), occupied("river e"));
    assert_eq!(river.refusal("follower -3,0 meadow n"), occupied("meadow n"), "also if it is one's own");
    river.clone().actions(&["follower -3,0 meadow s"]);
    let mut forest = laid(script, "forest2-opposite-joined-gold-deer", "2,0 0");
    assert_eq!(forest.refusal("follower 2,0 forest e"), occupied("forest e"));
    forest.actions(&["follower 2,0 meadow n"]);
}

/// The rulebook's example: three hunters who were apart are together once the tile between them lies, and who
/// laid it can't add one.
#[test]
fn h6_meadows_that_grow_together_hold_what_each_held() {
    let script = "
        1: straight-deer -1,0 0 meadow n
        2: lake1-open-mammoth -2,0 180 -
        1: open-deer 0,-1 0 -
        2: open-mammoth -2,-1 0 -";
    let mut table = laid(script, "forest1-deer", "-1,-1 180");
    assert_eq!(table.refusal("follower -1,-1 meadow e"), occupied("meadow e"));
    let features = table.state().board().features();
    assert_eq!(features.presence(table.feature("-2,0", "meadow n")).iter().count(), 1);
    table.actions(&["follower -1,-1 forest n"]);
}

#[test]
fn h6_rivers_that_meet_at_a_lake_are_held_apart() {
    let mut table = laid("1: straight-deer -1,0 0 river e", "lake3", "-2,0 0");
    assert_eq!(table.refusal("follower -2,0 river e"), occupied("river e"));
    table.actions(&["follower -2,0 river n"]);
}

#[test]
fn h6_no_hut_joins_a_system_that_holds_one_across_lakes_and_however_far() {
    let script = "
        1: straight-deer -1,0 0 hut river e
        2: lake4-two-deer -2,0 0 river n
        1: straight-mammoth -3,0 0 -";
    let mut far = laid(script, "lake3-deer", "-4,0 0");
    for at in ["lake n", "river n", "river e", "river w"] {
        assert_eq!(
            far.refusal(&format!("hut -4,0 {at}")),
            Refusal::Hunters(HuntersRefusal::HutThere),
            "{at}"
        );
    }
    assert!(huts(&far).is_empty());
    assert!(far.legal().contains(&"follower -4,0 river e".to_owned()), "{:?}", far.legal());
    let mut apart = laid(script, "lake1-open-mammoth", "-2,-1 270");
    assert_eq!(apart.refusal("hut -2,-1 lake s"), Refusal::Hunters(HuntersRefusal::HutThere));
    assert_eq!(
        apart.refusal("follower -2,-1 river s"),
        occupied("river s"),
        "a fisher of the same player is there"
    );
}

#[test]
fn h6_huts_and_fishers_do_not_hinder_each_other() {
    let hut_first = laid("1: straight-deer -1,0 0 hut river e", "straight-mammoth", "-2,0 0");
    assert_eq!(hut_first.actions(&["follower -2,0 river e"]).standing().len(), 2);
    let fisher_first = laid("1: straight-deer -1,0 0 river e", "straight-mammoth", "-2,0 0");
    let table = fisher_first.actions(&["hut -2,0 river e"]);
    let state = table.state();
    let pieces: Vec<Piece> = state.standing().iter().map(|standing| standing.piece).collect();
    assert_eq!(pieces, [Piece::Follower, Piece::Hut]);
}

/// On a tile with a lake and four rivers it makes no difference where in the system the hut stands.
#[test]
fn h6_a_tile_has_one_place_for_a_hut_in_each_system() {
    let mut table = laid("", "lake4-two-deer", "-1,0 0");
    assert_eq!(huts(&table), ["hut -1,0 lake n"]);
    for at in ["river n", "river e", "river s", "river w"] {
        let instead = Refusal::NoSuchSpot { spot: spot(at), instead: Some(spot("lake n")) };
        assert_eq!(table.refusal(&format!("hut -1,0 {at}")), instead);
    }
    let part = Refusal::NoSuchSpot { spot: spot("lake w"), instead: Some(spot("lake n")) };
    assert_eq!(table.refusal("hut -1,0 lake w"), part);
    let two = laid("1: straight-deer -1,0 0 -", "two-bends-deer-tiger", "-2,0 0");
    assert_eq!(huts(&two), ["hut -2,0 river n", "hut -2,0 river s"], "two rivers that do not meet");
}

/// The two bends of the tile are one system, because the rivers meet in a lake elsewhere.
///
/// ```text
///   [two bends][bend]
///   [bend     ][lake][start]
/// ```
#[test]
fn h6_rivers_of_a_tile_that_meet_elsewhere_have_one_place_for_a_hut() {
    let mut table = laid(
        "1: lake4-two-deer -1,0 0 -
         2: bend-deer-inside -1,-1 90 -
         1: bend-deer-outside -2,0 90 -",
        "two-bends-deer-tiger",
        "-2,-1 0",
    );
    assert!(!table.same_feature(("-2,-1", "river n"), ("-2,-1", "river s")), "they are two rivers");
    assert_eq!(huts(&table), ["hut -2,-1 river n"]);
    let instead = Refusal::NoSuchSpot { spot: spot("river s"), instead: Some(spot("river n")) };
    assert_eq!(table.refusal("hut -2,-1 river s"), instead);
}
