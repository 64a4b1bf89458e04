//! Collective planning: V3.

use crate::games::Changes;
use crate::setup::AddOn;
use crate::vocabulary::lang::Text;

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "collective-planning",
    title: Text { en: "Collective planning", fr: "Planification collective" },
    about: Text {
        en: "3 tiles lie open: take one of them, or draw blind",
        fr: "3 tuiles sont visibles : on en prend une, ou on pioche",
    },
    changes: Changes::Drawing,
    rules: &["V3"],
    excludes: &["individual-planning", "architects", "given-hidden", "given-open", "battle-of-monasteries"],
    sources: &[],
};
