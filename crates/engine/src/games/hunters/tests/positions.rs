//! When two positions are the same, and how one is copied into another.

use super::*;
use crate::testing::{act, script};

/// A bonus tile is laid and waits for a follower or a hut; a hut and a hunter stand.
fn midway() -> State {
    let mut state = land(
        2,
        "open-mammoth 0,1 0
         forest2-corner-gold-mammoth 0,0 90
         forest1-deer 0,-1 0
         lake1-open-mammoth 1,0 180",
    );
    build(&mut state, TWO, "1,0 lake e");
    stand(&mut state, TWO, "0,1 meadow n");
    script(&mut state, "1: forest1-mammoth -1,0 0 -");
    act(&mut state, "draw bonus-mushrooms-corner");
    act(&mut state, "lay bonus-mushrooms-corner 1,-1 180");
    state
}

#[test]
fn positions_with_other_huts_systems_piles_or_parts_are_not_the_same() {
    let state = midway();
    let changed = |change: &dyn Fn(&mut State)| {
        let mut other = state.clone();
        change(&mut other);
        other
    };
    let fire = tile(&state, "bonus-fire");
    let others = [
        changed(&|other| other.half = Half::Land),
        changed(&|other| other.phase = Phase::Draw),
        changed(&|other| other.bonus.take(fire)),
        changed(&|other| other.huts = Huts::new(2)),
        changed(&|other| other.systems = Features::default()),
        changed(&|other| other.core.scores[1] += 1),
    ];
    for other in &others {
        assert_ne!(*other, state);
        assert_eq!(*other, other.clone());
    }
}

/// Search copies into memory already there: nothing of what was there may stay.
#[test]
fn a_copy_into_another_position_is_the_same() {
    let mut finished = midway();
    act(&mut finished, "follower 1,-1 forest n");
    end(&mut finished);
    let (start, midway) = (land(2, "start-volcano 0,0 0"), midway());
    for from in [&start, &midway, &finished] {
        for into in [&start, &midway, &finished] {
            let mut copy = into.clone();
            copy.clone_from(from);
            assert_eq!(copy, *from);
            assert_eq!((copy.half, copy.phase), (from.half, from.phase));
            assert_eq!((&copy.huts, &copy.bonus), (&from.huts, &from.bonus));
            assert_eq!(copy.systems, from.systems);
        }
    }
}
