//! What events and summaries point at on the board.

use super::*;
use crate::games::hunters::HuntersEvent;
use crate::games::hunters::Power;
use crate::play::event::{Occasion, Scoring};
use crate::testing::{act, script};
use crate::vocabulary::lang::Lang;
use crate::vocabulary::tiles::TileSet;

fn places(places: &[Place]) -> Vec<String> {
    places.iter().map(Place::to_string).collect()
}

/// What is scored at the end.
fn final_scorings(state: &State) -> Vec<Scoring> {
    let mut events: Vec<Event> = Vec::new();
    state.clone().finish(&mut events);
    let scored = |event| match event {
        Event::Scored(scoring) => Some(scoring),
        _ => None,
    };
    events.into_iter().filter_map(scored).collect()
}

#[test]
fn h16_the_deer_that_tigers_take_are_pointed_at_in_reading_order() {
    let mut state = land(
        2,
        "open-deer 0,0 0
         straight-tiger 1,0 0
         forest1-deer 0,-1 180
         forest2-corner-gold-tiger -1,0 0
         forest1-deer 0,1 0",
    );
    stand(&mut state, ONE, "0,0 meadow n");
    let hunt = final_scorings(&state).remove(0).hunt().unwrap().clone();
    assert_eq!((hunt.deer, hunt.tigers, hunt.fire, hunt.shrine), (3, 2, false, false));
    assert_eq!(places(&hunt.taken), ["0,-1 meadow e", "0,0 meadow n"]);
}

/// The meadow between the lakes has both deer, and meets the tiger beyond the river's banks.
#[test]
fn h16_a_tile_with_two_deer_loses_one_to_one_tiger() {
    let mut state = land(2, "bonus-two-lakes-two-deer 0,0 0\nstraight-deer-tiger 1,0 180");
    stand(&mut state, ONE, "0,0 meadow n3");
    let scoring = final_scorings(&state).remove(0);
    let hunt = scoring.hunt().unwrap();
    assert_eq!((hunt.deer, hunt.tigers, scoring.points), (2, 1, 2));
    assert_eq!(places(&hunt.taken), ["0,0 meadow n3"]);
}

#[test]
fn h7_the_lakes_at_the_ends_of_a_river_are_pointed_at() {
    let mut state = land(2, "start-volcano 0,0 0\nstraight-deer -1,0 0");
    let action = |text: &str| text.parse().unwrap();
    state.play(&action("draw lake1-forest1-two-fish")).unwrap();
    state.play(&action("lay lake1-forest1-two-fish -2,0 180")).unwrap();
    let events = state.play(&action("pass")).unwrap();
    let Event::Scored(scoring) = &events[0] else { panic!("{events:?}") };
    assert_eq!(places(&scoring.segments), ["-2,0 river e", "-1,0 river e", "0,0 river w"]);
    let mut lakes: Vec<String> = scoring.touching.iter().flat_map(|lake| places(lake)).collect();
    lakes.sort();
    assert_eq!(lakes, ["-2,0 lake e", "0,0 lake w"]);
    assert_eq!(scoring.tiles.len(), 3);
}

#[test]
fn h15_all_parts_of_a_system_are_pointed_at() {
    let mut state = land(2, "start-volcano 0,0 0\nstraight-deer -1,0 0\nlake3 -2,0 0");
    build(&mut state, ONE, "-1,0 river e");
    let scoring = final_scorings(&state).remove(0);
    assert_eq!((scoring.occasion, scoring.tiles.len()), (Occasion::Huts, 3));
    let mut parts = places(&scoring.segments);
    parts.sort();
    assert_eq!(
        parts,
        [
            "-1,0 river e",
            "-2,0 lake n",
            "-2,0 river e",
            "-2,0 river n",
            "-2,0 river w",
            "0,0 lake w",
            "0,0 river w"
        ]
    );
}

#[test]
fn h11_the_forest_that_earns_a_bonus_tile_is_pointed_at() {
    let mut state = land(2, "open-mammoth 0,1 0\nforest2-corner-gold-mammoth 0,0 90\nforest1-deer 0,-1 0");
    state.play(&"draw forest1-mammoth".parse().unwrap()).unwrap();
    state.play(&"lay forest1-mammoth -1,0 0".parse().unwrap()).unwrap();
    let events = state.play(&crate::play::action::Action::Pass).unwrap();
    let Some(Event::Hunters(HuntersEvent::BonusEarned { player, forest, .. })) = events.last() else {
        panic!("{events:?}")
    };
    assert_eq!(*player, ONE);
    assert_eq!(places(forest), ["0,-1 forest s", "-1,0 forest e", "0,0 forest n"]);
}

/// A nugget is worth telling of as long as there is a bonus tile to be had for it.
#[test]
fn h11_gold_is_told_of_a_forest_until_the_pile_is_empty() {
    let mut state = land(2, "forest2-corner-gold 0,0 0");
    let notes = |state: &State| {
        let notes = state.summary(segment(state, "0,0 forest e")).notes;
        notes.iter().map(|note| note.get(Lang::En).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(notes(&state), ["holds 1 nugget: whoever completes it draws a bonus tile"]);
    leave_bonus(&mut state, &[]);
    assert!(notes(&state).is_empty());
    let without = land(2, "forest1-deer 0,0 0");
    assert!(without.summary(segment(&without, "0,0 forest s")).notes.is_empty());
}

#[test]
fn h21_the_powers_of_each_bonus_tile() {
    let expected: [(&str, &[Power]); 12] = [
        ("bonus-fire", &[Power::Fire]),
        ("bonus-shrine", &[Power::Shrine]),
        ("bonus-mushrooms-corner", &[Power::Mushrooms]),
        ("bonus-mushrooms-corner-lake", &[Power::Mushrooms, Power::Fish { count: 2 }]),
        ("bonus-mushrooms-opposite-source", &[Power::Mushrooms]),
        ("bonus-aurochs-lake", &[Power::Aurochs]),
        ("bonus-aurochs-tiger-lake", &[Power::Aurochs]),
        ("bonus-aurochs-bend-forest", &[Power::Aurochs]),
        ("bonus-two-mammoths", &[Power::Mammoths { count: 2 }]),
        ("bonus-lake-four-fish", &[Power::Fish { count: 4 }]),
        ("bonus-lake-three-fish-deer", &[Power::Fish { count: 3 }]),
        ("bonus-two-lakes-two-deer", &[Power::Fish { count: 4 }]),
    ];
    let set = TileSet::hunters_bonus();
    assert_eq!(set.tiles.len(), expected.len());
    for (name, powers) in expected {
        assert_eq!(Power::of(set.tile(name).unwrap()), powers, "{name}");
    }
}

/// In a river system a lake stands for the whole of it.
#[test]
fn h13_a_lake_is_summed_up_as_its_system() {
    let mut state = land(2, "start-volcano 0,0 0\nstraight-deer -1,0 0");
    script(&mut state, "1: lake3 -2,0 0 hut lake n");
    act(&mut state, "draw open-deer");
    let lake = state.summary(segment(&state, "0,0 lake w"));
    assert_eq!((lake.points, lake.owners, lake.open, lake.completed), (2, vec![ONE], 2, false));
    let all = state.summaries();
    let systems = all.iter().filter(|summary| summary.kind == crate::vocabulary::tiles::FeatureKind::Lake);
    assert_eq!(systems.count(), 1, "both lakes are in one system");
}

/// A lake and a river from it back to it, by three bends: the last of them closes the system.
#[test]
fn h13_a_system_that_closes_a_loop_has_no_open_end() {
    let open = "lake2-forest1-mammoth 0,0 180\nbend-deer-inside 0,-1 0\nbend-tiger-outside 1,-1 90";
    let state = land(2, open);
    assert_eq!(state.summary(segment(&state, "0,0 lake n")).open, 2);
    let state = land(2, &format!("{open}\nbend-deer-outside 1,0 0"));
    assert_eq!(state.summary(segment(&state, "0,0 lake n")).open, 0);
}

#[test]
fn h19_a_meadow_with_a_hunter_at_the_shrine_is_summed_up_as_that_players() {
    let mut state = land(3, "bonus-shrine 0,0 0\nopen-deer 1,0 0\nopen-mammoth 2,0 0");
    for (hunter, place) in [(TWO, "1,0 meadow n"), (TWO, "2,0 meadow n"), (ONE, "0,0 meadow e")] {
        stand(&mut state, hunter, place);
    }
    let meadow = state.summary(segment(&state, "1,0 meadow n"));
    assert_eq!((meadow.owners, meadow.points), (vec![ONE], 2));
}
