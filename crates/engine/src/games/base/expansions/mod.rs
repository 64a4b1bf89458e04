//! Boxes of further tiles and rules, each in a file of its own.

pub(in crate::games::base) mod count;
pub(in crate::games::base) mod inns;
pub(in crate::games::base) mod quarter;
pub(in crate::games::base) mod river;

use crate::setup::AddOn;

/// All of them.
pub(super) const ALL: &[AddOn] = &[inns::ADD_ON, river::ADD_ON, count::ADD_ON];
