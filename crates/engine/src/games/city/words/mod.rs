//! What The City says, in both languages: its events, refusals, questions and scorings.

mod events;
mod scorings;
mod sources;

pub(crate) use crate::play::event::NoDetail as Detail;
pub use events::CityEvent;
pub(crate) use events::CityEvent as Event;
pub(crate) use scorings::{source, tell_scoring};
