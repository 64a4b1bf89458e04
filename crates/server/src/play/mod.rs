//! Play: the tables, who sits at them, and the connections that follow them.
//!
//! A move comes in at [`socket`], is checked, kept and published by [`table`], and goes out at [`socket`] again, to
//! everybody who is there.

mod changes;
mod names;
mod presence;
mod refuse;
pub(crate) mod setup;
pub(crate) mod socket;
pub(crate) mod table;
mod tables;
mod thinking;
mod words;

pub(crate) use tables::{Tables, to_the_end};
pub(crate) use thinking::strongest_quick;
