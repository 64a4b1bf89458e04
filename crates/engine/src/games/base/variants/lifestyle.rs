//! Lifestyle: V7.

use crate::lang::Text;
use crate::setup::Part;

/// What it is to those who choose it.
pub const PART: Part = Part {
    id: "lifestyle",
    title: Text { en: "Lifestyle", fr: "Style de vie" },
    about: Text {
        en: "instead of placing a follower, move some: into a field, a city, onto a road, into a monastery",
        fr: "au lieu de placer un partisan, on en déplace : vers un pré, une ville, un chemin, une abbaye",
    },
    rules: &["V7"],
    excludes: &[],
    sources: &[],
};
