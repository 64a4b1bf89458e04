//! What happens in a turn: C4, C5, C10, C11.

use super::*;
use crate::games::city::Step;
use crate::play::position::Actor;
use crate::play::refusal::Refusal;
use crate::testing::{has, legal, refusal, scored};

fn buildings(told: &[String]) -> usize {
    told.iter().filter(|event| event.starts_with("building")).count()
}

#[test]
fn c4_a_tile_that_fits_nowhere_is_set_aside_and_another_is_drawn() {
    let mut state = city(2, 1, "road-straight 0,0 0");
    for pos in state.core.board.frontier().to_vec() {
        if pos != Pos::new(0, 1) {
            state.core.board.close(pos);
        }
    }
    let told = act(&mut state, &format!("draw {PLAIN}"));
    assert_eq!(told[1], format!("set-aside 1 {PLAIN}"));
    assert_eq!((state.actor(), state.player()), (Actor::Chance, ONE), "the same player draws again");
    assert_eq!((state.set_aside().len(), state.left()), (1, 73));
    leave(&mut state, 1);
    let told = act(&mut state, &format!("draw {PLAIN}"));
    assert!(has(&told, "ends by tiles"), "nothing is left to draw: {told:?}");
    assert_eq!(state.actor(), Actor::Nobody);
}

#[test]
fn c5_who_has_no_follower_in_the_supply_only_lays_the_tile() {
    let mut state = shape(2, 1, "#");
    for _ in 0..6 {
        state.core.crew.spend(ONE);
    }
    let mut one_left = state.clone();
    act(&mut one_left, &format!("draw {PLAIN}"));
    act(&mut one_left, &format!("lay {PLAIN} 1,0 0"));
    assert_eq!(one_left.step(), Some(Step::Follower));
    state.core.crew.spend(ONE);
    act(&mut state, &format!("draw {PLAIN}"));
    act(&mut state, &format!("lay {PLAIN} 1,0 0"));
    assert_eq!((state.step(), state.player()), (Some(Step::Draw), TWO), "not asked");
}

/// Two roads that end at 0,1 and the way to it.
const TWO_ROADS: &str = "
    road-end 0,0 0
    residential-public 1,0 0
    residential-public 2,0 0
    road-end-public 1,1 90";

#[test]
fn c10_with_the_thirtieth_tile_nothing_is_walled_with_the_31st_it_is() {
    for (left, built) in [(74, false), (46, false), (45, true), (21, true), (1, true)] {
        let mut state = city(3, 1, TWO_ROADS);
        stand(&mut state, TWO, "0,0 road s");
        leave(&mut state, left);
        let told = turn(&mut state, "road-x 0,1 0 -");
        assert_eq!(state.scores(), [0, 2, 0], "scored it is in any case");
        assert_eq!(state.step() == Some(Step::Gate), built, "with {left} left: {told:?}");
        assert_eq!(buildings(&told), usize::from(built));
    }
}

#[test]
fn c10_the_pile_is_told_before_its_first_tile() {
    let mut state = shape(2, 1, "#");
    leave(&mut state, 45);
    let told = act(&mut state, &format!("draw {PLAIN}"));
    assert_eq!(told, ["pile 2".to_owned(), format!("drawn 1 {PLAIN} left 44")]);
    leave(&mut state, 20);
    assert_eq!((state.pile(), state.left_in_pile(), state.walls_each()), (2, 0, 2));
    leave(&mut state, 19);
    assert_eq!((state.pile(), state.left_in_pile(), state.walls_each()), (3, 19, 4));
    leave(&mut state, 45);
    assert_eq!((state.pile(), state.left_in_pile(), state.walls_each()), (1, 0, 0));
}

#[test]
fn c11_what_nobody_holds_is_no_reason_to_build() {
    let mut state = city(3, 2, TWO_ROADS);
    let told = turn(&mut state, "road-x 0,1 0 -");
    assert_eq!((buildings(&told), state.step()), (0, Some(Step::Draw)));
    assert_eq!(state.player(), TWO);
}

#[test]
fn c11_a_resident_is_no_reason_to_build() {
    let mut state = city(2, 2, "residential-public 0,0 0");
    stand(&mut state, ONE, "0,0 residential n");
    assert_eq!(buildings(&turn(&mut state, "residential-historic-chateau-comtal 1,0 0 -")), 0);
}

#[test]
fn c11_one_building_however_much_was_completed_led_by_who_laid_the_tile() {
    let mut state = city(3, 2, TWO_ROADS);
    stand(&mut state, ONE, "0,0 road s");
    stand(&mut state, THREE, "1,1 road w");
    state.core.player = TWO;
    let told = turn(&mut state, "road-x 0,1 0 -");
    assert_eq!(scored(&told).len(), 2);
    assert_eq!(state.scores(), [2, 0, 2]);
    assert_eq!(
        told.last().map(String::as_str),
        Some("building 2 1 each with gate [C12]"),
        "after all scoring"
    );
    assert_eq!((buildings(&told), state.actor(), state.step()), (1, Actor::Player(TWO), Some(Step::Gate)));
    assert_eq!((state.core.crew.supply(ONE), state.core.crew.supply(THREE)), (7, 7));
    assert_eq!(refusal(&state, "pass"), Refusal::Unexpected { due: Step::Gate.into() });
    assert_eq!(legal(&state).len(), 10, "each outer side");
    // One building: after gate, two walls and the tower it is the next player's turn.
    play(&mut state, &["gate 0,0 w"]);
    assert_eq!(build(&mut state, End::Right), [THREE, ONE]);
    assert_eq!((state.player(), state.step()), (THREE, Some(Step::Draw)));
}

#[test]
fn c5_a_follower_just_placed_elsewhere_does_not_hold_what_was_completed() {
    let mut state = city(2, 2, TWO_ROADS);
    let told = turn(&mut state, "road-x 0,1 0 road s");
    assert_eq!((scored(&told).len(), buildings(&told)), (0, 0));
    assert_eq!(state.standing()[0].place.spot, spot("road s"));
}
