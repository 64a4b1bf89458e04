use super::{Rotation, Side};
use crate::vocabulary::lang::Lang;
use std::{fmt, str::FromStr};

/// One of the twelve places on a tile's rim where something can leave it.
///
/// ```
/// use bastide_engine::{Rotation, geometry::Port};
///
/// let port: Port = "n1".parse().unwrap();
/// assert_eq!(port.turned(Rotation::QUARTER).to_string(), "e1");
/// // The west end of a north side meets the west end of the south side above it.
/// assert_eq!(port.facing().to_string(), "s3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Port(u8);

impl Port {
    /// How many there are on a tile.
    pub const COUNT: usize = 12;

    /// The port with this number. Panics from twelve on: it is meant for numbers the code itself makes.
    #[inline]
    pub const fn at(number: u8) -> Self {
        assert!(number < 12, "a tile has twelve ports");
        Self(number)
    }

    /// All twelve, clockwise from the north-west corner.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..12).map(Self)
    }

    /// Its number, 0 to 11.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The side it is on.
    #[inline]
    pub const fn side(self) -> Side {
        Side::ALL[(self.0 / 3) as usize]
    }

    /// Whether it is the middle of its side, where roads cross.
    #[inline]
    pub const fn is_middle(self) -> bool {
        self.0 % 3 == 1
    }

    /// Where on the tile it is, in words.
    ///
    /// ```
    /// use bastide_engine::{Lang, geometry::Port};
    ///
    /// assert_eq!("n2".parse::<Port>().unwrap().describe(Lang::En), "north");
    /// assert_eq!("n1".parse::<Port>().unwrap().describe(Lang::En), "north, on the west");
    /// assert_eq!("s3".parse::<Port>().unwrap().describe(Lang::Fr), "sud, vers l'ouest");
    /// ```
    pub fn describe(self, lang: Lang) -> String {
        let side = self.side();
        let near = match self.0 % 3 {
            0 => Side::ALL[(side.index() + 3) % 4],
            2 => Side::ALL[(side.index() + 1) % 4],
            _ => return side.name(lang).to_owned(),
        };
        match (lang, near) {
            (Lang::En, _) => format!("{}, on the {}", side.name(lang), near.name(lang)),
            (Lang::Fr, Side::East | Side::West) => format!("{}, vers l'{}", side.name(lang), near.name(lang)),
            (Lang::Fr, _) => format!("{}, vers le {}", side.name(lang), near.name(lang)),
        }
    }

    /// Where it comes to lie when its tile is turned.
    #[inline]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self((self.0 + 3 * rotation.quarters()) % 12)
    }

    /// The port of the neighbouring tile that this one meets.
    #[inline]
    pub const fn facing(self) -> Self {
        let (side, place) = (self.0 / 3, self.0 % 3);
        Self(3 * ((side + 2) % 4) + (2 - place))
    }

    /// The next port clockwise, around corners too.
    #[inline]
    pub const fn next(self) -> Self {
        Self((self.0 + 1) % 12)
    }
}

impl fmt::Display for Port {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side().letter(), self.0 % 3 + 1)
    }
}

impl FromStr for Port {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut chars = text.chars();
        match (chars.next().and_then(Side::from_letter), chars.next(), chars.next()) {
            (Some(side), Some(place @ '1'..='3'), None) => Ok(Self(3 * side as u8 + (place as u8 - b'1'))),
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facing_is_its_own_inverse_and_lies_on_the_opposite_side() {
        for port in Port::all() {
            assert_eq!(port.facing().facing(), port);
            assert_eq!(port.facing().side(), port.side().opposite());
        }
    }

    #[test]
    fn ports_read_back_as_written() {
        for port in Port::all() {
            assert_eq!(port.to_string().parse(), Ok(port));
        }
        for wrong in ["", "n", "n0", "n4", "x1", "n11"] {
            assert!(wrong.parse::<Port>().is_err(), "{wrong}");
        }
    }
}
