//! Inns & Cathedrals: rules I1 to I8.

use crate::lang::Text;
use crate::setup::Part;

/// What it is to those who choose it.
pub const PART: Part = Part {
    id: "inns-cathedrals",
    title: Text { en: "Inns & Cathedrals", fr: "Auberges et Cathédrales" },
    about: Text {
        en: "18 tiles with inns and cathedrals, which double or treble what is completed and void what is not; a big follower each",
        fr: "18 tuiles avec auberges et cathédrales, qui valorisent ce qui est achevé et annulent le reste ; un gros partisan chacun",
    },
    rules: &["I"],
    excludes: &[],
    sources: &[],
};
