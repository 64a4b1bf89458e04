//! What Hunters and Gatherers says, in both languages: its events, refusals and scorings.

mod events;
mod powers;
mod refusals;
mod scorings;
mod sources;
mod steps;

pub use events::HuntersEvent;
pub(crate) use events::HuntersEvent as Event;
pub(super) use powers::gold;
pub use refusals::HuntersRefusal;
pub(crate) use refusals::HuntersRefusal as Refusal;
pub use scorings::{Hunt, Hunted};
pub(crate) use scorings::{Hunted as Detail, source, tell_scoring};
pub use steps::Step;
