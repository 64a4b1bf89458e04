use std::{fmt, str::FromStr};

/// How far a tile is turned clockwise, in quarter turns. Written in degrees.
///
/// ```
/// use bastide_engine::Rotation;
///
/// let half: Rotation = "180".parse().unwrap();
/// assert_eq!(half.then(Rotation::QUARTER).to_string(), "270");
/// assert!("45".parse::<Rotation>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Rotation(u8);

impl Rotation {
    /// As printed in the tile file.
    pub const NONE: Self = Self(0);
    /// One quarter turn clockwise.
    pub const QUARTER: Self = Self(1);
    /// All four.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// A turn by this many quarters; four of them are none.
    #[inline]
    pub const fn from_quarters(quarters: u8) -> Self {
        Self(quarters & 3)
    }

    /// In quarter turns, 0 to 3.
    #[inline]
    pub const fn quarters(self) -> u8 {
        self.0
    }

    /// In degrees: 0, 90, 180 or 270.
    pub const fn degrees(self) -> u16 {
        self.0 as u16 * 90
    }

    /// This turn and then another.
    pub const fn then(self, other: Self) -> Self {
        Self((self.0 + other.0) & 3)
    }

    /// The turn that undoes this one.
    pub const fn inverse(self) -> Self {
        Self((4 - self.0) & 3)
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.degrees())
    }
}

impl FromStr for Rotation {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|r| r.to_string() == text).ok_or(())
    }
}
