//! What The Castle has beyond tiles and followers.

use crate::protocol::{Area, EdgeInfo, Words};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// What a position of The Castle has beyond tiles and followers.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CastleInfo {
    /// Which corner towers still hold their wall tile, in the order of [`CastleArt`].
    pub towers: Vec<bool>,
    /// What belongs to the players, by seat.
    pub players: Vec<CastlePlayer>,
    /// The squares of the largest empty area: column and row of each.
    pub empty: Vec<[i32; 2]>,
    /// Edges of houses and towers that end at the rim of a tile.
    pub edges: Vec<EdgeInfo>,
}

/// What a player of The Castle has.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CastlePlayer {
    /// Where the marker stands: the space of the score track.
    pub space: u32,
    /// The id of the marker's drawing.
    pub marker: String,
    /// Points to the next tower that still holds a wall tile.
    pub to_tower: Option<u32>,
    /// The wall tiles held, each with its number.
    pub wall_tiles: Vec<HeldWallTile>,
    /// The keep, once it stands.
    pub keep: Option<KeepInfo>,
}

/// A wall tile that a player holds.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct HeldWallTile {
    /// Its kind, by number.
    pub number: u32,
    /// Whether it was won before this turn, and so may be used in it.
    pub usable: bool,
}

/// A keep.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct KeepInfo {
    /// How many tiles its house has.
    pub tiles: u32,
    /// The id of its drawing.
    pub symbol: String,
    /// Where it stands.
    pub at: Area,
}

/// The walls of The Castle. Lengths are in units of which a square has 120, from the north-west corner
/// of the square 0,0.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CastleArt {
    /// The id of the drawing of the walls with everything that never changes.
    pub symbol: String,
    /// The north-west corner of that drawing and its size: x, y, width, height.
    pub bounds: [f64; 4],
    /// The squares within the walls: column and row of each.
    pub cells: Vec<[i32; 2]>,
    /// The middle of each space of the score track, from 0 on.
    pub spaces: Vec<[f64; 2]>,
    /// The corner towers.
    pub towers: Vec<CastleTowerArt>,
    /// The nine kinds of wall tile, by number.
    pub wall_tiles: Vec<WallTileKind>,
    /// The back they all share.
    pub wall_tile_back: String,
    /// The ids of the drawings of each player's marker before it has gone around the track once, by seat.
    pub markers: Vec<String>,
    /// The ids of the drawings of each player's keep, by seat.
    pub keeps: Vec<String>,
}

/// A corner tower.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct CastleTowerArt {
    /// Its two spaces of the score track.
    pub spaces: [u32; 2],
    /// The middle of the place where its wall tile lies.
    pub at: [f64; 2],
}

/// A kind of wall tile.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct WallTileKind {
    /// Its number.
    pub number: u32,
    /// The id of its drawing, which is 40 units wide.
    pub symbol: String,
    /// What it is called.
    pub said: Words,
    /// What it does.
    pub about: Words,
}

/// What happens only in The Castle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum CastleEventKind {
    /// A marker moved along the score track.
    MarkerMoved,
    /// A keep was set on a house, or moved to a larger one.
    KeepSet,
    /// A wall tile was taken from a corner tower.
    WallTileTaken,
    /// What a taken wall tile is.
    WallTileRevealed,
    /// A wall tile was used.
    WallTileUsed,
    /// A wall tile brings points.
    Bonus,
    /// The wall tiles still on the towers leave the game.
    WallTilesDiscarded,
}
