//! The wooden pieces and the places they stand on.

mod piece;
mod place;
mod role;
mod spot;
mod standing;

pub use piece::Piece;
pub use place::Place;
pub use role::Role;
pub use spot::Spot;
pub use standing::Standing;
