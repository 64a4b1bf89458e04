//! Rules that are best shown from a position made for them: the end of the game, few tiles or pieces left.

mod bonus;
mod endings;
mod final_scoring;
mod meadows;
mod pieces;
mod positions;
mod tiles;
mod told;

use super::{Half, Huts, Phase, Rules, State};
use crate::board::{Board, Features, Placement, Player, SegmentId};
use crate::games::GameId;
use crate::play::bag::Bag;
use crate::play::core::Core;
use crate::play::event::{Event, Silent};
use crate::play::position::Position;
use crate::vocabulary::pieces::Place;
use crate::vocabulary::tiles::TileId;
use std::sync::Arc;

const ONE: Player = Player::new(0);
const TWO: Player = Player::new(1);
const THREE: Player = Player::new(2);

fn tile(state: &State, name: &str) -> TileId {
    state.table().find(name).unwrap_or_else(|| panic!("there is no tile {name}"))
}

/// These tiles lie, written `TILE SQUARE ROTATION`, a line each, and no others.
fn land(players: usize, tiles: &str) -> State {
    let rules = Arc::new(Rules::new(players));
    let board = Board::new(&rules.table, 91);
    let bag = Bag::kinds_of(&rules.table, |id| !rules.is_bonus(id));
    let mut state = State {
        core: Core::new(GameId::Hunters, players, super::FOLLOWERS, board, bag),
        half: Half::Land,
        phase: Phase::Draw,
        bonus: Bag::kinds_of(&rules.table, |id| rules.is_bonus(id)),
        huts: Huts::new(super::HUTS),
        systems: Features::default(),
        rules,
    };
    for line in tiles.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split(' ').collect();
        let [name, pos, rotation] = words[..] else { panic!("{line:?} is no tile") };
        let at = Placement { pos: pos.parse().unwrap(), rotation: rotation.parse().unwrap() };
        let tile = tile(&state, name);
        assert!(state.core.board.laid().is_empty() || state.core.board.fits(tile, at), "{line} fits");
        let laid = state.core.board.lay(&state.rules.table, tile, at);
        super::river::join_system(&mut state.systems, &state.core.board, &state.rules.table, laid);
    }
    state
}

/// These tiles are the land tiles left.
fn leave(state: &mut State, names: &[&str]) {
    let tiles: Vec<TileId> = names.iter().map(|name| tile(state, name)).collect();
    state.core.bag = Bag::of(&state.rules.table, &tiles);
}

/// These tiles are the bonus tiles left.
fn leave_bonus(state: &mut State, names: &[&str]) {
    let tiles: Vec<TileId> = names.iter().map(|name| tile(state, name)).collect();
    state.bonus = Bag::of(&state.rules.table, &tiles);
}

/// The segment there: `0,0 river s`.
fn segment(state: &State, place: &str) -> SegmentId {
    let (pos, spot) = place.split_once(' ').unwrap_or_else(|| panic!("{place} is no place"));
    let place = Place { pos: pos.parse().unwrap(), spot: spot.parse().unwrap() };
    let found = state.core.board.features().segments().find(|&segment| state.place_of(segment) == place);
    found.unwrap_or_else(|| panic!("there is no {place}"))
}

/// A follower of this player stands there.
fn stand(state: &mut State, player: Player, place: &str) {
    let segment = segment(state, place);
    let (board, table) = (&mut state.core.board, &state.rules.table);
    state.core.crew.place(board, table, player, segment, &mut Silent);
}

/// A hut of this player stands there, whatever else does.
fn build(state: &mut State, player: Player, place: &str) {
    let segment = segment(state, place);
    state.huts.build(&mut state.systems, player, segment);
}

/// The game ends here.
fn end(state: &mut State) -> Vec<String> {
    let mut events: Vec<Event> = Vec::new();
    state.finish(&mut events);
    events.iter().map(Event::to_string).collect()
}
