//! Battle of the monasteries: V14.

use crate::lang::Text;
use crate::setup::Part;

/// What it is to those who choose it.
pub const PART: Part = Part {
    id: "battle-of-monasteries",
    title: Text { en: "Battle of the monasteries", fr: "Bataille des monastères" },
    about: Text {
        en: "two tiles a turn; an unfinished monastery pays the opponent",
        fr: "deux tuiles par tour ; une abbaye inachevée rapporte à l'adversaire",
    },
    rules: &["V14"],
    excludes: &["individual-planning", "collective-planning", "architects", "given-hidden", "given-open"],
    sources: &[],
};
