//! The City: its tiles, and what stands around them, walls with their gate, guards and towers.

pub(crate) mod art;
mod board;
mod edges;
mod sprites;
mod tokens;
mod walls;

pub use board::PictureCity;
pub(crate) use board::PictureCity as Picture;
pub use edges::city_edges;
pub use tokens::{WallPiece, city_tokens, guard_id, tower_id};
pub use walls::{CityTower, CityWall, CityWalls};

use sprites::sprites;

use super::Room;
use bastide_engine::tiles::FeatureKind;

pub(super) const ROOM: Room = Room {
    grounds: &[FeatureKind::Market, FeatureKind::Residential],
    layout: crate::layout::built,
    draw: art::draw,
    edges: &edges::KINDS,
    edge: edges::draw,
    sprites,
    reconstructed: true,
};
