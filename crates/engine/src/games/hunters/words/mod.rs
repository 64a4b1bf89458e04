//! What Hunters and Gatherers says, in both languages: its events, refusals and scorings.

mod events;
mod scorings;
mod sources;

pub use events::HuntersEvent;
pub(crate) use events::HuntersEvent as Event;
pub use scorings::{Hunt, Hunted};
pub(crate) use scorings::{Hunted as Detail, source, tell_scoring};
