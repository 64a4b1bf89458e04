use crate::games::PictureGame;
use bastide_engine::geometry::{Pos, Rotation};
use bastide_engine::lang::Lang;
use bastide_engine::tiles::TileType;

/// What to show on a board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Picture<'t> {
    /// The tiles that lie on the board.
    pub tiles: Vec<PictureTile<'t>>,
    /// The followers on them.
    pub pieces: Vec<PicturePiece>,
    /// The players, in the order of their numbers.
    pub players: Vec<PicturePlayer>,
    /// What stands above the board; may be empty.
    pub caption: String,
    /// The language of the words in the picture.
    pub lang: Lang,
    /// Which game it is, and what its board has beyond tiles and followers.
    pub game: PictureGame,
}

/// A tile on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct PictureTile<'t> {
    /// Which kind of tile.
    pub tile: &'t TileType,
    /// Where it lies.
    pub pos: Pos,
    /// How it is turned.
    pub rotation: Rotation,
    /// Which of the drawings of this kind of tile; any number will do.
    pub variant: u32,
    /// The player who laid it, if it is the last tile of that player.
    pub last_by: Option<usize>,
}

/// A follower on the board. One on a field, in a court, in a residential area or on a meadow lies down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PicturePiece {
    /// The number of the player.
    pub player: usize,
    /// The tile it is on.
    pub pos: Pos,
    /// The number of the segment of that tile.
    pub segment: usize,
}

/// A player in the score panel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PicturePlayer {
    /// Any name; it is shortened when there is no room for it.
    pub name: String,
    /// The points so far.
    pub score: u32,
    /// The followers not on the board.
    pub followers: u32,
    /// Whether it is this player's turn.
    pub to_move: bool,
}
