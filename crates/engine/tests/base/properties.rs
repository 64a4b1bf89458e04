//! What holds after every move of every game, however it is played.

use crate::common::{cases, recount, rescore};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::{Seed, below};
use bastide_engine::event::{Event, Occasion};
use bastide_engine::geometry::{Port, Pos, Rotation};
use bastide_engine::pieces::{Piece, Place, Spot, Standing};
use bastide_engine::position::Actor;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::{pick, play};
use bastide_engine::tiles::FeatureKind;
use bastide_engine::{Game, Match, State};
use proptest::prelude::*;
use rand_chacha::ChaCha20Rng;

/// A game with some number of players and some of the rules, and a seed for it.
fn games() -> impl Strategy<Value = (Game, Seed)> {
    let rules = prop_oneof![
        Just(("rulebook", None)),
        Just(("competition", None)),
        Just(("rulebook", Some(("farmers", "none")))),
    ];
    (2..=6usize, rules, any::<u64>()).prop_map(|(players, (preset, option), seed)| {
        (bastide_engine::testing::game(preset, players, option.as_slice()), Seed::from(seed))
    })
}

/// Every action of a game, in order.
fn actions(game: &Game, seed: Seed) -> Vec<Action> {
    let mut actions = Vec::new();
    play(game, seed, |_, action, _, _| actions.push(action.clone()));
    actions
}

/// An action that may make sense or not: about near squares, and of all kinds.
fn any_action(rng: &mut ChaCha20Rng, state: &State) -> Action {
    let laid = state.board().laid();
    let near = pick(rng, laid).pos;
    let pos = Pos::new(near.x + below(rng, 5) as i16 - 2, near.y + below(rng, 5) as i16 - 2);
    let types = state.table().types();
    // Mostly the tile that was drawn and the square just laid on, or nearly everything is refused alike.
    let tile = match state.drawn() {
        Some(drawn) if below(rng, 4) > 0 => state.table().name(drawn),
        _ => pick(rng, types).name.clone(),
    };
    match below(rng, 7) {
        0 => Action::Draw { tile },
        1 => Action::Pass,
        2..=4 => Action::Lay { tile, pos, rotation: *pick(rng, &Rotation::ALL) },
        _ => {
            let last = laid[laid.len() - 1].pos;
            let port = below(rng, 13) as u8;
            let spot =
                Spot { kind: *pick(rng, &FeatureKind::ALL), port: (port < 12).then(|| Port::at(port)) };
            Action::Place { piece: Piece::Follower, pos: if below(rng, 4) > 0 { last } else { pos }, spot }
        }
    }
}

proptest! {
    #![proptest_config(cases(8))]

    #[test]
    fn features_are_those_of_a_recount((game, seed) in games()) {
        play(&game, seed, |_, _, _, state| {
            recount::assert_features_agree(state.board(), state.table(), &state.standing());
        });
    }

    #[test]
    fn frontier_and_placements_are_those_of_a_search((game, seed) in games()) {
        play(&game, seed, |_, action, _, state| {
            if matches!(action, Action::Lay { .. }) {
                recount::assert_placements_agree(state.board(), state.table());
            }
        });
    }

    #[test]
    fn followers_are_conserved((game, seed) in games()) {
        play(&game, seed, |_, action, _, state| {
            for player in Player::all(state.players()) {
                let standing = state.standing().iter().filter(|s| s.player == player).count();
                assert_eq!(state.supply(player) as usize + standing, 7, "{player} after {action}");
            }
        });
    }

    #[test]
    fn every_point_is_told_and_none_is_lost((game, seed) in games()) {
        let mut told = vec![0; game.start().players()];
        let end = play(&game, seed, |before, action, events, after| {
            for event in events {
                if let Event::Scored(scoring) = event {
                    let sum: u32 = scoring.terms.iter().map(|term| term.count * term.each).sum();
                    assert_eq!(sum, scoring.points, "the arithmetic adds up");
                    let most = scoring.followers.iter().map(|share| share.followers).max();
                    let leaders: Vec<Player> = (scoring.followers.iter())
                        .filter(|share| Some(share.followers) == most)
                        .map(|share| share.player)
                        .collect();
                    assert_eq!(scoring.winners, leaders, "the majority wins");
                    for winner in &scoring.winners {
                        told[winner.seat()] += scoring.points;
                    }
                }
            }
            assert_eq!(after.scores(), told, "after {action}");
            assert!(before.scores().iter().zip(after.scores()).all(|(b, a)| b <= a), "scores never decrease");
        });
        let most = told.iter().max();
        let winners: Vec<Player> =
            Player::all(told.len()).filter(|p| told.get(p.seat()) == most).collect();
        prop_assert_eq!(end.winners(), winners);
    }

    #[test]
    fn every_move_scores_what_the_rules_say_and_nothing_else((game, seed) in games()) {
        let small_city_halved = game.setup().option("small-city") == "2";
        let end = play(&game, seed, |before, action, events, after| {
            let placed = events.iter().find_map(|event| match *event {
                Event::Placed { player, piece, pos, spot, .. } => {
                    Some(Standing { player, piece, place: Place { pos, spot } })
                }
                _ => None,
            });
            let mut standing = before.standing();
            standing.extend(placed);
            let turn_ended = !matches!(action, Action::Draw { .. }) && !matches!(after.actor(), Actor::Player(_));
            let expected =
                if turn_ended { rescore::completed(after, &standing, small_city_halved) } else { Vec::new() };
            assert_eq!(rescore::told(events, Occasion::Completed), expected, "after {action}");
            let over = after.actor() == Actor::Nobody;
            let State::Base(position) = after else { panic!("this is about the base game") };
            let farmers = position.rules().farmers();
            let (unfinished, supplied) = if over {
                (rescore::unfinished(after), rescore::farmers(after, farmers))
            } else {
                (Vec::new(), Vec::new())
            };
            assert_eq!(rescore::told(events, Occasion::Unfinished), unfinished);
            assert_eq!(rescore::told(events, Occasion::Farmers), supplied);
        });
        prop_assert_eq!(end.actor(), Actor::Nobody);
    }

    #[test]
    fn legal_actions_are_exactly_those_that_are_accepted((game, seed) in games()) {
        let mut rng = seed.child(1).rng();
        play(&game, seed, |_, _, _, state| {
            let legal = state.legal_actions();
            assert_eq!(legal.is_empty(), state.actor() == Actor::Nobody);
            for _ in 0..3.min(legal.len()) {
                let action = pick(&mut rng, &legal);
                assert_eq!(state.check(action), Ok(()));
                let mut after = state.clone();
                assert!(after.play(action).is_ok(), "{action}");
                assert_ne!(&after, state, "{action} does something");
            }
            for _ in 0..40 {
                let action = any_action(&mut rng, state);
                if state.check(&action).is_ok() {
                    assert!(legal.contains(&action), "{action} is accepted but not listed");
                } else {
                    assert!(!legal.contains(&action), "{action} is listed but refused");
                }
            }
            for _ in 0..4 {
                let action = any_action(&mut rng, state);
                let mut after = state.clone();
                let played = after.play(&action);
                assert_eq!(played.is_ok(), state.check(&action).is_ok());
                if played.is_err() {
                    assert_eq!(&after, state, "{action} was refused but changed something");
                }
            }
        });
    }

    #[test]
    fn every_placement_of_the_drawn_tile_is_legal_and_no_other((game, seed) in games()) {
        play(&game, seed, |_, _, _, state| {
            let Some(drawn) = state.drawn() else { return };
            let tile = state.table().tile(drawn);
            let mut expected: Vec<Action> = Vec::new();
            for pos in recount::frontier(state.board()) {
                for rotation in recount::different_rotations(tile) {
                    if recount::continues(state.board(), state.table(), tile, pos, rotation) {
                        expected.push(Action::Lay { tile: tile.name.clone(), pos, rotation });
                    }
                }
            }
            expected.sort();
            let mut legal = state.legal_actions();
            legal.sort();
            assert_eq!(legal, expected);
        });
    }

    #[test]
    fn only_the_player_in_turn_and_chance_may_act((game, seed) in games()) {
        let mut match_ = Match::forced(&game);
        for action in actions(&game, seed) {
            let turn = match match_.state().actor() {
                Actor::Player(player) => Some(player),
                _ => None,
            };
            for other in Player::all(game.start().players()).map(Some).chain([None]).filter(|o| *o != turn) {
                let before = match_.state().clone();
                prop_assert_eq!(match_.play(other, &action), Err(Refusal::NotYourTurn { turn }));
                prop_assert_eq!(match_.state(), &before);
            }
            prop_assert!(match_.play(turn, &action).is_ok());
        }
        prop_assert_eq!(match_.state().actor(), Actor::Nobody);
    }

    #[test]
    fn one_seed_is_one_game_and_its_actions_repeat_it((game, seed) in games()) {
        let mut moves = Vec::new();
        let end = play(&game, seed, |_, action, events, after| {
            moves.push((action.clone(), events.to_vec(), after.clone()));
        });
        let mut again = moves.iter();
        play(&game, seed, |_, action, events, after| {
            let (first, told, state) = again.next().expect("as many moves");
            assert_eq!((action, events, after), (first, told.as_slice(), state));
        });
        let mut forced = game.start();
        for (action, events, after) in &moves {
            prop_assert_eq!(&forced.play(action), &Ok(events.clone()));
            prop_assert_eq!(&forced, after);
        }
        prop_assert_eq!(&forced, &end);
    }

    #[test]
    fn different_seeds_are_different_games((game, seed) in games()) {
        let draws = |seed| {
            let mut draws = actions(&game, seed);
            draws.retain(|action| matches!(action, Action::Draw { .. }));
            draws
        };
        let (one, other) = (draws(seed), draws(seed.child(7)));
        prop_assert_eq!(one.len(), 71);
        prop_assert_ne!(one, other);
    }

    #[test]
    fn draws_depend_on_the_seed_and_not_on_the_players((game, seed) in games()) {
        // Play the same seed again, always the first legal action.
        let mut first = Match::seeded(&game, seed);
        let mut draws = Vec::new();
        loop {
            match first.state().actor() {
                Actor::Nobody => break,
                Actor::Chance => {
                    let draw = first.deal().unwrap();
                    first.play(None, &draw).unwrap();
                    draws.push(draw);
                }
                Actor::Player(player) => {
                    let action = first.state().legal_actions().remove(0);
                    first.play(Some(player), &action).unwrap();
                }
            }
        }
        let mut random = actions(&game, seed);
        random.retain(|action| matches!(action, Action::Draw { .. }));
        prop_assert_eq!(draws, random);
    }

    #[test]
    fn a_view_tells_nothing_of_what_is_hidden((game, seed) in games()) {
        // Two games with different seeds that were played alike look alike to everybody.
        let mut one = Match::seeded(&game, seed);
        let mut other = Match::seeded(&game, seed.child(3));
        for action in actions(&game, seed) {
            let actor = match one.state().actor() {
                Actor::Player(player) => Some(player),
                _ => None,
            };
            one.play(actor, &action).unwrap();
            other.play(actor, &action).unwrap();
            for seat in Player::all(game.start().players()).map(Some).chain([None]) {
                let (a, b) = (one.state().view(seat), other.state().view(seat));
                prop_assert_eq!(&a, &b);
                prop_assert_eq!(a.seat(), seat);
                prop_assert_eq!(a.sample(seed).view(seat), b, "a guess is consistent with the view");
            }
        }
    }

    #[test]
    fn actions_read_back_as_written((game, seed) in games()) {
        play(&game, seed, |_, _, _, state| {
            for action in state.legal_actions() {
                let text = action.to_string();
                assert_eq!(text.parse::<Action>().as_ref(), Ok(&action), "{text}");
                let json = serde_json::to_string(&action).unwrap();
                assert_eq!(json, format!("{text:?}"));
                assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action);
            }
        });
    }
}
