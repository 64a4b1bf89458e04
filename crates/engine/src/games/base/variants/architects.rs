//! Architects: V6.

use crate::setup::Part;
use crate::vocabulary::lang::Text;

/// What it is to those who choose it.
pub(super) const PART: Part = Part {
    id: "architects",
    title: Text { en: "Architects", fr: "Les Architectes" },
    about: Text {
        en: "all tiles are dealt out into hidden hands",
        fr: "toutes les tuiles sont distribuées, mains cachées",
    },
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
