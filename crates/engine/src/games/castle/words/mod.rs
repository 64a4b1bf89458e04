//! What The Castle says, in both languages: its events, refusals, questions and scorings.

mod events;
pub(super) mod questions;
mod refusals;
mod scorings;
mod sources;
mod steps;
mod wall_tiles;

pub use events::CastleEvent;
pub(crate) use events::CastleEvent as Event;
pub use refusals::CastleRefusal;
pub(crate) use refusals::CastleRefusal as Refusal;
pub use scorings::{KeepSize, Keeps};
pub(crate) use scorings::{Keeps as Detail, source, tell_scoring};
pub use steps::Step;
