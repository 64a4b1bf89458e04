//! How the game ends and the ring is closed: C20, C21.

use super::super::walls::Walls;
use super::*;
use crate::games::city::Step;
use crate::play::position::Actor;
use crate::testing::{has, scored};

fn over(state: &State) -> bool {
    state.actor() == Actor::Nobody
}

#[test]
fn c20_the_last_wall_ends_the_game_and_the_leader_may_still_set_a_tower() {
    let mut state = shape(3, 2, "#########");
    state.walls = Walls::new(2);
    begin(&mut state, ONE);
    act(&mut state, "gate 4,0 n");
    wall(&mut state, End::Right);
    wall(&mut state, End::Right);
    assert_eq!((state.walls().supply(), state.step()), (0, Some(Step::Tower)));
    let told = act(&mut state, "tower right");
    assert!(has(&told, "tower 1 right 6,0 n: 2 [C17]") && has(&told, "ends by walls"), "{told:?}");
    assert!(over(&state));
    // With one wall more the game goes on.
    let mut state = shape(3, 2, "#########");
    state.walls = Walls::new(3);
    begin(&mut state, ONE);
    act(&mut state, "gate 4,0 n");
    build(&mut state, End::Right);
    assert_eq!((over(&state), state.player()), (false, TWO));
}

#[test]
fn c20_the_last_tile_ends_the_game() {
    let mut state = shape(3, 3, "##");
    leave(&mut state, 2);
    turn(&mut state, "market1-fish-public 2,0 0 -");
    assert!(!over(&state));
    let told = turn(&mut state, "market1-grain-public 3,0 0 -");
    assert!(has(&told, "ends by tiles") && over(&state), "{told:?}");
}

#[test]
fn c20_the_last_tile_still_has_its_building() {
    let mut state = city(3, 3, "road-end 0,0 0\nresidential-public 1,0 0\nresidential-public 2,0 0");
    stand(&mut state, ONE, "0,0 road s");
    leave(&mut state, 1);
    turn(&mut state, "road-end-public 0,1 180 -");
    assert_eq!(state.step(), Some(Step::Gate));
    act(&mut state, "gate 0,0 n");
    for _ in 0..5 {
        assert!(!over(&state));
        wall(&mut state, End::Left);
    }
    assert_eq!(state.step(), Some(Step::Tower));
    let told = act(&mut state, "tower left");
    assert!(has(&told, "ends by tiles") && over(&state), "{told:?}");
    assert_eq!(state.scores()[0], 2 + 5);
}

/// The rulebook's example has four free sides.
#[test]
fn c20_with_five_free_sides_or_fewer_the_game_ends_with_six_it_does_not() {
    for (players, map, free) in [(3, "###", 5), (2, "####", 6), (2, "###", 4), (3, "####", 7)] {
        let mut state = shape(players, 2, map);
        begin(&mut state, ONE);
        act(&mut state, "gate 0,0 n");
        while state.step() == Some(Step::Wall) {
            wall(&mut state, End::Right);
        }
        assert_eq!(state.walls().free(state.board()).count(), free);
        assert_eq!(state.step(), Some(Step::Tower), "not before the building is over");
        let told = act(&mut state, "pass");
        assert_eq!(over(&state), free <= 5, "{free} free sides");
        assert_eq!(has(&told, "ends by ring"), free <= 5);
    }
}

/// Six free sides are left around a notch that a tile can fill.
fn nearly_closed() -> State {
    let mut state = shape(3, 2, "#.# ###");
    begin(&mut state, ONE);
    act(&mut state, "gate 2,0 e");
    build(&mut state, End::Right);
    begin(&mut state, ONE);
    build(&mut state, End::Right);
    assert_eq!((state.walls().free(state.board()).count(), over(&state)), (6, false));
    state
}

#[test]
fn c20_a_tile_that_narrows_the_gap_ends_the_game_without_a_building() {
    let mut state = nearly_closed();
    let told = turn(&mut state, "market1-fish-public 1,0 0 -");
    assert!(!told.iter().any(|event| event.starts_with("building")), "{told:?}");
    assert!(has(&told, "ends by ring") && over(&state), "{told:?}");
    assert_eq!(state.walls().closing().len(), 4);
}

#[test]
fn c20_a_tile_that_leaves_six_free_sides_ends_nothing_nor_does_any_before_the_gate_stands() {
    let mut state = nearly_closed();
    turn(&mut state, "market1-fish-public 0,-1 0 -");
    assert_eq!((state.walls().free(state.board()).count(), over(&state)), (8, false));
    let mut state = city(3, 2, "");
    let told = turn(&mut state, "residential-public 0,0 0 -");
    assert_eq!((state.walls().free(state.board()).count(), over(&state)), (4, false), "{told:?}");
}

/// The rulebook's example: closing the ring completes a road.
#[test]
fn c21_the_ring_is_closed_and_a_road_completed_by_it_scores_1() {
    let mut state = city(3, 2, "road-end 0,0 180\nresidential-public 1,0 0\nresidential-public 2,0 0");
    stand(&mut state, TWO, "0,0 road n");
    begin(&mut state, ONE);
    act(&mut state, "gate 2,0 n");
    wall(&mut state, End::Right);
    act(&mut state, "wall right");
    let told = play(&mut state, &["pass", "pass"]);
    assert!(has(&told, "closed 5 sides, 0 imagined: 1,0 s; 0,0 s; 0,0 w; 0,0 n; 1,0 n"), "{told:?}");
    assert_eq!(scored(&told), ["completed 0,0 road n: 1 tile × 1 = 1 for 2 (2:1) [C6 C9]"]);
    assert_eq!(state.walls().closing().len(), 5);
    assert!(state.walls().guards().is_empty() && state.walls().towers().is_empty());
}

#[test]
fn c21_also_if_no_wall_was_ever_begun() {
    let mut state = city(2, 3, "market1-fish-public 0,0 0\nresidential-public 1,0 0");
    stand(&mut state, ONE, "0,0 market n");
    let told = end(&mut state);
    assert_eq!(scored(&told), ["completed 0,0 market n: 1 tile × 1 = 1 for 1 (1:1) [C7 C9]"]);
    assert_eq!(state.walls().closing().len(), 6);
}

#[test]
fn c21_walls_are_imagined_where_there_are_no_more() {
    let mut state = shape(3, 2, "#########");
    state.walls = Walls::new(2);
    begin(&mut state, ONE);
    act(&mut state, "gate 4,0 n");
    wall(&mut state, End::Right);
    wall(&mut state, End::Right);
    let told = act(&mut state, "pass");
    assert!(
        told.iter().any(|event| event.starts_with("closed 17 sides, 17 imagined: 7,0 n; 8,0 n; 8,0 e;")),
        "{told:?}"
    );
    let mut state = shape(3, 2, "#########");
    state.walls = Walls::new(5);
    begin(&mut state, ONE);
    act(&mut state, "gate 4,0 n");
    build(&mut state, End::Right);
    assert!(end(&mut state).iter().any(|event| event.starts_with("closed 17 sides, 14 imagined:")));
}

/// A hole is no part of the ring: what opens into it stays unfinished.
#[test]
fn c21_followers_on_what_is_unfinished_score_nothing() {
    let mut state = city(
        2,
        3,
        "road-end 1,0 0
         residential-public 0,0 0
         residential-public 0,1 0
         residential-public 0,2 0
         market1-fish-public 1,2 0
         residential-public 2,2 0
         residential-public 2,1 0
         residential-public 2,0 0",
    );
    stand(&mut state, ONE, "1,0 road s");
    stand(&mut state, TWO, "1,2 market n");
    let told = end(&mut state);
    assert!(scored(&told).is_empty(), "{told:?}");
    assert!(has(&told, "returned 1 follower 1,0 road s") && has(&told, "returned 2 follower 1,2 market n"));
    assert_eq!((state.scores(), state.standing().len()), (&[0, 0][..], 0));
}
