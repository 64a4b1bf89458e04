//! When two positions are the same, how one is copied into another, and what is told about a building.

use super::*;
use crate::games::city::Step;

/// Two players, tiles of the third pile, the gate set and the first wall waiting for its guard.
fn building() -> State {
    let mut state = each_wall(shape(2, 3, "#########"));
    begin(&mut state, ONE);
    play(&mut state, &["gate 4,0 n", "wall right"]);
    state
}

#[test]
fn positions_with_other_walls_towers_or_buildings_are_not_the_same() {
    let state = building();
    let changed = |change: &dyn Fn(&mut State)| {
        let mut other = state.clone();
        change(&mut other);
        other
    };
    let others = [
        changed(&|other| other.towers[0] -= 1),
        changed(&|other| other.building = Default::default()),
        changed(&|other| other.walls.set_guard(ONE, "5,0 n".parse().unwrap())),
        changed(&|other| other.walls.close("0,0 w".parse().unwrap())),
        changed(&|other| other.core.scores[1] += 1),
        changed(&|other| other.returned[1] += 1),
        changed(&|other| other.phase = super::super::Phase::Tower),
    ];
    for other in &others {
        assert_ne!(*other, state);
        assert_eq!(*other, other.clone());
    }
}

/// Search copies into memory already there: nothing of what was there may stay.
#[test]
fn a_copy_into_another_position_is_the_same() {
    let mut finished = building();
    act(&mut finished, "guard");
    build(&mut finished, End::Left);
    begin(&mut finished, TWO);
    for _ in 0..8 {
        wall(&mut finished, End::Right);
    }
    act(&mut finished, "tower right");
    assert_eq!(finished.step(), None, "four free sides are left");
    let (start, midway) = (shape(2, 1, "#"), building());
    let mut late = shape(2, 3, "#########");
    late.returned[0] = 1;
    begin(&mut late, ONE);
    act(&mut late, "gate 4,0 n");
    (0..7).for_each(|_| drop(act(&mut late, "wall right")));
    assert_eq!(late.step(), Some(Step::Guard));
    for from in [&start, &midway, &late, &finished] {
        for into in [&start, &midway, &late, &finished] {
            let mut copy = into.clone();
            copy.clone_from(from);
            assert_eq!(copy, *from);
            assert_eq!((copy.towers, copy.building, copy.phase), (from.towers, from.building, from.phase));
            assert_eq!(copy.returned, from.returned);
            assert_eq!(copy.walls, from.walls);
            assert_eq!(copy.walls().closing().len(), from.walls().closing().len());
        }
    }
    let walls = finished.walls();
    assert!(!walls.closing().is_empty() && !walls.guards().is_empty() && !walls.towers().is_empty());
}

#[test]
fn a_building_tells_how_much_is_left_of_it() {
    let mut state = building();
    assert_eq!(state.step(), Some(Step::Guard));
    assert_eq!(state.wall_to_guard(), Some("5,0 n".parse().unwrap()));
    assert_eq!(state.still_to_set(), 6, "eight pieces, two of which are set");
    act(&mut state, "pass");
    assert_eq!((state.wall_to_guard(), state.still_to_set()), (None, 6));
    build(&mut state, End::Left);
    assert_eq!((state.step(), state.still_to_set()), (Some(Step::Draw), 0));
    assert_eq!([1, 2, 3].map(|pile| state.walls_each_in(pile)), [0, 2, 4]);
}

#[test]
fn c2_the_piles_tell_what_is_left_in_them() {
    let mut state = State::new(Arc::new(Rules::new(3, Guards::Rulebook)));
    for (left, piles) in [
        (75, [30, 25, 20]),
        (46, [1, 25, 20]),
        (45, [0, 25, 20]),
        (44, [0, 24, 20]),
        (20, [0, 0, 20]),
        (19, [0, 0, 19]),
        (0, [0, 0, 0]),
    ] {
        leave(&mut state, left);
        assert_eq!(state.left_in_piles(), piles);
        assert_eq!(piles.iter().sum::<u32>(), state.left());
    }
}
