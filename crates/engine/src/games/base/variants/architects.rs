//! Architects: V6.

use crate::games::Changes;
use crate::setup::AddOn;
use crate::vocabulary::lang::Text;

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "architects",
    title: Text { en: "Architects", fr: "Les Architectes" },
    about: Text {
        en: "all tiles are dealt out into hidden hands",
        fr: "toutes les tuiles sont distribuées, mains cachées",
    },
    changes: Changes::Drawing,
    rules: &["V6"],
    excludes: &[
        "individual-planning",
        "collective-planning",
        "given-hidden",
        "given-open",
        "battle-of-monasteries",
    ],
    sources: &[],
};
