//! Battle of the monasteries: V14.

use crate::board::{PlayerSet, SegmentId};
use crate::games::Changes;
use crate::games::base::{Draws, Stage, State};
use crate::setup::AddOn;
use crate::vocabulary::lang::Text;
use crate::vocabulary::tiles::FeatureKind;

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "battle-of-monasteries",
    title: Text { en: "Battle of the monasteries", fr: "Bataille des monastères" },
    about: Text {
        en: "two tiles a turn; an unfinished monastery pays the opponent",
        fr: "deux tuiles par tour ; une abbaye inachevée rapporte à l'adversaire",
    },
    changes: Changes::Drawing,
    rules: &["V14"],
    excludes: &["individual-planning", "collective-planning", "architects", "given-hidden", "given-open"],
    sources: &[],
};

impl State {
    /// Who gets the points of an unfinished monastery in place of those who hold it: with one opponent, the
    /// opponent; with several, the next player clockwise.
    #[inline]
    pub(in crate::games::base) fn heirs(
        &self,
        feature: SegmentId,
        stage: Stage,
        holders: PlayerSet,
    ) -> PlayerSet {
        let kind = self.core.board.features().kind(feature);
        let fought =
            self.rules.draws == Draws::Two && stage == Stage::Unfinished && kind == FeatureKind::Monastery;
        if fought { holders.after_each(self.rules.players) } else { holders }
    }
}
