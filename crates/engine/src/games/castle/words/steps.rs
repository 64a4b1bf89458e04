//! What The Castle waits for.

use crate::play::refusal::words;
use crate::vocabulary::lang::Text;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A tile is to be drawn.
    Draw,
    /// The drawn tile is to be laid.
    Lay,
    /// A follower is to be placed, or not.
    Follower,
    /// A wall tile may be used on a tower or house just completed.
    Double,
    /// The feature to be scored next is to be chosen.
    Score,
    /// The wall tile that was taken is to be turned up.
    Reveal,
    /// A second turn may be taken.
    ExtraTurn,
    /// The unfinished feature that a wall tile is used on is to be chosen.
    Unfinished,
}

impl Step {
    /// What somebody is told who plays something else.
    pub(crate) const fn text(self) -> Text {
        match self {
            Self::Draw => words::DRAW_FIRST,
            Self::Lay => words::LAY_FIRST,
            Self::Follower => Text {
                en: "now place a follower on the tile just laid, or pass",
                fr: "placez maintenant un sujet sur la tuile posée, ou passez",
            },
            Self::Double => Text {
                en: "now use a wall tile on what was completed, or pass",
                fr: "utilisez maintenant une tuile Mur sur ce qui est achevé, ou passez",
            },
            Self::Score => Text {
                en: "now choose the feature to be scored next",
                fr: "choisissez maintenant ce qui est évalué ensuite",
            },
            Self::Reveal => Text {
                en: "the wall tile that was taken has to be revealed first",
                fr: "il faut d'abord révéler la tuile Mur prise",
            },
            Self::ExtraTurn => {
                Text { en: "now use extra-turn, or pass", fr: "utilisez maintenant extra-turn, ou passez" }
            }
            Self::Unfinished => Text {
                en: "now choose the unfinished feature to use the wall tile on",
                fr: "choisissez maintenant l'élément inachevé pour la tuile Mur",
            },
        }
    }
}
