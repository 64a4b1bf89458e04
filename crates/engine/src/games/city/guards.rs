//! The two readings of when guards come with the third pile (C16).

use crate::games::{Changes, Choice, OptionInfo};
use crate::vocabulary::lang::Text;

/// When guards come with tiles of the third pile.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Guards {
    /// When all walls of a building are set: one each, on the last wall that player built.
    #[default]
    Rulebook,
    /// After each wall, as with the second pile.
    EachWall,
}

impl Guards {
    /// The option by which it is chosen, as it is offered.
    pub(super) const OPTION: OptionInfo = OptionInfo {
        id: "guards",
        about: Text {
            en: "When guards come with tiles of the third pile (C16)",
            fr: "Quand viennent les gardes avec les tuiles de la troisième pile (C16)",
        },
        changes: Changes::Followers,
        values: &[
            Choice {
                id: "rulebook",
                about: Text {
                    en: "one each when all walls are set, on the last wall that player built",
                    fr: "un chacun quand tous les remparts sont posés, sur le dernier que ce joueur a construit",
                },
            },
            Choice {
                id: "each-wall",
                about: Text {
                    en: "after each wall, as with the second pile: the reading of other translations",
                    fr: "après chaque rempart, comme avec la deuxième pile : la lecture d'autres traductions",
                },
            },
        ],
    };

    /// The reading with this name; the rulebook's if there is no such name.
    pub(crate) fn named(value: &str) -> Self {
        if value == Self::OPTION.values[1].id { Self::EachWall } else { Self::Rulebook }
    }
}
