//! Where tiles may be laid: B4 to B6.

use crate::table::table;
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::event::{Event, RuleId};
use bastide_engine::geometry::Side;
use bastide_engine::position::Actor;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::{action, game, player, square};
use bastide_engine::tiles::FeatureKind::{self, City, Field, Road};

/// The refusal of a tile whose `side` shows something else than its neighbour.
fn mismatch(pos: &str, side: Side, shows: FeatureKind, neighbour: FeatureKind) -> Refusal {
    Refusal::Mismatch { pos: square(pos), side, shows, neighbour, rule: RuleId("B5") }
}

#[test]
fn b4_a_corner_is_not_enough() {
    let mut table = table("rulebook", 2).actions(&["draw monastery"]);
    for corner in ["-1,-1", "1,-1", "-1,1", "1,1"] {
        assert_eq!(
            table.refusal(&format!("lay monastery {corner} 0")),
            Refusal::Alone { pos: square(corner), rule: RuleId("B4") }
        );
    }
    assert_eq!(
        table.refusal("lay monastery 5,7 0"),
        Refusal::Alone { pos: square("5,7"), rule: RuleId("B4") }
    );
    assert_eq!(table.legal(), ["lay monastery 0,1 0"], "below the start tile it touches by a side");
}

#[test]
fn b4_no_square_however_far_touches_by_accident() {
    // The board's grid wraps around: squares a whole grid away must not be taken for near ones.
    let mut table = table("rulebook", 2).actions(&["draw monastery"]);
    for away in [64, 72, 74, 127, 128, 129, 256, 1024, 4096, 32000] {
        for (x, y) in [(0, 1 + away), (0, 1 - away), (away, 1), (-away, 1), (away, 0), (0, away)] {
            let far = format!("{x},{y}");
            assert_eq!(
                table.refusal(&format!("lay monastery {far} 0")),
                Refusal::Alone { pos: square(&far), rule: RuleId("B4") }
            );
        }
    }
}

#[test]
fn b4_the_last_squares_there_are_touch_nothing() {
    let mut table = table("rulebook", 2).actions(&["draw monastery"]);
    for far in ["0,-32768", "-32768,0", "32767,0", "0,32767", "-32768,32767"] {
        assert_eq!(
            table.refusal(&format!("lay monastery {far} 0")),
            Refusal::Alone { pos: square(far), rule: RuleId("B4") }
        );
    }
}

#[test]
fn b5_roads_cities_and_fields_continue() {
    // Start tile: city to the north, road from west to east, field to the south.
    let mut table = table("rulebook", 2).actions(&["draw city-side-road-bend-east"]);
    let lay = |pos: &str, turn: u16| format!("lay city-side-road-bend-east {pos} {turn}");
    // Turned by 0: city n, road e s, field w. Of a side, the first of the three ports that differs is told.
    assert_eq!(table.refusal(&lay("1,0", 0)), mismatch("1,0", Side::West, Field, Road));
    assert_eq!(table.refusal(&lay("0,-1", 0)), mismatch("0,-1", Side::South, Field, City));
    assert_eq!(table.refusal(&lay("0,1", 0)), mismatch("0,1", Side::North, City, Field));
    // Turned by 270: city w, road n e, field s.
    assert_eq!(table.refusal(&lay("1,0", 270)), mismatch("1,0", Side::West, City, Field));
    assert_eq!(table.refusal(&lay("0,-1", 270)), mismatch("0,-1", Side::South, Field, City));
    assert_eq!(table.refusal(&lay("0,1", 270)), mismatch("0,1", Side::North, Road, Field));
    assert_eq!(
        table.legal(),
        [
            lay("0,-1", 180), // its city on the start tile's city
            lay("-1,0", 0),   // its road east on the start tile's road west
            lay("-1,0", 270),
            lay("1,0", 90), // its road west
            lay("1,0", 180),
            lay("0,1", 90), // its field north
        ]
    );
}

#[test]
fn b5_every_side_that_touches_must_continue() {
    //          (0,-1) city below      Laid on 1,-1 a tile touches 0,-1 to the west and 1,0 to the
    //   start, (1,0) road to the west south: both must agree.
    let table = table("rulebook", 2).script(
        "1: city-side 0,-1 180 -
         2: road-straight 1,0 0 -",
    );
    let mut table = table.actions(&["draw road-straight"]);
    // South fits (field on field), west does not (road on field).
    assert_eq!(table.refusal("lay road-straight 1,-1 0"), mismatch("1,-1", Side::West, Road, Field));
    // West fits, south does not.
    assert_eq!(table.refusal("lay road-straight 1,-1 90"), mismatch("1,-1", Side::South, Road, Field));
    let mut table = table.actions(&["lay road-straight 2,0 0", "pass", "draw city-side"]);
    assert_eq!(table.refusal("lay city-side 1,-1 270"), mismatch("1,-1", Side::West, City, Field));
    assert_eq!(table.refusal("lay city-side 1,-1 180"), mismatch("1,-1", Side::South, City, Field));
    let table = table.actions(&["lay city-side 1,-1 0"]);
    assert!(table.state().board().tile_at(square("1,-1")).is_some(), "both fit");
}

#[test]
fn b5_no_tile_lies_on_another() {
    let mut table = table("rulebook", 2).actions(&["draw road-straight"]);
    assert_eq!(table.refusal("lay road-straight 0,0 0"), Refusal::Taken(square("0,0")));
}

#[test]
fn b6_a_tile_that_fits_nowhere_is_set_aside_and_the_player_draws_another() {
    // The only city is closed, so the tile that is city on all sides can lie nowhere.
    let table = table("rulebook", 2).script("1: city-side 0,-1 180 -").actions(&["draw city-whole-shield"]);
    assert_eq!(
        table.events(),
        ["drawn 2 city-whole-shield left 69", "set-aside 2 city-whole-shield"],
        "all are told"
    );
    assert_eq!(table.state().actor(), Actor::Chance);
    let aside: Vec<_> = table.state().set_aside().iter().map(|&id| table.state().table().name(id)).collect();
    assert_eq!(aside.iter().map(|name| &**name).collect::<Vec<_>>(), ["city-whole-shield"]);
    assert_eq!(table.state().drawn(), None);

    let mut table = table;
    let gone = Refusal::NotInBag("city-whole-shield".parse().unwrap());
    assert_eq!(table.refusal("draw city-whole-shield"), gone, "it never comes back");

    let table = table.script("2: two-cities-opposite 0,-2 90 -");
    assert_eq!(table.state().unseen().iter().sum::<u16>(), 68);
    // Now there are open cities again, but the tile is gone.
    assert!(!table.legal().contains(&"draw city-whole-shield".to_owned()));
    table.script("1: road-bend 1,0 0 -");
}

#[test]
fn b6_a_tile_that_fits_somewhere_must_be_laid() {
    let mut table = table("rulebook", 2).actions(&["draw city-whole-shield"]);
    assert_eq!(table.legal(), ["lay city-whole-shield 0,-1 0"], "it fits on the start tile's city");
    assert!(matches!(table.refusal("pass"), Refusal::Unexpected { .. }));
    assert!(table.state().set_aside().is_empty());
}

/// The city sides of the laid tiles that nothing lies against.
fn open_cities(state: &State) -> u32 {
    let features = state.board().features();
    features.roots().filter(|&root| features.kind(root) == City).map(|root| features.open(root)).sum()
}

/// A turn without a follower that leaves few open cities: large cities first, small ones to close them.
fn turn_that_closes_cities(state: &State) -> Vec<Action> {
    let city_ports = |name: &str| {
        let id = state.table().find(name).expect("it can be drawn");
        let tile = state.table().tile(id);
        tile.segments.iter().filter(|s| s.kind == City).map(|s| s.ports.len()).sum::<u32>()
    };
    let mut draws: Vec<(u32, Action)> = (state.legal_actions().into_iter())
        .filter(|draw| draw.to_string() != "draw city-whole-shield")
        .map(|draw| (city_ports(draw.to_string().trim_start_matches("draw ")), draw))
        .collect();
    draws.sort_by_key(|(ports, _)| std::cmp::Reverse(*ports));
    let turns = draws.into_iter().find_map(|(_, draw)| {
        let mut drawn = state.clone();
        drawn.play(&draw).expect("it is legal");
        let lays = drawn.legal_actions().into_iter().filter(|action| matches!(action, Action::Lay { .. }));
        let turn = |lay: Action| {
            let mut after = drawn.clone();
            after.play(&lay).expect("it is legal");
            let mut turn = vec![draw.clone(), lay];
            if after.play(&Action::Pass).is_ok() {
                turn.push(Action::Pass);
            }
            (open_cities(&after), turn)
        };
        lays.map(turn).min_by_key(|(open, _)| *open)
    });
    turns.map_or_else(Vec::new, |(_, turn)| turn)
}

#[test]
fn b6_when_the_last_tile_fits_nowhere_the_game_ends() {
    let mut state = game("rulebook", 2, &[]).start();
    while state.unseen().iter().sum::<u16>() > 1 {
        let turn = turn_that_closes_cities(&state);
        assert!(!turn.is_empty(), "a tile other than the last fits nowhere");
        for action in turn {
            state.play(&action).unwrap();
        }
    }
    assert_eq!((state.actor(), state.board().laid().len()), (Actor::Chance, 71));
    let events = state.play(&action("draw city-whole-shield")).unwrap();
    let events: Vec<String> = events.iter().map(Event::to_string).collect();
    // It would have been the first player's 36th turn.
    assert_eq!(
        events,
        [
            "drawn 1 city-whole-shield left 0",
            "set-aside 1 city-whole-shield",
            "final-scoring",
            "over 0 0 won by 1 2",
        ]
    );
    assert_eq!((state.actor(), state.board().laid().len()), (Actor::Nobody, 71));
    assert_eq!(state.set_aside().len(), 1);
    assert_eq!(state.play(&action("draw city-whole-shield")), Err(Refusal::Over));
}

#[test]
fn b6_the_turn_stays_with_the_player_who_drew_it() {
    let table = table("rulebook", 3)
        .script("1: city-side 0,-1 180 -")
        .actions(&["draw city-whole-shield", "draw road-bend"]);
    assert_eq!(table.state().actor(), Actor::Player(player(2)));
}
