//! What holds after every move of every game of The Castle, however it is played.

use crate::common::cases;
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::{Seed, below};
use bastide_engine::event::{Event, Occasion};
use bastide_engine::games::castle;
use bastide_engine::games::castle::CastleEvent;
use bastide_engine::games::castle::Step;
use bastide_engine::games::castle::WallTile;
use bastide_engine::geometry::{Port, Pos, Rotation};
use bastide_engine::pieces::{Piece, Place, Spot, Standing};
use bastide_engine::position::{Actor, Position};
use bastide_engine::record::{Entry, Name, Record};
use bastide_engine::testing::pick;
use bastide_engine::tiles::{Attr, FeatureKind};
use proptest::prelude::*;
use rand_chacha::ChaCha20Rng;
use std::collections::{BTreeMap, BTreeSet, HashMap};

fn position(state: &State) -> &castle::State {
    match state {
        State::Castle(position) => position,
        _ => panic!("this is The Castle"),
    }
}

/// Plays a whole game at random.
fn play(seed: Seed, each: impl FnMut(&State, &Action, &[Event], &State)) -> State {
    bastide_engine::testing::play(&crate::castle_game(), seed, each)
}

/// A segment: the number of the laid tile and its place in the tile's list.
type Node = (usize, usize);

/// One connected feature, found by a plain search.
#[derive(Debug)]
struct Feature {
    kind: FeatureKind,
    nodes: BTreeSet<Node>,
    tiles: usize,
    open: usize,
    wells: u32,
    markets: u32,
    presence: BTreeMap<usize, u32>,
}

/// All features worked out from scratch: from port to port over the laid tiles, within the map of the walls.
fn recount(state: &castle::State, standing: &[Standing]) -> Vec<Feature> {
    let (laid, table) = (state.board().laid(), state.table());
    let at: HashMap<Pos, usize> = laid.iter().enumerate().map(|(number, l)| (l.pos, number)).collect();
    let segments = |number: usize| &table.tile(laid[number].tile).segments;
    let ports = |(number, place): Node| -> Vec<usize> {
        let quarters = usize::from(laid[number].rotation.quarters());
        segments(number)[place].ports.iter().map(|port| (port.index() + 3 * quarters) % 12).collect()
    };
    let mut owner: HashMap<(usize, usize), usize> = HashMap::new();
    for number in 0..laid.len() {
        for place in 0..segments(number).len() {
            for port in ports((number, place)) {
                assert!(owner.insert((number, port), place).is_none(), "a port belongs to one feature");
            }
        }
    }
    let (mut found, mut seen) = (Vec::new(), BTreeSet::new());
    for number in 0..laid.len() {
        for place in 0..segments(number).len() {
            if seen.contains(&(number, place)) {
                continue;
            }
            let kind = segments(number)[place].kind;
            let mut feature = Feature {
                kind,
                nodes: BTreeSet::from([(number, place)]),
                tiles: 0,
                open: 0,
                wells: 0,
                markets: 0,
                presence: BTreeMap::new(),
            };
            let mut queue = vec![(number, place)];
            while let Some(node) = queue.pop() {
                let attrs = segments(node.0)[node.1].attrs;
                feature.wells += attrs.get(Attr::Well);
                feature.markets += attrs.get(Attr::Market);
                for port in ports(node) {
                    let (pos, facing) = crate::common::recount::beyond(laid[node.0].pos, port);
                    match at.get(&pos) {
                        Some(&other) => {
                            let next = (other, owner[&(other, facing)]);
                            if segments(other)[next.1].kind == kind && feature.nodes.insert(next) {
                                queue.push(next);
                            }
                        }
                        // Beyond the map there is the wall, which closes.
                        None => feature.open += usize::from(state.enclosure().contains(pos)),
                    }
                }
            }
            feature.tiles = feature.nodes.iter().map(|node| node.0).collect::<BTreeSet<_>>().len();
            seen.extend(feature.nodes.iter().copied());
            found.push(feature);
        }
    }
    for piece in standing {
        let number = at[&piece.place.pos];
        let port = piece.place.spot.port.expect("every feature of this game has ports").index();
        let node = (number, owner[&(number, port)]);
        let feature = found.iter_mut().find(|feature| feature.nodes.contains(&node));
        let feature = feature.expect("every segment belongs to a feature");
        assert_eq!(feature.kind, piece.place.spot.kind);
        *feature.presence.entry(piece.player.seat()).or_default() += 1;
    }
    found
}

fn winner(presence: &BTreeMap<usize, u32>) -> Option<usize> {
    let most = presence.values().max()?;
    let leaders: Vec<usize> = presence.iter().filter(|(_, n)| *n == most).map(|(&seat, _)| seat).collect();
    if leaders.len() == 1 { Some(leaders[0]) } else { None }
}

/// Which sets of wall tiles the orders of these moves can take.
fn outcomes(
    enclosure: &castle::Enclosure,
    towers: &BTreeSet<usize>,
    score: u32,
    points: &[u32],
) -> BTreeSet<BTreeSet<usize>> {
    if points.is_empty() {
        return BTreeSet::from([BTreeSet::new()]);
    }
    let mut all = BTreeSet::new();
    for first in 0..points.len() {
        let rest: Vec<u32> =
            points.iter().enumerate().filter(|(i, _)| *i != first).map(|(_, &p)| p).collect();
        let to = score + points[first];
        let hit = enclosure.tower_at(to % enclosure.track()).filter(|tower| towers.contains(tower));
        let mut left = towers.clone();
        hit.iter().for_each(|tower| {
            left.remove(tower);
        });
        for mut taken in outcomes(enclosure, &left, to, &rest) {
            taken.extend(hit);
            all.insert(taken);
        }
    }
    all
}

fn towers(state: &castle::State) -> BTreeSet<usize> {
    (0..state.enclosure().towers().len()).filter(|&tower| state.holds_tile(tower)).collect()
}

/// An action that may make sense or not.
fn any_action(rng: &mut ChaCha20Rng, state: &State) -> Action {
    let laid = state.board().laid();
    let near = pick(rng, laid).pos;
    let pos = Pos::new(near.x + below(rng, 5) as i16 - 2, near.y + below(rng, 5) as i16 - 2);
    let tile = match state.drawn() {
        Some(drawn) if below(rng, 4) > 0 => state.table().name(drawn),
        _ => pick(rng, state.table().types()).name.clone(),
    };
    let kinds = [FeatureKind::Road, FeatureKind::Tower, FeatureKind::House, FeatureKind::Court];
    let spot = Spot { kind: *pick(rng, &kinds), port: Some(Port::at(below(rng, 12) as u8)) };
    let last = laid[laid.len() - 1].pos;
    let place = Place { pos: if below(rng, 4) > 0 { last } else { pos }, spot };
    let wall_tile = *pick(rng, &WallTile::ALL);
    match below(rng, 9) {
        0 => Action::Draw { tile },
        1 => Action::Pass,
        2 => Action::Score { place },
        3 => Action::Use { tile: wall_tile, place: wall_tile.target().map(|_| place) },
        4 => Action::Reveal { tile: wall_tile },
        5 | 6 => Action::Lay { tile, pos, rotation: *pick(rng, &Rotation::ALL) },
        _ => Action::Place { piece: Piece::Follower, pos: place.pos, spot },
    }
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn features_are_those_of_a_recount(seed in any::<u64>()) {
        play(Seed::from(seed), |_, _, _, state| {
            let state = position(state);
            let engine = state.board().features();
            let by_node: HashMap<Node, _> = engine.segments().map(|s| (engine.place(s), s)).collect();
            let found = recount(state, &state.standing());
            assert_eq!(found.len(), engine.roots().count());
            for feature in &found {
                let first = by_node[feature.nodes.first().expect("no feature is empty")];
                let ring: BTreeSet<Node> = engine.ring(first).map(|s| engine.place(s)).collect();
                assert_eq!(ring, feature.nodes);
                assert_eq!(engine.open(first) as usize, feature.open, "open ends of {feature:?}");
                assert_eq!(engine.tiles(first) as usize, feature.tiles, "tiles of {feature:?}");
                assert_eq!(engine.attrs(first).get(Attr::Well), feature.wells);
                assert_eq!(engine.attrs(first).get(Attr::Market), feature.markets);
                let presence: BTreeMap<usize, u32> =
                    engine.presence(first).iter().map(|(p, n)| (p.seat(), u32::from(n))).collect();
                assert_eq!(presence, feature.presence);
            }
        });
    }

    #[test]
    fn every_placement_of_the_drawn_tile_is_legal_and_no_other(seed in any::<u64>()) {
        play(Seed::from(seed), |_, _, _, state| {
            let Some(drawn) = state.drawn() else { return };
            let (position, tile) = (position(state), state.table().tile(drawn));
            let road = |tile: &bastide_engine::tiles::TileType, turned: Rotation, side: usize| {
                let port = (3 * side + 1 + 12 - 3 * usize::from(turned.quarters())) % 12;
                tile.segments.iter().any(|s| s.kind == FeatureKind::Road && s.ports.contains(Port::at(port as u8)))
            };
            let mut expected = Vec::new();
            for pos in position.enclosure().cells().filter(|&pos| state.board().tile_at(pos).is_none()) {
                for rotation in tile.distinct_rotations() {
                    let mut beside = 0;
                    let fits = (0..4).all(|side| {
                        let (other, _) = crate::common::recount::beyond(pos, 3 * side + 1);
                        state.board().laid().iter().find(|laid| laid.pos == other).is_none_or(|laid| {
                            beside += 1;
                            road(tile, rotation, side)
                                == road(state.table().tile(laid.tile), laid.rotation, (side + 2) % 4)
                        })
                    });
                    if fits && beside > 0 {
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
    fn every_turn_scores_what_it_completed_and_nothing_else(seed in any::<u64>()) {
        // What the tile has completed, and what was told to be scored since it was laid.
        let mut expected: Vec<(FeatureKind, u32, u32, Option<usize>)> = Vec::new();
        let mut told = Vec::new();
        let mut completed_before: Vec<BTreeSet<Node>> = Vec::new();
        let mut doubled = 0;
        play(Seed::from(seed), |before, action, events, after| {
            if matches!(action, Action::Draw { .. }) {
                expected.sort();
                told.sort();
                assert_eq!(std::mem::take(&mut told), std::mem::take(&mut expected));
                assert_eq!(std::mem::take(&mut doubled), 0, "each doubling wall tile doubled something");
            }
            let lays = matches!(action, Action::Lay { .. });
            let decided = match position(before).step() {
                Some(Step::Follower) => true,
                _ => lays && position(after).step() != Some(Step::Follower),
            };
            if decided {
                let mut standing = before.standing();
                for event in events {
                    if let Event::Placed { player, piece, pos, spot, .. } = *event {
                        standing.push(Standing { player, piece, place: Place { pos, spot } });
                    }
                }
                for feature in recount(position(after), &standing) {
                    if feature.open == 0 && feature.kind != FeatureKind::Court && !completed_before.contains(&feature.nodes) {
                        let each = match feature.kind {
                            FeatureKind::Road if feature.wells > 0 => 2,
                            FeatureKind::Tower => 2,
                            _ => 1,
                        };
                        expected.push((feature.kind, feature.tiles as u32, each, winner(&feature.presence)));
                        completed_before.push(feature.nodes);
                    }
                }
            }
            for event in events {
                match event {
                    Event::Castle(CastleEvent::WallTileUsed { tile: WallTile::TowerDouble | WallTile::HouseDouble, .. }) => doubled += 1,
                    Event::Scored(s) if s.occasion == Occasion::Completed => {
                        let raised = s.rules[0].0 == "X16";
                        doubled -= i32::from(raised);
                        let each = if raised { s.terms[0].each / 2 } else { s.terms[0].each };
                        told.push((s.kind, s.terms[0].count, each, s.winners.first().map(|w| w.seat())));
                    }
                    _ => {}
                }
            }
        });
    }

    #[test]
    fn every_point_is_told_and_none_is_lost(seed in any::<u64>()) {
        let mut told = [0; 2];
        let mut marked = [0; 2];
        let end = play(Seed::from(seed), |_, action, events, after| {
            for event in events {
                match event {
                    Event::Scored(scoring) => {
                        let sum: u32 = scoring.terms.iter().map(|term| term.count * term.each).sum();
                        assert_eq!(sum, scoring.points, "the arithmetic adds up");
                        assert!(scoring.winners.len() <= 1, "nobody shares");
                        scoring.winners.iter().for_each(|winner| told[winner.seat()] += scoring.points);
                        assert!(!scoring.rules.is_empty());
                    }
                    Event::Castle(CastleEvent::Bonus { player, points, .. }) => told[player.seat()] += points,
                    Event::Castle(CastleEvent::MarkerMoved { player, from, to, space }) => {
                        assert_eq!((*from, to % 100), (marked[player.seat()], *space));
                        marked[player.seat()] = *to;
                    }
                    _ => {}
                }
            }
            assert_eq!(after.scores(), told, "after {action}");
            assert_eq!(after.scores(), marked, "after {action}");
        });
        let most = told.iter().max();
        let winners: Vec<Player> = Player::all(2).filter(|p| told.get(p.seat()) == most).collect();
        prop_assert_eq!(end.winners(), winners);
    }

    #[test]
    fn followers_and_wall_tiles_are_conserved(seed in any::<u64>()) {
        play(Seed::from(seed), |_, action, _, state| {
            let castle = position(state);
            for player in Player::all(2) {
                let standing = state.standing().iter().filter(|s| s.player == player).count();
                assert_eq!(state.supply(player) as usize + standing, 6, "{player} after {action}");
            }
            let sum = |counts: &[u8; WallTile::KINDS]| counts.iter().map(|&n| u32::from(n)).sum::<u32>();
            let (unseen, used) = (sum(castle.unseen_wall_tiles()), sum(castle.used_wall_tiles()));
            let held: u32 = Player::all(2).flat_map(|p| castle.wall_tiles(p)).map(|held| held.count).sum();
            assert_eq!(unseen + held + used, 18, "after {action}");
            for (kind, tile) in WallTile::ALL.into_iter().enumerate() {
                let held: u32 = (Player::all(2).flat_map(|p| castle.wall_tiles(p)))
                    .filter(|held| held.tile == tile)
                    .map(|held| held.count)
                    .sum();
                let all = u32::from(castle.unseen_wall_tiles()[kind] + castle.used_wall_tiles()[kind]) + held;
                assert_eq!(all, 2, "two of {tile}");
            }
            if castle.step() == Some(Step::Draw) {
                assert_eq!(unseen, castle.tiles_on_towers() + 5, "five are hidden for good");
            }
        });
    }

    #[test]
    fn a_marker_takes_a_wall_tile_exactly_where_it_stops_on_one(seed in any::<u64>()) {
        let mut on = towers(position(&crate::castle_game().start()));
        play(Seed::from(seed), |_, _, events, after| {
            let enclosure = position(after).enclosure();
            for (event, next) in events.iter().zip(events.iter().skip(1).map(Some).chain([None])) {
                match (event, next) {
                    (Event::FinalScoring { .. }, _) => on.clear(),
                    (Event::Castle(CastleEvent::MarkerMoved { player, space, .. }), next) => {
                        let hit = enclosure.tower_at(*space).filter(|tower| on.remove(tower));
                        match (hit, next) {
                            (Some(tower), Some(Event::Castle(CastleEvent::WallTileTaken { player: taker, tower: spaces, .. }))) => {
                                assert_eq!((taker, *spaces), (player, enclosure.towers()[tower].spaces));
                            }
                            (Some(_), _) => panic!("the wall tile was not taken"),
                            (None, Some(Event::Castle(CastleEvent::WallTileTaken { .. }))) => panic!("nothing lay there"),
                            (None, _) => {}
                        }
                    }
                    _ => {}
                }
            }
            assert_eq!(on, towers(position(after)));
        });
    }

    #[test]
    fn legal_actions_are_exactly_those_that_are_accepted(seed in any::<u64>()) {
        let mut rng = Seed::from(seed).child(1).rng();
        play(Seed::from(seed), |_, _, _, state| {
            let legal = state.legal_actions();
            assert_eq!(legal.is_empty(), state.actor() == Actor::Nobody);
            assert_eq!(legal.iter().collect::<BTreeSet<_>>().len(), legal.len(), "no action is listed twice");
            for action in &legal {
                assert_eq!(state.check(action), Ok(()), "{action}");
                let text = action.to_string();
                assert_eq!(text.parse::<Action>().as_ref(), Ok(action), "{text}");
            }
            let mut after = state.clone();
            if !legal.is_empty() {
                after.play(pick(&mut rng, &legal)).unwrap();
                assert_ne!(&after, state, "an action does something");
            }
            for _ in 0..30 {
                let action = any_action(&mut rng, state);
                assert_eq!(state.check(&action).is_ok(), legal.contains(&action), "{action}");
                after.clone_from(state);
                if after.play(&action).is_err() {
                    assert_eq!(&after, state, "{action} was refused but changed something");
                }
            }
        });
    }

    #[test]
    fn silent_moves_come_to_the_same_as_told_ones(seed in any::<u64>()) {
        let mut rng = Seed::from(seed).rng();
        let State::Castle(mut told) = crate::castle_game().start() else { panic!("this is The Castle") };
        let mut silent = told.clone();
        while told.actor() != Actor::Nobody {
            let mv = told.random_move(&mut rng);
            prop_assert!(told.moves().contains(&mv));
            prop_assert_eq!(told.find(&told.action(mv)), Ok(mv));
            told.apply(mv, &mut Vec::new());
            silent.apply(mv, &mut bastide_engine::event::Silent);
            prop_assert_eq!(&told, &silent);
        }
    }

    #[test]
    fn a_record_reads_back_as_the_same_game(seed in any::<u64>()) {
        let game = crate::castle_game();
        let names = ["Anna", "Ben"].map(|name| Name::new(name).unwrap()).to_vec();
        let mut record = Record { seed: Some(Seed::from(seed)), ..Record::new(game.setup().clone(), names) };
        let end = play(Seed::from(seed), |before, action, _, _| {
            let player = match before.actor() {
                Actor::Player(player) => Some(player),
                _ => None,
            };
            record.entries.push(Entry { player, action: action.clone(), above: Vec::new(), remark: None });
        });
        record.scores = Some(end.scores().to_vec());
        let checked = Record::read(&record.to_string()).unwrap_or_else(|error| panic!("{error}"));
        prop_assert_eq!(&checked.record, &record);
        prop_assert_eq!(&checked.replay.state, &end);
    }
}

/// Over many games, because two features seldom meet near a tower.
#[test]
fn the_order_is_asked_exactly_when_it_decides_who_takes_which_wall_tile() {
    let (mut asked, mut several) = (0, 0);
    for number in 0..150 {
        play(Seed::from(7).child(number), |before, action, events, after| {
            let enclosure = position(after).enclosure();
            let mover = position(before).player();
            // Asked: among the mover's gains, or if there are none the other's, two orders differ.
            if position(after).step() == Some(Step::Score) {
                asked += 1;
                let castle = position(after);
                let gains = |player: Player| -> Vec<u32> {
                    let own = castle
                        .completed()
                        .filter(|(feature, _)| castle.majority_on(*feature) == Some(player));
                    own.map(|(feature, doubled)| {
                        let stage = if doubled { castle::Stage::Raised } else { castle::Stage::Completed };
                        castle.tally(feature, stage).points()
                    })
                    .collect()
                };
                let player = if gains(mover).is_empty() { mover.next(2) } else { mover };
                let differ =
                    outcomes(enclosure, &towers(castle), after.scores()[player.seat()], &gains(player));
                assert!(differ.len() > 1, "asked in vain");
            }
            // Not asked: the moves that were made without a question have one outcome in every order.
            let mut left = towers(position(before));
            let mut group: Option<(Player, u32, BTreeSet<usize>, Vec<u32>)> = None;
            let check = |group: &Option<(Player, u32, BTreeSet<usize>, Vec<u32>)>| {
                if let Some((_, score, towers, points)) = group {
                    assert_eq!(
                        outcomes(enclosure, towers, *score, points).len(),
                        1,
                        "not asked after {action}"
                    );
                }
            };
            let mut chosen = matches!(action, Action::Score { .. });
            for event in events.iter().take_while(|event| !matches!(event, Event::FinalScoring { .. })) {
                if let Event::Castle(CastleEvent::MarkerMoved { player, from, to, space }) = event {
                    if !std::mem::take(&mut chosen) {
                        match &mut group {
                            Some((same, _, _, points)) if same == player => {
                                points.push(to - from);
                                several += 1;
                            }
                            _ => {
                                check(&group);
                                assert!(group.is_none() || *player != mover, "the mover's own come first");
                                group = Some((*player, *from, left.clone(), vec![to - from]));
                            }
                        }
                    }
                    enclosure.tower_at(*space).iter().for_each(|tower| {
                        left.remove(tower);
                    });
                }
            }
            check(&group);
        });
    }
    assert!(asked > 0 && several > 0, "both happen: {asked}, {several}");
}

#[test]
fn a_question_has_exactly_the_legal_answers_and_says_each_in_both_languages() {
    let mut asked = BTreeSet::new();
    // Until every kind of question was asked; whoever plays at random seldom has a wall tile to use.
    for number in 0..4000 {
        if asked.len() == 4 {
            break;
        }
        play(Seed::from(11).child(number), |_, _, _, after| {
            let step = position(after).step();
            let other = matches!(step, Some(Step::Double | Step::Score | Step::ExtraTurn | Step::Unfinished));
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
