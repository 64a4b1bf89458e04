use super::{Port, Rotation};
use crate::vocabulary::lang::{Lang, Text};
use serde::Serialize;
use std::{fmt, str::FromStr};

/// One of the four sides of a square tile.
///
/// ```
/// use bastide_engine::{Rotation, Side};
///
/// assert_eq!(Side::North.opposite(), Side::South);
/// assert_eq!(Side::North.turned(Rotation::QUARTER), Side::East);
/// assert_eq!(Side::West.to_string(), "w");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Side {
    /// Up on the page.
    North = 0,
    /// Right on the page.
    East = 1,
    /// Down on the page.
    South = 2,
    /// Left on the page.
    West = 3,
}

impl Side {
    /// All four, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Its place in [`Side::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side across the tile, which is also the side it meets on a neighbour.
    #[inline]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) & 3]
    }

    /// Where this side comes to lie when its tile is turned.
    #[inline]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self::ALL[(self as usize + rotation.quarters() as usize) & 3]
    }

    /// The word for it in a sentence.
    pub const fn name(self, lang: Lang) -> &'static str {
        let text = match self {
            Self::North => Text { en: "north", fr: "nord" },
            Self::East => Text { en: "east", fr: "est" },
            Self::South => Text { en: "south", fr: "sud" },
            Self::West => Text { en: "west", fr: "ouest" },
        };
        text.get(lang)
    }

    /// The three ports of this side, clockwise.
    pub const fn ports(self) -> [Port; 3] {
        let first = 3 * self as u8;
        [Port::at(first), Port::at(first + 1), Port::at(first + 2)]
    }

    /// The middle port, where a road crosses this side.
    pub const fn middle(self) -> Port {
        Port::at(3 * self as u8 + 1)
    }

    /// The letter used in notations: `n`, `e`, `s` or `w`.
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self as usize]
    }

    /// The side written as `letter`.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'n' => Some(Self::North),
            'e' => Some(Self::East),
            's' => Some(Self::South),
            'w' => Some(Self::West),
            _ => None,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Side {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|side| text.chars().eq([side.letter()])).ok_or(())
    }
}
