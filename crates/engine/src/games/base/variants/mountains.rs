//! Mountains: V9.

use crate::lang::Text;
use crate::setup::Part;

/// What it is to those who choose it.
pub const PART: Part = Part {
    id: "mountains",
    title: Text { en: "Mountains", fr: "Montagnes" },
    about: Text {
        en: "a tile may be laid face down as a mountain; its miner counts in cities with a shield nearby",
        fr: "une tuile peut être posée à l'envers comme montagne ; son mineur compte dans les villes dont un blason est proche",
    },
    rules: &["V9"],
    excludes: &[],
    sources: &[],
};
