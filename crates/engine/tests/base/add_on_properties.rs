//! What holds after every move of the base game with its expansions and variants, however it is played.

use crate::attempts::{any_action, rich_games};
use crate::common::{laws, recount};
use crate::eager::eagerly;
use crate::table::position;
use bastide_engine::action::Action;
use bastide_engine::board::{Board, Placement, Player};
use bastide_engine::chance::{Seed, below};
use bastide_engine::event::Event;
use bastide_engine::games::base::BaseEvent;
use bastide_engine::games::base::BaseRefusal;
use bastide_engine::games::base::Step;
use bastide_engine::geometry::{Pos, Rotation, Side};
use bastide_engine::lang::{Lang, Say};
use bastide_engine::pieces::Place;
use bastide_engine::position::Actor;
use bastide_engine::record::{Name, Record, RecordFault};
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::{game_with, pick, play, play_like, seats};
use bastide_engine::tiles::{Attr, FeatureKind, TileName, TileTable};
use bastide_engine::{Match, State};
use std::collections::BTreeSet;

fn mover(state: &State) -> Option<Player> {
    match state.actor() {
        Actor::Player(player) => Some(player),
        _ => None,
    }
}

/// The first word of an action.
fn word(action: &Action) -> String {
    action.to_string().split(' ').next().unwrap_or_default().to_owned()
}

#[test]
fn legal_actions_are_exactly_those_that_are_accepted_and_read_back_as_written() {
    let mut words = BTreeSet::new();
    for (game, seed) in rich_games() {
        let mut rng = seed.child(1).rng();
        play_like(&game, seed, eagerly, |_, _, _, state| {
            let legal = state.legal_actions();
            assert_eq!(legal.is_empty(), state.actor() == Actor::Nobody);
            let listed: BTreeSet<&Action> = legal.iter().collect();
            assert_eq!(listed.len(), legal.len(), "no action is listed twice");
            for action in &legal {
                let text = action.to_string();
                assert_eq!(text.parse::<Action>().as_ref(), Ok(action), "{text}");
                words.insert(word(action));
            }
            let mut after = state.clone();
            for _ in 0..6.min(legal.len()) {
                let action = pick(&mut rng, &legal);
                after.clone_from(state);
                after.play(action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
                assert_ne!(&after, state, "{action} does something");
            }
            for _ in 0..20 {
                let action = any_action(&mut rng, state);
                assert_eq!(state.check(&action).is_ok(), listed.contains(&action), "{action}");
                after.clone_from(state);
                if after.play(&action).is_err() {
                    assert_eq!(&after, state, "{action} was refused but changed something");
                }
            }
        });
    }
    // Whether nothing of a hand fits, so that a tile is discarded, is left to luck.
    words.remove("discard");
    let all = [
        "big", "blind", "count", "deal", "draw", "follower", "give", "good", "join", "lay", "mountain",
        "move", "open", "pass", "quarter", "rebuild", "war",
    ];
    assert_eq!(words.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

#[test]
fn only_who_is_asked_and_chance_may_act() {
    let mut asked_in_between = 0;
    for (game, seed) in rich_games() {
        let mut running = Match::forced(&game);
        play_like(&game, seed, eagerly, |before, action, _, _| {
            let turn = mover(before);
            for other in seats(before.players()).filter(|other| *other != turn) {
                assert_eq!(running.play(other, action), Err(Refusal::NotYourTurn { turn }), "{action}");
                assert_eq!(running.state(), before);
            }
            running.play(turn, action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
            asked_in_between += u32::from(position(before).interrupts().is_some());
        });
        for seat in seats(running.state().players()) {
            assert_eq!(running.play(seat, &Action::Pass), Err(Refusal::Over));
        }
    }
    assert!(asked_in_between > 5, "others are asked in the middle of a turn: {asked_in_between} times");
}

#[test]
fn silent_moves_come_to_the_same_as_told_ones() {
    for (game, seed) in rich_games() {
        let State::Base(start) = game.start() else { panic!("this is the base game") };
        laws::silence_changes_nothing(start, seed);
    }
}

/// V8, V10: what is paid is told, point by point, and nobody pays what they do not have.
#[test]
fn points_are_scored_or_paid_and_told_one_by_one() {
    let mut paid = BTreeSet::new();
    for (game, seed) in rich_games() {
        laws::points_add_up_like(&game, seed, &game.setup().sources(), eagerly);
        play_like(&game, seed, eagerly, |before, action, events, _| {
            for event in events {
                if let Event::Base(BaseEvent::Paid { player, points, rule }) = event {
                    assert_eq!((mover(before), *points), (Some(*player), 1));
                    assert!(before.scores()[player.seat()] > 0, "{action}");
                    paid.insert(rule.to_string());
                }
            }
        });
    }
    assert_eq!(paid, ["V10", "V8"].map(str::to_owned).into());
}

/// A board on which a tile that was taken up has never lain: the others in their order, then that one.
fn laid_from_scratch(before: &State, from: Pos, at: Placement) -> Board {
    let (laid, table) = (before.board().laid(), before.table());
    let mut board = without(before, from);
    let tile = laid.iter().find(|laid| laid.pos == from).expect("a tile lay there").tile;
    board.lay(table, tile, at);
    board
}

/// The other tiles alone.
fn without(before: &State, from: Pos) -> Board {
    let (laid, table) = (before.board().laid(), before.table());
    let mut board = Board::new(table, laid.len());
    for laid in laid.iter().filter(|laid| laid.pos != from) {
        board.lay(table, laid.tile, Placement { pos: laid.pos, rotation: laid.rotation });
    }
    board
}

/// A feature whatever the order its tiles came in: its parts, open ends, tiles, and what is drawn on it.
type Drawn = (Vec<Place>, u32, u32, Vec<u32>);

fn drawn(board: &Board, table: &TileTable) -> BTreeSet<Drawn> {
    let features = board.features();
    let feature = |root| {
        let kind = features.kind(root);
        // A monastery's open ends are not the board's own to know; of land nobody counts the tiles.
        let open = if kind == FeatureKind::Monastery { 0 } else { features.open(root) };
        let tiles = if kind.is_land() { 0 } else { features.tiles(root) };
        let attrs = Attr::ALL.map(|attr| features.attrs(root).get(attr)).to_vec();
        (board.places_of(table, root), open, tiles, attrs)
    };
    features.roots().map(feature).collect()
}

/// Every placement of every kind of tile.
fn placements(board: &Board, table: &TileTable) -> BTreeSet<(usize, Pos, Rotation)> {
    let of = |id| board.placements(id).map(move |at: Placement| (id, at));
    table.ids().flat_map(of).map(|(id, at)| (id.index(), at.pos, at.rotation)).collect()
}

fn neighbours(board: &Board, pos: Pos) -> impl Iterator<Item = Pos> {
    Side::ALL.into_iter().map(move |side| pos.step(side)).filter(|&beside| board.tile_at(beside).is_some())
}

/// Whether all tiles hang together by their sides.
fn in_one_piece(board: &Board) -> bool {
    let mut reached = BTreeSet::from([board.laid()[0].pos]);
    let mut open = vec![board.laid()[0].pos];
    while let Some(pos) = open.pop() {
        open.extend(neighbours(board, pos).filter(|&beside| reached.insert(beside)).collect::<Vec<_>>());
    }
    reached.len() == board.laid().len()
}

/// The tiles of what is completed, and those around completed monasteries.
fn completed_squares(state: &State) -> BTreeSet<Pos> {
    let (board, ports) = (state.board(), position(state).rules().ports());
    let counted = |kind| match kind {
        FeatureKind::Road | FeatureKind::City | FeatureKind::Monastery => true,
        kind => kind == FeatureKind::Stream && ports,
    };
    let mut squares = BTreeSet::new();
    for feature in recount::features(board, state.table(), &[]) {
        if counted(feature.kind) && feature.open == 0 {
            for pos in feature.nodes.iter().map(|node| board.laid()[node.0].pos) {
                squares.insert(pos);
                if feature.kind == FeatureKind::Monastery {
                    squares.extend(pos.surrounding());
                }
            }
        }
    }
    squares
}

/// V10 in the words of the rule, found by trying every tile, every square and every turn.
fn rebuilds(state: &State) -> BTreeSet<Action> {
    let (board, table) = (state.board(), state.table());
    let (just_laid, others) = board.laid().split_last().expect("a tile was laid");
    let occupied: BTreeSet<Pos> = state.standing().iter().map(|piece| piece.place.pos).collect();
    let done = completed_squares(state);
    let mut found = BTreeSet::new();
    for laid in others.iter().filter(|laid| !occupied.contains(&laid.pos)) {
        let tile = table.tile(laid.tile);
        let stays = [FeatureKind::Carcassonne, FeatureKind::Mountain, FeatureKind::River];
        let rest = without(state, laid.pos);
        if tile.segments.iter().any(|segment| stays.contains(&segment.kind))
            || done.contains(&laid.pos)
            || neighbours(board, laid.pos).count() > 2
            || !in_one_piece(&rest)
        {
            continue;
        }
        for pos in recount::frontier(&rest).into_iter().filter(|&pos| pos != laid.pos) {
            for rotation in recount::different_rotations(tile) {
                if recount::continues(&rest, table, tile, pos, rotation) {
                    found.insert(Action::Rebuild { from: laid.pos, pos, rotation });
                }
            }
        }
    }
    assert!(
        !found.iter().any(|action| matches!(action, Action::Rebuild { from, .. } if *from == just_laid.pos))
    );
    found
}

const REBUILT: [&[&str]; 8] = [
    &["reconstruction"],
    &["inns-cathedrals", "reconstruction"],
    &["river", "reconstruction"],
    &["count", "reconstruction"],
    &["mountains", "reconstruction"],
    &["inns-cathedrals", "river", "count", "reconstruction"],
    &["lifestyle", "mountains", "reconstruction", "rivers-ports"],
    &["late-follower", "reconstruction", "battle-of-monasteries"],
];

#[test]
fn v10_after_a_rebuild_the_board_is_as_if_the_tile_had_never_lain_where_it_was() {
    for (parts, number) in REBUILT.iter().zip(0u64..) {
        let mut rebuilt = 0;
        for game in 0..4 {
            let seed = Seed::from(1000 * number + game);
            play_like(&game_with(parts, 2 + game as usize % 3), seed, eagerly, |before, action, _, after| {
                let Action::Rebuild { from, pos, rotation } = *action else { return };
                rebuilt += 1;
                let (board, table) = (after.board(), after.table());
                // The same features and places to lay as where it never lay elsewhere …
                let scratch = laid_from_scratch(before, from, Placement { pos, rotation });
                assert_eq!(drawn(board, table), drawn(&scratch, table), "{parts:?}, {seed:?}: {action}");
                assert_eq!(placements(board, table), placements(&scratch, table), "{action}");
                // … which are those of a search from port to port, with everybody who is on them.
                recount::assert_features_agree(board, table, &after.standing());
                let (stood, stands) = (before.standing(), after.standing());
                // Where nobody can be placed, what the tile completed is scored at once.
                let asked = matches!(position(after).step(), Some(Step::Rebuild | Step::Follower));
                assert!(
                    stands == stood || !asked && stands.iter().all(|piece| stood.contains(piece)),
                    "{action}"
                );
                assert!(board.tile_at(from).is_none() && board.tile_at(pos).is_some());
                for laid in before.board().laid().iter().filter(|laid| laid.pos != from) {
                    let there = board.tile_at(laid.pos).expect("it stays");
                    assert_eq!((there.tile, there.rotation), (laid.tile, laid.rotation));
                }
            });
        }
        assert!(rebuilt > 30, "{parts:?}: {rebuilt} tiles were taken up");
    }
}

#[test]
fn v10_tiles_are_taken_up_and_laid_as_the_rule_says_and_not_otherwise() {
    for (parts, number) in REBUILT.iter().zip(0u64..) {
        let mut rng = Seed::from(number).rng();
        let mut compared = 0;
        for game in 0..2 {
            play_like(&game_with(parts, 2), Seed::from(2000 * number + game), eagerly, |_, _, _, state| {
                if position(state).step() == Some(Step::Rebuild) && below(&mut rng, 6) == 0 {
                    let mut legal: BTreeSet<Action> = state.legal_actions().into_iter().collect();
                    assert!(legal.remove(&Action::Pass));
                    assert_eq!(legal, rebuilds(state), "{parts:?}");
                    compared += 1;
                }
            });
        }
        assert!(compared > 5, "{parts:?}: {compared} positions");
    }
}

/// Games with hands that others do not know.
const HIDDEN: [&[&str]; 9] = [
    &["individual-planning"],
    &["architects"],
    &["given-hidden"],
    &["monasteries-for-all", "individual-planning", "mountains"],
    &["inns-cathedrals", "river", "count", "individual-planning", "breach"],
    &["monasteries-for-all", "architects", "rivers-ports"],
    &["river", "architects", "reconstruction"],
    &["count", "mountains", "given-hidden"],
    &["river", "monasteries-for-all", "given-hidden", "rivers-ports"],
];

#[test]
fn what_others_hold_changes_nothing_that_a_player_sees_or_may_do() {
    for (parts, number) in HIDDEN.iter().zip(0u64..) {
        for players in [2, 3, 5] {
            let seed = Seed::from(10 * number + players as u64);
            let (mut compared, mut guess) = (0u32, 0);
            play(&game_with(parts, players), seed, |_, action, _, state| {
                for seat in seats(players) {
                    guess += 1;
                    let view = state.view(seat);
                    let other = view.sample(seed.child(guess));
                    assert_eq!(other.view(seat), view, "{parts:?} after {action}");
                    compared += u32::from(other != *state);
                    assert_eq!((other.actor(), other.left()), (state.actor(), state.left()));
                    for player in Player::all(players) {
                        let tiles = |state: &State| position(state).hand(player).0.len();
                        assert_eq!(tiles(&other), tiles(state), "how many there are is known");
                    }
                    if seat.is_some() && mover(state) == seat {
                        let legal = state.legal_actions();
                        assert_eq!(other.legal_actions(), legal, "{parts:?} after {action}");
                        assert_eq!(view.seen().legal_actions(), legal);
                        assert_eq!(other.question(), state.question());
                        assert_eq!(view.seen().question(), state.question());
                        assert_eq!(view.seen().offered(), state.offered());
                    }
                }
            });
            assert!(
                compared > 50,
                "{parts:?} for {players}: {compared} positions differed in what is hidden"
            );
        }
    }
}

/// Which tile is told, if only some may know it: to whom, and by whom.
fn secret(event: &Event) -> Option<(TileName, [Player; 2])> {
    match event {
        Event::Base(BaseEvent::Dealt { player, tile, .. }) => Some((tile.clone()?, [*player; 2])),
        Event::Base(BaseEvent::PutBack { player, tile, .. }) => Some((tile.clone()?, [*player; 2])),
        Event::Base(BaseEvent::Given { player, to, tile, .. }) => Some((tile.clone()?, [*player, *to])),
        _ => None,
    }
}

#[test]
fn no_event_tells_others_which_tile_somebody_got() {
    for (parts, number) in HIDDEN.iter().zip(0u64..) {
        let players = 3;
        let mut kept = 0;
        play(&game_with(parts, players), Seed::from(number), |_, _, events, after| {
            for event in events {
                for seat in seats(players) {
                    let masked = after.mask_event(event.clone(), seat);
                    match secret(event) {
                        Some((tile, may_know)) if !seat.is_some_and(|seat| may_know.contains(&seat)) => {
                            assert_eq!(secret(&masked), None);
                            let json = serde_json::to_string(&masked).expect("events are data");
                            let said = [Lang::En, Lang::Fr].map(|lang| masked.say(lang));
                            for text in [masked.to_string(), json].iter().chain(&said) {
                                assert!(!text.contains(&*tile), "{seat:?} is told {text}");
                            }
                            kept += 1;
                        }
                        _ => assert_eq!(masked, *event, "nothing else is held back"),
                    }
                }
            }
        });
        assert!(kept > 50, "{parts:?}: {kept} tiles");
    }
}

/// The record as a seat, or a spectator, may read it while the game goes on.
#[test]
fn a_record_of_a_running_game_names_no_tile_that_is_hidden() {
    for (parts, number) in HIDDEN.iter().zip(0u64..) {
        let (players, seed) = (3, Seed::from(number));
        let game = game_with(parts, players);
        for seat in seats(players) {
            let names = ["Anna", "Ben", "Cléo"].map(|name| Name::new(name).expect("it is a name")).to_vec();
            let mut record = Record::new(game.setup().clone(), names);
            let (mut open, mut hidden) = (0, 0);
            play(&game, seed, |before, action, _, _| {
                let by = mover(before);
                let masked = before.mask_action(by, action, seat);
                let own = |to: Player| seat == Some(to) || seat.is_some() && seat == by;
                match (action, &masked) {
                    (Action::Deal { to, .. } | Action::Give { to, .. }, read) if own(*to) => {
                        assert_eq!(read, action);
                        open += 1;
                    }
                    (Action::Deal { to, .. }, Action::Deal { to: read, tile }) => {
                        assert_eq!((read, tile), (to, &None));
                        hidden += 1;
                    }
                    (Action::Give { to, .. }, Action::Give { to: read, tile }) => {
                        assert_eq!((read, tile), (to, &None));
                        hidden += 1;
                    }
                    _ => assert_eq!(masked, *action, "everything else happens before all"),
                }
                record.push(by, masked);
            });
            assert!(hidden > 20 && (open > 20 || seat.is_none()), "{parts:?}, {seat:?}: {open} {hidden}");
            let text = record.to_string();
            assert_eq!(Record::parse(&text).as_ref(), Ok(&record), "it can be read");
            let fault =
                Record::read(&text).map(|checked| checked.record).expect_err("and not be replayed").fault;
            assert_eq!(fault, RecordFault::Refused(Refusal::Base(BaseRefusal::Hidden)));
        }
    }
}

/// Whichever tile is dealt face down, all others see the same.
#[test]
fn which_tile_is_dealt_makes_no_difference_to_others() {
    for (parts, number) in HIDDEN.iter().zip(0u64..) {
        let (players, seed) = (3, Seed::from(50 + number));
        let mut rng = seed.child(1).rng();
        let mut compared = 0;
        play(&game_with(parts, players), seed, |before, action, events, after| {
            let Action::Deal { to, .. } = action else { return };
            let other = pick(&mut rng, &before.legal_actions()).clone();
            let mut instead = before.clone();
            let told = instead.play(&other).unwrap_or_else(|refusal| panic!("{other}: {refusal}"));
            // Who is to lay and gets a tile has one that fits, or gives one up before all.
            if instead.actor() != after.actor() || position(&instead).step() != position(after).step() {
                return;
            }
            for seat in seats(players).filter(|seat| *seat != Some(*to)) {
                assert_eq!(instead.view(seat), after.view(seat), "{parts:?}: {action} or {other}");
                let mask = |events: &[Event]| {
                    events.iter().map(|event| after.mask_event(event.clone(), seat)).collect::<Vec<_>>()
                };
                assert_eq!(mask(&told), mask(events));
                assert_eq!(before.mask_action(None, action, seat), before.mask_action(None, &other, seat));
            }
            compared += u32::from(other != *action);
        });
        assert!(compared > 20, "{parts:?}: {compared} deals");
    }
}
