//! Reconstruction: V10.

use crate::lang::Text;
use crate::setup::Part;
use crate::source::Source;

/// What it is to those who choose it.
pub const PART: Part = Part {
    id: "reconstruction",
    title: Text { en: "Reconstruction", fr: "Reconstruction" },
    about: Text {
        en: "for a point each, take up loose tiles and lay them elsewhere",
        fr: "pour un point chacune, on déplace des tuiles peu reliées",
    },
    rules: &["V10"],
    excludes: &[],
    sources: &[Source::Paid],
};
