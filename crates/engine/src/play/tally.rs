//! What a feature scores where one product says it all.

use crate::play::event::{Counted, RuleId, Term};

/// What a feature scores: so many of something, at so many points each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many.
    pub count: u32,
    /// Of what: tiles, or markets.
    pub of: Counted,
    /// Points for each.
    pub each: u32,
    /// The rule that says so.
    pub rule: RuleId,
}

impl Tally {
    /// What it adds up to.
    #[inline]
    pub const fn points(&self) -> u32 {
        self.count * self.each
    }

    pub(crate) fn term(&self) -> Term {
        Term { count: self.count, of: self.of, each: self.each }
    }
}
