//! Individual planning: V2.

use crate::lang::Text;
use crate::setup::Part;

/// What it is to those who choose it.
pub const PART: Part = Part {
    id: "individual-planning",
    title: Text { en: "Individual planning", fr: "Planification individuelle" },
    about: Text {
        en: "a hidden hand of 3 tiles each: lay one, draw one",
        fr: "une main cachée de 3 tuiles chacun : on en pose une, on en pioche une",
    },
    rules: &["V2"],
    excludes: &["collective-planning", "architects", "given-hidden", "given-open", "battle-of-monasteries"],
    sources: &[],
};
