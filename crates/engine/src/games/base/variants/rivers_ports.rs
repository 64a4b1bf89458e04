//! Rivers and ports: V13.

use crate::lang::Text;
use crate::setup::Part;
use crate::source::Source;

/// What it is to those who choose it.
pub const PART: Part = Part {
    id: "rivers-ports",
    title: Text { en: "Rivers and ports", fr: "Rivières et ports" },
    about: Text {
        en: "30 tiles with rivers for boats, ports and markets; goods are laid beside ports",
        fr: "30 tuiles avec des rivières pour bateaux, des ports et des marchés ; on pose des marchandises près des ports",
    },
    rules: &["V13"],
    excludes: &[],
    sources: &[Source::Rivers, Source::Goods],
};
