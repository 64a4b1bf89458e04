//! The rooms of the games: what the server tells and draws of one game alone.
//!
//! This file is the registry. Nothing outside `games/` and `protocol/games/` names a game; whoever wants to know
//! something of one asks here, whichever it is.

mod base;
mod castle;
mod city;
mod hunters;

use crate::protocol::{CommonEventKind, EventKind, GamesArt, GamesInfo};
use bastide_engine::board::Player;
use bastide_engine::event::Event;
use bastide_engine::geometry::{Edge, Pos, Rotation};
use bastide_engine::pieces::Place;
use bastide_engine::position::Position;
use bastide_engine::question::Answer;
use bastide_engine::tiles::{SegmentType, TileName, TileSet, TileType};
use bastide_engine::{GameId, State, each_game, whichever};
use bastide_render::Region;

/// What the server wants to know of a game. Each room answers for its own positions.
trait Room: Position + Sized {
    /// What a position has beyond tiles and followers; `state` is the same position.
    fn describe(&self, state: &State) -> GamesInfo;

    /// The player in whose turn somebody else is asked something.
    fn interrupted(&self) -> Option<Player> {
        None
    }

    /// Whether what may be placed is asked only when the tile lies.
    fn asks_after_laying(&self) -> bool {
        false
    }

    /// The points that an answer is about.
    fn points(&self, _answer: &Answer) -> Option<u32> {
        None
    }

    /// The features around the one with this segment that its points are counted by: the segments of each.
    fn touching(&self, _of: Place) -> Vec<Vec<Place>> {
        Vec::new()
    }

    /// The sets of tiles that are usually played with.
    fn usual_sets() -> Vec<TileSet>;

    /// All kinds of tile that can lie on the board of this play-through.
    fn tiles(&self) -> Vec<TileType> {
        usual_tiles::<Self>()
    }

    /// The drawings beyond tiles and ordinary followers, as SVG symbols.
    fn symbols(tiles: Tiles<'_>) -> String;

    /// What those drawings are called, and where they go.
    fn art(tiles: Tiles<'_>) -> GamesArt;

    /// Parts of the board that are no tiles but belong to features, as if they were tiles.
    fn grounds() -> Vec<Ground> {
        Vec::new()
    }

    /// What the building on a segment is worth to those who look out on it.
    fn building(_segment: &SegmentType) -> Option<u32> {
        None
    }
}

fn usual_tiles<R: Room>() -> Vec<TileType> {
    R::usual_sets().into_iter().flat_map(|set| set.tiles).collect()
}

/// The kinds of tile that something is to be drawn for.
#[derive(Clone, Copy)]
pub(crate) struct Tiles<'a> {
    pub(crate) kinds: &'a [TileType],
    /// Whether they are those that the game is usually played with.
    pub(crate) usual: bool,
}

/// A part of the board that is no tile.
pub(crate) struct Ground {
    pub(crate) name: String,
    pub(crate) segments: Vec<(SegmentType, Region)>,
}

pub(crate) fn describe(state: &State) -> GamesInfo {
    whichever!(state, position => position.describe(state))
}

pub(crate) fn interrupted(state: &State) -> Option<Player> {
    whichever!(state, position => Room::interrupted(position))
}

pub(crate) fn asks_after_laying(state: &State) -> bool {
    whichever!(state, position => Room::asks_after_laying(position))
}

pub(crate) fn points(state: &State, answer: &Answer) -> Option<u32> {
    whichever!(state, position => position.points(answer))
}

pub(crate) fn touching(state: &State, of: Place) -> Vec<Vec<Place>> {
    whichever!(state, position => position.touching(of))
}

pub(crate) fn tiles(state: &State) -> Vec<TileType> {
    whichever!(state, position => Room::tiles(position))
}

/// Calls a function of a game's room.
macro_rules! in_room {
    ({$game:expr, $State:ident => $call:expr} $(($Game:ident, $room:ident, $doc:literal))*) => {
        match $game {
            $(GameId::$Game => {
                type $State = bastide_engine::games::$room::State;
                $call
            })*
        }
    };
}

/// The kinds of tile that a game is usually played with.
pub(crate) fn usual(game: GameId) -> Vec<TileType> {
    each_game!(in_room {game, Own => usual_tiles::<Own>()})
}

pub(crate) fn symbols(game: GameId, tiles: Tiles<'_>) -> String {
    each_game!(in_room {game, Own => Own::symbols(tiles)})
}

pub(crate) fn art(game: GameId, tiles: Tiles<'_>) -> GamesArt {
    each_game!(in_room {game, Own => Own::art(tiles)})
}

pub(crate) fn grounds(game: GameId) -> Vec<Ground> {
    each_game!(in_room {game, Own => Own::grounds()})
}

pub(crate) fn building(game: GameId, segment: &SegmentType) -> Option<u32> {
    each_game!(in_room {game, Own => Own::building(segment)})
}

/// What an event is about, besides its sentence.
pub(crate) struct Told {
    pub(crate) kind: EventKind,
    pub(crate) points: Option<(Player, u32)>,
    pub(crate) sides: Vec<Edge>,
    pub(crate) tiles: Vec<Pos>,
    /// The tile that was laid, and how.
    pub(crate) laid: Option<(TileName, Pos, Rotation)>,
    /// Whether the final scoring begins with it.
    pub(crate) begins_end: bool,
    /// Whether it is worth a step of its own in the final scoring though it brings no points.
    pub(crate) explains: bool,
}

impl Told {
    fn new(kind: impl Into<EventKind>) -> Self {
        Self {
            kind: kind.into(),
            points: None,
            sides: Vec::new(),
            tiles: Vec::new(),
            laid: None,
            begins_end: false,
            explains: false,
        }
    }

    fn on(self, pos: Pos) -> Self {
        Self { tiles: vec![pos], ..self }
    }

    fn laying(self, tile: &TileName, pos: Pos, rotation: Rotation) -> Self {
        Self { laid: Some((tile.clone(), pos, rotation)), ..self }
    }

    fn beside(self, edge: Edge) -> Self {
        Self { sides: vec![edge], ..self }
    }

    fn bringing(self, player: Player, points: u32) -> Self {
        Self { points: Some((player, points)), ..self }
    }

    fn explaining(self) -> Self {
        Self { explains: true, ..self }
    }

    fn beginning_the_end(self) -> Self {
        Self { begins_end: true, ..self }
    }
}

/// What an event is about.
pub(crate) fn told(event: &Event) -> Told {
    use CommonEventKind as Kind;
    match event {
        Event::Drawn { .. } => Told::new(Kind::Drawn),
        Event::SetAside { .. } => Told::new(Kind::SetAside),
        Event::Laid { tile, pos, rotation, .. } => Told::new(Kind::Laid).laying(tile, *pos, *rotation),
        Event::Placed { .. } => Told::new(Kind::Placed),
        Event::Scored(_) => Told::new(Kind::Scored),
        Event::Returned { .. } => Told::new(Kind::Returned),
        Event::FinalScoring { .. } => Told::new(Kind::FinalScoring).beginning_the_end(),
        Event::Over { .. } => Told::new(Kind::Over),
        Event::Base(event) => base::told(event),
        Event::Castle(event) => castle::told(event),
        Event::City(event) => city::told(event),
        Event::Hunters(event) => hunters::told(event),
    }
}
