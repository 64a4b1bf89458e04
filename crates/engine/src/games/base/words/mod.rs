//! What the base game says, in both languages: its events, refusals, questions and scorings.

mod events;
mod quarters;
pub(super) mod questions;
mod refusals;
mod scorings;
mod sources;
mod steps;

pub(crate) use crate::play::event::NoDetail as Detail;
pub use events::BaseEvent;
pub(crate) use events::BaseEvent as Event;
pub use refusals::BaseRefusal;
pub(crate) use refusals::BaseRefusal as Refusal;
pub use refusals::Hold;
pub(crate) use scorings::{source, tell_scoring};
pub use steps::Step;
