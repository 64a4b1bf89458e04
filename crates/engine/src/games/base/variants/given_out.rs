//! Given out: V11.

use crate::lang::Text;
use crate::setup::Part;

/// What it is to those who choose it.
pub const HIDDEN: Part = Part {
    id: "given-hidden",
    title: Text { en: "Given out, hidden", fr: "Celui qui dit… (faces cachées)" },
    about: Text {
        en: "in turn one player looks at as many tiles as there are players and gives one to each, face down",
        fr: "à tour de rôle, un joueur regarde autant de tuiles qu'il y a de joueurs et en donne une à chacun, face cachée",
    },
    rules: &["V11"],
    excludes: &[
        "individual-planning",
        "collective-planning",
        "architects",
        "given-open",
        "battle-of-monasteries",
    ],
    sources: &[],
};

/// What it is to those who choose it.
pub const OPEN: Part = Part {
    id: "given-open",
    title: Text { en: "Given out, open", fr: "Celui qui dit… (faces visibles)" },
    about: Text {
        en: "in turn one player looks at as many tiles as there are players and gives one to each, face up",
        fr: "à tour de rôle, un joueur regarde autant de tuiles qu'il y a de joueurs et en donne une à chacun, face visible",
    },
    rules: &["V11"],
    excludes: &[
        "individual-planning",
        "collective-planning",
        "architects",
        "given-hidden",
        "battle-of-monasteries",
    ],
    sources: &[],
};
