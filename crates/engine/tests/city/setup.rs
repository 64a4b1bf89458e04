//! Setting up The City and the running of a turn: C1 to C3.

use crate::{city, city_game, city_position};
use bastide_engine::chance::Seed;
use bastide_engine::event::Event;
use bastide_engine::games::city::CityEvent;
use bastide_engine::games::city::CityRefusal;
use bastide_engine::games::city::Step;
use bastide_engine::lang::{Lang, Say};
use bastide_engine::position::Actor;
use bastide_engine::record::Record;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::{player, square};
use bastide_engine::{Game, Match};
use bastide_engine::{
    GameId,
    setup::{Request, Setup},
};

#[test]
fn c1_two_to_four_players() {
    let error = |players| {
        let request = Request { game: "city", players, ..Request::default() };
        Setup::new(&request).unwrap_err().to_string()
    };
    assert_eq!(error(1), "city is for 2 to 4 players, not 1");
    assert_eq!(error(5), "city is for 2 to 4 players, not 5");
    for players in 2..=4 {
        assert_eq!(city(players).state().players(), players);
    }
}

#[test]
fn c1_seven_followers_and_as_many_towers_as_twelve_shared_out_give_70_walls_no_gate_yet() {
    for (players, towers) in [(2, 6), (3, 4), (4, 3)] {
        let table = city(players);
        let position = city_position(table.state());
        for number in 1..=players {
            assert_eq!((table.supply(number), position.towers(player(number))), (7, towers));
        }
        assert_eq!((position.walls().supply(), position.walls().gate()), (70, None));
        assert_eq!(position.walls().all().count(), 0);
    }
}

#[test]
fn c2_no_start_tile_and_the_first_goes_to_the_middle() {
    let mut table = city(3).actions(&["draw road-straight"]);
    assert_eq!(table.state().board().laid().len(), 0);
    assert_eq!(table.legal(), ["lay road-straight 0,0 0", "lay road-straight 0,0 90"]);
    assert_eq!(
        table.refusal("lay road-straight 1,0 0"),
        Refusal::City(CityRefusal::NotInTheMiddle(square("0,0")))
    );
    assert_eq!(table.refusal("lay road-straight 0,0 180"), Refusal::SameAs("0".parse().unwrap()));
    let table = table.actions(&["lay road-straight 0,0 0", "follower 0,0 road n"]);
    assert_eq!(table.standing(), ["1 on 0,0 road n"], "a follower may go on it at once");
    assert_eq!(city_position(table.state()).player(), player(2));
}

/// Piles change with the 31st and the 56th draw, whatever happens in between.
#[test]
fn c2_piles_of_30_25_and_20_tiles() {
    let start = city(2);
    let position = city_position(start.state());
    assert_eq!((position.left(), position.pile(), position.left_in_pile()), (75, 1, 30));
    let mut whole = 0;
    for number in 0..20 {
        let mut game = Match::seeded(&city_game(4), Seed::from(5).child(number));
        let mut drawn = 0;
        while game.state().actor() != Actor::Nobody {
            let mut begun = None;
            match game.state().actor() {
                Actor::Player(player) => {
                    let last = game.state().legal_actions().pop().unwrap();
                    game.play(Some(player), &last).unwrap();
                }
                _ => {
                    let action = game.deal().unwrap();
                    drawn += 1;
                    for event in game.play(None, &action).unwrap() {
                        if let Event::City(CityEvent::PileBegun { pile, each, .. }) = event {
                            begun = Some((pile, each));
                        }
                    }
                    let (pile, after) = match drawn {
                        0..31 => (1, 30),
                        31..56 => (2, 55),
                        _ => (3, 75),
                    };
                    let position = city_position(game.state());
                    assert_eq!((position.pile(), position.left_in_pile()), (pile, after - drawn));
                    let expected = match drawn {
                        31 => Some((2, 1)),
                        56 => Some((3, 2)),
                        _ => None,
                    };
                    assert_eq!(begun, expected, "after {drawn} draws");
                }
            }
        }
        whole += u32::from(drawn == 75);
    }
    assert!(whole > 0, "some games see every tile");
}

#[test]
fn c3_draw_lay_place_score_and_the_next_player() {
    let table = city(2).script("1: road-end 0,0 0 road s");
    assert_eq!(city_position(table.state()).step(), Some(Step::Draw));
    let table = table.actions(&["draw road-end-public"]);
    assert_eq!(table.state().actor(), Actor::Player(player(2)));
    assert_eq!(city_position(table.state()).step(), Some(Step::Lay));
    let table = table.actions(&["lay road-end-public 0,1 180"]);
    assert_eq!(city_position(table.state()).step(), Some(Step::Follower), "before anything is scored");
    assert_eq!(table.scores(), [0, 0]);
    let table = table.actions(&["pass"]);
    assert_eq!(
        table.events(),
        [
            "scored completed 0,0 road s: 2 tiles × 1 = 2 for 1 (1:1) [C6 C9]",
            "returned 1 follower 0,0 road s"
        ],
        "no walls are built with the first pile"
    );
    assert_eq!(city_position(table.state()).step(), Some(Step::Draw));
    assert_eq!(city_position(table.state()).player(), player(1));
}

#[test]
fn players_are_told_that_the_tile_list_is_a_reconstruction() {
    let notice = GameId::City.info().notice.expect("players are told what is reconstructed");
    assert!(
        notice.en.contains("our own reconstruction") && notice.fr.contains("notre propre reconstitution")
    );
    let request = Request { game: "city", options: vec![("farmers", "none")], ..Request::default() };
    assert_eq!(
        Setup::new(&request).unwrap_err().to_string(),
        "there is no option \"farmers\" of city; there is guards"
    );
}

fn by_option(options: Vec<(&str, &str)>) -> Setup {
    Setup::new(&Request { game: "city", players: 3, options, ..Request::default() })
        .expect("the setup is in order")
}

#[test]
fn c16_when_guards_come_with_the_third_pile_is_an_option() {
    assert_eq!(
        (by_option(vec![]).option("guards"), by_option(vec![]).preset()),
        ("rulebook", Some("rulebook"))
    );
    assert_eq!(by_option(vec![("guards", "each-wall")]).preset(), None);
    let request = Request { game: "city", options: vec![("guards", "none")], ..Request::default() };
    assert_eq!(
        Setup::new(&request).unwrap_err().to_string(),
        "option guards can't be \"none\"; it can be rulebook and each-wall"
    );
    for (value, last) in [("rulebook", true), ("each-wall", false)] {
        let mut game = Match::seeded(&Game::new(&by_option(vec![("guards", value)])), Seed::from(2));
        let mut piles = Vec::new();
        while game.state().actor() != Actor::Nobody {
            let action = game.deal().unwrap_or_else(|| game.state().legal_actions().pop().unwrap());
            let player = match game.state().actor() {
                Actor::Player(player) => Some(player),
                _ => None,
            };
            game.play(player, &action).unwrap();
            let position = city_position(game.state());
            assert_eq!(position.guards_come_last(), last && position.pile() == 3);
            piles.push(position.pile());
        }
        assert!(piles.contains(&3), "{value}");
    }
}

/// Records from before there was the option do not name it.
#[test]
fn c16_a_record_without_the_option_is_read_with_its_default() {
    let text = "bastide 1\ngame city\nplayers 2\nplayer 1 \"Anna\"\nplayer 2 \"Ben\"\n\n";
    let record = Record::parse(text).unwrap();
    assert_eq!(record.setup.option("guards"), "rulebook");
    assert!(record.to_string().contains("\nplayers 2\noption guards rulebook\nplayer 1"), "{record}");
    let each_wall =
        Record::parse(&text.replace("players 2\n", "players 2\noption guards each-wall\n")).unwrap();
    assert_eq!(each_wall.setup.option("guards"), "each-wall");
}

/// Such a game was played by other rules, so that it can't be played through; its reader is told.
#[test]
fn c16_a_record_without_the_option_that_can_not_be_played_says_what_may_be_the_reason() {
    let text = "bastide 1\ngame city\nplayers 2\nplayer 1 \"Anna\"\nplayer 2 \"Ben\"\n\ndraw road-straight\n2 pass\n";
    let error = Record::read(text).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 8, column 1: this can't be played: it is player 1's turn; the record names no option guards: if it is \
         from before there was one, the game was played by other rules (C9, C16, C20), and only what comes before \
         this line can be played again"
    );
    assert!(
        error.say(Lang::Fr).contains("la partie ne nomme pas l'option guards"),
        "{}",
        error.say(Lang::Fr)
    );
    let named =
        Record::read(&text.replace("players 2\n", "players 2\noption guards rulebook\n")).unwrap_err();
    assert_eq!(named.to_string(), "line 9, column 1: this can't be played: it is player 1's turn");
}
