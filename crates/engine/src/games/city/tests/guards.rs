//! Guards and towers on the walls: C16, C17.

use super::*;
use crate::games::city::CityRefusal;
use crate::games::city::Step;
use crate::play::position::Actor;
use crate::play::refusal::Refusal;
use crate::testing::{has, legal, refusal};

fn guards(state: &State) -> Vec<String> {
    state.walls().guards().iter().map(|guard| format!("{} on {}", guard.player, guard.edge)).collect()
}

/// Two players with tiles of the third pile, so that a building has eight pieces.
fn opened(map: &str, gate: &str) -> State {
    let mut state = shape(2, 3, map);
    begin(&mut state, ONE);
    act(&mut state, &format!("gate {gate}"));
    state
}

/// A city where a guard may come after each wall.
fn guarded(map: &str, gate: &str) -> State {
    each_wall(opened(map, gate))
}

#[test]
fn c16_who_builds_a_wall_may_put_a_guard_on_it_but_not_on_the_gate() {
    let mut state = shape(2, 2, "##");
    begin(&mut state, ONE);
    act(&mut state, "gate 0,0 n");
    assert_eq!(state.step(), Some(Step::Wall), "nobody is asked about the gate");
    assert_eq!(refusal(&state, "guard"), Refusal::Unexpected { due: Step::Wall.into() });
    act(&mut state, "wall right");
    assert_eq!((state.actor(), legal(&state)), (Actor::Player(TWO), vec!["guard".into(), "pass".into()]));
    let told = act(&mut state, "guard");
    assert_eq!(told, ["guard 2 1,0 n"]);
    assert_eq!((guards(&state), state.supply(TWO)), (vec!["2 on 1,0 n".to_owned()], 6));
    assert_eq!((state.actor(), state.step()), (Actor::Player(ONE), Some(Step::Wall)));
    assert!(state.standing().is_empty(), "a guard stands on no feature");
}

#[test]
fn c16_no_guard_opposite_a_guard_whosever_it_is() {
    // Player 2 guards 1,0 n; the wall on 1,0 s is built by player 2, or by player 1.
    for own in [true, false] {
        let mut state = guarded("##", "0,0 n");
        play(&mut state, &["wall right", "guard"]);
        if own {
            play(&mut state, &["wall right", "pass", "wall right"]);
        } else {
            play(&mut state, &["wall left", "pass", "wall right", "pass", "wall right"]);
        }
        assert_eq!(state.walls().line(End::Right).last().map(ToString::to_string).as_deref(), Some("1,0 s"));
        assert_eq!(state.step(), Some(Step::Wall), "not asked: the next wall is due");
        assert!(state.is_watched_from_afar("1,0 s".parse().unwrap()));
        assert!(!state.is_watched_from_afar("0,0 s".parse().unwrap()), "the gate is no guard");
    }
}

#[test]
fn c16_a_wall_without_a_guard_opposite_does_not_matter() {
    let mut state = guarded("##", "0,0 n");
    play(&mut state, &["wall right", "pass", "wall right", "pass", "wall right"]);
    assert_eq!((state.step(), state.actor()), (Some(Step::Guard), Actor::Player(TWO)));
}

/// The rulebook's example of a gap in the row.
#[test]
fn c16_a_gap_in_the_row_allows_guards_at_both_ends_and_both_stay_when_it_is_filled() {
    let mut state = guarded("### #.# ###", "0,0 n");
    play(&mut state, &["wall right", "guard"]);
    for _ in 0..5 {
        wall(&mut state, End::Right);
    }
    act(&mut state, "wall right");
    assert_eq!(state.walls().line(End::Right).last().map(ToString::to_string).as_deref(), Some("1,2 s"));
    assert_eq!(state.step(), Some(Step::Guard));
    act(&mut state, "guard");
    lay(&mut state, PLAIN, Pos::new(1, 1), "0");
    let told = act(&mut state, "pass");
    assert_eq!(guards(&state), ["2 on 1,0 n", "2 on 1,2 s"]);
    assert!(
        has(&told, "guard-scored 2 1,0 n: 6 [C23]") && has(&told, "guard-scored 2 1,2 s: 6 [C23]"),
        "{told:?}"
    );
}

#[test]
fn c16_a_guard_comes_from_the_supply() {
    let mut state = guarded("##", "0,0 n");
    for _ in 0..7 {
        state.core.crew.spend(TWO);
    }
    act(&mut state, "wall right");
    assert_eq!((state.step(), state.actor()), (Some(Step::Wall), Actor::Player(ONE)), "not asked");
}

/// All but one of a player's followers are somewhere else.
fn leave_one(state: &mut State, player: Player) {
    (0..6).for_each(|_| state.core.crew.spend(player));
}

#[test]
fn c9_whom_the_tile_gave_back_is_no_guard_in_the_building_of_this_turn() {
    let mut state = city(
        2,
        2,
        "road-end 0,0 0
         residential-public 1,0 0
         residential-public 2,0 0
         residential-public 3,0 0",
    );
    stand(&mut state, TWO, "0,0 road s");
    leave_one(&mut state, TWO);
    turn(&mut state, "road-end-public 0,1 180 -");
    play(&mut state, &["gate 2,0 n", "wall right"]);
    assert_eq!((state.supply(TWO), state.guards_at_hand(TWO)), (1, 0));
    assert_eq!((state.step(), state.actor()), (Some(Step::Wall), Actor::Player(ONE)), "not asked");
    play(&mut state, &["wall right", "guard", "wall right", "pass"]);
    assert_eq!((guards(&state), state.step()), (vec!["1 on 3,0 e".to_owned()], Some(Step::Draw)));
    // From the next turn on the same follower can be used again.
    assert_eq!(state.guards_at_hand(TWO), 1);
    begin(&mut state, TWO);
    play(&mut state, &["wall right", "guard"]);
    assert_eq!((guards(&state).last().map(String::as_str), state.supply(TWO)), (Some("2 on 2,0 s"), 0));
}

#[test]
fn c9_whom_a_wall_gave_back_is_no_guard_in_its_building() {
    for late in [true, false] {
        let tiles = "road-end 0,0 180\nresidential-public 1,0 0\nresidential-public 2,0 0";
        let mut state = city(2, 3, tiles);
        state = if late { state } else { each_wall(state) };
        stand(&mut state, TWO, "0,0 road n");
        leave_one(&mut state, TWO);
        begin(&mut state, ONE);
        let told = play(&mut state, &["gate 0,0 w", "wall right"]);
        assert!(has(&told, "returned 2 follower 0,0 road n"), "{told:?}");
        while matches!(state.step(), Some(Step::Wall | Step::Guard)) {
            assert!(state.step() == Some(Step::Wall) || state.actor() == Actor::Player(ONE));
            let next = if state.step() == Some(Step::Wall) { "wall right" } else { "pass" };
            act(&mut state, next);
        }
        assert_eq!((state.supply(TWO), state.step()), (1, Some(Step::Tower)));
    }
}

/// Only those who came back are left out: of two in the supply one may stand guard.
#[test]
fn c9_another_follower_of_the_supply_may_still_be_the_guard() {
    let mut state = city(2, 2, "road-end 0,0 180\nresidential-public 1,0 0\nresidential-public 2,0 0");
    stand(&mut state, TWO, "0,0 road n");
    (0..5).for_each(|_| state.core.crew.spend(TWO));
    begin(&mut state, ONE);
    play(&mut state, &["gate 0,0 w", "wall right", "guard", "wall right", "pass", "wall right"]);
    assert_eq!((guards(&state), state.supply(TWO)), (vec!["2 on 0,0 n".to_owned()], 1));
    assert_eq!(state.step(), Some(Step::Tower), "the second wall gets none");
}

/// The rulebook: « Cela fait, chaque joueur peut mettre un garde sur le dernier rempart construit ».
#[test]
fn c16_with_the_third_pile_one_guard_each_when_all_walls_are_set_from_the_leader_on() {
    let mut state = shape(3, 3, "#########");
    begin(&mut state, TWO);
    play(&mut state, &["gate 4,0 n", "wall right", "wall left", "wall right", "wall right"]);
    assert_eq!((state.actor(), state.step()), (Actor::Player(ONE), Some(Step::Wall)), "nobody was asked");
    assert_eq!(refusal(&state, "guard"), Refusal::Unexpected { due: Step::Wall.into() });
    act(&mut state, "wall left");
    for (player, last, answer) in [(TWO, "6,0 n", "guard"), (THREE, "7,0 n", "pass"), (ONE, "2,0 n", "guard")]
    {
        assert_eq!((state.actor(), state.step()), (Actor::Player(player), Some(Step::Guard)));
        assert_eq!(state.wall_to_guard(), Some(last.parse().unwrap()));
        assert_eq!((legal(&state), state.still_to_set()), (vec!["guard".into(), "pass".into()], 0));
        act(&mut state, answer);
    }
    assert_eq!(guards(&state), ["2 on 6,0 n", "1 on 2,0 n"]);
    assert_eq!((state.actor(), state.step()), (Actor::Player(TWO), Some(Step::Tower)), "then the tower");
    assert_eq!([ONE, TWO, THREE].map(|player| state.supply(player)), [6, 6, 7]);
}

#[test]
fn c16_with_the_third_pile_the_guard_of_one_keeps_the_next_from_the_wall_opposite() {
    let mut state = shape(3, 3, "#####");
    begin(&mut state, ONE);
    play(&mut state, &["gate 0,0 w", "wall left", "wall right", "wall left", "wall right", "wall left"]);
    let mut passed = state.clone();
    assert_eq!(state.wall_to_guard(), Some("1,0 s".parse().unwrap()));
    act(&mut state, "guard");
    assert_eq!(state.actor(), Actor::Player(THREE), "player 2 built the wall on 1,0 n");
    act(&mut passed, "pass");
    assert_eq!((passed.actor(), passed.step()), (Actor::Player(TWO), Some(Step::Guard)));
}

#[test]
fn c16_with_the_third_pile_who_built_no_wall_has_no_guard() {
    let mut state = shape(3, 3, "#########");
    state.walls = super::super::walls::Walls::new(7);
    begin(&mut state, ONE);
    act(&mut state, "gate 4,0 n");
    build(&mut state, End::Right);
    begin(&mut state, TWO);
    play(&mut state, &["wall left", "wall left"]);
    // C19: there is none for player 1.
    let mut asked = Vec::new();
    while state.step() == Some(Step::Guard) {
        asked.push(state.actor());
        act(&mut state, "pass");
    }
    assert_eq!(asked, [TWO, THREE].map(Actor::Player));
    assert_eq!(state.step(), Some(Step::Tower));
}

#[test]
fn c16_by_the_option_each_wall_also_with_the_third_pile_after_each_wall() {
    let mut state = guarded("#####", "0,0 w");
    for _ in 0..5 {
        play(&mut state, &["wall right", "guard"]);
    }
    assert_eq!(guards(&state).len(), 5);
    // A guard stands opposite the last one.
    play(&mut state, &["wall right", "guard", "wall left"]);
    assert_eq!((guards(&state).len(), state.step()), (6, Some(Step::Tower)), "and not again at the end");
}

/// The rulebook's example.
#[test]
fn c17_a_tower_with_4_walls_up_to_the_gate_scores_4() {
    let mut state = opened("#########", "4,0 n");
    for _ in 0..4 {
        wall(&mut state, End::Right);
    }
    for _ in 0..3 {
        wall(&mut state, End::Left);
    }
    assert_eq!((state.actor(), state.step()), (Actor::Player(ONE), Some(Step::Tower)));
    assert_eq!(legal(&state), ["tower left", "tower right", "pass"]);
    let mut left = state.clone();
    assert_eq!(act(&mut left, "tower left")[0], "tower 1 left 1,0 n: 3 [C17]");
    assert_eq!(act(&mut state, "tower right")[0], "tower 1 right 8,0 n: 4 [C17]");
    assert_eq!((state.scores(), state.towers(ONE), state.towers(TWO)), (&[4, 0][..], 5, 6));
    assert_eq!((state.step(), state.player()), (Some(Step::Draw), TWO), "one tower a building");
    assert_eq!((state.walls().since_tower(End::Left), state.walls().since_tower(End::Right)), (3, 0));
}

#[test]
fn c17_the_next_tower_counts_from_the_last_one_on_its_side_whosever_it_is() {
    let mut state = shape(2, 2, "###############");
    begin(&mut state, ONE);
    act(&mut state, "gate 7,0 n");
    for end in [End::Right, End::Right, End::Left] {
        wall(&mut state, end);
    }
    assert_eq!(act(&mut state, "tower right")[0], "tower 1 right 9,0 n: 2 [C17]");
    begin(&mut state, TWO);
    for end in [End::Right, End::Left, End::Left, End::Right] {
        wall(&mut state, end);
    }
    let mut right = state.clone();
    assert_eq!(act(&mut right, "tower right")[0], "tower 2 right 11,0 n: 2 [C17]");
    assert_eq!(act(&mut state, "tower left")[0], "tower 2 left 4,0 n: 3 [C17]");
    assert_eq!(state.scores(), [2, 3]);
    let towers: Vec<_> = state.walls().towers().iter().map(|t| (t.player, t.end, t.after)).collect();
    assert_eq!(towers, [(ONE, End::Right, 2), (TWO, End::Left, 3)]);
    // A third on the side that has one, and a fourth that counts from that third.
    for (points, last) in [(3, "12,0 n"), (4, "14,0 s")] {
        begin(&mut state, ONE);
        let left = if points == 3 { 3 } else { 0 };
        for number in 0..4 {
            wall(&mut state, if number < left { End::Left } else { End::Right });
        }
        let told = act(&mut state, "tower right");
        assert_eq!(told[0], format!("tower 1 right {last}: {points} [C17]"));
    }
}

#[test]
fn c17_a_tower_needs_walls_since_the_last_one() {
    let mut state = opened("#########", "4,0 n");
    for _ in 0..7 {
        wall(&mut state, End::Right);
    }
    assert_eq!(legal(&state), ["tower right", "pass"]);
    assert_eq!(refusal(&state, "tower left"), Refusal::City(CityRefusal::NoWallsForTower(End::Left)));
    act(&mut state, "tower right");
    begin(&mut state, ONE);
    for _ in 0..8 {
        wall(&mut state, End::Left);
    }
    assert_eq!(legal(&state), ["tower left", "pass"], "nothing was built at the other end");
}

#[test]
fn c17_without_a_tower_left_the_leader_is_not_asked() {
    let mut state = opened("#########", "4,0 n");
    state.towers[ONE.seat()] = 0;
    for _ in 0..7 {
        wall(&mut state, End::Right);
    }
    assert_eq!((state.step(), state.player()), (Some(Step::Draw), TWO));
}

#[test]
fn c17_the_leader_may_keep_the_tower() {
    let mut state = opened("#########", "4,0 n");
    for _ in 0..7 {
        wall(&mut state, End::Right);
    }
    act(&mut state, "pass");
    assert_eq!((state.towers(ONE), state.scores()), (6, &[0, 0][..]));
    assert_eq!((state.step(), state.player()), (Some(Step::Draw), TWO));
}
