//! Lack of followers: V12.

use crate::games::Changes;
use crate::setup::AddOn;
use crate::vocabulary::lang::Text;

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "few-followers",
    title: Text { en: "Lack of followers", fr: "Manque de partisans" },
    about: Text {
        en: "the more play, the fewer followers each has",
        fr: "plus on est nombreux, moins chacun a de partisans",
    },
    changes: Changes::Followers,
    rules: &["V12"],
    excludes: &[],
    sources: &[],
};

/// How many followers each has in the supply at first.
pub(in crate::games::base) const fn each(players: usize) -> u8 {
    match players {
        0..=2 => 7,
        3 => 6,
        4 => 5,
        _ => 4,
    }
}
