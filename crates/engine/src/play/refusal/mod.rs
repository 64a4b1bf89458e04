//! Why an action can't be played.

pub(crate) mod words;

use crate::board::Player;
use crate::games;
use crate::play::event::RuleId;
use crate::vocabulary::geometry::{Pos, Rotation, Side};
use crate::vocabulary::lang::{Lang, Say};
use crate::vocabulary::pieces::{Piece, Place, Spot};
use crate::vocabulary::tiles::{FeatureKind, TileName};
use std::fmt;

macro_rules! define {
    ($(($Game:ident, $room:ident, $doc:literal))*) => {
        /// The reason an action was refused; the game is as it was.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Refusal {
            /// The game is over.
            Over,
            /// It is somebody else's turn.
            NotYourTurn {
                /// Whose turn it is; `None` when chance must draw or reveal something first.
                turn: Option<Player>,
            },
            /// Something else has to be done first.
            Unexpected {
                /// What is due.
                due: Due,
            },
            /// No tile of that name is in the game.
            UnknownTile(TileName),
            /// All tiles of that kind are drawn.
            NotInBag(TileName),
            /// Another tile was drawn.
            NotDrawn {
                /// The drawn tile.
                drawn: TileName,
            },
            /// A tile lies there.
            Taken(Pos),
            /// No tile lies beside it.
            Alone {
                /// The square.
                pos: Pos,
                /// The rule that says so.
                rule: RuleId,
            },
            /// A side does not continue its neighbour.
            Mismatch {
                /// The square.
                pos: Pos,
                /// The side of the tile to be laid.
                side: Side,
                /// What that side shows.
                shows: FeatureKind,
                /// What the neighbour shows.
                neighbour: FeatureKind,
                /// The rule that says so.
                rule: RuleId,
            },
            /// The tile looks the same in this rotation, which is the one to be named.
            SameAs(Rotation),
            /// A road does not continue.
            RoadBroken {
                /// The square.
                pos: Pos,
                /// The side of the tile to be laid.
                side: Side,
                /// Whether that side shows a road; if so its neighbour does not, and the other way round.
                road: bool,
                /// The rule that says so.
                rule: RuleId,
            },
            /// Followers go on the tile just laid.
            NotJustLaid {
                /// Where that tile lies.
                laid: Pos,
                /// The rule that says so.
                rule: RuleId,
            },
            /// The tile has no such spot.
            NoSuchSpot {
                /// What was named.
                spot: Spot,
                /// The name of the segment meant, if it is clear.
                instead: Option<Spot>,
            },
            /// Somebody is on that feature already.
            Occupied {
                /// The segment that was named.
                spot: Spot,
                /// The rule that says so.
                rule: RuleId,
            },
            /// Nothing can be put on this kind of feature in this game.
            NotClaimable(FeatureKind),
            /// Not one of the features to choose from now.
            NotAChoice {
                /// What was named.
                place: Place,
                /// What there is to choose from.
                choices: Vec<Place>,
            },
            /// That feature is completed.
            JustCompleted {
                /// The segment that was named.
                spot: Spot,
                /// The rule that says so.
                rule: RuleId,
            },
            /// The player has no such piece left.
            NoneLeft(Piece),
            $(
                #[doc = concat!("A reason that one game alone has. ", $doc)]
                $Game(games::$room::words::Refusal),
            )*
        }

        $(impl From<games::$room::words::Refusal> for Refusal {
            fn from(refusal: games::$room::words::Refusal) -> Self {
                Self::$Game(refusal)
            }
        })*

        /// What a game waits for.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Due {
            $(#[doc = $doc] $Game(games::$room::Step),)*
        }

        $(impl From<games::$room::Step> for Due {
            fn from(step: games::$room::Step) -> Self {
                Self::$Game(step)
            }
        })*
    };
}

crate::each_game!(define);

impl Refusal {
    /// That something else has to be done first.
    pub(crate) fn unexpected(due: impl Into<Due>) -> Self {
        Self::Unexpected { due: due.into() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for Refusal {}
