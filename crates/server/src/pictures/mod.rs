//! Drawings: what they are of, and where they are made.

pub(crate) mod art;
pub(crate) mod studio;
mod words;
