//! Hunters and Gatherers: the land and its tiles, what is counted on them, and the huts.

pub(crate) mod art;
mod board;
mod huts;
mod layout;
mod sprites;
mod thing;

pub use board::PictureHunters;
pub(crate) use board::PictureHunters as Picture;
pub use huts::{hut_id, huts};
pub use thing::Thing;

use sprites::sprites;

use super::Room;
use bastide_engine::tiles::FeatureKind;

pub(super) const ROOM: Room = Room {
    // Every tile has one of them in its corners; rivers and lakes other games have too.
    grounds: &[FeatureKind::Forest, FeatureKind::Meadow],
    layout: layout::layout,
    draw: art::draw,
    edges: &[],
    edge: |_, _| String::new(),
    sprites,
    reconstructed: false,
};
