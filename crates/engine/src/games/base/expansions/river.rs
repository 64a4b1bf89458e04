//! The River: rules R1 to R6.

use crate::lang::Text;
use crate::setup::Part;

/// What it is to those who choose it.
pub const PART: Part = Part {
    id: "river",
    title: Text { en: "The River", fr: "La Rivière" },
    about: Text {
        en: "12 river tiles are laid first, from the spring to the lake",
        fr: "12 tuiles de rivière sont posées d'abord, de la source au lac",
    },
    rules: &["R"],
    excludes: &[],
    sources: &[],
};
