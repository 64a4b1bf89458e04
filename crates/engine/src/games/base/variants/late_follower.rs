//! Late follower: V4.

use crate::board::SegmentId;
use crate::games::Changes;
use crate::games::base::State;
use crate::setup::AddOn;
use crate::vocabulary::lang::Text;

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "late-follower",
    title: Text { en: "Late follower", fr: "Partisan tardif" },
    about: Text {
        en: "followers go on tiles laid before, not on the one just laid",
        fr: "les partisans vont sur les tuiles déjà posées, pas sur celle qu'on pose",
    },
    changes: Changes::Followers,
    rules: &["V4"],
    excludes: &[],
    sources: &[],
};

impl State {
    /// Where a follower may go: on any tile laid before, where nobody is, unless it was completed before this
    /// tile. What this tile completes may still be claimed there.
    pub(in crate::games::base) fn late_targets(&self) -> Vec<SegmentId> {
        let laid = self.core.board.laid();
        let before = &laid[..laid.len() - 1];
        let segments = before.iter().flat_map(|laid| {
            let count = self.rules.table.tile(laid.tile).segments.len();
            (0..count).map(|place| laid.segment(place))
        });
        segments.filter(|&segment| self.is_free(segment) && !self.was_completed(segment)).collect()
    }
}
