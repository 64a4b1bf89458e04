//! Followers: where they may go (X7) and when they come back (X12).

use super::State;
use crate::board::SegmentId;
use crate::play::crew;
use crate::play::event::Sink;
use crate::vocabulary::tiles::FeatureKind;

/// X7: a messenger on a road, a knight in a tower, a burgher in a house, a merchant in a court.
#[inline]
pub(super) fn claimable(kind: FeatureKind) -> bool {
    matches!(kind, FeatureKind::Road | FeatureKind::Tower | FeatureKind::House | FeatureKind::Court)
}

impl State {
    /// The segments of the tile just laid on which a follower may be placed, as bits: those whose
    /// whole feature, however large, nobody is on (X7).
    #[inline]
    pub fn free_spots(&self) -> u16 {
        crew::free_spots(&self.core.board, &self.rules.table, claimable)
    }

    /// X12: all followers of a scored feature go back to their owners, also those who scored nothing.
    #[inline]
    pub(super) fn return_followers<S: Sink>(&mut self, feature: SegmentId, sink: &mut S) {
        self.core.return_followers(&self.rules.table, feature, sink);
    }
}
