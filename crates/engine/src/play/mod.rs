//! What a play-through is made of, and what is said in it.

pub mod action;
pub(crate) mod bag;
pub mod chance;
pub(crate) mod core;
pub(crate) mod crew;
pub mod event;
pub mod position;
pub(crate) mod progress;
pub mod prospects;
pub mod question;
pub mod refusal;
pub mod source;
pub mod summary;
pub mod tally;
pub mod touch;
mod words;
