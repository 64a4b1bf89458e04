//! What Hunters and Gatherers waits for.

use crate::play::refusal::words;
use crate::vocabulary::lang::Text;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A tile is to be drawn.
    Draw,
    /// The drawn tile is to be laid.
    Lay,
    /// A follower or a hut is to be placed, or neither.
    Piece,
}

impl Step {
    /// What somebody is told who plays something else.
    pub(crate) const fn text(self) -> Text {
        match self {
            Self::Draw => words::DRAW_FIRST,
            Self::Lay => words::LAY_FIRST,
            Self::Piece => Text {
                en: "now place a follower or a hut on the tile just laid, or pass",
                fr: "placez maintenant un partisan ou une hutte sur la tuile posée, ou passez",
            },
        }
    }
}
