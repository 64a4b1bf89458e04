//! The Count of Carcassonne: rules K1 to K13.

use crate::lang::Text;
use crate::setup::Part;

/// What it is to those who choose it.
pub const PART: Part = Part {
    id: "count",
    title: Text { en: "The Count of Carcassonne", fr: "Le Comte de Carcassonne" },
    about: Text {
        en: "the city of Carcassonne lies in the middle; followers wait in its quarters and move out when something is scored",
        fr: "la cité de Carcassonne est au centre ; des partisans attendent dans ses quartiers et en sortent lors d'une évaluation",
    },
    rules: &["K"],
    excludes: &[],
    sources: &[],
};
