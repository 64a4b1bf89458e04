//! Players, tiles and the running of a turn: B1 to B3.

use crate::table::table;
use bastide_engine::Match;
use bastide_engine::chance::Seed;
use bastide_engine::event::Event;
use bastide_engine::games::base::Step;
use bastide_engine::position::Actor;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::{action, game, player};
use bastide_engine::{
    GameId,
    setup::{Request, Setup, SetupError},
};

#[test]
fn b1_two_to_six_can_play() {
    for players in 2..=6 {
        let setup = Setup::new(&Request { players, ..Request::default() }).unwrap();
        assert_eq!(setup.players(), players);
        assert_eq!(table("rulebook", players).scores(), vec![0; players]);
    }
    for players in [0, 1, 7] {
        let error = Setup::new(&Request { players, ..Request::default() }).unwrap_err();
        assert_eq!(error, SetupError::WrongPlayers { game: GameId::Base, players });
    }
}

#[test]
fn b1_each_player_has_seven_followers_to_place() {
    for players in 2..=6 {
        let table = table("rulebook", players);
        for number in 1..=players {
            assert_eq!(table.supply(number), 7, "player {number} of {players}");
        }
        assert!(table.standing().is_empty());
    }
}

#[test]
fn b2_the_start_tile_lies_on_the_table_and_71_are_to_be_drawn() {
    let table = table("rulebook", 2);
    let [start] = table.state().board().laid() else { panic!("one tile lies on the table") };
    let kind = table.state().table().tile(start.tile);
    assert_eq!(
        (&*kind.name, start.pos.to_string(), start.rotation.degrees()),
        ("city-side-road-straight", "0,0".into(), 0)
    );
    assert_eq!(table.state().unseen().iter().sum::<u16>(), 71);
    // Three more of the start tile's kind are shuffled with the others.
    assert_eq!(table.state().unseen()[start.tile.index()], 3);
    for id in table.state().table().ids().filter(|&id| id != start.tile) {
        let kind = table.state().table().tile(id);
        assert_eq!(table.state().unseen()[id.index()], kind.count, "{}", kind.name);
    }
}

#[test]
fn b2_every_tile_is_drawn_once() {
    let mut game = Match::seeded(&game("rulebook", 2, &[]), Seed::from(5));
    let mut drawn = Vec::new();
    while game.state().actor() != Actor::Nobody {
        let (actor, action) = match game.state().actor() {
            Actor::Player(player) => (Some(player), game.state().legal_actions().remove(0)),
            _ => (None, game.deal().unwrap()),
        };
        for event in game.play(actor, &action).unwrap() {
            if let Event::Drawn { tile, left, .. } = event {
                drawn.push(tile);
                assert_eq!(left as usize, 71 - drawn.len());
            }
        }
    }
    assert_eq!(drawn.len(), 71);
    for kind in game.state().table().types() {
        let copies = drawn.iter().filter(|name| **name == kind.name).count();
        assert_eq!(copies, usize::from(kind.count) - usize::from(kind.start), "{}", kind.name);
    }
}

#[test]
fn b3_draw_lay_place_and_score_in_this_order() {
    let table = table("rulebook", 2).script("1: city-side 0,-1 180 city s");
    assert_eq!(
        table.events(),
        [
            "drawn 1 city-side left 70",
            "laid 1 city-side 0,-1 180",
            "placed 1 follower 0,-1 city s",
            "scored completed 0,-1 city s: 2 tiles × 1 = 2 for 1 (1:1) [B12 B14]",
            "returned 1 follower 0,-1 city s",
        ]
    );
}

#[test]
fn b3_nothing_is_scored_before_the_follower_is_decided() {
    let table = table("rulebook", 2).actions(&["draw city-side", "lay city-side 0,-1 180"]);
    assert!(table.scored().is_empty());
    assert_eq!(table.actions(&["pass"]).scored().len(), 1);
}

#[test]
fn b3_no_step_can_be_taken_before_its_time() {
    let mut table = table("rulebook", 2);
    for early in ["lay city-side 0,-1 180", "follower 0,0 city n", "pass"] {
        assert_eq!(table.refusal(early), Refusal::Unexpected { due: Step::Draw.into() }, "{early}");
    }
    let mut table = table.actions(&["draw city-side"]);
    for early in ["draw road-bend", "follower 0,0 city n", "pass"] {
        assert_eq!(table.refusal(early), Refusal::Unexpected { due: Step::Lay.into() }, "{early}");
    }
    let mut table = table.actions(&["lay city-side 0,-1 180"]);
    for early in ["draw road-bend", "lay city-side 0,1 180"] {
        assert_eq!(table.refusal(early), Refusal::Unexpected { due: Step::Follower.into() }, "{early}");
    }
}

#[test]
fn b3_a_follower_is_optional() {
    let table = table("rulebook", 2).actions(&["draw road-bend", "lay road-bend 1,0 0", "pass"]);
    assert!(table.standing().is_empty());
    assert_eq!(table.supply(1), 7);
}

#[test]
fn b3_players_take_turns_in_the_order_of_their_seats() {
    let mut table = table("rulebook", 3);
    for (x, number) in [(1, 1), (2, 2), (3, 3), (4, 1), (5, 2)] {
        table = table.script(&format!("{number}: road-straight {x},0 0 -"));
    }
    assert_eq!(table.state().last_laid(player(1)), Some(4));
    assert_eq!(table.state().last_laid(player(2)), Some(5));
    assert_eq!(table.state().last_laid(player(3)), Some(3));
}

#[test]
fn b3_only_the_player_in_turn_may_act() {
    let mut table = table("rulebook", 3);
    assert_eq!(table.refusal_for(Some(player(1)), "draw road-bend"), Refusal::NotYourTurn { turn: None });
    let mut table = table.actions(&["draw road-bend"]);
    for other in [Some(player(2)), Some(player(3)), None] {
        let refusal = table.refusal_for(other, "lay road-bend 1,0 0");
        assert_eq!(refusal, Refusal::NotYourTurn { turn: Some(player(1)) });
    }
    assert!(table.state().check(&action("lay road-bend 1,0 0")).is_ok());
}
