//! The ends of the line of walls, and the ends of the game.

use crate::games::city::{End, Ending};
use crate::vocabulary::lang::Text;

impl End {
    /// The word for it in a sentence.
    pub const fn text(self) -> Text {
        match self {
            Self::Left => Text { en: "left", fr: "gauche" },
            Self::Right => Text { en: "right", fr: "droit" },
        }
    }
}

impl Ending {
    /// It as half a sentence.
    pub const fn text(self) -> Text {
        match self {
            Self::Walls => Text { en: "The last wall is set", fr: "Le dernier rempart est posé" },
            Self::Tiles => Text { en: "No tile is left", fr: "Il ne reste aucune tuile" },
            Self::Ring => Text {
                en: "Five or fewer walls would close the ring",
                fr: "Cinq remparts au plus fermeraient l'enceinte",
            },
        }
    }
}
