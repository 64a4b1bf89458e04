//! Whose walls and how many: C12, C13, C19.

use super::super::walls::Walls;
use super::*;
use crate::games::city::CityRefusal;
use crate::games::city::Step;
use crate::play::position::Actor;
use crate::play::refusal::Refusal;
use crate::testing::{legal, refusal};

const FOUR: Player = Player::new(3);
/// Twenty sides around: enough for several buildings.
const LONG: &str = "#########";

/// The first building with the gate in the middle of the north.
fn opened(players: usize, pile: u32, leader: Player) -> State {
    let mut state = shape(players, pile, LONG);
    begin(&mut state, leader);
    act(&mut state, "gate 4,0 n");
    state
}

#[test]
fn c12_the_leader_sets_the_gate_and_every_other_player_one_wall() {
    let mut three = opened(3, 2, TWO);
    assert_eq!((three.actor(), three.step()), (Actor::Player(THREE), Some(Step::Wall)));
    assert_eq!(build(&mut three, End::Right), [THREE, ONE]);
    assert_eq!((three.walls().supply(), three.player()), (68, THREE), "the gate is none of the 70");
    let mut four = opened(4, 2, TWO);
    assert_eq!(build(&mut four, End::Left), [THREE, FOUR, ONE]);
    assert_eq!(four.player(), THREE);
}

#[test]
fn c12_later_every_player_sets_one_wall_and_the_leader_begins() {
    for (players, order) in [(3, vec![THREE, ONE, TWO]), (4, vec![THREE, FOUR, ONE, TWO])] {
        let mut state = opened(players, 2, ONE);
        build(&mut state, End::Right);
        begin(&mut state, THREE);
        assert_eq!((state.step(), state.still_to_set()), (Some(Step::Wall), players as u32));
        assert_eq!(build(&mut state, End::Right), order);
        assert_eq!(state.player(), THREE.next(players));
    }
}

#[test]
fn c12_with_the_third_pile_two_walls_each_one_at_a_time() {
    let mut state = opened(3, 2, ONE);
    build(&mut state, End::Right);
    leave(&mut state, 19);
    begin(&mut state, TWO);
    assert_eq!(build(&mut state, End::Left), [TWO, THREE, ONE, TWO, THREE, ONE]);
    let mut state = shape(4, 3, "############");
    begin(&mut state, ONE);
    act(&mut state, "gate 4,0 n");
    build(&mut state, End::Right);
    begin(&mut state, TWO);
    assert_eq!(build(&mut state, End::Left), [TWO, THREE, FOUR, ONE, TWO, THREE, FOUR, ONE]);
}

/// The gate counts as one of the leader's two.
#[test]
fn c12_a_first_building_in_the_third_pile() {
    let mut state = opened(3, 3, TWO);
    assert_eq!(state.still_to_set(), 5);
    assert_eq!(build(&mut state, End::Right), [THREE, ONE, TWO, THREE, ONE]);
}

#[test]
fn c12_the_gate_goes_to_any_free_outer_side_and_nowhere_else() {
    let mut state = shape(3, 2, "### #.# ###");
    begin(&mut state, ONE);
    assert_eq!(state.still_to_set(), 3);
    assert_eq!(legal(&state).len(), 12);
    for edge in ["1,0 s", "0,1 e", "1,1 n", "0,0 e", "5,5 n"] {
        let outer = Refusal::City(CityRefusal::NotOuter(edge.parse().unwrap()));
        assert_eq!(refusal(&state, &format!("gate {edge}")), outer, "a hole, a tile, nothing at all");
    }
    assert_eq!(refusal(&state, "wall left"), Refusal::Unexpected { due: Step::Gate.into() });
    act(&mut state, "gate 2,1 e");
    assert_eq!(state.walls().gate().map(|gate| gate.to_string()).as_deref(), Some("2,1 e"));
}

#[test]
fn c13_two_players_set_two_walls_each_the_gate_being_the_leaders_first() {
    let mut state = opened(2, 2, TWO);
    assert_eq!(build(&mut state, End::Right), [ONE, TWO, ONE]);
    assert_eq!(state.walls().supply(), 67);
    begin(&mut state, ONE);
    assert_eq!(build(&mut state, End::Left), [ONE, TWO, ONE, TWO]);
    assert_eq!(state.walls().supply(), 63);
}

#[test]
fn c13_two_players_set_four_walls_each_with_the_third_pile() {
    let mut state = opened(2, 3, ONE);
    assert_eq!(build(&mut state, End::Right), [TWO, ONE, TWO, ONE, TWO, ONE, TWO]);
    let mut state = shape(2, 2, "############");
    begin(&mut state, ONE);
    act(&mut state, "gate 4,0 n");
    build(&mut state, End::Right);
    leave(&mut state, 19);
    begin(&mut state, TWO);
    assert_eq!(state.still_to_set(), 8);
    assert_eq!(build(&mut state, End::Right), [TWO, ONE, TWO, ONE, TWO, ONE, TWO, ONE]);
}

#[test]
fn c13_the_building_tells_how_many_each_sets() {
    for (players, pile, told) in [
        (2, 2, "building 1 2 each with gate [C13]"),
        (2, 3, "building 1 4 each with gate [C13]"),
        (3, 2, "building 1 1 each with gate [C12]"),
        (4, 3, "building 1 2 each with gate [C12]"),
    ] {
        let mut state = shape(players, pile, LONG);
        let mut events: Vec<Event> = Vec::new();
        state.begin_building(&mut events);
        assert_eq!(events[0].to_string(), told);
    }
}

#[test]
fn c19_too_few_walls_are_dealt_one_at_a_time_from_the_leader_on() {
    let mut state = shape(3, 3, "############");
    state.walls = Walls::new(9);
    begin(&mut state, ONE);
    act(&mut state, "gate 4,0 n");
    build(&mut state, End::Right);
    assert_eq!(state.walls().supply(), 4);
    begin(&mut state, TWO);
    assert_eq!(state.still_to_set(), 4);
    assert_eq!(build(&mut state, End::Right), [TWO, THREE, ONE, TWO], "the last two players set one only");
    assert_eq!((state.walls().supply(), state.actor()), (0, Actor::Nobody), "the last wall ends the game");
}

#[test]
fn c19_the_gate_needs_no_wall() {
    let mut state = shape(3, 2, LONG);
    state.walls = Walls::new(1);
    begin(&mut state, ONE);
    assert_eq!(state.still_to_set(), 2, "the gate and one wall");
    act(&mut state, "gate 4,0 n");
    assert_eq!(build(&mut state, End::Right), [TWO]);
    assert_eq!(state.actor(), Actor::Nobody);
}

/// A building ends where there is no free side any more, with seven walls due as well.
#[test]
fn c14_a_ring_that_is_closed_ends_the_building() {
    let mut state = shape(2, 3, "###");
    begin(&mut state, ONE);
    act(&mut state, "gate 0,0 n");
    assert_eq!(state.still_to_set(), 7);
    for left in (0..7).rev() {
        assert_eq!(state.step(), Some(Step::Wall));
        act(&mut state, "wall right");
        assert_eq!(state.still_to_set(), left);
    }
    let mut state = shape(2, 3, "##");
    begin(&mut state, ONE);
    assert_eq!(state.still_to_set(), 6, "the gate and five walls");
    act(&mut state, "gate 0,0 n");
    assert_eq!(build(&mut state, End::Right), [TWO, ONE, TWO, ONE, TWO]);
    assert_eq!((state.walls().supply(), state.actor()), (65, Actor::Nobody));
}
