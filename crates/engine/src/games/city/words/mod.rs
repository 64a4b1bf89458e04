//! What The City says, in both languages: its events, refusals, questions and scorings.

mod events;
pub(super) mod questions;
mod rampart;
mod refusals;
mod scorings;
mod sources;
mod steps;

pub(crate) use crate::play::event::NoDetail as Detail;
pub use events::CityEvent;
pub(crate) use events::CityEvent as Event;
pub use refusals::CityRefusal;
pub(crate) use refusals::CityRefusal as Refusal;
pub(crate) use scorings::{source, tell_scoring};
pub use steps::Step;
