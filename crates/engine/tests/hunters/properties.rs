//! What holds after every move of every game of Hunters and Gatherers, however it is played.

use crate::common::laws::{some_tile, somewhere};
use crate::common::recount::Feature;
use crate::common::rescore::{Bare, leaders};
use crate::common::{cases, laws, recount, rescore};
use crate::recount::{
    animals, features, has_gold, lakes, meadow_points, meadow_winners, points, segment, systems, worshippers,
};
use crate::{hunters_game, hunters_position};
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::{Seed, below};
use bastide_engine::event::{Event, Occasion};
use bastide_engine::games::hunters::HuntersEvent;
use bastide_engine::geometry::{Port, Rotation};
use bastide_engine::pieces::{Piece, Place, Spot, Standing};
use bastide_engine::position::Actor;
use bastide_engine::refusal::Refusal;
use bastide_engine::source::Source;
use bastide_engine::testing::{pick, play};
use bastide_engine::tiles::{Attr, FeatureKind, Mark, TileId};
use proptest::prelude::*;
use rand_chacha::ChaCha20Rng;
use std::collections::{BTreeMap, BTreeSet};

/// Some number of players and a seed.
fn games() -> impl Strategy<Value = (usize, Seed)> {
    (2..=5usize, any::<u64>()).prop_map(|(players, seed)| (players, Seed::from(seed)))
}

/// An action that may make sense or not.
fn any_action(rng: &mut ChaCha20Rng, state: &State) -> Action {
    let (pos, tile) = (somewhere(rng, state), some_tile(rng, state));
    match below(rng, 8) {
        0 => Action::Draw { tile },
        1 => Action::Pass,
        2 | 3 => Action::Lay { tile, pos, rotation: *pick(rng, &Rotation::ALL) },
        _ => {
            let kinds = [FeatureKind::Forest, FeatureKind::River, FeatureKind::Lake, FeatureKind::Meadow];
            let spot = Spot { kind: *pick(rng, &kinds), port: Some(Port::at(below(rng, 12) as u8)) };
            let last = state.board().laid().last().map_or(pos, |laid| laid.pos);
            let pos = if below(rng, 4) > 0 { last } else { pos };
            Action::Place { piece: *pick(rng, &Piece::ALL), pos, spot }
        }
    }
}

fn is_bonus(state: &State, tile: TileId) -> bool {
    state.table().tile(tile).name.to_string().starts_with("bonus-")
}

/// Whether a piece is to be placed on the tile that was laid by this action.
fn is_placing(action: &Action, after: &State) -> bool {
    matches!(action, Action::Lay { .. }) && matches!(after.actor(), Actor::Player(_))
}

/// What the move completed, with everybody who was on it.
fn completed(before: &State, events: &[Event], after: &State) -> Vec<Feature> {
    let mut standing = before.standing();
    for event in events {
        if let Event::Placed { player, piece, pos, spot, .. } = *event {
            standing.push(Standing { player, piece, place: Place { pos, spot } });
        }
    }
    let last = after.board().laid().len() - 1;
    let new = |feature: &Feature| feature.nodes.iter().any(|node| node.0 == last);
    let closed = |feature: &Feature| {
        matches!(feature.kind, FeatureKind::Forest | FeatureKind::River) && feature.open == 0
    };
    features(after, &standing).into_iter().filter(|feature| closed(feature) && new(feature)).collect()
}

fn sorted(mut bare: Vec<Bare>) -> Vec<Bare> {
    bare.sort();
    bare
}

proptest! {
    #![proptest_config(cases(10))]

    #[test]
    fn features_are_those_of_a_recount((players, seed) in games()) {
        play(&hunters_game(players), seed, |_, _, _, state| {
            recount::assert_features_are(state.board(), &features(state, &state.standing()));
        });
    }

    /// H13, kept beside the board: the same search on the second level.
    #[test]
    fn systems_are_those_of_a_recount((players, seed) in games()) {
        play(&hunters_game(players), seed, |_, _, _, state| {
            let engine = hunters_position(state).systems();
            let found = systems(state);
            let water = |&root: &_| matches!(engine.kind(root), FeatureKind::River | FeatureKind::Lake);
            assert_eq!(engine.roots().filter(water).count(), found.len(), "as many systems");
            let by_node: BTreeMap<_, _> = engine.segments().map(|s| (engine.place(s), s)).collect();
            for system in found {
                let first = by_node[system.nodes.first().unwrap()];
                let ring: Vec<_> = engine.ring(first).map(|segment| engine.place(segment)).collect();
                assert_eq!(ring.len(), system.nodes.len());
                assert_eq!(ring.into_iter().collect::<BTreeSet<_>>(), system.nodes);
                assert!(system.nodes.iter().all(|node| engine.root(by_node[node]) == engine.root(first)));
                assert_eq!(engine.open(first) as usize, system.open);
                assert_eq!(engine.attrs(first).get(Attr::Fish), system.fish);
                let huts: BTreeMap<_, _> = engine.presence(first).iter().map(|(p, n)| (p.seat(), u32::from(n))).collect();
                assert_eq!(huts, system.huts);
            }
        });
    }

    /// H4: by a search of every square and turn.
    #[test]
    fn every_placement_of_the_drawn_tile_is_legal_and_no_other((players, seed) in games()) {
        play(&hunters_game(players), seed, |_, _, _, state| {
            let Some(drawn) = state.drawn() else { return };
            let tile = state.table().tile(drawn);
            let mut expected = BTreeSet::new();
            for pos in recount::frontier(state.board()) {
                for rotation in recount::different_rotations(tile) {
                    if recount::continues(state.board(), state.table(), tile, pos, rotation) {
                        expected.insert(Action::Lay { tile: tile.name.clone(), pos, rotation });
                    }
                }
            }
            assert_eq!(state.legal_actions().into_iter().collect::<BTreeSet<_>>(), expected);
            assert_eq!(hunters_position(state).count_placements() as usize, expected.len());
        });
    }

    /// H5, H6: by the recounted features and systems.
    #[test]
    fn pieces_may_go_exactly_where_the_rules_let_them((players, seed) in games()) {
        play(&hunters_game(players), seed, |before, action, _, state| {
            let Action::Lay { pos, .. } = *action else { return };
            let Actor::Player(player) = before.actor() else { panic!("somebody laid it") };
            let (last, laid) = (state.board().laid().len() - 1, *state.board().laid().last().unwrap());
            let place = |piece, node| {
                let spot = Spot::of(segment(state, node), laid.rotation);
                Action::Place { piece, pos, spot }
            };
            // What the tile completed has no followers any more if nobody could be placed.
            let mut free = BTreeSet::new();
            if before.supply(player) > 0 {
                for feature in features(state, &before.standing()) {
                    if feature.kind != FeatureKind::Lake && feature.presence.is_empty() {
                        let here = feature.nodes.iter().filter(|node| node.0 == last);
                        free.extend(here.map(|&node| place(Piece::Follower, node)));
                    }
                }
            }
            if hunters_position(before).huts_left(player) > 0 {
                for system in systems(state).iter().filter(|system| system.huts.is_empty()) {
                    let mut here: Vec<_> = system.nodes.iter().filter(|node| node.0 == last).collect();
                    here.sort_by_key(|node| segment(state, **node).kind != FeatureKind::Lake);
                    free.extend(here.first().map(|&&node| place(Piece::Hut, node)));
                }
            }
            if free.is_empty() {
                assert!(!is_placing(action, state), "who can place nothing is not asked");
            } else {
                free.insert(Action::Pass);
                assert_eq!(state.legal_actions().into_iter().collect::<BTreeSet<_>>(), free);
            }
        });
    }

    /// H7 to H12 and the end: each scoring worked out anew, and the bonus tile for gold.
    #[test]
    fn every_move_scores_what_it_completed((players, seed) in games()) {
        let mut of_bonus = false;
        play(&hunters_game(players), seed, |before, action, events, after| {
            if let Action::Draw { tile } = action {
                of_bonus = is_bonus(after, after.table().find(tile).unwrap());
            }
            let done = matches!(action, Action::Place { .. } | Action::Pass | Action::Lay { .. })
                && !is_placing(action, after);
            let closed = if done { completed(before, events, after) } else { Vec::new() };
            let expected: Vec<Bare> = closed.iter()
                .map(|feature| (feature.kind, points(after, feature), leaders(&feature.presence)))
                .collect();
            assert_eq!(rescore::told(events, Occasion::Completed), sorted(expected), "{action}");
            let earned = events.iter().any(|event| matches!(event, Event::Hunters(HuntersEvent::BonusEarned { .. })));
            let left = hunters_position(after).bonus_left();
            assert_eq!(earned, !of_bonus && left > 0 && closed.iter().any(|forest| has_gold(after, forest)));

            let over = after.actor() == Actor::Nobody;
            let huts = systems(after).into_iter().filter(|system| over && !system.huts.is_empty());
            let huts = huts.map(|system| (FeatureKind::River, system.fish, leaders(&system.huts))).collect();
            assert_eq!(rescore::told(events, Occasion::Huts), sorted(huts));
            let all = features(after, &after.standing());
            let meadows = all.iter().filter(|feature| over && !feature.presence.is_empty());
            let meadows = meadows.map(|meadow| (meadow.kind, meadow_points(after, meadow), meadow_winners(after, meadow)));
            assert_eq!(rescore::told(events, Occasion::Final), sorted(meadows.collect()));
        });
    }

    #[test]
    fn every_point_is_told_and_none_is_lost((players, seed) in games()) {
        let sources = [Source::FORESTS, Source::RIVERS, Source::HUTS, Source::MEADOWS];
        laws::points_add_up(&hunters_game(players), seed, &sources);
    }

    #[test]
    fn followers_huts_and_tiles_are_conserved((players, seed) in games()) {
        play(&hunters_game(players), seed, |_, action, _, state| {
            let position = hunters_position(state);
            for player in Player::all(players) {
                let count = |piece| {
                    state.standing().iter().filter(|s| (s.player, s.piece) == (player, piece)).count()
                };
                assert_eq!(state.supply(player) as usize + count(Piece::Follower), 5, "{player} after {action}");
                assert_eq!(position.huts_left(player) as usize + count(Piece::Hut), 2, "{player} after {action}");
            }
            let laid = state.board().laid().iter().map(|laid| laid.tile);
            let seen = || laid.clone().chain(state.set_aside().iter().copied()).chain(state.drawn());
            let bonus = seen().filter(|&tile| is_bonus(state, tile)).count();
            let sum = |counts: &[u16]| counts.iter().map(|&n| usize::from(n)).sum::<usize>();
            assert_eq!(sum(state.unseen()) + seen().count() - bonus, 79, "after {action}");
            assert_eq!(position.bonus_left() as usize + bonus, 12, "after {action}");
            assert_eq!(sum(position.bonus_unseen()), position.bonus_left() as usize);
            if state.actor() == Actor::Nobody {
                assert_eq!(sum(state.unseen()), 0);
                let meadows = |s: &Standing| s.piece == Piece::Hut || s.place.spot.kind == FeatureKind::Meadow;
                assert!(state.standing().iter().all(meadows), "gatherers and fishers have gone home");
            }
        });
    }

    #[test]
    fn legal_actions_are_exactly_those_that_are_accepted((players, seed) in games()) {
        laws::legal_is_accepted(&hunters_game(players), seed, any_action);
    }

    #[test]
    fn silent_moves_come_to_the_same_as_told_ones((players, seed) in games()) {
        laws::silence_changes_nothing(hunters_position(&hunters_game(players).start()).clone(), seed);
    }

    #[test]
    fn a_record_reads_back_as_the_same_game((players, seed) in games()) {
        laws::record_reads_back(&hunters_game(players), seed);
    }

    #[test]
    fn a_view_tells_nothing_of_what_is_hidden((players, seed) in games()) {
        laws::views_know_no_order(&hunters_game(players), seed);
    }

    /// Whatever is scored was announced by the summaries.
    #[test]
    fn summaries_say_what_is_scored((players, seed) in games()) {
        play(&hunters_game(players), seed, |_, _, events, after| {
            if !events.iter().any(|event| matches!(event, Event::Scored(_))) {
                return;
            }
            let summaries = after.summaries();
            for event in events {
                let Event::Scored(scoring) = event else { continue };
                let of_system = scoring.occasion == Occasion::Huts;
                let found = summaries.iter().find(|summary| {
                    summary.segments == scoring.segments && (summary.kind == FeatureKind::Lake) == of_system
                });
                let summary = found.expect("it is on the board");
                assert_eq!(summary.points, scoring.points);
                if scoring.points > 0 {
                    assert_eq!(summary.terms, scoring.terms);
                }
                assert_eq!(summary.completed, scoring.occasion == Occasion::Completed);
                assert_eq!(summary.if_completed, None, "it is as large as it gets");
                if !summary.completed {
                    assert_eq!((&summary.owners, &summary.followers), (&scoring.winners, &scoring.followers));
                }
            }
        });
    }
}

/// Players who like to close what is open, so that rivers meet their own lakes now and then.
fn closing(rng: &mut ChaCha20Rng, state: &State) -> Action {
    let legal = state.legal_actions();
    if below(rng, 4) == 0 {
        return pick(rng, &legal).clone();
    }
    let beside = |action: &Action| match action {
        Action::Lay { pos, .. } => [1, 4, 7, 10]
            .into_iter()
            .filter(|&port| state.board().tile_at(recount::beyond(*pos, port).0).is_some())
            .count(),
        Action::Place { piece: Piece::Hut, .. } => 2,
        Action::Place { .. } => 1,
        _ => 0,
    };
    let most = legal.iter().map(beside).max();
    let best: Vec<&Action> = legal.iter().filter(|action| Some(beside(action)) == most).collect();
    (*pick(rng, &best)).clone()
}

/// The properties are worth something only if these come up.
#[test]
fn everything_special_occurs_in_random_games() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for number in 0..120 {
        let game = hunters_game(2 + number % 4);
        bastide_engine::testing::play_like(
            &game,
            Seed::from(21).child(number as u64),
            closing,
            |before, action, events, after| {
                let mut note = |what: &'static str, times: usize| *seen.entry(what).or_default() += times;
                for event in events {
                    match event {
                        Event::Hunters(HuntersEvent::BonusDrawn { .. }) => note("bonus tile drawn", 1),
                        Event::SetAside { .. } => note("tile set aside", 1),
                        Event::Placed { piece: Piece::Hut, .. } => note("hut", 1),
                        _ => {}
                    }
                }
                if is_placing(action, after) {
                    let held: usize = systems(after)
                        .iter()
                        .filter(|system| !system.huts.is_empty())
                        .map(|system| {
                            system
                                .nodes
                                .iter()
                                .filter(|node| node.0 == after.board().laid().len() - 1)
                                .count()
                        })
                        .sum();
                    note("hut refused", held);
                    let last = after.board().laid().last().unwrap();
                    let tile = after.table().tile(last.tile);
                    for segment in tile
                        .segments
                        .iter()
                        .filter(|s| matches!(s.kind, FeatureKind::River | FeatureKind::Lake))
                    {
                        let hut = Action::Place {
                            piece: Piece::Hut,
                            pos: last.pos,
                            spot: Spot::of(segment, last.rotation),
                        };
                        note(
                            "another part of the system named",
                            usize::from(matches!(
                                after.check(&hut),
                                Err(Refusal::NoSuchSpot { instead: Some(_), .. })
                            )),
                        );
                    }
                } else if !matches!(action, Action::Draw { .. }) {
                    for feature in completed(before, events, after) {
                        if feature.kind == FeatureKind::River {
                            let ends = lakes(after, &feature);
                            let touching = feature
                                .nodes
                                .iter()
                                .filter(|&&node| segment(after, node).touches != 0)
                                .count();
                            let springs = feature
                                .nodes
                                .iter()
                                .filter(|&&node| segment(after, node).mark == Some(Mark::Spring))
                                .count();
                            note("lake at both ends", usize::from(ends.len() == 1 && touching == 2));
                            note("loop", usize::from(touching + springs == 0));
                        }
                        note(
                            "nobody's gold",
                            usize::from(has_gold(after, &feature) && feature.presence.is_empty()),
                        );
                        let tiles = feature.nodes.iter().map(|node| node.0).collect::<BTreeSet<_>>().len();
                        note(
                            "two pieces on a tile",
                            usize::from(feature.kind == FeatureKind::Forest && tiles < feature.nodes.len()),
                        );
                    }
                }
                if after.actor() == Actor::Nobody {
                    for meadow in
                        features(after, &after.standing()).iter().filter(|meadow| !meadow.presence.is_empty())
                    {
                        let animals = animals(after, meadow);
                        note("fire with tigers", usize::from(animals.fire && animals.tigers > 1));
                        note(
                            "more tigers than deer",
                            usize::from(!animals.fire && animals.tigers > animals.deer),
                        );
                        note("hunter at the shrine", usize::from(!worshippers(after, meadow).is_empty()));
                        note("shared meadow", usize::from(meadow.presence.len() > 1));
                    }
                    note(
                        "shared system",
                        systems(after).iter().filter(|system| system.huts.len() > 1).count(),
                    );
                }
            },
        );
    }
    for (what, times) in &seen {
        assert!(*times > 0, "{what} occurs: {seen:?}");
    }
    assert_eq!(seen.len(), 14, "{seen:?}");
}
