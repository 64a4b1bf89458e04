//! Rules that are best shown from a position made for them: tiles of a later pile, a shape to be walled, few
//! walls left.

mod answers;
mod buildings;
mod endings;
mod final_scoring;
mod guards;
mod positions;
mod questions;
mod tiles;
mod turns;
mod walls;

use super::{Guards, Rules, State};
use crate::board::{Placement, Player};
use crate::games::city::{End, Ending};
use crate::play::bag::Bag;
use crate::play::event::{Event, Silent};
use crate::play::position::Position;
use crate::testing::act;
use crate::vocabulary::geometry::Pos;
use crate::vocabulary::pieces::{Place, Spot};
use crate::vocabulary::tiles::TileId;
use std::sync::Arc;

const ONE: Player = Player::new(0);
const TWO: Player = Player::new(1);
const THREE: Player = Player::new(2);

/// Any number of these may be in a bag or on the board: residential all over, with a public building.
const PLAIN: &str = "residential-public";

fn tile(state: &State, name: &str) -> TileId {
    state.table().find(name).unwrap_or_else(|| panic!("there is no tile {name}"))
}

/// These tiles lie, written `TILE SQUARE ROTATION`, a line each; tiles of this pile are being drawn.
fn city(players: usize, pile: u32, tiles: &str) -> State {
    let mut state = State::new(Arc::new(Rules::new(players, Guards::Rulebook)));
    for line in tiles.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split(' ').collect();
        let [name, pos, rotation] = words[..] else { panic!("{line:?} is no tile") };
        lay(&mut state, name, pos.parse().unwrap(), rotation);
    }
    leave(&mut state, [74, 44, 19][pile as usize - 1]);
    assert_eq!(state.pile(), pile);
    state
}

fn lay(state: &mut State, name: &str, pos: Pos, rotation: &str) {
    let (tile, at) = (tile(state, name), Placement { pos, rotation: rotation.parse().unwrap() });
    assert!(state.core.board.laid().is_empty() || state.core.board.fits(tile, at), "{name} on {pos}");
    state.core.board.lay(&state.rules.table, tile, at);
}

/// A plain tile lies on each `#` of a map, the upper left corner of which is 0,0.
fn shape(players: usize, pile: u32, map: &str) -> State {
    let rows = map.split_whitespace().enumerate();
    let cells = rows.flat_map(|(y, row)| row.chars().enumerate().map(move |(x, cell)| (x, y, cell)));
    let filled = cells.filter(|cell| cell.2 == '#');
    let mut left: Vec<Pos> = filled.map(|(x, y, _)| Pos::new(x as i16, y as i16)).collect();
    let mut state = city(players, pile, "");
    while let Some(next) =
        left.iter().position(|&pos| state.core.board.laid().is_empty() || state.core.has_neighbour(pos))
    {
        lay(&mut state, PLAIN, left.remove(next), "0");
    }
    assert!(left.is_empty(), "the shape hangs together");
    state
}

/// So many tiles are left, all of them plain.
fn leave(state: &mut State, count: usize) {
    let plain = tile(state, PLAIN);
    state.core.bag = Bag::of(&state.rules.table, &vec![plain; count]);
}

/// Plays a turn, written `TILE SQUARE ROTATION SPOT`, for whoever is to draw: the tile replaces a plain one.
fn turn(state: &mut State, line: &str) -> Vec<String> {
    let name = line.split(' ').next().unwrap_or_default();
    let mut tiles = vec![tile(state, PLAIN); state.core.bag.left() as usize - 1];
    tiles.push(tile(state, name));
    state.core.bag = Bag::of(&state.rules.table, &tiles);
    crate::testing::script(state, &format!("{}: {line}", state.player()))
}

/// A follower of this player stands there: `0,0 road s`.
fn stand(state: &mut State, player: Player, place: &str) {
    let (pos, spot) = place.split_once(' ').unwrap_or_else(|| panic!("{place} is no place"));
    let place = Place { pos: pos.parse().unwrap(), spot: spot.parse().unwrap() };
    let features = state.core.board.features();
    let found = features.segments().find(|&segment| state.place_of(segment) == place);
    let segment = found.unwrap_or_else(|| panic!("there is no {place}"));
    let (board, table) = (&mut state.core.board, &state.rules.table);
    state.core.crew.place(board, table, player, segment, &mut Silent);
}

/// This player leads a building.
fn begin(state: &mut State, leader: Player) {
    state.core.player = leader;
    state.begin_building(&mut Silent);
}

/// Plays what is written, one action after the other. Answers everything that happened.
fn play(state: &mut State, actions: &[&str]) -> Vec<String> {
    actions.iter().flat_map(|action| act(state, action)).collect()
}

/// That city, where guards come after each wall with the third pile too (C16).
fn each_wall(mut state: State) -> State {
    state.rules = Arc::new(Rules::new(state.players(), Guards::EachWall));
    state
}

/// Sets a wall at this end of the line, without any guard.
fn wall(state: &mut State, end: End) -> Vec<String> {
    let mut told = act(state, &format!("wall {end}"));
    while state.step() == Some(crate::games::city::Step::Guard) {
        told.extend(act(state, "pass"));
    }
    told
}

/// Sets all walls of the building at this end, without guards, and no tower. Answers who set them.
fn build(state: &mut State, end: End) -> Vec<Player> {
    let mut builders = Vec::new();
    while state.step() == Some(crate::games::city::Step::Wall) {
        builders.push(state.builder());
        wall(state, end);
    }
    if state.step() == Some(crate::games::city::Step::Tower) {
        act(state, "pass");
    }
    builders
}

/// A guard of this player stands there, whatever was built.
fn post(state: &mut State, player: Player, edge: &str) {
    state.core.crew.spend(player);
    state.walls.set_guard(player, edge.parse().unwrap());
}

/// The sides as they are written.
fn sides(edges: impl IntoIterator<Item = crate::vocabulary::geometry::Edge>) -> Vec<String> {
    edges.into_iter().map(|edge| edge.to_string()).collect()
}

/// The game ends here.
fn end(state: &mut State) -> Vec<String> {
    let mut events: Vec<Event> = Vec::new();
    state.finish(Ending::Tiles, &mut events);
    events.iter().map(Event::to_string).collect()
}

/// The spot written like this.
fn spot(text: &str) -> Spot {
    text.parse().unwrap_or_else(|()| panic!("{text:?} is no spot"))
}
