//! Where tiles come from: V1, V2, V3, V6, V11 and the two tiles of V14.

use crate::eager::eagerly;
use crate::table::BaseTable;
use crate::table::{position, variant};
use bastide_engine::Game;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::event::Event;
use bastide_engine::games::base::BaseEvent;
use bastide_engine::games::base::BaseRefusal;
use bastide_engine::games::base::Step;
use bastide_engine::lang::Lang;
use bastide_engine::pieces::Piece;
use bastide_engine::position::Actor;
use bastide_engine::refusal::{Due, Refusal};
use bastide_engine::setup::{Request, Setup};
use bastide_engine::testing::{Table, game_with, pick, play, play_like, player};

/// Whose turn it is, the first player being 1; nobody's while chance moves.
fn turn(table: &Table) -> Option<usize> {
    match table.state().actor() {
        Actor::Player(player) => Some(player.seat() + 1),
        _ => None,
    }
}

#[test]
fn v1_everybody_has_a_monastery_those_without_a_road_first() {
    for (players, with_road) in [(2, 0), (4, 0), (5, 1), (6, 2)] {
        let state = game_with(&["monasteries-for-all"], players).start();
        let kept: Vec<String> = Player::all(players)
            .filter_map(|player| position(&state).kept(player))
            .map(|tile| state.table().name(tile).to_string())
            .collect();
        let expected = [vec!["monastery"; players - with_road], vec!["monastery-road"; with_road]].concat();
        assert_eq!(kept, expected);
        assert_eq!(state.left() as usize, 71 - players, "they come out of the bag");
    }
}

#[test]
fn v1_the_monastery_is_laid_once_instead_of_drawing() {
    let mut table = variant(&["monasteries-for-all"], 2);
    assert_eq!(table.offered(), ["monastery"]);
    assert_eq!(table.legal(), ["lay monastery 0,1 0", "blind"]);
    assert!(matches!(table.refusal("draw monastery"), Refusal::Unexpected { due: Due::Base(Step::Begin) }));
    // The first player lays it, the second draws.
    table = table.actions(&["lay monastery 0,1 0", "follower 0,1 monastery"]);
    assert_eq!((turn(&table), table.state().left()), (Some(2), 69));
    table = table.actions(&["blind", "draw road-straight", "lay road-straight 1,0 0", "pass"]);
    // The first player has none left, so there is nothing to decide; the second has it still.
    assert_eq!(turn(&table), None);
    table = table.script("1: road-straight 2,0 0 -");
    assert_eq!((turn(&table), table.offered()), (Some(2), vec!["monastery".to_owned()]));
}

#[test]
fn v1_a_monastery_not_laid_does_not_prolong_the_game() {
    let game = game_with(&["monasteries-for-all"], 3);
    let blindly = |rng: &mut _, state: &bastide_engine::State| {
        let legal = state.legal_actions();
        legal.iter().find(|action| **action == Action::Blind).unwrap_or_else(|| pick(rng, &legal)).clone()
    };
    let end = play_like(&game, Seed::from(1), blindly, |_, _, _, _| {});
    assert!(Player::all(3).all(|player| position(&end).kept(player).is_some()));
    assert_eq!((end.left(), end.actor()), (0, Actor::Nobody));
}

#[test]
fn v1_v11_the_monastery_takes_the_place_of_the_tile_given_which_goes_back_into_the_bag() {
    let table = variant(&["monasteries-for-all", "given-open"], 2).actions(&[
        "open road-straight",
        "open city-side",
        "give 1 road-straight",
    ]);
    assert_eq!(
        (table.offered(), table.state().left()),
        (vec!["monastery".into(), "road-straight".into()], 67)
    );
    let table = table.actions(&["lay monastery 0,1 0", "pass"]);
    assert_eq!(table.events()[0], "put-back 1 road-straight left 68");
    assert_eq!((table.hand(1).len(), table.state().left()), (0, 68));
    // The second player has the last turn of the round; then the next one gives tiles out.
    assert_eq!(turn(&table), Some(2));
    let table = table.actions(&["lay city-side 0,-1 180", "pass"]);
    assert_eq!((turn(&table), position(table.state()).marker()), (None, Some(player(2))));
    let table = table.actions(&["open road-straight", "open road-bend", "give 2 road-bend"]);
    // Who has laid the monastery has none any more.
    let table = table.actions(&["lay road-bend 1,0 0", "pass"]);
    assert_eq!((turn(&table), table.offered()), (Some(1), vec!["road-straight".to_owned()]));
}

#[test]
fn v1_not_while_the_river_runs() {
    let river = ["monasteries-for-all", "river"];
    for draws in [None, Some("given-open"), Some("given-hidden"), Some("collective-planning")] {
        let parts: Vec<&str> = river.into_iter().chain(draws).collect();
        let (mut flowing, mut later) = (0, 0);
        play(&game_with(&parts, 3), Seed::from(4), |before, _, _, _| {
            let Actor::Player(turn) = before.actor() else { return };
            let monastery =
                |action: &Action| matches!(action, Action::Lay { tile, .. } if &**tile == "monastery");
            let offered = before.legal_actions().iter().any(monastery);
            if position(before).river_left() > 0 {
                assert!(position(before).kept(turn).is_some(), "{parts:?}");
                assert!(!offered, "{parts:?}: {:?}", before.legal_actions());
                assert_ne!(
                    position(before).step(),
                    Some(Step::Begin),
                    "{parts:?}: there is nothing to choose"
                );
                flowing += 1;
            } else if before.drawn().is_none() && position(before).kept(turn).is_some() {
                later += u32::from(offered);
            }
        });
        assert!(flowing >= 11 && later > 0, "{parts:?}: {flowing} {later}");
    }
}

/// Nobody lays two tiles, or a tile and a good, between two times that tiles are given out. How often something was
/// laid in the place of a tile given.
fn assert_one_turn_each(parts: &[&str], seed: u64) -> usize {
    let mut in_place = 0;
    let mut turns = [0; 3];
    let end = play_like(&game_with(parts, 3), Seed::from(seed), eagerly, |before, action, events, _| {
        for event in events {
            match event {
                // The round begins with the first tile that is looked at.
                Event::Base(BaseEvent::Dealt { .. } | BaseEvent::Opened { .. }) => turns = [0; 3],
                Event::Base(BaseEvent::PutBack { .. }) => in_place += 1,
                _ => {}
            }
        }
        let laid = matches!(action, Action::Lay { .. } | Action::Place { piece: Piece::Good, .. });
        if let (true, Actor::Player(player)) = (laid, before.actor()) {
            turns[player.seat()] += 1;
            assert_eq!(turns[player.seat()], 1, "{player} has a second turn in a round: {action}");
        }
    });
    assert_eq!(end.left(), 0);
    in_place
}

#[test]
fn v1_v11_nobody_has_two_turns_in_a_round() {
    for given in ["given-open", "given-hidden"] {
        let in_place: usize =
            (0..10).map(|seed| assert_one_turn_each(&["monasteries-for-all", given], seed)).sum();
        assert!(in_place > 5, "{in_place} monasteries were played in place of a tile");
    }
}

#[test]
fn v11_v13_nobody_has_two_turns_in_a_round() {
    for given in ["given-open", "given-hidden"] {
        let in_place: usize = (0..10).map(|seed| assert_one_turn_each(&["rivers-ports", given], seed)).sum();
        assert!(in_place > 5, "{in_place} goods were laid in place of a tile");
    }
}

#[test]
fn v1_v11_a_tile_given_that_fits_nowhere_leaves_the_choice_of_the_monastery() {
    let table = variant(&["monasteries-for-all", "given-open"], 2)
        .actions(&["open city-side", "open monastery-road", "give 1 city-side"])
        .actions(&["lay city-side 0,-1 180", "pass", "lay monastery-road 1,0 90", "pass"])
        .actions(&["open monastery-road", "open road-cross", "give 2 monastery-road"])
        .actions(&["lay monastery-road -1,0 270", "pass"]);
    assert_eq!((turn(&table), table.offered()), (Some(1), vec!["monastery".to_owned()]));
    assert_eq!(table.legal_with("discard"), ["discard road-cross"]);
    let laid = table.clone().actions(&["lay monastery 0,1 0"]);
    assert_eq!(laid.events()[0], "put-back 1 road-cross left 66");
    let lost = table.actions(&["discard road-cross", "draw road-bend"]);
    assert_eq!((turn(&lost), lost.offered()), (Some(1), vec!["road-bend".to_owned()]));
    assert_eq!(
        lost.said(Lang::En)[0],
        "The tile road-cross fits nowhere and leaves the game [B6].",
        "nobody drew it"
    );
    assert_eq!(
        lost.said(Lang::Fr)[0],
        "La tuile road-cross ne peut être posée nulle part et quitte le jeu [B6]."
    );
    assert_eq!(lost.state().set_aside().len(), 1);
}

/// The first player holds three tiles without a field side, and there is nothing but field sides to lay them
/// at; the second has the turn.
///
/// ```text
///                    [city s   ]
///   [monastery, road][start    ][monastery, road]
/// ```
fn nothing_fits_next(parts: &[&str]) -> Table {
    variant(parts, 2).actions(&[
        "deal 1 city-side",
        "deal 2 monastery-road",
        "deal 1 monastery-road",
        "deal 2 monastery",
        "deal 1 city-whole-shield",
        "deal 2 monastery",
        "lay city-side 0,-1 180",
        "pass",
        "deal 1 road-cross",
        "lay monastery-road 1,0 90",
        "pass",
        "deal 2 road-straight",
        "lay monastery-road -1,0 270",
        "pass",
        "deal 1 city-three-sides-gate",
    ])
}

#[test]
fn v2_a_turn_lays_one_of_three_tiles_and_draws_one() {
    let table = variant(&["individual-planning"], 2);
    assert_eq!(table.legal_with("deal").len(), 24, "any kind may be dealt");
    let mut table = table.actions(&[
        "deal 1 monastery",
        "deal 2 city-side",
        "deal 1 road-straight",
        "deal 2 city-side",
        "deal 1 road-straight",
        "deal 2 road-bend",
    ]);
    assert_eq!((turn(&table), table.offered()), (Some(1), vec!["monastery".into(), "road-straight".into()]));
    assert!(matches!(table.refusal("lay city-side 0,-1 180"), Refusal::Base(BaseRefusal::NotOffered { .. })));
    table = table.actions(&["lay road-straight 1,0 0", "follower 1,0 road e"]);
    assert_eq!(table.hand(1), ["monastery", "road-straight"]);
    assert!(matches!(table.refusal("deal 2 monastery"), Refusal::Unexpected { due: Due::Base(Step::Deal) }));
    table = table.actions(&["deal 1 road-fork"]);
    assert_eq!(table.hand(1), ["monastery", "road-straight", "road-fork"]);
    assert_eq!((turn(&table), table.offered()), (Some(2), vec!["city-side".into(), "road-bend".into()]));
}

#[test]
fn v2_hands_are_played_out_when_the_bag_is_empty() {
    let mut sizes = Vec::new();
    let end = play(&game_with(&["individual-planning"], 3), Seed::from(2), |before, action, _, _| {
        let Actor::Player(player) = before.actor() else { return };
        if matches!(action, Action::Lay { .. }) {
            let held = position(before).hand(player).0.len();
            assert!(held == 3 || before.left() == 0, "hands are filled while there are tiles");
            sizes.push(held);
        }
    });
    assert_eq!(sizes[sizes.len() - 9..], [3, 3, 3, 2, 2, 2, 1, 1, 1]);
    assert!(Player::all(3).all(|player| position(&end).hand(player).0.is_empty()));
    assert_eq!(end.board().laid().len() + end.set_aside().len(), 72);
}

#[test]
fn v2_who_can_lay_none_gives_one_up_and_draws_another() {
    let mut table = nothing_fits_next(&["individual-planning"]).actions(&[
        "lay monastery 0,1 0",
        "pass",
        "deal 2 monastery",
    ]);
    let discards = ["discard city-three-sides-gate", "discard city-whole-shield", "discard road-cross"]
        .map(String::from);
    assert_eq!((turn(&table), table.legal_with("discard")), (Some(1), discards.to_vec()));
    assert_eq!(table.legal().len(), 3, "there is no other way");
    assert!(matches!(
        table.refusal("discard monastery"),
        Refusal::Unexpected { due: Due::Base(Step::Discard) }
    ));
    table = table.actions(&["discard road-cross", "deal 1 road-bend"]);
    assert_eq!(table.events(), ["discarded 1 road-cross", "dealt 1 road-bend left 60"]);
    assert_eq!((turn(&table), table.offered()), (Some(1), vec!["road-bend".to_owned()]));
    assert_eq!(table.state().set_aside().len(), 1);
}

#[test]
fn v2_nobody_is_made_to_lay_the_monastery_of_v1_by_a_hand_that_does_not_fit() {
    let table = nothing_fits_next(&["individual-planning", "monasteries-for-all"]).actions(&[
        "lay monastery 0,1 0",
        "pass",
        "deal 2 road-bend",
    ]);
    assert_eq!(table.offered(), ["monastery"]);
    assert_eq!(table.legal_with("discard").len(), 3);
    let table = table.actions(&["discard city-whole-shield", "deal 1 road-bend"]);
    assert_eq!(table.offered(), ["monastery", "road-bend"]);
}

#[test]
fn v3_an_open_tile_is_taken_or_one_drawn_blindly() {
    let mut table =
        variant(&["collective-planning"], 2).actions(&["open city-side", "open monastery", "open road-bend"]);
    assert_eq!((turn(&table), table.offered().len()), (Some(1), 3));
    assert_eq!(table.legal_with("blind"), ["blind"]);
    assert!(matches!(table.refusal("lay road-fork 1,0 0"), Refusal::Base(BaseRefusal::NotOffered { .. })));
    // Taken, and replaced when the turn is over.
    table = table.actions(&["lay monastery 0,1 0"]);
    assert_eq!(position(table.state()).row().0.len(), 2);
    table = table.actions(&["pass"]);
    assert_eq!(turn(&table), None);
    table = table.actions(&["open road-fork"]);
    assert_eq!(
        (turn(&table), table.offered()),
        (Some(2), vec!["city-side".into(), "road-bend".into(), "road-fork".into()])
    );
    // Drawn blindly: the three stay, and nothing is replaced.
    table = table.actions(&["blind", "draw road-straight", "lay road-straight 1,0 0", "pass"]);
    assert_eq!((turn(&table), table.offered().len(), table.state().left()), (Some(1), 3, 66));
}

#[test]
fn v3_no_open_tile_that_fits_is_left_at_the_end() {
    for seed in 0..10 {
        let mut passed_over = 0;
        let end = play(&game_with(&["collective-planning"], 2), Seed::from(seed), |_, _, events, _| {
            let passed = |event: &&Event| matches!(event, Event::Base(BaseEvent::PassedOver { .. }));
            passed_over += events.iter().filter(passed).count();
        });
        assert_eq!(passed_over, 0, "who draws in vain has the open tiles");
        assert_eq!(position(&end).row(), (&[][..], 0));
        assert_eq!(end.board().laid().len() + end.set_aside().len(), 72);
    }
}

#[test]
fn v3_with_an_empty_bag_the_open_tiles_are_played_out() {
    let mut last = Vec::new();
    play(&game_with(&["collective-planning"], 2), Seed::from(3), |before, action, _, _| {
        if before.left() == 0 && matches!(action, Action::Lay { .. }) && before.drawn().is_none() {
            assert!(!before.legal_actions().contains(&Action::Blind), "there is nothing to draw");
            last.push(position(before).row().0.len());
        }
    });
    assert_eq!(last, [3, 2, 1]);
}

#[test]
fn v1_v3_open_tiles_that_fit_nowhere_leave_the_choice_of_the_monastery_when_the_bag_is_empty() {
    // Nothing but fields, and three towns that go nowhere.
    let text = "set = { id = 'mine', title = 'Mine', tiles = 11 }\n\
        [[tile]]\nid = 'my-start'\ncount = 1\nstart = true\nfeatures = ['field n e s w']\n\
        [[tile]]\nid = 'my-abbey'\ncount = 2\nfeatures = ['monastery', 'field n e s w']\n\
        [[tile]]\nid = 'my-meadow'\ncount = 5\nfeatures = ['field n e s w', 'crossroads']\n\
        [[tile]]\nid = 'my-town'\ncount = 3\nfeatures = ['city n e s w']\n";
    let variants = vec!["monasteries-for-all", "collective-planning"];
    let (tiles, own_tiles) = (vec![("base", 0)], vec![("mine.toml", text)]);
    let setup = Setup::new(&Request { variants, tiles, own_tiles, ..Request::default() });
    let mut table = Table::new(&Game::new(&setup.expect("these tiles are in order"))).actions(&[
        "open my-town",
        "open my-town",
        "open my-meadow",
    ]);
    for (pos, next) in [
        ("1,0", "my-meadow"),
        ("2,0", "my-meadow"),
        ("3,0", "my-meadow"),
        ("4,0", "my-meadow"),
        ("5,0", "my-town"),
    ] {
        table = table.actions(&[&format!("lay my-meadow {pos} 0"), "pass", &format!("open {next}")]);
    }
    assert_eq!((turn(&table), table.state().left(), table.offered()), (Some(2), 0, vec!["my-abbey".into()]));
    assert_eq!(table.legal_with("discard"), ["discard my-town"]);
    let question = table.state().question().expect("there is something to choose");
    assert!(!question.said.en.contains("V9"), "there are no mountains: {}", question.said.en);
    // Who lays it leaves the open tiles to the next, who may give them up: then the game is over, for a monastery
    // does not prolong it.
    let laid = table.clone().actions(&["lay my-abbey 0,1 0", "pass"]);
    assert_eq!((turn(&laid), laid.offered()), (Some(1), vec!["my-abbey".to_owned()]));
    let lost = table.actions(&["discard my-town", "discard my-town"]);
    assert_eq!((turn(&lost), lost.offered()), (Some(2), vec!["my-abbey".to_owned()]));
    let over = lost.actions(&["discard my-town"]);
    assert_eq!((over.state().actor(), over.state().set_aside().len()), (Actor::Nobody, 3));
}

#[test]
fn v6_all_tiles_are_dealt_out_and_played_from_hands() {
    for (players, hands) in [(2, vec![36, 35]), (3, vec![24, 24, 23]), (5, vec![15, 14, 14, 14, 14])] {
        let mut laid_from_hand = 0;
        let end = play(&game_with(&["architects"], players), Seed::from(6), |before, action, _, after| {
            let sizes = |state| {
                Player::all(players).map(|player| position(state).hand(player).0.len()).collect::<Vec<_>>()
            };
            if before.actor() == Actor::Chance {
                let (most, least) = (sizes(after).into_iter().max(), sizes(after).into_iter().min());
                assert!(most.unwrap_or(0) - least.unwrap_or(0) <= 1, "dealt evenly");
            } else if matches!(action, Action::Lay { .. }) {
                if laid_from_hand == 0 {
                    assert_eq!((sizes(before), before.left()), (hands.clone(), 0));
                }
                laid_from_hand += 1;
                assert_eq!(sizes(before).iter().sum::<usize>(), sizes(after).iter().sum::<usize>() + 1);
            }
        });
        assert_eq!(laid_from_hand + end.set_aside().len(), 71);
    }
}

#[test]
fn v6_who_has_no_tile_left_may_still_lay_a_monastery_while_others_play_on() {
    // Who lays the monastery of V1 has a tile more than the others at the end.
    let game = game_with(&["architects", "monasteries-for-all"], 2);
    let policy = |rng: &mut _, state: &bastide_engine::State| {
        let legal = state.legal_actions();
        let Actor::Player(turn) = state.actor() else { panic!("a player chooses") };
        // The first player lays the monastery at once, the second keeps it to the end.
        let monastery =
            |action: &&Action| matches!(action, Action::Lay { tile, .. } if &**tile == "monastery");
        let others: Vec<Action> = legal.iter().filter(|action| !monastery(action)).cloned().collect();
        match legal.iter().find(monastery) {
            Some(first) if turn == player(1) => first.clone(),
            _ if others.is_empty() => pick(rng, &legal).clone(),
            _ => pick(rng, &others).clone(),
        }
    };
    let mut asked = 0;
    let end = play_like(&game, Seed::from(3), policy, |before, _, _, after| {
        if before.actor() == Actor::Player(player(2)) && position(before).hand(player(2)).0.is_empty() {
            let legal = before.legal_actions();
            if legal.contains(&Action::Pass) && legal.len() > 1 && before.drawn().is_none() {
                assert!(position(after).kept(player(2)).is_some());
                asked += 1;
            }
        }
    });
    assert!(asked > 0, "the second player was asked while the first had a tile");
    assert!(position(&end).kept(player(2)).is_some(), "and need not lay it");
}

#[test]
fn v11_a_tiles_are_given_face_down_and_only_giver_and_receiver_know_them() {
    let mut table =
        variant(&["given-hidden"], 3).actions(&["deal 1 monastery", "deal 1 road-fork", "deal 1 city-side"]);
    assert_eq!(turn(&table), Some(1), "the first player has looked at as many tiles as there are players");
    assert_eq!(table.legal(), ["give 1 monastery", "give 1 city-side", "give 1 road-fork"]);
    assert!(matches!(table.refusal("give 2 monastery"), Refusal::Unexpected { due: Due::Base(Step::Give) }));
    table = table.actions(&["give 1 road-fork", "give 2 monastery"]);
    assert_eq!(
        table.events(),
        ["given 1 to 1 road-fork", "given 1 to 2 monastery", "given 1 to 3 city-side"]
    );
    // The third player's tile: the first knows it, the second and those who look on do not.
    let known = |table: &Table, seat: Option<usize>| {
        let view = table.state().view(seat.map(player));
        let (tiles, unknown) = position(view.seen()).hand(player(3));
        (tiles.len(), unknown)
    };
    assert_eq!(
        [Some(1), Some(3), Some(2), None].map(|seat| known(&table, seat)),
        [(1, 0), (1, 0), (0, 1), (0, 1)]
    );
    // All play theirs from the first player on; then the marker moves on.
    for (number, tile) in [(1, "road-fork 1,0 0"), (2, "monastery 0,1 0"), (3, "city-side 0,-1 180")] {
        assert_eq!(turn(&table), Some(number));
        assert_eq!(table.offered(), [tile.split(' ').next().unwrap_or_default()]);
        table = table.actions(&[&format!("lay {tile}"), "pass"]);
    }
    assert_eq!(position(table.state()).marker(), Some(player(2)));
    assert_eq!(table.legal_with("deal").len(), 24);
    assert!(table.legal().iter().all(|deal| deal.starts_with("deal 2 ")));
}

#[test]
fn v11_a_that_tiles_are_alike_is_not_given_away() {
    // Whether there is a choice is not to be seen from outside.
    let alike = ["deal 1 road-bend", "deal 1 monastery", "deal 1 monastery", "give 1 road-bend"];
    let different = ["deal 1 road-bend", "deal 1 monastery", "deal 1 city-side", "give 1 road-bend"];
    let [alike, different] = [alike, different].map(|deals| variant(&["given-hidden"], 3).actions(&deals));
    for seat in [Some(player(2)), Some(player(3)), None] {
        assert_eq!(alike.state().view(seat), different.state().view(seat));
    }
    assert_eq!(alike.legal(), ["give 2 monastery"]);
}

#[test]
fn v11_b_tiles_are_given_face_up() {
    let table =
        variant(&["given-open"], 2).actions(&["open monastery", "open road-bend", "give 1 road-bend"]);
    for seat in [Some(1), Some(2), None] {
        let view = table.state().view(seat.map(player));
        assert_eq!(&view.seen().offered(), &table.state().offered());
        assert_eq!(position(view.seen()).hand(player(2)).0.len(), 1);
    }
    assert_eq!((turn(&table), table.offered()), (Some(1), vec!["road-bend".to_owned()]));
    // Where the tiles are alike there is nothing to ask.
    let table = variant(&["given-open"], 2).actions(&["open monastery", "open monastery"]);
    assert_eq!((turn(&table), table.offered()), (Some(1), vec!["monastery".to_owned()]));
}

#[test]
fn v11_the_last_tiles_are_given_from_the_marker_player_on() {
    // 71 tiles for 3: 23 rounds, and 2 tiles are left.
    let game = game_with(&["given-open"], 3);
    for seed in 0..4 {
        let mut last = Vec::new();
        let mut out = 0;
        let end = play(&game, Seed::from(seed), |before, _, events, _| {
            for event in events {
                match event {
                    Event::Base(BaseEvent::Given { player, to, .. }) if before.left() == 0 => {
                        last.push((*player, *to))
                    }
                    Event::SetAside { .. } => out += 1,
                    _ => {}
                }
            }
        });
        assert_eq!(end.board().laid().len() + end.set_aside().len(), 72);
        // Nothing was lost with these seeds: the 24th round is the third player's.
        assert_eq!(out, 0);
        assert_eq!(last[last.len() - 2..], [(player(3), player(3)), (player(3), player(1))]);
    }
}

#[test]
fn v11_after_the_river_the_player_in_turn_gives_first() {
    for players in 2..=5 {
        let mut first = None;
        play(&game_with(&["given-open", "river"], players), Seed::from(7), |_, _, _, after| {
            if first.is_none() && position(after).river_left() == 0 && after.actor() == Actor::Chance {
                first = position(after).marker();
            }
        });
        // Ten tiles of the river and the lake were laid, none lost with this seed.
        assert_eq!(first, Some(Player::new(11 % players)));
    }
}

#[test]
fn v14_a_turn_has_two_tiles_each_with_its_follower_and_scoring() {
    let table = variant(&["battle-of-monasteries"], 2).script("1: city-side 0,-1 180 city s");
    assert_eq!(table.scored(), ["completed 0,-1 city s: 2 tiles × 1 = 2 for 1 (1:1) [B12 B14]"]);
    let table = table.script("1: road-straight 1,0 0 road e");
    assert_eq!(table.standing(), ["1 on 1,0 road e"]);
    let table =
        table.script("2: road-straight 2,0 0 -\n2: monastery 0,1 0 monastery\n1: monastery 1,1 0 monastery");
    assert_eq!(table.standing(), ["1 on 1,0 road e", "2 on 0,1 monastery", "1 on 1,1 monastery"]);
}
