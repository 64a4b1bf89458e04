//! What The Castle says, in both languages: its events, refusals, questions and scorings.

mod events;
mod scorings;
mod sources;

pub use events::CastleEvent;
pub(crate) use events::CastleEvent as Event;
pub use scorings::{KeepSize, Keeps};
pub(crate) use scorings::{Keeps as Detail, source, tell_scoring};
