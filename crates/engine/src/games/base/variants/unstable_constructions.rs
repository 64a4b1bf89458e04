//! Unstable constructions: V5.

use crate::games::Changes;
use crate::games::base::Tally;
use crate::play::event::RuleId;
use crate::setup::AddOn;
use crate::vocabulary::lang::Text;

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "unstable-constructions",
    title: Text { en: "Unstable constructions", fr: "Constructions instables" },
    about: Text {
        en: "what is unfinished at the end scores nothing",
        fr: "ce qui est inachevé à la fin ne rapporte rien",
    },
    changes: Changes::Scoring,
    rules: &["V5"],
    excludes: &[],
    sources: &[],
};

impl Tally {
    /// What is left of it when it was not completed.
    #[inline]
    pub(in crate::games::base) fn unstable(self) -> Self {
        Self { per_tile: 0, per_shield: 0, rule: RuleId("V5"), ..self }
    }
}
