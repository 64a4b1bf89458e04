//! What actions and events say about the walls of The City.

use serde::Serialize;
use std::{fmt, str::FromStr};

/// One of the two ends at which the line of walls grows, as seen by somebody who looks out of the gate.
///
/// ```
/// use bastide_engine::games::city::End;
///
/// assert_eq!("left".parse(), Ok(End::Left));
/// assert_eq!(End::Left.other(), End::Right);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// Anticlockwise around the city.
    Left,
    /// Clockwise around the city.
    Right,
}

impl End {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// Its place in [`End::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The end across the gate.
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// The word for it in notations.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for End {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|end| end.word() == text).ok_or(())
    }
}

/// Why a game of The City ends (C20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// The last wall was set.
    Walls,
    /// The last tile was laid.
    Tiles,
    /// Five or fewer walls would close the ring.
    Ring,
}

impl Ending {
    /// The word for it in notations.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Walls => "walls",
            Self::Tiles => "tiles",
            Self::Ring => "ring",
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
