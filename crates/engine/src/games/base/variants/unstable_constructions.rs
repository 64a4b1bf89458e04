//! Unstable constructions: V5.

use crate::lang::Text;
use crate::setup::Part;

/// What it is to those who choose it.
pub const PART: Part = Part {
    id: "unstable-constructions",
    title: Text { en: "Unstable constructions", fr: "Constructions instables" },
    about: Text {
        en: "what is unfinished at the end scores nothing",
        fr: "ce qui est inachevé à la fin ne rapporte rien",
    },
    rules: &["V5"],
    excludes: &[],
    sources: &[],
};
