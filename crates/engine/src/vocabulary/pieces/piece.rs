use serde::Serialize;
use std::{fmt, str::FromStr};

/// A kind of wooden piece.
///
/// ```
/// use bastide_engine::Piece;
///
/// assert_eq!("big".parse(), Ok(Piece::Big));
/// assert_eq!(Piece::Big.weight(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Piece {
    /// An ordinary follower.
    Follower,
    /// A hut, beside water.
    Hut,
    /// A big follower of Inns & Cathedrals.
    Big,
    /// A good beside a port.
    Good,
}

impl Piece {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Follower, Self::Hut, Self::Big, Self::Good];

    /// The followers: those that decide majorities of features.
    pub const FOLLOWERS: [Self; 2] = [Self::Follower, Self::Big];

    /// The word for it in notations.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Follower => "follower",
            Self::Hut => "hut",
            Self::Big => "big",
            Self::Good => "good",
        }
    }

    /// How much it counts where the majority decides.
    pub const fn weight(self) -> u8 {
        match self {
            Self::Follower | Self::Hut | Self::Good => 1,
            // I2
            Self::Big => 2,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Piece {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|piece| piece.word() == text).ok_or(())
    }
}
