//! The games, each in a room of its own, and the one list of them: what the pictures ask of a game they ask here.

pub(crate) mod base;
pub(crate) mod castle;
pub(crate) mod city;
pub(crate) mod hunters;

/// What each room offers to other crates.
pub(crate) mod public {
    pub use super::base::{
        CARCASSONNE, PictureBase, PictureCarcassonne, PictureCitizen, QUARTERS, base_tokens, big_figure_id,
        boat_id, carcassonne_id, carcassonne_tokens, count_id, count_spot, good_id, quarter_region,
        quarter_spot,
    };
    pub use super::castle::{
        CastleStart, CastleTower, CastleWall, CastleWalls, Enclosure, PictureCastle, castle_edges,
        castle_tokens, keep_id, marker_id, wall_tile_id,
    };
    pub use super::city::{
        CityTower, CityWall, CityWalls, PictureCity, WallPiece, city_edges, city_tokens, guard_id, tower_id,
    };
    pub use super::hunters::{PictureHunters, Thing, hut_id, huts};
}

pub(crate) use hunters::Thing;

use crate::board::{Picture, Table, Token};
use crate::borders::Border;
use crate::figure::figure_id;
use crate::geometry::{Line, Point};
use crate::layout::TileLayout;
use crate::sprite::{Sprite, common, wilderness};
use bastide_engine::games::GameInfo;
use bastide_engine::geometry::{Pos, Rotation};
use bastide_engine::lang::Lang;
use bastide_engine::position::Position;
use bastide_engine::tiles::{FeatureKind, TileType};
use bastide_engine::{GameId, State, each_game, whichever};

/// What the pictures want of a position of one game.
pub(crate) trait Pictured: Position {
    /// What its board has beyond tiles and followers.
    fn beyond(&self) -> PictureGame;

    /// Whether a laid tile, by its index, is drawn with what stands around the tiles and not as one of them.
    fn is_around(&self, _laid: usize) -> bool {
        false
    }

    /// Where something that is built ends at the rim of its tile, from north to south.
    fn edges(&self) -> Vec<Border> {
        Vec::new()
    }
}

/// What a game adds to the drawing of a board; by default nothing.
pub(crate) trait Beyond {
    /// Squares that are shown whether a tile lies there or not.
    fn squares(&self) -> &[Pos] {
        &[]
    }

    /// How far what stands around reaches beyond the squares, in units of a tile.
    fn reach(&self) -> f64 {
        0.0
    }

    /// What the tiles lie on, if it is not the bare table.
    fn backdrop(&self, _table: &Table) -> Option<String> {
        None
    }

    fn below_tiles(&self, _table: &Table) -> String {
        String::new()
    }

    fn above_tiles(&self, _picture: &Picture, _table: &Table) -> String {
        String::new()
    }

    fn above_pieces(&self, _picture: &Picture, _table: &Table) -> String {
        String::new()
    }

    /// The pieces on tiles besides followers, in the order they take their places.
    fn tokens(&self) -> Vec<Token<'_>> {
        Vec::new()
    }

    /// Pieces that stand on no segment of a tile: where they are, and their ids.
    fn others(&self, _table: &Table) -> Vec<(Point, String)> {
        Vec::new()
    }

    /// The id of a player's follower on a segment of this kind.
    fn follower(&self, player: usize, on: FeatureKind) -> String {
        figure_id(player, on.lies_down())
    }

    /// Those drawings of its own that the body of a picture uses.
    fn definitions(&self, body: &str) -> String;

    /// The stocks that belong to nobody, in words.
    fn stocks(&self, _lang: Lang) -> Option<String> {
        None
    }

    /// How much room on the card of a player is kept for what the player has left besides followers.
    fn kept_on_card(&self, _player: usize) -> f64 {
        0.0
    }

    /// What a player has or has left besides followers, on the card of the player, from where the followers end.
    fn on_card(&self, _player: usize, _from: f64) -> String {
        String::new()
    }
}

/// How the tiles of a game are drawn.
pub(crate) struct Room {
    /// The kinds of feature that only tiles of this game have, and every one of them has.
    grounds: &'static [FeatureKind],
    /// Lays out an unturned tile.
    pub(crate) layout: fn(&TileType) -> TileLayout,
    /// Draws a tile in a turn and variant, given the layout of the unturned tile.
    pub(crate) draw: fn(&TileType, &TileLayout, Rotation, u32) -> String,
    /// What ends with an edge of its own at the rim of a tile.
    edges: &'static [FeatureKind],
    /// Draws such an edge along a side; what is built is to the left of the line.
    edge: fn(&Border, &Line) -> String,
    /// Drawings that its tiles and pieces use again and again.
    sprites: fn() -> Vec<Sprite>,
    /// No list of its tiles is published: ours is a reconstruction.
    reconstructed: bool,
}

macro_rules! define {
    ($(($Game:ident, $room:ident, $doc:literal))*) => {
        /// What the board of a game has beyond tiles and followers.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum PictureGame {
            $(#[doc = $doc] $Game($room::Picture),)*
        }

        $(impl From<$room::Picture> for PictureGame {
            fn from(beyond: $room::Picture) -> Self {
                Self::$Game(beyond)
            }
        })*

        impl PictureGame {
            pub(crate) fn beyond(&self) -> &dyn Beyond {
                match self {
                    $(Self::$Game(beyond) => beyond,)*
                }
            }

            pub(crate) fn info(&self) -> &'static GameInfo {
                match self {
                    $(Self::$Game(_) => GameId::$Game.info(),)*
                }
            }
        }

        const ROOMS: [(GameId, &Room); GameId::ALL.len()] = [$((GameId::$Game, &$room::ROOM)),*];
    };
}

each_game!(define);

impl Default for PictureGame {
    /// The base game without expansions.
    fn default() -> Self {
        base::Picture::default().into()
    }
}

/// How this tile is drawn: as those of the game that alone has such features, else as in the base game.
pub(crate) fn room(tile: &TileType) -> &'static Room {
    let own = |room: &Room| tile.segments.iter().any(|segment| room.grounds.contains(&segment.kind));
    ROOMS.iter().map(|(_, room)| *room).find(|room| own(room)).unwrap_or(&base::ROOM)
}

/// Draws the edge of something that ends at the rim of its tile, along a side of it.
pub(crate) fn edge(border: &Border, line: &Line) -> String {
    let room = ROOMS.iter().find(|(_, room)| room.edges.contains(&border.kind));
    room.map_or_else(String::new, |(_, room)| (room.edge)(border, line))
}

/// Whether the tiles of a set, by its id, are our own reconstruction.
pub(crate) fn is_reconstructed(set: &str) -> bool {
    ROOMS.iter().any(|(game, room)| room.reconstructed && game.info().sets.iter().any(|(id, _)| *id == set))
}

/// All sprites, in the order they are defined in a picture.
pub(crate) fn sprites() -> Vec<Sprite> {
    let rooms = ROOMS.iter().flat_map(|(_, room)| (room.sprites)());
    common().into_iter().chain(wilderness()).chain(rooms).collect()
}

/// The edges of buildings and markets that end at the rim of a tile, from north to south, as they are in this
/// position; none in a game whose tiles show no such edges. It looks at the tiles once and draws nothing.
///
/// ```
/// use bastide_engine::{setup::{Request, Setup}, Game};
/// use bastide_render::edges;
///
/// let request = Request { game: "castle", ..Request::default() };
/// let state = Game::new(&Setup::new(&request).unwrap()).start();
/// assert_eq!(edges(&state), [], "no tile is laid");
/// ```
pub fn edges(state: &State) -> Vec<Border> {
    whichever!(state, position => position.edges())
}

/// The board of a position, whichever game it is of.
pub(crate) fn picture<'t>(state: &'t State, names: &[String], caption: String, lang: Lang) -> Picture<'t> {
    whichever!(state, position => Picture::of_position(position, names, caption, lang))
}
