//! Lack of followers: V12.

use crate::lang::Text;
use crate::setup::Part;

/// What it is to those who choose it.
pub const PART: Part = Part {
    id: "few-followers",
    title: Text { en: "Lack of followers", fr: "Manque de partisans" },
    about: Text {
        en: "the more play, the fewer followers each has",
        fr: "plus on est nombreux, moins chacun a de partisans",
    },
    rules: &["V12"],
    excludes: &[],
    sources: &[],
};
