//! What actions and events say about the walls of The City.

use crate::vocabulary::words::{NoSuchWord, all, no_such_word};
use serde::Serialize;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

/// One of the two ends at which the line of walls grows, as seen by somebody who looks out of the gate.
///
/// ```
/// use bastide_engine::games::city::End;
///
/// assert_eq!("left".parse(), Ok(End::Left));
/// assert_eq!(End::Left.other(), End::Right);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, strum::Display)]
#[derive(IntoStaticStr, EnumString, EnumCount, VariantArray)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[strum(parse_err_ty = NoSuchWord, parse_err_fn = no_such_word)]
pub enum End {
    /// Anticlockwise around the city.
    Left,
    /// Clockwise around the city.
    Right,
}

impl End {
    /// Both.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);

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
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// Why a game of The City ends (C20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::Display)]
#[derive(IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
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
    pub fn word(self) -> &'static str {
        self.into()
    }
}
