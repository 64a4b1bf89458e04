//! What completed rivers and forests score in Hunters and Gatherers, and for whom: H7 to H10, with the numbers
//! of the rulebook's examples; and what a river system is (H13).

use crate::{hunters, hunters_position};
use bastide_engine::testing::Table;

fn scored(script: &str) -> Vec<String> {
    hunters(2).script(script).scored()
}

/// The rulebook's first river: a lake with one fish, three segments, a lake with two fish.
#[test]
fn h7_a_river_of_3_segments_between_lakes_with_1_and_2_fish_scores_6() {
    assert_eq!(
        scored(
            "1: straight-deer -1,0 0 river e
             2: lake1-forest1-two-fish -2,0 180 -"
        ),
        ["completed -2,0 river e: 3 segments × 1 + 3 fish × 1 = 6 for 1 (1:1) [H7 H10]"]
    );
}

/// The rulebook's second river. Who lays the tile does not matter.
#[test]
fn h7_a_river_of_2_segments_from_a_spring_to_a_lake_with_1_fish_scores_3() {
    assert_eq!(
        scored(
            "1: lake1-open-mammoth 0,-1 0 river w
             2: source-forest1 -1,-1 270 -"
        ),
        ["completed -1,-1 river e: 2 segments × 1 + 1 fish × 1 = 3 for 1 (1:1) [H7 H10]"]
    );
}

#[test]
fn h7_a_river_from_spring_to_spring_has_no_fish() {
    assert_eq!(
        scored(
            "1: open-deer 0,-1 0 -
             2: source-forest1 1,-1 180 river n
             1: source-forest2-opposite-gold-deer 1,-2 180 -"
        ),
        ["completed 1,-2 river s: 2 segments × 1 = 2 for 2 (2:1) [H7 H10]"]
    );
}

/// Two arms of one lake joined to each other: five segments, and its fish once.
#[test]
fn h7_a_lake_at_both_ends_counts_once() {
    let table = hunters(2).script(
        "1: lake2-forest1-mammoth 1,0 180 river n
         2: bend-deer-inside 1,-1 0 -
         1: bend-tiger-outside 2,-1 90 -
         2: bend-deer-outside 2,0 0 -",
    );
    assert_eq!(
        table.scored(),
        ["completed 1,-1 river e: 5 segments × 1 + 1 fish × 1 = 6 for 1 (1:1) [H7 H10]"]
    );
    let position = hunters_position(table.state());
    assert!(position.lakes_of(table.feature("1,0", "river n"))[1].is_none());
}

/// The system has five fish; at the ends of its last river are four.
#[test]
fn h7_fish_elsewhere_in_the_system_do_not_count() {
    assert_eq!(
        scored(
            "1: straight-deer -1,0 0 -
             2: lake4-two-deer -2,0 0 river n
             1: lake1-forest1-two-fish -2,-1 270 -"
        ),
        ["completed -2,-1 river s: 2 segments × 1 + 4 fish × 1 = 6 for 2 (2:1) [H7 H10]"]
    );
}

#[test]
fn h7_a_loop_without_an_end_is_completed() {
    assert_eq!(
        scored(
            "1: bend-mammoth-inside 0,-1 0 river n
             2: bend-deer-outside 1,-1 0 -
             1: bend-deer-inside 1,-2 90 -
             2: bend-tiger-outside 0,-2 0 -"
        ),
        ["completed 0,-2 river e: 4 segments × 1 = 4 for 1 (1:1) [H7 H10]"]
    );
}

#[test]
fn h7_a_river_with_an_open_end_is_not_scored() {
    let table = hunters(2).script(
        "1: straight-deer -1,0 0 river e
         2: straight-mammoth -2,0 0 -",
    );
    assert_eq!((table.scored().len(), table.supply(1)), (0, 4));
}

/// Each arm of the lake is a river of its own; laying the lake ends one and begins the others.
#[test]
fn h7_a_lake_ends_a_river_and_begins_others() {
    let table = hunters(2).script(
        "1: straight-deer -1,0 0 river e
         2: lake4-two-deer -2,0 0 river n",
    );
    assert_eq!(
        table.scored(),
        ["completed -2,0 river e: 3 segments × 1 + 3 fish × 1 = 6 for 1 (1:1) [H7 H10]"]
    );
    assert_eq!(table.standing(), ["2 on -2,0 river n"]);
}

#[test]
fn h8_a_forest_of_2_segments_scores_4() {
    assert_eq!(
        scored(
            "1: forest1-mammoth 0,-1 0 forest e
             2: forest1-deer 1,-1 90 -"
        ),
        ["completed 0,-1 forest e: 2 segments × 2 = 4 for 1 (1:1) [H8 H10]"]
    );
}

#[test]
fn h8_a_forest_of_5_segments_scores_10() {
    let table = hunters(2).script(
        "1: forest2-opposite-joined-gold 1,0 0 forest e
         2: forest2-opposite-joined-gold 0,1 90 -
         1: forest1-mammoth 2,0 180 -",
    );
    assert_eq!(table.scored().len(), 0, "it is open in the south");
    let table = table.script("2: forest1-mammoth 0,2 270 -");
    assert_eq!(
        table.scored(),
        ["completed 0,0 forest e: 5 segments × 2 = 10 for 1 (1:1) [H8 H10]"],
        "who completes it does not matter"
    );
    assert_eq!((table.scores(), table.supply(1)), (&[10, 0][..], 5));
}

/// A ring of four tiles, on one of which the forest has two pieces.
#[test]
fn h8_segments_count_not_tiles() {
    let table = hunters(2).script(
        "1: forest2-corner-gold-mammoth 1,0 0 forest s
         2: forest2-corner-gold-deer 0,1 0 -
         1: bend-forest2-apart 1,1 0 -",
    );
    assert!(table.same_feature(("1,1", "forest n"), ("1,1", "forest w")));
    assert_eq!(table.scored(), ["completed 0,0 forest e: 5 segments × 2 = 10 for 1 (1:1) [H8 H10]"]);
}

/// A forest with gold is completed, so that the second player lays the mushrooms.
#[test]
fn h9_mushrooms_bring_2_more_in_a_completed_forest() {
    let mushrooms = hunters(2).script(
        "1: forest1-mammoth 1,0 180 -
         2: forest1-mammoth 0,1 270 -
         2: bonus-mushrooms-corner 0,-1 90 forest n
         1: forest1-deer 0,-2 0 -",
    );
    assert_eq!(mushrooms.scored().len(), 0);
    let completed = mushrooms.script("2: forest1-three-meadows-deer -1,-1 0 -");
    assert_eq!(
        completed.scored(),
        ["completed 0,-2 forest s: 3 segments × 2 + 1 mushroom patch × 2 = 8 for 2 (2:1) [H8 H9 H10]"]
    );
    assert_eq!(completed.scores(), [0, 8]);
}

/// The rulebook's example: two forests with a gatherer each grow together.
#[test]
fn h10_a_tie_scores_10_for_both() {
    let table = hunters(2).script(
        "1: forest2-opposite-joined-gold 1,0 0 forest e
         2: open-mammoth 1,-1 0 -
         1: forest1-mammoth 0,1 270 -
         2: forest1-deer 2,-1 0 forest s
         1: forest2-corner-gold-tiger 2,0 0 -",
    );
    assert_eq!(table.scores(), [10, 10]);
    assert!(
        table.scored()[0].ends_with("5 segments × 2 = 10 for 1 2 (1:1 2:1) [H8 H10]"),
        "{:?}",
        table.scored()
    );
    assert_eq!((table.supply(1), table.supply(2)), (5, 5), "both are back");
}

/// The rulebook's example: the first player has two of the three gatherers.
#[test]
fn h10_the_majority_scores_12_alone() {
    let table = hunters(2).script(
        "1: forest2-opposite-joined-gold 1,0 0 forest e
         2: open-mammoth 1,-1 0 -
         1: forest1-mammoth 0,1 270 -
         2: forest1-deer 2,-1 0 forest s
         1: open-deer 3,-1 0 -
         2: straight-deer -1,0 0 -
         1: forest1-mammoth 3,0 180 forest w
         2: forest3-joined-gold-tiger 2,0 0 -",
    );
    assert!(
        table.scored()[0].ends_with("6 segments × 2 = 12 for 1 (1:2 2:1) [H8 H10]"),
        "{:?}",
        table.scored()
    );
    assert_eq!((table.scores(), table.supply(1), table.supply(2)), (&[12, 0][..], 5, 5));
}

#[test]
fn h10_hunters_and_huts_stay_when_a_river_is_scored() {
    let table = hunters(3).script(
        "1: straight-deer -1,0 0 hut river e
         2: straight-mammoth -2,0 0 meadow n
         3: straight-mammoth -3,0 0 river e
         1: source-forest1 -4,0 270 -",
    );
    assert_eq!(table.scores(), [0, 0, 6], "{:?}", table.events());
    assert_eq!(table.standing(), ["2 on -2,0 meadow n", "1 on -1,0 river e"]);
}

/// What one tile completes is scored all together.
#[test]
fn h10_a_follower_placed_on_what_the_tile_completes_scores_at_once_and_returns() {
    let table = hunters(2).script("1: source-forest1 -1,0 270 river e");
    assert_eq!(
        table.events()[2..],
        [
            "placed 1 follower -1,0 river e",
            "scored completed -1,0 river e: 2 segments × 1 + 1 fish × 1 = 3 for 1 (1:1) [H7 H10]",
            "returned 1 follower -1,0 river e"
        ]
    );
    assert_eq!((table.supply(1), table.standing().len()), (5, 0));
}

fn same_system(table: &Table, a: (&str, &str), b: (&str, &str)) -> bool {
    let systems = hunters_position(table.state()).systems();
    systems.root(table.feature(a.0, a.1)) == systems.root(table.feature(b.0, b.1))
}

#[test]
fn h13_rivers_joined_by_a_lake_are_different_rivers_and_one_system() {
    let table = hunters(2).script(
        "1: straight-deer -1,0 0 -
         2: lake3 -2,0 0 -
         1: straight-mammoth -3,0 0 -",
    );
    let (start, west) = (("0,0", "river w"), ("-3,0", "river e"));
    assert!(!table.same_feature(start, west));
    assert!(same_system(&table, start, west));
    assert!(same_system(&table, ("0,0", "lake w"), ("-2,0", "lake n")));
    let system = hunters_position(table.state()).places_of_system(table.feature("0,0", "river w"));
    // Start: lake and river. Straight: one. Lake: three rivers and itself. Straight: one.
    assert_eq!(system.len(), 8);
}

#[test]
fn h13_a_system_ends_at_springs() {
    let table = hunters(2).script(
        "1: source-forest1 -1,0 270 -
         2: two-sources-forest2-corner-gold 1,0 0 -",
    );
    assert!(same_system(&table, ("0,0", "lake w"), ("-1,0", "river e")));
    assert!(!same_system(&table, ("1,0", "river n"), ("1,0", "river e")), "two springs of one tile");
    let source_and_lake = hunters(2).script("1: source-and-lake-forest2-opposite-gold 0,1 0 -");
    assert!(!same_system(&source_and_lake, ("0,1", "river w"), ("0,1", "lake e")));
    assert!(same_system(&source_and_lake, ("0,1", "river e"), ("0,1", "lake e")));
}

#[test]
fn h13_rivers_that_pass_each_other_on_a_tile_are_two_systems() {
    let table = hunters(2).script(
        "1: straight-deer -1,0 0 -
         2: two-bends-deer-tiger -2,0 0 -",
    );
    assert!(same_system(&table, ("-2,0", "river n"), ("0,0", "lake w")));
    assert!(!same_system(&table, ("-2,0", "river s"), ("0,0", "lake w")));
}
