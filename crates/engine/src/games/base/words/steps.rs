//! What the base game waits for.

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
    /// Tiles are to be dealt.
    Deal,
    /// A tile is to be given to the next player.
    Give,
    /// A tile is to be laid, or drawn.
    Begin,
    /// A tile of the hand is to be given up.
    Discard,
    /// Tiles may be taken up.
    Rebuild,
    /// Followers may be moved out of Carcassonne.
    Join,
    /// A follower may be sent to Carcassonne.
    Send,
    /// The Count may be moved.
    MoveCount,
}

impl Step {
    /// What somebody is told who plays something else.
    pub(crate) const fn text(self) -> Text {
        match self {
            Self::Draw => words::DRAW_FIRST,
            Self::Lay => words::LAY_FIRST,
            Self::Follower => Text {
                en: "now place a follower on the tile just laid, or pass",
                fr: "placez maintenant un partisan sur la tuile posée, ou passez",
            },
            Self::Deal => {
                Text { en: "tiles have to be dealt first", fr: "il faut d'abord distribuer les tuiles" }
            }
            Self::Give => Text {
                en: "now give one of the tiles to the next player",
                fr: "donnez maintenant une des tuiles au joueur suivant",
            },
            Self::Begin => Text {
                en: "now lay one of the tiles before you, or draw one",
                fr: "posez maintenant une des tuiles devant vous, ou piochez",
            },
            Self::Discard => Text {
                en: "none of your tiles fits; give one of them up",
                fr: "aucune de vos tuiles ne peut être posée ; défaussez-en une",
            },
            Self::Rebuild => Text {
                en: "now take a tile up for a point, or pass",
                fr: "reprenez maintenant une tuile pour un point, ou passez",
            },
            Self::Join => Text {
                en: "now move a follower out of Carcassonne to what is scored, or pass",
                fr: "envoyez maintenant un partisan de Carcassonne vers ce qui est évalué, ou passez",
            },
            Self::Send => Text {
                en: "now send a follower to Carcassonne, or pass",
                fr: "envoyez maintenant un partisan à Carcassonne, ou passez",
            },
            Self::MoveCount => Text {
                en: "now move the Count to another quarter, or pass",
                fr: "déplacez maintenant le Comte vers un autre quartier, ou passez",
            },
        }
    }
}
