//! Followers: where they may go (B7 to B9) and when they come back (B15).

use super::{Farmers, State};
use crate::board::SegmentId;
use crate::crew;
use crate::event::Sink;
use crate::tiles::FeatureKind;

impl State {
    /// Whether followers can stand on such a feature at all (B7).
    #[inline]
    pub(super) fn claimable(&self, kind: FeatureKind) -> bool {
        match kind {
            FeatureKind::Road | FeatureKind::City | FeatureKind::Monastery => true,
            // B24: without farmers nobody can go to the fields.
            FeatureKind::Field => self.rules.farmers != Farmers::None,
            _ => false,
        }
    }

    /// The segments of the tile just laid on which a follower may be placed, as bits: those whose
    /// whole feature, however large, nobody is on (B8).
    #[inline]
    pub fn free_spots(&self) -> u16 {
        crew::free_spots(&self.core.board, &self.rules.table, |kind| self.claimable(kind))
    }

    /// B15: all followers of a scored feature go back to their owners.
    #[inline]
    pub(super) fn return_followers<S: Sink>(&mut self, feature: SegmentId, sink: &mut S) {
        self.core.return_followers(&self.rules.table, feature, sink);
    }
}
