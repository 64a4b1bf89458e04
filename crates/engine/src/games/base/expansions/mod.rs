//! Boxes of further tiles and rules, each in a file of its own.

pub(super) mod count;
pub(super) mod inns;
pub(super) mod river;

use crate::setup::Part;

/// All of them.
pub(super) const ALL: &[Part] = &[inns::PART, river::PART, count::PART];
