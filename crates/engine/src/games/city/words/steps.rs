//! What The City waits for.

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
    /// The gate is to be set.
    Gate,
    /// A wall is to be set.
    Wall,
    /// A guard may be put on the last wall the player set.
    Guard,
    /// A tower may be set.
    Tower,
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
            Self::Gate => Text {
                en: "now set the gate against an outer side of the city: gate SQUARE SIDE",
                fr: "placez maintenant la porte contre un côté extérieur de la ville : gate CASE CÔTÉ",
            },
            Self::Wall => Text {
                en: "now set a wall at one end of the line: wall left or wall right",
                fr: "posez maintenant un rempart à un bout de la ligne : wall left ou wall right",
            },
            Self::Guard => Text {
                en: "now put a guard on the last wall you set, or pass",
                fr: "placez maintenant un garde sur le dernier rempart que vous avez posé, ou passez",
            },
            Self::Tower => Text {
                en: "now set a tower at one end of the line, tower left or tower right, or pass",
                fr: "posez maintenant une tour à un bout de la ligne, tower left ou tower right, ou passez",
            },
        }
    }
}
