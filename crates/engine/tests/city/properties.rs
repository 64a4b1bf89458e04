//! What holds after every move of every game of The City, however it is played.

use crate::common::laws::{some_tile, somewhere};
use crate::common::rescore::leaders;
use crate::common::{cases, laws, recount, rescore};
use crate::contour::{Land, beyond};
use crate::recount::{features, markets_around, points, watched};
use crate::{city_game, city_position};
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::{Seed, below};
use bastide_engine::event::{Event, Occasion};
use bastide_engine::games::city::CityEvent;
use bastide_engine::games::city::End;
use bastide_engine::games::city::Step;
use bastide_engine::geometry::{Edge, Port, Pos, Rotation, Side};
use bastide_engine::pieces::{Piece, Place, Spot, Standing};
use bastide_engine::position::Actor;
use bastide_engine::source::Source;
use bastide_engine::testing::{pick, play};
use bastide_engine::tiles::{FeatureKind, TileType};
use proptest::prelude::*;
use rand_chacha::ChaCha20Rng;
use std::collections::BTreeSet;

/// Some number of players and a seed.
fn games() -> impl Strategy<Value = (usize, Seed)> {
    (2..=4usize, any::<u64>()).prop_map(|(players, seed)| (players, Seed::from(seed)))
}

/// Whether the middle of this side shows a road.
fn shows_road(tile: &TileType, turned: Rotation, side: usize) -> bool {
    tile.segments[recount::segment_with(tile, turned, 3 * side + 1)].kind == FeatureKind::Road
}

/// An action that may make sense or not.
fn any_action(rng: &mut ChaCha20Rng, state: &State) -> Action {
    let (pos, tile) = (somewhere(rng, state), some_tile(rng, state));
    let end = *pick(rng, &End::ALL);
    match below(rng, 10) {
        0 => Action::Draw { tile },
        1 => Action::Pass,
        2 => Action::Guard,
        3 => Action::Wall { end },
        4 => Action::Tower { end },
        5 => Action::Gate { edge: Edge { pos, side: *pick(rng, &Side::ALL) } },
        6 | 7 => Action::Lay { tile, pos, rotation: *pick(rng, &Rotation::ALL) },
        _ => {
            let kinds = [FeatureKind::Road, FeatureKind::Market, FeatureKind::Residential];
            let spot = Spot { kind: *pick(rng, &kinds), port: Some(Port::at(below(rng, 12) as u8)) };
            let last = state.board().laid().last().map_or(pos, |laid| laid.pos);
            Action::Place { piece: Piece::Follower, pos: if below(rng, 4) > 0 { last } else { pos }, spot }
        }
    }
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn features_are_those_of_a_recount((players, seed) in games()) {
        play(&city_game(players), seed, |_, _, _, state| {
            recount::assert_features_are(state.board(), &features(state, &state.standing()));
        });
    }

    /// C4, C15: by a search of every cell and turn, and flooding with the tile laid.
    #[test]
    fn every_placement_of_the_drawn_tile_is_legal_and_no_other((players, seed) in games()) {
        play(&city_game(players), seed, |_, _, _, state| {
            let Some(drawn) = state.drawn() else { return };
            let (walls, tile) = (city_position(state).walls(), state.table().tile(drawn));
            let first = state.board().laid().is_empty();
            let cells = if first { BTreeSet::from([Pos::new(0, 0)]) } else { recount::frontier(state.board()) };
            let mut expected = Vec::new();
            for pos in cells {
                let mut tiles = Land::of(state.board()).tiles;
                tiles.insert(pos);
                let after = Land::with(tiles);
                let tips = End::ALL.map(|end| walls.line(end).last().copied().or(walls.gate()));
                let open = tips.iter().flatten().all(|&tip| after.outside.contains(&beyond(tip)));
                if walls.all().any(|edge| beyond(edge) == pos) || !open {
                    continue;
                }
                for rotation in tile.distinct_rotations() {
                    let fits = (0..4).all(|side| {
                        let (beside, _) = recount::beyond(pos, 3 * side);
                        state.board().laid().iter().find(|laid| laid.pos == beside).is_none_or(|laid| {
                            let other = state.table().tile(laid.tile);
                            shows_road(tile, rotation, side) == shows_road(other, laid.rotation, (side + 2) % 4)
                        })
                    });
                    if fits {
                        expected.push(Action::Lay { tile: tile.name.clone(), pos, rotation });
                    }
                }
            }
            expected.sort();
            let mut legal = state.legal_actions();
            legal.sort();
            assert_eq!(legal, expected);
            assert_eq!(city_position(state).count_placements() as usize, expected.len());
        });
    }

    /// C5: by the recounted features.
    #[test]
    fn followers_may_go_exactly_where_nobody_is_and_nothing_was_completed((players, seed) in games()) {
        play(&city_game(players), seed, |_, _, _, state| {
            if city_position(state).step() != Some(Step::Follower) {
                return;
            }
            let last = state.board().laid().len() - 1;
            let free = features(state, &state.standing()).iter()
                .filter(|feature| feature.presence.is_empty())
                .filter(|feature| feature.open > 0 || feature.kind == FeatureKind::Residential)
                .map(|feature| feature.nodes.iter().filter(|node| node.0 == last).count())
                .sum::<usize>();
            assert_eq!(state.legal_actions().len(), free + 1, "and pass");
        });
    }

    /// Whatever is completed with somebody on it is scored in the same move, and nothing else is.
    #[test]
    fn every_move_scores_what_it_completed((players, seed) in games()) {
        play(&city_game(players), seed, |before, action, events, after| {
            if city_position(after).step() == Some(Step::Follower) {
                return;
            }
            let mut standing = before.standing();
            for event in events {
                if let Event::Placed { player, piece, pos, spot, .. } = *event {
                    standing.push(Standing { player, piece, place: Place { pos, spot } });
                }
            }
            let all = features(after, &standing);
            let held = || all.iter().filter(|feature| !feature.presence.is_empty());
            let mut expected: Vec<rescore::Bare> = held()
                .filter(|feature| feature.kind != FeatureKind::Residential && feature.open == 0)
                .map(|feature| (feature.kind, points(after, feature), leaders(&feature.presence)))
                .collect();
            expected.sort();
            assert_eq!(rescore::told(events, Occasion::Completed), expected, "{action}");
            let over = after.actor() == Actor::Nobody;
            let mut residents: Vec<rescore::Bare> = held()
                .filter(|feature| over && feature.kind == FeatureKind::Residential)
                .map(|area| (area.kind, 2 * markets_around(after, &all, area), leaders(&area.presence)))
                .collect();
            residents.sort();
            assert_eq!(rescore::told(events, Occasion::Final), residents);
            let guards: Vec<(Player, Edge, u32)> = (events.iter())
                .filter_map(|event| match event {
                    Event::City(CityEvent::GuardScored { player, edge, points, .. }) => Some((*player, *edge, *points)),
                    _ => None,
                })
                .collect();
            let posted = city_position(after).walls().guards().iter().filter(|_| over);
            let paid: Vec<_> = posted.map(|guard| (guard.player, guard.edge, watched(after, guard.edge))).collect();
            assert_eq!(guards, paid);
        });
    }

    #[test]
    fn every_point_is_told_and_none_is_lost((players, seed) in games()) {
        let game = city_game(players);
        let sources = [Source::ROADS, Source::MARKETS, Source::WALL_TOWERS, Source::RESIDENTS, Source::GUARDS];
        laws::points_add_up(&game, seed, &sources);
        play(&game, seed, |_, _, events, _| {
            for event in events {
                if let Event::Scored(scoring) = event {
                    assert!(!scoring.winners.is_empty(), "what nobody holds is not scored");
                }
            }
        });
    }

    #[test]
    fn followers_walls_towers_and_tiles_are_conserved((players, seed) in games()) {
        play(&city_game(players), seed, |_, action, _, state| {
            let city = city_position(state);
            let walls = city.walls();
            for player in Player::all(players) {
                let standing = state.standing().iter().filter(|s| s.player == player).count();
                let guards = walls.guards().iter().filter(|guard| guard.player == player).count();
                assert_eq!(state.supply(player) as usize + standing + guards, 7, "{player} after {action}");
                let towers = walls.towers().iter().filter(|tower| tower.player == player).count();
                assert_eq!(city.towers(player) as usize + towers, 12 / players, "{player} after {action}");
            }
            let set: usize = End::ALL.map(|end| walls.line(end).len()).iter().sum();
            assert_eq!(walls.supply() as usize + set, 70, "after {action}");
            let unseen: usize = state.unseen().iter().map(|&n| usize::from(n)).sum();
            let seen = state.board().laid().len() + state.set_aside().len() + usize::from(state.drawn().is_some());
            assert_eq!((unseen + seen, unseen), (75, city.left() as usize), "after {action}");
            if state.actor() == Actor::Nobody {
                let unfinished = |s: &Standing| s.place.spot.kind != FeatureKind::Residential;
                assert!(!state.standing().iter().any(unfinished), "travellers and merchants have gone home");
            }
        });
    }

    #[test]
    fn legal_actions_are_exactly_those_that_are_accepted((players, seed) in games()) {
        laws::legal_is_accepted(&city_game(players), seed, any_action);
    }

    #[test]
    fn silent_moves_come_to_the_same_as_told_ones((players, seed) in games()) {
        laws::silence_changes_nothing(city_position(&city_game(players).start()).clone(), seed);
    }

    #[test]
    fn a_record_reads_back_as_the_same_game((players, seed) in games()) {
        laws::record_reads_back(&city_game(players), seed);
    }

    #[test]
    fn a_view_tells_nothing_of_what_is_hidden((players, seed) in games()) {
        laws::views_know_no_order(&city_game(players), seed);
    }

    #[test]
    fn summaries_count_what_a_recount_does((players, seed) in games()) {
        play(&city_game(players), seed, |_, _, _, state| {
            let mut expected: Vec<_> = features(state, &state.standing()).iter()
                .map(|feature| (feature.kind, feature.tiles as u32, feature.open as u32, leaders(&feature.presence)))
                .collect();
            let mut told: Vec<_> = state.summaries().iter()
                .map(|summary| {
                    let owners = summary.owners.iter().map(|owner| owner.seat()).collect::<Vec<_>>();
                    (summary.kind, summary.tiles, summary.open, owners)
                })
                .collect();
            expected.sort();
            told.sort();
            assert_eq!(told, expected);
        });
    }

    /// Whatever is scored at the end was announced by the summaries, and so was what a move completes.
    #[test]
    fn summaries_say_what_is_scored((players, seed) in games()) {
        play(&city_game(players), seed, |_, _, events, after| {
            let summaries = after.summaries();
            for event in events {
                let Event::Scored(scoring) = event else { continue };
                let found = summaries.iter().find(|summary| summary.segments == scoring.segments);
                let summary = found.expect("it is on the board");
                assert_eq!(summary.points, scoring.points);
                if scoring.points > 0 {
                    assert_eq!(summary.terms, scoring.terms);
                }
                assert_eq!(summary.completed, scoring.occasion == Occasion::Completed);
                assert_eq!(summary.if_completed, None, "it is as large as it gets");
            }
        });
    }
}

#[test]
fn a_question_has_exactly_the_legal_answers_and_says_each_in_both_languages() {
    let mut asked = BTreeSet::new();
    for number in 0..30 {
        play(&city_game(2 + number % 3), Seed::from(11).child(number as u64), |_, _, _, after| {
            let step = city_position(after).step();
            let other = matches!(step, Some(Step::Gate | Step::Wall | Step::Guard | Step::Tower));
            assert_eq!(after.question().is_some(), other, "{step:?}");
            let Some(question) = after.question() else { return };
            let answers: Vec<Action> = question.answers.iter().map(|answer| answer.action.clone()).collect();
            assert_eq!(answers, after.legal_actions());
            let said = question.answers.iter().map(|answer| &answer.said).chain([&question.said]);
            assert!(said.clone().all(|said| !said.en.is_empty() && said.en != said.fr), "{question:?}");
            let different: BTreeSet<&str> = question.answers.iter().map(|answer| &*answer.said.en).collect();
            assert_eq!(different.len(), answers.len(), "nobody can tell these apart: {question:?}");
            asked.insert(format!("{step:?}"));
        });
    }
    assert_eq!(asked.len(), 4, "all of them occur: {asked:?}");
}
