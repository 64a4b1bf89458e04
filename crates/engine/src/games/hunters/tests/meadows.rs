//! What hunters are paid for: H16 to H19. The numbers are those of the rulebook's four meadows.

use super::*;
use crate::testing::scored;

/// What is scored where these hunters stand.
fn hunt(tiles: &str, hunters: &[(Player, &str)]) -> (Vec<String>, Vec<u32>) {
    let mut state = land(3, tiles);
    for (hunter, place) in hunters {
        stand(&mut state, *hunter, place);
    }
    let told = end(&mut state);
    (scored(&told).into_iter().map(str::to_owned).collect(), state.scores().to_vec())
}

#[test]
fn h16_a_deer_is_2_points() {
    let (told, _) = hunt("open-deer 0,0 0", &[(ONE, "0,0 meadow n")]);
    assert_eq!(told, ["final 0,0 meadow n: 1 deer × 2 = 2 for 1 (1:1) [H16]"]);
}

/// A deer, a mammoth and a tiger.
const SHARED: &str = "
    open-deer 0,0 0
    open-mammoth 1,0 0
    straight-tiger 2,0 0";

#[test]
fn h16_a_tiger_takes_a_deer_but_no_mammoth_2_points_for_both() {
    let (told, scores) = hunt(SHARED, &[(TWO, "0,0 meadow n"), (THREE, "2,0 meadow w")]);
    assert_eq!(
        told,
        ["final 0,0 meadow n: 1 mammoth × 2 = 2, 1 tiger takes 1 deer for 2 3 (2:1 3:1) [H16]"],
        "the meadow is scored once"
    );
    assert_eq!(scores, [0, 2, 2]);
}

/// Two deer, two mammoths, an aurochs and a tiger.
const RICH: &str = "
    open-deer 0,0 0
    open-mammoth 1,0 0
    straight-tiger 2,0 0
    forest1-deer 0,-1 180
    forest1-mammoth 1,-1 270
    bonus-aurochs-lake -1,0 90";

#[test]
fn h16_the_majority_scores_8_alone_and_h18_the_aurochs_counts() {
    let hunters = [(ONE, "0,0 meadow n"), (TWO, "1,0 meadow n"), (TWO, "0,-1 meadow e")];
    let (told, scores) = hunt(RICH, &hunters);
    assert_eq!(
        told,
        ["final 0,-1 meadow e: 1 deer × 2 + 2 mammoths × 2 + 1 aurochs × 2 = 8, 1 tiger takes 1 of 2 deer \
          for 2 (1:1 2:2) [H16 H18]"]
    );
    assert_eq!(scores, [0, 8, 0]);
}

/// Two tigers and a deer.
const TIGERS: &str = "
    open-deer 0,0 0
    straight-tiger 1,0 0
    forest2-corner-gold-tiger -1,0 0";

#[test]
fn h16_more_tigers_than_deer_are_0_points_and_not_less() {
    let (told, scores) = hunt(TIGERS, &[(ONE, "0,0 meadow n")]);
    assert_eq!(told, ["final -1,0 meadow e: 0 deer × 2 = 0, 2 tigers take 1 deer for 1 (1:1) [H16]"]);
    assert_eq!(scores, [0, 0, 0]);
    let mammoth = format!("{TIGERS}\nopen-mammoth 0,1 0");
    assert_eq!(hunt(&mammoth, &[(ONE, "0,0 meadow n")]).1, [2, 0, 0], "the other tiger takes no mammoth");
}

#[test]
fn h16_closed_or_open_makes_no_difference_and_each_meadow_counts_its_own() {
    // The river parts the deer from the mammoth.
    let tiles = "straight-deer 0,0 0\nopen-mammoth 0,-1 0";
    let (told, scores) = hunt(tiles, &[(ONE, "0,0 meadow s"), (TWO, "0,0 meadow n")]);
    assert_eq!(
        told,
        [
            "final 0,0 meadow s: 1 deer × 2 = 2 for 1 (1:1) [H16]",
            "final 0,-1 meadow n: 1 mammoth × 2 = 2 for 2 (2:1) [H16]"
        ]
    );
    assert_eq!(scores, [2, 2, 0]);
    let without_hunters = hunt(tiles, &[]);
    assert_eq!(without_hunters, (vec![], vec![0, 0, 0]));
}

#[test]
fn h17_a_fire_drives_all_tigers_away_and_its_own_too() {
    for at in ["0,1 0", "0,-1 0"] {
        let (told, _) = hunt(&format!("{TIGERS}\nbonus-fire {at}"), &[(ONE, "0,0 meadow n")]);
        let what = "1 deer × 2 = 2, the fire drives 3 tigers away for 1 (1:1) [H16 H17]";
        assert!(told[0].ends_with(what), "{told:?}");
    }
}

/// Beyond the river, the fire burns in vain.
#[test]
fn h17_a_fire_in_another_meadow_changes_nothing() {
    let tiles = "straight-deer-tiger 0,0 0\nopen-deer 0,1 0\nbonus-fire 0,-1 0";
    let (told, scores) = hunt(tiles, &[(ONE, "0,0 meadow s"), (TWO, "0,0 meadow n")]);
    assert_eq!(scores, [0, 2, 0], "{told:?}");
}

#[test]
fn h18_an_aurochs_is_2_points_and_no_tiger_touches_it() {
    let tiles = "bonus-aurochs-lake 0,0 0\nstraight-tiger -1,0 180";
    let (told, _) = hunt(tiles, &[(TWO, "0,0 meadow n")]);
    assert_eq!(told, ["final -1,0 meadow e: 1 aurochs × 2 = 2, 1 tiger finds no deer for 2 (2:1) [H16 H18]"]);
}

/// A shrine with a tiger, a deer, and two mammoths.
const SHRINE: &str = "
    bonus-shrine 0,0 0
    open-deer 1,0 0
    open-mammoth 2,0 0
    open-mammoth 1,1 0";

#[test]
fn h19_a_hunter_on_the_shrine_alone_scores_whatever_others_have() {
    let hunters =
        [(ONE, "0,0 meadow e"), (TWO, "1,0 meadow n"), (TWO, "2,0 meadow n"), (THREE, "1,1 meadow n")];
    let (told, scores) = hunt(SHRINE, &hunters);
    assert_eq!(
        told,
        [
            "final 0,0 meadow e: 2 mammoths × 2 = 4, 1 tiger takes 1 deer, the hunter at the shrine has it alone \
          for 1 (1:1 2:2 3:1) [H16 H19]"
        ]
    );
    assert_eq!(scores, [4, 0, 0]);
}

#[test]
fn h19_without_a_hunter_on_it_a_shrine_is_a_meadow_like_others() {
    let (told, scores) = hunt(SHRINE, &[(ONE, "1,0 meadow n"), (TWO, "2,0 meadow n"), (TWO, "1,1 meadow n")]);
    assert!(told[0].ends_with("1 tiger takes 1 deer for 2 (1:1 2:2) [H16]"), "{told:?}");
    assert_eq!(scores, [0, 4, 0]);
}

/// Beyond the river, the shrine gives nobody anything.
#[test]
fn h19_a_shrine_changes_nothing_in_other_meadows() {
    let tiles = "bonus-shrine 0,0 0\nstraight-tiger 1,0 0\nopen-deer 2,0 0";
    let (told, scores) = hunt(tiles, &[(ONE, "0,0 meadow e"), (TWO, "2,0 meadow n")]);
    assert_eq!(told[1], "final 1,0 meadow e: 1 deer × 2 = 2 for 2 (2:1) [H16]");
    assert_eq!(scores, [0, 2, 0]);
}

/// A gatherer on the tile of the shrine is no hunter in its meadow.
#[test]
fn h19_a_gatherer_beside_the_shrine_does_not_count() {
    let (_, scores) = hunt(SHRINE, &[(ONE, "0,0 forest n"), (TWO, "1,0 meadow n")]);
    assert_eq!(scores, [0, 4, 0]);
}

/// There is one such tile in the box; the ruling is for more.
#[test]
fn h19_where_two_shrines_meet_their_hunters_share_among_themselves() {
    let two = format!("{SHRINE}\nbonus-shrine 3,0 90");
    let others = [(THREE, "1,0 meadow n"), (THREE, "2,0 meadow n"), (THREE, "1,1 meadow n")];
    let hunters = |more: &[(Player, &'static str)]| [&others[..], more].concat();
    let tie = hunters(&[(ONE, "0,0 meadow e"), (TWO, "3,0 meadow s")]);
    assert_eq!(hunt(&two, &tie).1, [4, 4, 0]);
    let most = hunters(&[(ONE, "0,0 meadow e"), (ONE, "3,0 meadow s"), (TWO, "3,0 meadow s")]);
    assert_eq!(hunt(&two, &most).1, [4, 0, 0]);
}

/// H6 holds on the shrine too.
#[test]
fn h19_the_hunter_at_the_shrine_must_be_allowed_there() {
    let mut state = land(2, "open-deer 1,0 0\nforest1-deer 1,1 0");
    stand(&mut state, TWO, "1,0 meadow n");
    state.half = Half::Bonus;
    crate::testing::act(&mut state, "draw bonus-shrine");
    crate::testing::act(&mut state, "lay bonus-shrine 0,0 0");
    let refusal = crate::testing::refusal(&state, "follower 0,0 meadow e");
    assert!(matches!(refusal, crate::play::refusal::Refusal::Occupied { .. }), "{refusal}");
}
