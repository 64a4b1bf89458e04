//! What may still come, against what is worked out from scratch: squares that nothing can fill, tiles that complete
//! something, and the points if the game ended now.

use crate::common::recount::{beyond, segment_with};
use bastide_engine::action::Action;
use bastide_engine::geometry::{Pos, Rotation};
use bastide_engine::position::Actor;
use bastide_engine::testing::{game_of, game_with, play, seats, without_tiles};
use bastide_engine::tiles::{FeatureKind, TileId};
use bastide_engine::{Game, Seed, State};
use std::collections::{BTreeSet, HashMap};

/// All games, and what changes which tiles come and where they fit.
fn all_games() -> Vec<(Game, &'static str)> {
    let others = [("castle", 2), ("city", 3), ("hunters", 4)];
    let parts = [
        &[][..],
        &["inns-cathedrals", "river"],
        &["count"],
        &["monasteries-for-all"],
        &["individual-planning"],
        &["collective-planning"],
        &["architects"],
        &["given-hidden"],
        &["mountains"],
        &["reconstruction"],
        &["rivers-ports"],
        &["battle-of-monasteries"],
    ];
    let base = parts.map(|parts| (game_with(parts, 3), "base"));
    others.into_iter().map(|(game, players)| (game_of(game, players), game)).chain(base).collect()
}

/// Whether two sides may meet, from what the tile files and the rules say alone.
fn meet(game: &str, own: [FeatureKind; 3], other: [FeatureKind; 3]) -> bool {
    let road = |side: [FeatureKind; 3]| side[1] == FeatureKind::Road;
    match game {
        // X5, C4
        "castle" | "city" => road(own) == road(other),
        // B5, H4; V9: a mountain beside fields without a road.
        _ => {
            let mut facing = other;
            facing.reverse();
            let rock = |side| side == [FeatureKind::Mountain; 3];
            let grass = |side| side == [FeatureKind::Field; 3];
            own == facing || rock(own) && grass(other) || grass(own) && rock(other)
        }
    }
}

/// What a tile turned like this shows on one of its sides, counted clockwise from the north.
fn shows(state: &State, tile: TileId, rotation: Rotation, side: usize) -> [FeatureKind; 3] {
    let tile = state.table().tile(tile);
    std::array::from_fn(|port| tile.segments[segment_with(tile, rotation, 3 * side + port)].kind)
}

/// Whether a tile could lie on a square, turned somehow, tried side by side.
fn fits(state: &State, game: &str, tile: TileId, pos: Pos) -> bool {
    let at: HashMap<Pos, _> = state.board().laid().iter().map(|laid| (laid.pos, laid)).collect();
    let rock = state.table().ids().find(|&id| &*state.table().tile(id).name == "mountain");
    let ways =
        Rotation::ALL.into_iter().map(|rotation| (tile, rotation)).chain(rock.map(|id| (id, Rotation::NONE)));
    ways.into_iter().any(|(tile, rotation)| {
        (0..4).all(|side| {
            let (square, port) = beyond(pos, 3 * side);
            let Some(beside) = at.get(&square) else { return true };
            let other = shows(state, beside.tile, beside.rotation, port / 3);
            meet(game, shows(state, tile, rotation, side), other)
        })
    })
}

/// The empty squares beside tiles, but for those that are closed.
fn frontier(state: &State) -> BTreeSet<Pos> {
    let board = state.board();
    let beside = board.laid().iter().flat_map(|laid| (0..4).map(|side| beyond(laid.pos, 3 * side).0));
    beside.filter(|&pos| board.tile_at(pos).is_none() && !board.is_closed(pos)).collect()
}

#[test]
fn squares_are_dead_exactly_where_no_tile_to_come_could_be_laid() {
    let mut crossed = 0;
    for (number, (game, name)) in all_games().into_iter().enumerate() {
        for seed in 0..3 {
            play(&game, Seed::from(40 * number as u64 + seed), |_, _, _, state| {
                // Most squares die late, and trying everything takes its time.
                if state.board().laid().len() < 25 || state.ply() % 7 != 0 {
                    return;
                }
                for seat in seats(state.players()) {
                    let view = state.view(seat);
                    let seen = view.seen();
                    let to_come = seen.to_come();
                    let kinds = || seen.table().ids().filter(|id| to_come[id.index()] > 0);
                    let dead = |pos: &Pos| !kinds().any(|tile| fits(seen, name, tile, *pos));
                    let expected: Vec<Pos> = {
                        let mut squares: Vec<Pos> = frontier(seen).into_iter().filter(dead).collect();
                        squares.sort();
                        squares
                    };
                    assert_eq!(seen.dead_squares(), expected, "{name}");
                    crossed += expected.len();
                }
            });
        }
    }
    assert!(crossed > 100, "some squares are dead: {crossed}");
}

#[test]
fn no_tile_is_ever_laid_on_a_dead_square() {
    for (number, (game, name)) in all_games().into_iter().enumerate() {
        let mut dead: BTreeSet<Pos> = BTreeSet::new();
        play(&game, Seed::from(900 + number as u64), |_, action, _, state| {
            match action {
                Action::Lay { pos, .. } | Action::Mountain { pos, .. } => {
                    assert!(!dead.contains(pos), "{name}: {pos}");
                }
                // What is taken up leaves more room than there was.
                Action::Rebuild { .. } => dead.clear(),
                _ => {}
            }
            dead = state.view(None).seen().dead_squares().into_iter().collect();
        });
    }
}

#[test]
fn what_may_come_is_what_a_seat_can_know() {
    for parts in [&["individual-planning"][..], &["architects"], &["given-hidden"], &["collective-planning"]]
    {
        let game = game_with(parts, 3);
        play(&game, Seed::from(5), |_, _, _, state| {
            let whole = state.to_come();
            for seat in seats(3) {
                // Nothing is lost and nothing added, only what is known of it differs.
                assert_eq!(state.view(seat).seen().to_come(), whole, "{parts:?} {seat:?}");
            }
        });
    }
}

#[test]
fn the_points_if_the_game_ended_now_are_those_of_a_game_that_ends() {
    let mut ended = HashMap::new();
    for (number, (game, name)) in all_games().into_iter().enumerate() {
        for seed in 0..4 {
            play(&game, Seed::from(7000 + 40 * number as u64 + seed), |_, _, _, state| {
                let (supposed, _) = state.if_ended();
                if state.actor() == Actor::Nobody {
                    assert_eq!(supposed, state.scores(), "what is over stays as it is");
                }
                // The last tile is laid, and whoever may place somebody does not.
                let mut last = without_tiles(state);
                while last.check(&Action::Pass).is_ok() && last.actor() != Actor::Nobody {
                    last.play(&Action::Pass).expect("it was checked");
                }
                if state.actor() != Actor::Nobody && last.actor() == Actor::Nobody {
                    assert_eq!(supposed, last.scores(), "{name}");
                    *ended.entry(name).or_insert(0) += 1;
                }
            });
        }
    }
    for name in ["base", "castle", "city", "hunters"] {
        assert!(ended.get(name).is_some_and(|&n| n > 50), "{ended:?}");
    }
}

#[test]
fn what_is_told_of_a_supposed_end_adds_up() {
    use bastide_engine::Player;
    for (game, name) in all_games() {
        let sources = game.setup().sources();
        play(&game, Seed::from(11), |_, _, _, state| {
            let (scores, events) = state.if_ended();
            for player in Player::all(state.players()) {
                let gained: i32 = sources.iter().map(|source| source.points(&events, player)).sum();
                let before = state.scores()[player.seat()] as i32;
                assert_eq!(before + gained, scores[player.seat()] as i32, "{name} {player:?}");
            }
        });
    }
}

#[test]
fn tiles_that_complete_a_feature_do_when_they_are_laid() {
    let mut seen = 0;
    for (game, name) in all_games() {
        play(&game, Seed::from(3), |_, _, _, state| {
            let Some(drawn) = state.drawn().filter(|_| state.ply() % 5 == 0) else { return };
            for summary in state.summaries() {
                let Some(&place) = summary.segments.first() else { continue };
                let Some(closing) = state.closing(place) else { continue };
                assert!(!summary.completed && !closing.squares.is_empty(), "{name} {place:?}");
                if closing.tiles.is_empty() {
                    continue;
                }
                // Tried with the drawn tile, by really laying it.
                let [pos] = closing.squares[..] else { panic!("one square is left") };
                let could = state.legal_actions().into_iter().any(|action| {
                    let Action::Lay { pos: on, .. } = &action else { return false };
                    let mut after = state.clone();
                    *on == pos && after.play(&action).is_ok() && {
                        let board = after.board();
                        let feature = board.segment_of(after.table(), place).expect("it still lies there");
                        board.features().open(feature) == 0
                    }
                });
                if !state.is_barred(pos) {
                    assert_eq!(closing.tiles.contains(&drawn), could, "{name} {place:?} {drawn:?}");
                }
                seen += 1;
            }
        });
    }
    assert!(seen > 200, "{seen}");
}
