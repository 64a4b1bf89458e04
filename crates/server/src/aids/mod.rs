//! Aids: what the server answers to those who ask about a position, as far as they may know it and the table allows.
//!
//! What is asked is answered by the engine from the view of whoever asks, on a [desk](desk::Desk) of its own, so that
//! nobody's move waits for it; and once for a position, however many ask.

mod answer;
pub(crate) mod desk;
mod hint;
mod memory;
mod words;

pub(crate) use answer::{Asked, answer};
pub(crate) use memory::Memory;
pub(crate) use words::offers;

use crate::protocol::{Aid, TableRules};

impl Aid {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 9] = [
        Self::Squares,
        Self::Worth,
        Self::Fields,
        Self::Owners,
        Self::Final,
        Self::Tiles,
        Self::Dead,
        Self::Odds,
        Self::Hint,
    ];

    /// Its short name.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Squares => "squares",
            Self::Worth => "worth",
            Self::Fields => "fields",
            Self::Owners => "owners",
            Self::Final => "final",
            Self::Tiles => "tiles",
            Self::Dead => "dead",
            Self::Odds => "odds",
            Self::Hint => "hint",
        }
    }
}

impl TableRules {
    /// Whether nobody may use this aid while the game goes on.
    pub(crate) fn lock(&self, aid: Aid) -> bool {
        self.aids.iter().any(|locked| locked == aid.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_aid_goes_by_its_word() {
        for aid in Aid::ALL {
            assert_eq!(serde_json::to_string(&aid).unwrap(), format!("\"{}\"", aid.word()));
        }
        assert_eq!(offers().len(), Aid::ALL.len());
    }
}
