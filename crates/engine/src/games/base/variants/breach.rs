//! Breach: V8.

use crate::lang::Text;
use crate::setup::Part;
use crate::source::Source;

/// What it is to those who choose it.
pub const PART: Part = Part {
    id: "breach",
    title: Text { en: "Breach", fr: "Brèche" },
    about: Text {
        en: "as Lifestyle, and each further action or follower in a turn costs a point",
        fr: "comme Style de vie, et chaque action ou partisan de plus coûte un point",
    },
    rules: &["V7", "V8"],
    excludes: &[],
    sources: &[Source::Paid],
};
