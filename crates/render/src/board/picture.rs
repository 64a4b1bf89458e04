use crate::castle::CastleWalls;
use crate::city::CityWalls;
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
    /// The castle around the tiles, in the game that has one.
    pub castle: Option<PictureCastle>,
    /// The walls around the tiles, in the game that builds some.
    pub city: Option<PictureCity>,
    /// The huts and the bonus tiles, in the game that has them.
    pub hunters: Option<PictureHunters>,
    /// What the expansions of the base game add.
    pub family: PictureFamily,
}

/// What a board of the base game with expansions has beyond tiles and followers. A follower on a river that boats
/// go on, big or not, is shown as a boat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PictureFamily {
    /// The big followers.
    pub big: Vec<PicturePiece>,
    /// The goods, each on a field.
    pub goods: Vec<PicturePiece>,
    /// The big followers each player can still place; nothing where there are none.
    pub big_left: Vec<u32>,
    /// The goods each player can still lay; nothing where there are none.
    pub goods_left: Vec<u32>,
    /// The city of Carcassonne, if it was laid.
    pub carcassonne: Option<PictureCarcassonne>,
}

/// Carcassonne and who is in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PictureCarcassonne {
    /// The square of the north-west corner of its block.
    pub corner: Pos,
    /// The quarter where the Count stands.
    pub count: usize,
    /// The followers in its quarters.
    pub followers: Vec<PictureCitizen>,
}

/// A follower in a quarter of Carcassonne.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PictureCitizen {
    /// The number of the player.
    pub player: usize,
    /// The number of the quarter: castle, market, blacksmith, cathedral.
    pub quarter: usize,
    /// Whether it is a big follower.
    pub big: bool,
}

/// What a board of The Castle has beyond tiles and followers. The score markers stand where
/// the scores of the players put them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PictureCastle {
    /// The walls.
    pub walls: CastleWalls,
    /// The keeps, each on a house.
    pub keeps: Vec<PicturePiece>,
    /// The towers that still have their wall tile, by their place in the walls' data.
    pub wall_tiles: Vec<usize>,
    /// The wall tiles that each player holds: the kinds, or nothing for those not to be seen.
    pub held: Vec<Vec<Option<u8>>>,
}

/// What a board of The City has beyond tiles and followers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PictureCity {
    /// The walls.
    pub walls: CityWalls,
    /// Which pile tiles are drawn from: 1, 2 or 3.
    pub pile: u32,
    /// The tiles left in it.
    pub pile_left: u32,
    /// The walls not set yet.
    pub walls_left: u32,
    /// The towers each player can still set.
    pub towers: Vec<u32>,
}

/// What a board of Hunters and Gatherers has beyond tiles and followers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PictureHunters {
    /// The huts, each on a river or a lake.
    pub huts: Vec<PicturePiece>,
    /// The huts each player can still place.
    pub huts_left: Vec<u32>,
    /// The bonus tiles still to be drawn.
    pub bonus_left: u32,
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
