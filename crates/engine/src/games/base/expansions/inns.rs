//! Inns & Cathedrals: rules I1 to I8.

use crate::games::Changes;
use crate::games::base::{Stage, Tally};
use crate::play::event::RuleId;
use crate::setup::AddOn;
use crate::vocabulary::lang::Text;
use crate::vocabulary::tiles::{Attr, Attrs};

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "inns-cathedrals",
    title: Text { en: "Inns & Cathedrals", fr: "Auberges et Cathédrales" },
    about: Text {
        en: "18 tiles with inns and cathedrals, which double or treble what is completed and void what is not; a big follower each",
        fr: "18 tuiles avec auberges et cathédrales, qui valorisent ce qui est achevé et annulent le reste ; un gros partisan chacun",
    },
    changes: Changes::Tiles,
    rules: &["I"],
    excludes: &[],
    sources: &[],
};

impl Tally {
    /// What inns and cathedrals make of it; however many there are, they count once (I4).
    #[inline]
    pub(in crate::games::base) fn with_inns(self, attrs: Attrs, stage: Stage) -> Self {
        let with = |per_tile, per_shield, rule| Self { per_tile, per_shield, rule: RuleId(rule), ..self };
        // I3
        if attrs.get(Attr::Inn) > 0 {
            return with(if stage == Stage::Completed { 2 } else { 0 }, 0, "I3");
        }
        // I4, and I5 for the smallest
        if attrs.get(Attr::Cathedral) > 0 {
            let each = if stage == Stage::Completed { 3 } else { 0 };
            return with(each, each, "I4");
        }
        self
    }
}
