//! Monasteries for all: V1.

use crate::lang::Text;
use crate::setup::Part;

/// What it is to those who choose it.
pub const PART: Part = Part {
    id: "monasteries-for-all",
    title: Text { en: "Monasteries for all", fr: "Monastères pour tous" },
    about: Text {
        en: "each player starts with a monastery, to be laid once instead of drawing",
        fr: "chacun reçoit une abbaye, à poser une fois au lieu de piocher",
    },
    rules: &["V1"],
    excludes: &[],
    sources: &[],
};
