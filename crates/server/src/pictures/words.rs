//! What is said about drawings.

use crate::protocol::{Code, Refused};
use bastide_engine::lang::Text;
use std::time::Duration;

/// What a space of the board is called that a game begins from.
pub(super) const START_SPACE: Text = Text { en: "start space", fr: "case de départ" };

impl Refused {
    pub(crate) fn busy() -> Self {
        Self::new(
            Code::Busy,
            "there is too much to draw here at the moment; try again in a few seconds",
            "il y a trop à dessiner ici pour le moment ; réessayez dans quelques secondes",
        )
        .after(Duration::from_secs(3))
    }
}
