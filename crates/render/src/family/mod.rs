//! What belongs to the expansions of the base game besides their tiles: pieces, and the quarters of Carcassonne.

mod carcassonne;
mod token;

pub(crate) use carcassonne::Grounds;
pub use carcassonne::{
    CARCASSONNE, QUARTERS, carcassonne_id, carcassonne_tokens, count_spot, quarter_region, quarter_spot,
};
pub(crate) use token::pieces;
pub use token::{big_figure_id, boat_id, count_id, family_tokens, good_id};
