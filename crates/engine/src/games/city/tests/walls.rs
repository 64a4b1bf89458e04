//! Where walls stand and what they shut: C14, C15, C18.

use super::*;
use crate::games::city::CityRefusal;
use crate::games::city::Step;
use crate::play::refusal::Refusal;
use crate::testing::{has, legal, refusal, scored};

/// The gate is set there, in a building of three players, and the others' walls at these ends.
fn opened(state: &mut State, gate: &str, ends: [End; 2]) {
    begin(state, ONE);
    act(state, &format!("gate {gate}"));
    for end in ends {
        wall(state, end);
    }
    if state.step() == Some(Step::Tower) {
        act(state, "pass");
    }
}

fn next(state: &State) -> [Option<String>; 2] {
    End::ALL.map(|end| state.walls().next(state.board(), end).map(|edge| edge.to_string()))
}

fn both(left: &str, right: &str) -> [Option<String>; 2] {
    [Some(left.to_owned()), Some(right.to_owned())]
}

#[test]
fn c14_the_line_grows_at_either_end_around_the_corners_of_the_tiles() {
    let mut state = shape(2, 3, "##");
    begin(&mut state, ONE);
    act(&mut state, "gate 0,0 n");
    assert_eq!(legal(&state), ["wall left", "wall right"]);
    assert_eq!(next(&state), both("0,0 w", "1,0 n"));
    assert!(has(&wall(&mut state, End::Right), "wall 2 right 1,0 n left 69"));
    assert_eq!(next(&state), both("0,0 w", "1,0 e"));
    assert!(has(&wall(&mut state, End::Left), "wall 1 left 0,0 w left 68"));
    assert_eq!(next(&state), both("0,0 s", "1,0 e"));
    wall(&mut state, End::Right);
    assert_eq!(next(&state), both("0,0 s", "1,0 s"));
    assert_eq!(sides(state.walls().line(End::Right).to_vec()), ["1,0 n", "1,0 e"]);
    assert_eq!(sides(state.walls().line(End::Left).to_vec()), ["0,0 w"]);
}

#[test]
fn c14_the_line_turns_into_a_notch() {
    let mut state = shape(2, 3, "#. ##");
    begin(&mut state, ONE);
    act(&mut state, "gate 0,0 n");
    let mut covered = vec![];
    while state.step() == Some(Step::Wall) {
        covered.extend(next(&state)[1].clone());
        wall(&mut state, End::Right);
    }
    assert_eq!(covered, ["0,0 e", "1,1 n", "1,1 e", "1,1 s", "0,1 s", "0,1 w", "0,0 w"]);
}

/// The tiles at 0,1 and 1,0 touch at a corner only, and shut the hole between them and the others.
#[test]
fn c14_tiles_that_touch_at_a_corner_shut_a_hole_which_never_gets_walls() {
    let mut state = shape(2, 3, ".## #.# ###");
    begin(&mut state, ONE);
    let gates = legal(&state);
    assert_eq!(gates.len(), 12);
    for inside in ["0,1 e", "1,0 s", "2,1 w", "1,2 n"] {
        assert!(!gates.contains(&format!("gate {inside}")), "{inside}");
    }
    act(&mut state, "gate 0,1 n");
    assert_eq!(next(&state), both("0,1 w", "1,0 w"));
    wall(&mut state, End::Right);
    assert_eq!(next(&state), both("0,1 w", "1,0 n"));
}

#[test]
fn c14_the_last_free_side_has_one_name_and_a_closed_ring_takes_no_more() {
    let mut state = shape(2, 3, "#");
    begin(&mut state, ONE);
    act(&mut state, "gate 0,0 n");
    wall(&mut state, End::Right);
    wall(&mut state, End::Right);
    assert_eq!(next(&state), both("0,0 w", "0,0 w"));
    assert_eq!(legal(&state), ["wall right"]);
    assert_eq!(refusal(&state, "wall left"), Refusal::City(CityRefusal::OneSideLeft));
    wall(&mut state, End::Right);
    assert_eq!((state.step(), next(&state)), (Some(Step::Tower), [None, None]), "four walls are left undone");
    assert_eq!(state.walls().supply(), 67);
}

#[test]
fn c14_a_tile_laid_beside_the_end_changes_where_it_goes_on() {
    let mut state = shape(3, 2, "#########");
    opened(&mut state, "4,0 n", [End::Right, End::Right]);
    assert_eq!(next(&state), both("3,0 n", "7,0 n"));
    turn(&mut state, "market1-fish-public 7,-1 0 -");
    assert_eq!(next(&state), both("3,0 n", "7,-1 w"), "an inner corner");
    begin(&mut state, ONE);
    let told = wall(&mut state, End::Right);
    assert!(has(&told, "wall 1 right 7,-1 w left 67"), "two walls face one cell: {told:?}");
    assert_eq!(next(&state)[1].as_deref(), Some("7,-1 n"));
}

#[test]
fn c15_the_cell_outside_a_wall_or_the_gate_stays_empty() {
    let mut state = shape(3, 2, "#########");
    opened(&mut state, "4,0 n", [End::Left, End::Right]);
    act(&mut state, &format!("draw {PLAIN}"));
    for (pos, blocked) in [("2,-1", false), ("3,-1", true), ("4,-1", true), ("5,-1", true), ("6,-1", false)] {
        let lay = format!("lay {PLAIN} {pos} 0");
        assert_eq!(state.walls().blocks(pos.parse().unwrap()), blocked);
        assert_eq!(legal(&state).contains(&lay), !blocked, "{pos}");
        if blocked {
            assert_eq!(refusal(&state, &lay), Refusal::City(CityRefusal::BeyondWalls(pos.parse().unwrap())));
        }
    }
}

/// The gate stands at the bottom of a deep notch, the mouth of which is 1,0.
const NOTCH: &str = "#.# #.# ###";

#[test]
fn c15_no_tile_locks_the_ends_of_the_line_in() {
    let mut state = shape(3, 2, NOTCH);
    opened(&mut state, "1,2 n", [End::Left, End::Right]);
    act(&mut state, &format!("draw {PLAIN}"));
    let mouth = Pos::new(1, 0);
    assert!(
        state.core.board.fits(tile(&state, PLAIN), Placement { pos: mouth, rotation: "0".parse().unwrap() })
    );
    assert_eq!(
        refusal(&state, &format!("lay {PLAIN} 1,0 0")),
        Refusal::City(CityRefusal::LocksWallsIn(mouth))
    );
    assert!(!legal(&state).contains(&format!("lay {PLAIN} 1,0 0")));
    assert_eq!(legal(&state).len(), state.count_placements() as usize);
    // With the gate elsewhere the notch may become a hole.
    let mut state = shape(3, 2, NOTCH);
    opened(&mut state, "0,2 w", [End::Left, End::Left]);
    turn(&mut state, "market1-fish-public 1,0 0 -");
    assert_eq!(state.walls().free(state.board()).count(), 12 - 3, "the hole has no sides to wall");
}

/// One end turns into a pocket behind a corner; a tile on 1,0 would touch that corner and shut the pocket.
#[test]
fn c15_nor_one_end_of_it() {
    let mut state = shape(4, 2, "..# #.# ###");
    begin(&mut state, ONE);
    act(&mut state, "gate 0,1 n");
    assert_eq!(next(&state), both("0,1 w", "0,1 e"));
    wall(&mut state, End::Left);
    wall(&mut state, End::Left);
    let mut outside = state.clone();
    wall(&mut outside, End::Left);
    wall(&mut state, End::Right);
    for (state, locked) in [(&mut state, true), (&mut outside, false)] {
        act(state, "pass");
        act(state, &format!("draw {PLAIN}"));
        let lay = format!("lay {PLAIN} 1,0 0");
        assert_eq!(legal(state).contains(&lay), !locked);
        if locked {
            assert_eq!(refusal(state, &lay), Refusal::City(CityRefusal::LocksWallsIn(Pos::new(1, 0))));
        }
    }
}

#[test]
fn c15_a_tile_that_could_only_lock_the_line_in_is_set_aside() {
    let mut state = shape(3, 2, NOTCH);
    opened(&mut state, "1,2 n", [End::Left, End::Right]);
    for pos in state.core.board.frontier().to_vec() {
        if pos != Pos::new(1, 0) {
            state.core.board.close(pos);
        }
    }
    let told = act(&mut state, &format!("draw {PLAIN}"));
    assert!(has(&told, &format!("set-aside 2 {PLAIN}")), "{told:?}");
}

/// The rulebook's example: the wall completes a road of one tile.
#[test]
fn c18_a_wall_that_completes_a_road_of_one_tile_scores_1() {
    let mut state = city(3, 2, "road-end 0,0 180\nresidential-public 1,0 0\nresidential-public 2,0 0");
    stand(&mut state, THREE, "0,0 road n");
    begin(&mut state, ONE);
    act(&mut state, "gate 0,0 w");
    let told = act(&mut state, "wall right");
    assert_eq!(scored(&told), ["completed 0,0 road n: 1 tile × 1 = 1 for 3 (3:1) [C6 C9]"]);
    assert!(has(&told, "returned 3 follower 0,0 road n"), "{told:?}");
    assert_eq!(state.step(), Some(Step::Guard), "at once, before the guard");
}

/// The rulebook's example: the wall completes a market of two tiles and two goods.
#[test]
fn c18_a_wall_that_completes_a_market_scores_4_and_causes_no_further_building() {
    let mut state =
        city(3, 2, "market1-fish-public 0,0 90\nmarket2opp-grain 1,0 90\nresidential-public 0,1 0");
    stand(&mut state, TWO, "1,0 market e");
    begin(&mut state, ONE);
    act(&mut state, "gate 1,0 n");
    let told = wall(&mut state, End::Right);
    assert_eq!(scored(&told), ["completed 0,0 market e: 2 tiles × 2 = 4 for 2 (2:1) [C7 C9]"]);
    assert_eq!((state.scores(), state.core.crew.supply(TWO)), (&[0, 4, 0][..], 7));
    assert_eq!(state.still_to_set(), 1, "the same building goes on");
    assert!(!told.iter().any(|event| event.starts_with("building")));
    assert_eq!(build(&mut state, End::Right), [THREE]);
}

#[test]
fn c18_the_gate_completes_too() {
    let mut state = city(2, 2, "road-end 0,0 180\nresidential-public 1,0 0\nresidential-public 2,0 0");
    stand(&mut state, ONE, "0,0 road n");
    begin(&mut state, TWO);
    let told = act(&mut state, "gate 0,0 n");
    assert_eq!(scored(&told), ["completed 0,0 road n: 1 tile × 1 = 1 for 1 (1:1) [C6 C9]"]);
}

#[test]
fn c18_a_wall_does_not_score_what_stays_open_nor_residents_nor_what_nobody_holds() {
    let mut state = city(2, 2, "road-straight 0,0 0\nresidential-public 1,0 0\nresidential-public 2,0 0");
    stand(&mut state, ONE, "0,0 road n");
    stand(&mut state, TWO, "0,0 residential w");
    begin(&mut state, TWO);
    assert!(scored(&act(&mut state, "gate 0,0 n")).is_empty(), "open in the south");
    assert!(scored(&wall(&mut state, End::Left)).is_empty());
    let told = wall(&mut state, End::Left);
    assert_eq!(scored(&told), ["completed 0,0 road n: 1 tile × 1 = 1 for 1 (1:1) [C6 C9]"]);
    assert_eq!(state.standing().len(), 1, "the resident of the closed area stays");
}
