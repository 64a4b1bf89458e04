//! Bonus tiles: H11, H12 and H21.

use super::*;
use crate::play::position::Actor;
use crate::play::refusal::Refusal;
use crate::testing::{act, has, legal, refusal, scored, script};
use crate::vocabulary::lang::{Lang, Say};
use crate::vocabulary::tiles::TileSet;

/// A forest with one nugget that a forest at -1,0 completes.
const GOLD: &str = "
    open-mammoth 0,1 0
    forest2-corner-gold-mammoth 0,0 90
    forest1-deer 0,-1 0";
const COMPLETE: &str = "forest1-mammoth -1,0 0";

fn gold(players: usize) -> State {
    land(players, GOLD)
}

fn complete(state: &mut State, spot: &str) -> Vec<String> {
    script(state, &format!("{}: {COMPLETE} {spot}", state.core.player))
}

/// The forest is another's, the gold is for whoever completes it.
#[test]
fn h11_gold_brings_a_bonus_tile_to_who_completes_the_forest_and_points_to_its_owner() {
    let mut state = gold(2);
    stand(&mut state, TWO, "0,0 forest n");
    let told = complete(&mut state, "-");
    assert_eq!(scored(&told), ["completed 0,-1 forest s: 3 segments × 2 = 6 for 2 (2:1) [H8 H10]"]);
    assert_eq!(told.last().map(String::as_str), Some("bonus 1 for 0,-1 forest s [H11]"), "after the scoring");
    assert_eq!(state.actor(), Actor::Chance);
    assert!(legal(&state).iter().all(|draw| draw.starts_with("draw bonus-")), "{:?}", legal(&state));
    assert_eq!(legal(&state).len(), 12);
    let land_tile = refusal(&state, "draw open-deer");
    assert_eq!(land_tile, Refusal::NotInBag("open-deer".parse().unwrap()));
    let told = act(&mut state, "draw bonus-fire");
    assert_eq!(told, ["bonus-drawn 1 bonus-fire left 11"]);
    assert_eq!(state.actor(), Actor::Player(ONE), "it is still the same turn");
    assert_eq!(state.bonus_tile(), state.drawn());
    act(&mut state, "lay bonus-fire 1,1 0");
    assert_eq!(state.bonus_tile(), Some(tile(&state, "bonus-fire")), "until the turn is over");
    act(&mut state, "follower 1,1 meadow n");
    assert_eq!((state.core.player, state.bonus_tile(), state.bonus_left()), (TWO, None, 11));
    assert!(legal(&state).contains(&"draw open-deer".to_owned()), "the next turn is an ordinary one");
}

#[test]
fn h11_without_gold_there_is_none() {
    let mut state = land(2, "forest1-deer 0,0 0");
    let told = script(&mut state, "1: forest1-mammoth 0,1 270 -");
    assert_eq!(scored(&told).len(), 1);
    assert_eq!(state.core.player, TWO);
    assert_eq!(state.half, Half::Land);
}

/// An unfinished forest is worth no bonus tile, nor is a river that is completed beside it.
#[test]
fn h11_the_forest_must_be_completed() {
    let mut state = land(2, "source-forest2-opposite-gold-deer 0,0 0");
    let told = script(&mut state, "1: source-forest1 0,-1 0 -");
    assert_eq!(scored(&told), ["completed 0,-1 river s: 2 segments × 1 = 2 for nobody [H7 H10]"]);
    assert_eq!((state.core.player, state.half), (TWO, Half::Land));
}

#[test]
fn h12_the_bonus_comes_also_when_nobody_holds_the_forest() {
    let mut state = gold(3);
    let told = complete(&mut state, "-");
    assert_eq!(scored(&told), ["completed 0,-1 forest s: 3 segments × 2 = 6 for nobody [H8 H10]"]);
    assert!(has(&told, "bonus 1 for 0,-1 forest s [H11]"), "{told:?}");
    assert_eq!(state.scores(), [0, 0, 0]);
}

/// Two forests with a nugget each, which one tile completes.
///
/// ```text
///   [forest][      ][forest]
///   [gold  ][ tile ][gold  ]
/// ```
#[test]
fn h11_one_bonus_tile_a_turn_however_many_nuggets_and_forests() {
    let mut state = land(
        2,
        "forest1-deer 0,-1 0
         forest2-corner-gold-deer 0,0 0
         open-mammoth 1,-1 0
         forest1-deer 2,-1 0
         forest2-corner-gold-tiger 2,0 0",
    );
    stand(&mut state, ONE, "0,0 forest n");
    stand(&mut state, TWO, "2,0 forest n");
    let told = script(&mut state, "1: forest2-opposite-apart-deer 1,0 0 -");
    assert_eq!((scored(&told).len(), state.scores()), (2, &[6, 6][..]), "{told:?}");
    assert_eq!(told.iter().filter(|event| event.starts_with("bonus")).count(), 1, "{told:?}");
    script(&mut state, "1: bonus-fire 3,0 0 -");
    assert_eq!((state.core.player, state.half, state.bonus_left()), (TWO, Half::Land, 11));
}

/// A bonus turn with both nuggets in one forest.
#[test]
fn h11_two_nuggets_in_one_forest_bring_one_bonus_tile() {
    let mut state = land(
        2,
        "forest1-deer 0,-1 0
         forest2-corner-gold-deer 0,0 0
         forest2-opposite-joined-gold 1,0 0",
    );
    let told = script(&mut state, "1: forest1-mammoth 2,0 180 -");
    assert_eq!(scored(&told), ["completed 0,-1 forest s: 4 segments × 2 = 8 for nobody [H8 H10]"]);
    script(&mut state, "1: bonus-fire 3,0 0 -");
    assert_eq!((state.core.player, state.half), (TWO, Half::Land));
}

/// The follower that scored the forest is the last one its player has.
#[test]
fn h11_a_follower_just_returned_may_go_on_the_bonus_tile() {
    let mut state = gold(2);
    stand(&mut state, ONE, "0,0 forest n");
    for place in ["0,1 meadow n"; 4] {
        stand(&mut state, ONE, place);
    }
    assert_eq!(state.supply(ONE), 0);
    complete(&mut state, "-");
    assert_eq!(state.supply(ONE), 1);
    act(&mut state, "draw bonus-mushrooms-corner");
    act(&mut state, "lay bonus-mushrooms-corner 1,0 180");
    let told = act(&mut state, "follower 1,0 forest n");
    assert_eq!(told, ["placed 1 follower 1,0 forest n"]);
}

#[test]
fn h11_a_hut_may_go_on_the_bonus_tile() {
    let mut state = gold(2);
    complete(&mut state, "-");
    act(&mut state, "draw bonus-aurochs-lake");
    act(&mut state, "lay bonus-aurochs-lake 1,1 0");
    act(&mut state, "hut 1,1 lake e");
    assert_eq!((state.huts_left(ONE), state.core.player), (1, TWO));
}

/// The bonus tile has a nugget itself and completes a forest: it is scored, and that is all.
#[test]
fn h11_what_a_bonus_tile_completes_is_scored_at_once_and_earns_no_other() {
    let mut state = land(
        2,
        "open-mammoth 0,1 0
         forest2-corner-gold-mammoth 0,0 90
         forest1-deer 0,-1 0
         open-deer 1,-1 0
         forest1-deer 2,-1 0
         open-mammoth 1,1 0
         forest1-mammoth 1,0 0",
    );
    stand(&mut state, TWO, "1,0 forest e");
    complete(&mut state, "-");
    act(&mut state, "draw bonus-shrine");
    act(&mut state, "lay bonus-shrine 2,0 0");
    let told = act(&mut state, "pass");
    assert_eq!(scored(&told), ["completed 2,-1 forest s: 3 segments × 2 = 6 for 2 (2:1) [H8 H10]"]);
    assert!(!told.iter().any(|event| event.starts_with("bonus")), "{told:?}");
    assert_eq!((state.core.player, state.half, state.scores()), (TWO, Half::Land, &[0, 6][..]));
}

#[test]
fn h11_from_an_empty_pile_there_is_none() {
    let mut state = gold(2);
    leave_bonus(&mut state, &[]);
    let told = complete(&mut state, "-");
    assert!(!told.iter().any(|event| event.starts_with("bonus")), "{told:?}");
    assert_eq!((state.core.player, state.half), (TWO, Half::Land));
}

/// There is no water, so that a tile with a river on every side fits nowhere.
#[test]
fn h11_a_bonus_tile_that_fits_nowhere_is_set_aside_and_the_next_is_drawn() {
    let mut state = gold(2);
    leave_bonus(&mut state, &["bonus-two-lakes-two-deer", "bonus-fire"]);
    complete(&mut state, "-");
    let told = act(&mut state, "draw bonus-two-lakes-two-deer");
    assert_eq!(
        told,
        ["bonus-drawn 1 bonus-two-lakes-two-deer left 1", "set-aside 1 bonus-two-lakes-two-deer"]
    );
    assert_eq!(legal(&state), ["draw bonus-fire"], "still in the same turn");
    act(&mut state, "draw bonus-fire");
    assert_eq!(state.actor(), Actor::Player(ONE));
    assert_eq!(state.set_aside().len(), 1);
}

#[test]
fn h11_if_no_bonus_tile_fits_the_turn_is_over() {
    let mut state = gold(2);
    leave_bonus(&mut state, &["bonus-two-lakes-two-deer"]);
    complete(&mut state, "-");
    act(&mut state, "draw bonus-two-lakes-two-deer");
    assert_eq!((state.core.player, state.half, state.actor()), (TWO, Half::Land, Actor::Chance));
    assert!(legal(&state).contains(&"draw open-deer".to_owned()));
}

#[test]
fn h21_what_a_bonus_tile_can_do_is_said_when_it_is_drawn() {
    for (name, en, fr) in [
        ("bonus-fire", vec!["Fire: "], vec!["Incendie : "]),
        ("bonus-shrine", vec!["Shrine: "], vec!["Lieu de culte : "]),
        ("bonus-mushrooms-corner", vec!["Mushrooms: 2 points"], vec!["Champignons : 2 points"]),
        ("bonus-mushrooms-corner-lake", vec!["Mushrooms: ", "2 fish"], vec!["Champignons : ", "2 poissons"]),
        ("bonus-aurochs-lake", vec!["Aurochs: 2 points"], vec!["Aurochs : 2 points"]),
        ("bonus-two-mammoths", vec!["2 mammoths: 2 points each"], vec!["2 mammouths : 2 points chacun"]),
        ("bonus-lake-four-fish", vec!["4 fish"], vec!["4 poissons"]),
        ("bonus-two-lakes-two-deer", vec!["4 fish"], vec!["4 poissons"]),
    ] {
        let mut state = gold(2);
        complete(&mut state, "-");
        let action = format!("draw {name}").parse().unwrap();
        let told = state.play(&action).unwrap();
        for (lang, words) in [(Lang::En, en), (Lang::Fr, fr)] {
            let said = told[0].say(lang);
            assert!(words.iter().all(|words| said.contains(words)), "{said}");
            assert!(said.contains("[H21]"), "{said}");
        }
    }
}

#[test]
fn h21_every_bonus_tile_has_something_to_say() {
    for tile in TileSet::hunters_bonus().tiles {
        let powers = crate::games::hunters::Power::of(&tile);
        assert!(!powers.is_empty(), "{}", tile.name);
        let sentences: std::collections::BTreeSet<String> =
            powers.iter().map(|power| power.say(Lang::Fr)).collect();
        assert_eq!(sentences.len(), powers.len(), "{}", tile.name);
    }
}
