//! The base game and its expansions: their tiles, pieces, and the quarters of Carcassonne.

pub(crate) mod art;
mod board;
mod carcassonne;
mod sprites;
mod tokens;

pub(crate) use board::PictureBase as Picture;
pub use board::{PictureBase, PictureCarcassonne, PictureCitizen};
pub(crate) use carcassonne::Grounds;
pub use carcassonne::{
    CARCASSONNE, QUARTERS, carcassonne_id, carcassonne_tokens, count_spot, quarter_region, quarter_spot,
};
pub use tokens::{base_tokens, big_figure_id, boat_id, count_id, good_id};

use sprites::sprites;

use super::Room;

pub(super) const ROOM: Room = Room {
    // What no other game has for its own is drawn as in this one.
    grounds: &[],
    layout: crate::layout::built,
    draw: art::draw,
    edges: &[],
    edge: |_, _| String::new(),
    sprites,
    reconstructed: false,
};
