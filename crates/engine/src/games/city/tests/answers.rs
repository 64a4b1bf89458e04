//! What those who show a game ask: walls left and imagined (C21), who builds next (C12), what guards and towers
//! are about (C16, C17, C23).

use super::super::walls::Walls;
use super::*;
use crate::play::action::Action;
use crate::play::chance::Seed;
use crate::play::event::CityEvent;
use crate::play::position::Actor;
use crate::play::refusal::Step;

/// Plays games at random and shows every position with what is played next and what happens then.
fn each_move(players: usize, guards: Guards, mut look: impl FnMut(&State, &Action, &[Event], &State)) {
    let rules = Arc::new(Rules::new(players, guards));
    for seed in 0..20 {
        let mut state = State::new(Arc::clone(&rules));
        let rng = &mut Seed::from(seed).rng();
        while state.actor() != Actor::Nobody {
            let before = state.clone();
            let action = state.action(state.random_move(rng));
            let events = state.play(&action).unwrap();
            look(&before, &action, &events, &state);
        }
    }
}

#[test]
fn c12_builders_are_those_who_then_set_the_walls() {
    for (players, guards) in [(2, Guards::Rulebook), (3, Guards::EachWall), (4, Guards::Rulebook)] {
        let (mut expected, mut buildings) = (Vec::new(), 0);
        each_move(players, guards, |before, _, events, after| {
            if events.iter().any(|event| matches!(event, Event::City(CityEvent::BuildingBegun { .. }))) {
                assert_eq!(expected, [], "the building before was ended");
                expected = after.builders().collect();
                assert_eq!(expected.first(), Some(&after.player()), "the leader begins");
                buildings += 1;
            }
            for event in events {
                if let Event::City(CityEvent::GateSet { player, .. } | CityEvent::WallSet { player, .. }) =
                    event
                {
                    assert_eq!(before.builders().next(), Some(*player));
                    assert_eq!(expected.remove(0), *player);
                    assert_eq!(after.builders().collect::<Vec<_>>(), expected);
                }
            }
        });
        assert!(buildings > 20 && expected.is_empty(), "{buildings} with {players}");
    }
}

#[test]
fn c21_what_closes_the_ring_comes_from_the_supply_and_the_rest_is_imagined() {
    let mut state = shape(3, 3, "####");
    begin(&mut state, ONE);
    act(&mut state, "gate 1,0 n");
    wall(&mut state, End::Left);
    assert_eq!((state.walls().left(), state.free_sides()), (69, Some(8)));
    // With three left, five of the eight that close the ring are imagined.
    let mut state = shape(3, 3, "####");
    state.walls = Walls::new(4);
    begin(&mut state, ONE);
    act(&mut state, "gate 1,0 n");
    wall(&mut state, End::Left);
    assert_eq!((state.walls().left(), state.walls().imagined().len()), (3, 0));
    end(&mut state);
    assert_eq!((state.walls().supply(), state.walls().left(), state.free_sides()), (3, 0, Some(0)));
    assert_eq!(
        sides(state.walls().imagined().iter().copied()),
        sides(state.walls().closing()[3..].iter().copied())
    );
    let imagined: Vec<bool> = state.walls().standing().map(|wall| wall.imagined).collect();
    assert_eq!(imagined, [false, false, false, false, true, true, true, true, true]);
}

#[test]
fn c21_a_supply_that_reaches_leaves_the_others() {
    let mut state = shape(3, 3, "##");
    begin(&mut state, ONE);
    act(&mut state, "gate 0,0 n");
    end(&mut state);
    assert_eq!((state.walls().left(), state.walls().closing().len()), (65, 5));
    assert!(state.walls().standing().all(|wall| !wall.imagined && wall.guard.is_none()));
}

#[test]
fn c21_the_walls_told_as_imagined_are_those_that_are() {
    let mut met = 0;
    each_move(4, Guards::Rulebook, |_, _, events, after| {
        for event in events {
            if let Event::City(CityEvent::RingClosed { imagined, sides, .. }) = event {
                let flagged = after.walls().standing().filter(|wall| wall.imagined).count() as u32;
                assert_eq!((*imagined, after.walls().imagined().len() as u32), (flagged, flagged));
                let set = sides.len() as u32 - imagined;
                assert_eq!(after.walls().left() + set, after.walls().supply());
                met += imagined;
            }
        }
    });
    assert!(met > 0, "some were");
}

#[test]
fn c23_a_players_guards_score_what_was_said_of_them() {
    let mut met = 0;
    each_move(3, Guards::Rulebook, |_, _, events, after| {
        let mut paid = [0; Player::MAX];
        for event in events {
            if let Event::City(CityEvent::GuardScored { player, points, .. }) = event {
                paid[player.seat()] += points;
            }
        }
        if after.actor() == Actor::Nobody {
            let told = Player::all(3).map(|player| after.guard_points(player));
            assert_eq!(told.collect::<Vec<_>>(), paid[..3]);
            let guards: usize = Player::all(3).map(|player| after.guards_of(player).count()).sum();
            assert_eq!(guards, after.walls().standing().filter(|wall| wall.guard.is_some()).count());
            met += guards;
        }
    });
    assert!(met > 0);
}

#[test]
fn c17_c23_the_points_an_action_is_about_are_those_of_the_tower_or_of_the_guard() {
    let (mut walls, mut towers) = (0, 0);
    each_move(3, Guards::EachWall, |before, action, events, after| match (before.step(), action) {
        (Some(Step::Tower), Action::Tower { .. }) => {
            let told = events.iter().find_map(|event| match event {
                Event::City(CityEvent::TowerSet { points, .. }) => Some(*points),
                _ => None,
            });
            assert_eq!(before.points_for(action), told);
            towers += 1;
        }
        (Some(Step::Wall), _) => {
            let asked = after.wall_to_guard().map(|edge| after.row(edge).points());
            assert_eq!(before.points_for(action), asked);
            assert_eq!(after.wall_to_guard().and_then(|_| after.points_for(&Action::Guard)), asked);
            walls += 1;
        }
        (Some(Step::Gate | Step::Guard | Step::Tower), Action::Pass | Action::Gate { .. }) => {
            assert_eq!(before.points_for(action), None);
        }
        _ => {}
    });
    assert!(walls > 0 && towers > 0, "{walls} {towers}");
}
