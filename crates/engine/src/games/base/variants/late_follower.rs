//! Late follower: V4.

use crate::lang::Text;
use crate::setup::Part;

/// What it is to those who choose it.
pub const PART: Part = Part {
    id: "late-follower",
    title: Text { en: "Late follower", fr: "Partisan tardif" },
    about: Text {
        en: "followers go on tiles laid before, not on the one just laid",
        fr: "les partisans vont sur les tuiles déjà posées, pas sur celle qu'on pose",
    },
    rules: &["V4"],
    excludes: &[],
    sources: &[],
};
