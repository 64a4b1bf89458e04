//! The Castle: the walled enclosure around the tiles with its score track, its tiles, and the pieces that belong to it.
//!
//! All of it is measured in units of a tile, the origin being the north-west corner of the
//! square 0,0; a point of the grid `x,y` of the wall's data is at `120 x, 120 y`.

pub(crate) mod art;
mod backdrop;
mod board;
mod edges;
mod enclosure;
mod sprites;
mod start;
mod tokens;
mod walls;

pub use board::PictureCastle;
pub(crate) use board::PictureCastle as Picture;
pub use edges::castle_edges;
pub use enclosure::Enclosure;
pub use tokens::{castle_tokens, keep_id, marker_id, wall_tile_id};
pub use walls::{CastleStart, CastleTower, CastleWall, CastleWalls};

use sprites::sprites;

use super::Room;
use bastide_engine::tiles::FeatureKind;

pub(super) const ROOM: Room = Room {
    grounds: &[FeatureKind::House, FeatureKind::Tower, FeatureKind::Court],
    layout: crate::layout::built,
    draw: art::draw,
    edges: &edges::KINDS,
    edge: edges::draw,
    sprites,
    reconstructed: true,
};
