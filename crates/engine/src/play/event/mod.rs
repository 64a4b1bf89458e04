//! What happens in a game, told so that every point is explained.

mod scoring;
mod words;

pub(crate) use scoring::arithmetic;
pub use scoring::{Counted, Detail, NoDetail, Occasion, Scoring, Share, Term};
pub(crate) use words::Wording;
pub use words::numbered;

use crate::board::Player;
use crate::games::{self, GameId};
use crate::play::source::Source;
use crate::vocabulary::geometry::{Pos, Rotation};
use crate::vocabulary::pieces::{Piece, Role, Spot};
use crate::vocabulary::tiles::TileName;
use serde::Serialize;
use std::fmt;

macro_rules! define {
    ($(($Game:ident, $room:ident, $doc:literal))*) => {
        /// Something that happened. `Display` is the stable notation of records and tests;
        /// [`Say`](crate::vocabulary::lang::Say) tells it to people.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[serde(tag = "event", rename_all = "kebab-case")]
        pub enum Event {
            /// A tile was drawn for the player in turn.
            Drawn {
                /// For whom.
                player: Player,
                /// The tile.
                tile: TileName,
                /// How many remain after it.
                left: u32,
            },
            /// A tile fits nowhere and leaves the game; another is drawn if there is one.
            SetAside {
                /// Who was to lay it.
                player: Player,
                /// The tile.
                tile: TileName,
                /// The rule that says so.
                rule: RuleId,
            },
            /// A tile was laid.
            Laid {
                /// By whom.
                player: Player,
                /// The tile.
                tile: TileName,
                /// The square it lies on now.
                pos: Pos,
                /// How it is turned.
                #[serde(serialize_with = "in_degrees")]
                rotation: Rotation,
            },
            /// A piece was put on the board.
            Placed {
                /// By whom.
                player: Player,
                /// What.
                piece: Piece,
                /// What it is called there.
                role: Role,
                /// On which tile.
                pos: Pos,
                /// On which part of it.
                spot: Spot,
            },
            /// A feature was scored.
            Scored(Scoring),
            /// A piece went back to its owner.
            Returned {
                /// To whom.
                player: Player,
                /// What.
                piece: Piece,
                /// What it was called there.
                role: Role,
                /// From which tile.
                pos: Pos,
                /// From which part of it.
                spot: Spot,
            },
            /// No tile is left: what follows is the final scoring.
            FinalScoring {
                /// The rule that says so.
                rule: RuleId,
            },
            /// The game is over.
            Over {
                /// Points, by seat.
                scores: Vec<u32>,
                /// Who has most of them.
                winners: Vec<Player>,
                /// The rule that says who wins.
                rule: RuleId,
            },
            $(
                #[doc = concat!("Something that one game alone tells. ", $doc)]
                #[serde(untagged)]
                $Game(games::$room::words::Event),
            )*
        }

        $(impl From<games::$room::words::Event> for Event {
            fn from(event: games::$room::words::Event) -> Self {
                Self::$Game(event)
            }
        })*

        impl fmt::Display for Event {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    Self::Drawn { player, tile, left } => write!(f, "drawn {player} {tile} left {left}"),
                    Self::SetAside { player, tile, .. } => write!(f, "set-aside {player} {tile}"),
                    Self::Laid { player, tile, pos, rotation } => write!(f, "laid {player} {tile} {pos} {rotation}"),
                    Self::Placed { player, piece, pos, spot, .. } => {
                        write!(f, "placed {player} {piece} {pos} {spot}")
                    }
                    Self::Scored(scoring) => write!(f, "scored {scoring}"),
                    Self::Returned { player, piece, pos, spot, .. } => {
                        write!(f, "returned {player} {piece} {pos} {spot}")
                    }
                    Self::FinalScoring { .. } => f.write_str("final-scoring"),
                    Self::Over { scores, winners, .. } => {
                        write!(f, "over {} won by {}", joined(scores, " "), joined(winners, " "))
                    }
                    $(Self::$Game(event) => write!(f, "{event}"),)*
                }
            }
        }

        impl Event {
            /// What the event brings one player besides the scorings of features, and from where; less than nothing
            /// where points are paid.
            pub(crate) fn points(&self) -> Option<(Source, Player, i32)> {
                match self {
                    $(Self::$Game(event) => event.points(),)*
                    _ => None,
                }
            }
        }
    };
}

crate::each_game!(define);

pub(crate) fn in_degrees<S: serde::Serializer>(
    rotation: &Rotation,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_u16(rotation.degrees())
}

/// The number of a rule: `B12`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct RuleId(pub &'static str);

impl RuleId {
    /// The game whose rulebook the rule is in, known by the letter it begins with.
    ///
    /// ```
    /// use bastide_engine::{GameId, RuleId};
    ///
    /// assert_eq!(RuleId("X16").game(), Some(GameId::Castle));
    /// assert_eq!(RuleId("K3").game(), Some(GameId::Base), "The Count is an expansion of the base game");
    /// ```
    pub fn game(self) -> Option<GameId> {
        GameId::ALL.into_iter().find(|game| self.0.starts_with(game.info().rule_letters))
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

pub(crate) fn joined<T: fmt::Display>(items: &[T], gap: &str) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(gap)
}

/// Where the events of a move go.
pub trait Sink {
    /// Takes an event. A sink that does not listen never calls `make`, so it costs nothing.
    fn tell(&mut self, make: impl FnOnce() -> Event);
}

/// Listens to nothing: for playouts.
pub struct Silent;

impl Sink for Silent {
    #[inline(always)]
    fn tell(&mut self, _make: impl FnOnce() -> Event) {}
}

impl Sink for Vec<Event> {
    fn tell(&mut self, make: impl FnOnce() -> Event) {
        self.push(make());
    }
}
