//! The River: R1 to R6.

use crate::table::variant;
use bastide_engine::event::RuleId;
use bastide_engine::games::base::BaseRefusal;
use bastide_engine::geometry::Side;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::{Table, square};
use bastide_engine::tiles::FeatureKind;
use std::collections::BTreeSet;

fn river(players: usize) -> Table {
    variant(&["river"], players)
}

/// The ten tiles between spring and lake, straight on where they can, with the turns of the four bends taken in
/// turn: the river ends in 9,-2 … and the lake goes there.
const TEN: &str = "
    1: river-straight 1,0 0 -
    2: river-straight 2,0 0 -
    1: river-straight-two-cities 3,0 0 -
    2: river-bend 4,0 90 -
    1: river-bend 4,-1 270 -
    2: river-straight-bridge-gate 5,-1 0 -
    1: river-straight-bridge-monastery 6,-1 0 -
    2: river-bend-road-bend 7,-1 90 -
    1: river-straight-road-across 7,-2 0 -
    2: river-bend-city-corner 7,-3 0 -";

#[test]
fn r1_the_spring_lies_on_the_table_and_the_start_tile_is_left_out() {
    let table = river(2);
    let [spring] = table.state().board().laid() else { panic!("one tile lies on the table") };
    let name = table.state().table().name(spring.tile);
    assert_eq!((&*name, spring.pos, spring.rotation.degrees()), ("source", square("0,0"), 0));
    let unseen = |name: &str| {
        let id = table.state().table().find(name).expect("it is in the game");
        table.state().unseen()[id.index()]
    };
    assert_eq!(unseen("city-side-road-straight"), 3, "one of the four is left out");
    assert_eq!((unseen("source"), unseen("lake"), unseen("river-bend")), (0, 1, 2));
    assert_eq!(table.state().left(), 71 + 11);
    assert_eq!(table.state().unseen().iter().sum::<u16>(), 71 + 11);
}

#[test]
fn r1_the_ten_are_drawn_first_one_a_turn() {
    let mut table = river(3);
    let mut drawn = Vec::new();
    for turn in 0..10 {
        assert!(table.legal().iter().all(|draw| draw.starts_with("draw river-")), "{:?}", table.legal());
        assert_eq!(
            table.refusal("draw road-bend"),
            Refusal::Base(BaseRefusal::RiverFirst("road-bend".parse().unwrap()))
        );
        assert_eq!(
            table.refusal("draw lake"),
            Refusal::Base(BaseRefusal::RiverFirst("lake".parse().unwrap()))
        );
        let draw = table.legal()[0].clone();
        drawn.push(draw.clone());
        table = table.actions(&[&draw]);
        assert_eq!(table.asked(), Some(1 + turn % 3));
        let lay = table.legal()[0].clone();
        table = table.actions(&[&lay]);
        if table.asked().is_some() {
            table = table.actions(&["pass"]);
        }
        assert_eq!(table.state().left(), 71 + 10 - turn as u32);
    }
    assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), 8, "ten tiles of eight kinds");
    assert_eq!(table.legal(), ["draw lake"]);
    assert_eq!(table.refusal("draw river-bend"), Refusal::NotInBag("river-bend".parse().unwrap()));
}

#[test]
fn r2_a_tile_of_the_river_goes_to_its_open_end_and_continues_it() {
    let mut table = river(2).actions(&["draw river-straight"]);
    assert_eq!(table.legal(), ["lay river-straight 1,0 0"]);
    for pos in ["-1,0", "0,1", "0,-1", "5,5", "0,0"] {
        let text = format!("lay river-straight {pos} 0");
        assert_eq!(table.refusal(&text), Refusal::Base(BaseRefusal::OffRiver(square("1,0"))), "{pos}");
    }
    assert_eq!(
        table.refusal("lay river-straight 1,0 90"),
        Refusal::Mismatch {
            pos: square("1,0"),
            side: Side::West,
            shows: FeatureKind::Field,
            neighbour: FeatureKind::River,
            rule: RuleId("R2"),
        }
    );
    assert_eq!(table.refusal("lay river-straight 1,0 180"), Refusal::SameAs("0".parse().unwrap()));
    let mut bend = river(2).actions(&["draw river-bend-city-corner"]);
    assert_eq!(bend.legal(), ["lay river-bend-city-corner 1,0 90", "lay river-bend-city-corner 1,0 180"]);
    assert!(matches!(
        bend.refusal("lay river-bend-city-corner 1,0 0"),
        Refusal::Mismatch { shows: FeatureKind::City, neighbour: FeatureKind::River, rule: RuleId("R2"), .. }
    ));
}

#[test]
fn r2_where_no_river_is_broken_the_rule_for_all_tiles_is_named() {
    // The river runs around Carcassonne and comes to its south gate, from which a road leads.
    let mut table = variant(&["river", "count"], 2)
        .script(
            "1: river-bend 5,0 0 -
             2: river-straight 5,1 90 -
             1: river-straight 5,2 90 -
             2: river-bend 5,3 90 -
             1: river-straight-two-cities 4,3 0 -
             2: river-straight-bridge-monastery 3,3 0 -",
        )
        .actions(&["draw river-straight-bridge-gate"]);
    assert_eq!(table.legal(), ["lay river-straight-bridge-gate 2,3 180"]);
    assert_eq!(
        table.refusal("lay river-straight-bridge-gate 2,3 0"),
        Refusal::Mismatch {
            pos: square("2,3"),
            side: Side::North,
            shows: FeatureKind::City,
            neighbour: FeatureKind::Field,
            rule: RuleId("B5"),
        }
    );
}

#[test]
fn r3_followers_go_on_everything_of_a_river_tile_but_the_river() {
    let spots = |tile: &str, rotation: u32| {
        let lay = format!("lay {tile} 1,0 {rotation}");
        river(2).actions(&[&format!("draw {tile}"), &lay]).free_spots()
    };
    assert_eq!(spots("river-straight", 0), ["field n", "field s"]);
    assert_eq!(
        spots("river-straight-bridge-monastery", 0),
        ["monastery", "road s", "field n", "field e3", "field s3"]
    );
    assert_eq!(spots("river-straight-two-cities", 0), ["city n", "city s", "field e1", "field e3"]);
    let mut table = river(2).actions(&["draw river-straight", "lay river-straight 1,0 0"]);
    assert_eq!(table.refusal("follower 1,0 river e"), Refusal::NotClaimable(FeatureKind::River));
    let monk = river(2).script("1: river-straight-bridge-monastery 1,0 0 monastery");
    assert_eq!(monk.standing(), ["1 on 1,0 monastery"]);
}

#[test]
fn r4_the_river_makes_no_u() {
    // A bend to the left, to the north; another to the left would lead back to the west.
    let mut left = river(2).script("1: river-bend 1,0 90 -").actions(&["draw river-bend"]);
    assert_eq!(left.legal(), ["lay river-bend 1,-1 270"]);
    assert_eq!(left.refusal("lay river-bend 1,-1 0"), Refusal::Base(BaseRefusal::RiverTurnsBack));
    let mut right = river(2).script("1: river-bend 1,0 0 -").actions(&["draw river-bend"]);
    assert_eq!(right.legal(), ["lay river-bend 1,1 180"]);
    assert_eq!(right.refusal("lay river-bend 1,1 90"), Refusal::Base(BaseRefusal::RiverTurnsBack));
}

#[test]
fn r4_after_a_straight_tile_the_river_may_turn_the_same_way_again() {
    let table = river(2)
        .script(
            "1: river-bend 1,0 90 -
             2: river-straight 1,-1 90 -",
        )
        .actions(&["draw river-bend"]);
    assert_eq!(table.legal(), ["lay river-bend 1,-2 0", "lay river-bend 1,-2 270"]);
}

/// The river winds around to the left until it stands before its own second tile: only the lake can follow.
///
/// ```text
///   [-1,-3][0,-3][1,-3]
///   [-1,-2]      [1,-2]
///   [-1,-1] end  [1,-1]
///          spring[1,0 ]
/// ```
const COIL: &str = "
    1: river-bend 1,0 90 -
    2: river-straight 1,-1 90 -
    1: river-straight 1,-2 90 -
    2: river-bend 1,-3 0 -
    1: river-straight-two-cities 0,-3 0 -
    2: river-bend-road-bend -1,-3 270 -
    1: river-straight-road-across -1,-2 0 -
    2: river-bend-city-corner -1,-1 270 -";

#[test]
fn r4_the_river_does_not_run_into_a_tile() {
    let mut table = river(2)
        .script(
            "1: river-bend 1,0 90 -
             2: river-straight 1,-1 90 -
             1: river-bend-city-corner 1,-2 90 -
             2: river-straight 0,-2 0 -
             1: river-bend-road-bend -1,-2 270 -
             2: river-straight-road-across -1,-1 0 -",
        )
        .actions(&["draw river-bend"]);
    // Entered from the north on -1,0, it may turn to the west, not to the spring in the east.
    assert_eq!(table.legal(), ["lay river-bend -1,0 90"]);
    assert_eq!(
        table.refusal("lay river-bend -1,0 180"),
        Refusal::Base(BaseRefusal::RiverBlocked(square("0,0")))
    );
}

#[test]
fn r4_a_tile_of_the_river_that_fits_nowhere_is_set_aside_and_another_drawn() {
    let table = river(2).script(COIL).actions(&["draw river-straight-bridge-gate"]);
    assert_eq!(
        table.events(),
        ["drawn 1 river-straight-bridge-gate left 73", "set-aside 1 river-straight-bridge-gate"]
    );
    assert_eq!((table.asked(), table.state().left()), (None, 73));
    let table = table.actions(&["draw river-straight-bridge-monastery"]);
    assert_eq!(table.events()[1], "set-aside 1 river-straight-bridge-monastery");
    assert_eq!(table.legal(), ["draw lake"], "the lake follows all the same");
    let table = table.script("1: lake 0,-1 0 field n");
    assert_eq!(table.standing(), ["1 on 0,-1 field n"]);
    assert_eq!((table.state().set_aside().len(), table.state().left()), (2, 71));
    assert!(table.legal().contains(&"draw road-bend".to_owned()));
}

#[test]
fn r5_the_lake_comes_after_the_ten_in_a_turn_with_its_follower() {
    let table = river(2).script(TEN);
    assert_eq!(table.legal(), ["draw lake"]);
    let drawn = table.clone().actions(&["draw lake"]);
    assert_eq!(drawn.events(), ["drawn 1 lake left 71"]);
    assert_eq!((drawn.asked(), drawn.legal()), (Some(1), vec!["lay lake 8,-3 0".to_owned()]));
    assert_eq!((drawn.state().left(), drawn.state().unseen().iter().sum::<u16>()), (71, 71));
    let laid = drawn.actions(&["lay lake 8,-3 0"]);
    assert!(laid.legal().iter().any(|text| text == "follower 8,-3 field n"), "{:?}", laid.legal());
    assert!(!laid.legal().iter().any(|text| text.contains("lake") || text.contains("river")));
    let table = laid.actions(&["follower 8,-3 field n"]);
    assert_eq!(table.standing(), ["1 on 8,-3 field n"]);
    // Then the usual draw begins, with the next player.
    assert!(!table.legal().iter().any(|draw| draw.contains("river") || draw.contains("lake")));
    assert_eq!(table.legal().len(), 24, "every kind of land tile");
    let next = table.actions(&["draw monastery"]);
    assert_eq!((next.events(), next.asked()), (vec!["drawn 2 monastery left 70".to_owned()], Some(2)));
}

#[test]
fn r6_the_river_bounds_fields_also_under_bridges() {
    // North of the river and south-west of the road are one field around the spring; south-east is cut off.
    let table = river(2).script("1: river-straight-bridge-monastery 1,0 0 field e3");
    assert!(table.same_feature(("1,0", "field n"), ("1,0", "field s3")), "around the spring");
    assert!(!table.same_feature(("1,0", "field n"), ("1,0", "field e3")));
    assert!(!table.same_feature(("1,0", "field s3"), ("1,0", "field e3")));
    let bend = table.actions(&["draw river-bend", "lay river-bend 2,0 90"]);
    assert_eq!(bend.free_spots(), ["field n1"], "the south bank is that of the farmer");
}

#[test]
fn r6_the_river_is_never_scored() {
    let table = river(2).script(TEN).script("1: lake 8,-3 0 -");
    assert!(table.scored().is_empty(), "it is complete from the spring to the lake and scores nothing");
    let features = table.state().board().features();
    let running = table.feature("1,0", "river e");
    assert_eq!((features.open(running), features.tiles(running)), (0, 12));
    assert_eq!(table.scores(), [0, 0]);
}
