use super::{Port, Rotation, Side};
use std::fmt;

/// A set of ports, as twelve bits. Turning a tile turns the bits by three.
///
/// ```
/// use bastide_engine::{Rotation, geometry::PortSet};
///
/// let ports = PortSet::parse("n e1").unwrap();
/// assert_eq!(ports.turned(Rotation::QUARTER).to_string(), "e s1");
/// assert_eq!(ports.len(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct PortSet(u16);

impl PortSet {
    /// No port at all, as a monastery has.
    pub const EMPTY: Self = Self(0);
    /// The whole rim of a tile.
    pub const FULL: Self = Self(0xFFF);

    /// Reads `n e1 w3`: single ports, or a bare letter for a whole side.
    pub fn parse(text: &str) -> Option<Self> {
        let mut set = Self::EMPTY;
        for word in text.split_whitespace() {
            set = set.union(Self::parse_word(word)?);
        }
        Some(set)
    }

    /// Reads one word of the notation: `n2`, or `n` for the whole side.
    pub fn parse_word(word: &str) -> Option<Self> {
        if let Ok(port) = word.parse::<Port>() {
            return Some(Self::only(port));
        }
        let mut chars = word.chars();
        match (chars.next().and_then(Side::from_letter), chars.next()) {
            (Some(side), None) => Some(Self::whole(side)),
            _ => None,
        }
    }

    /// Just this port.
    pub const fn only(port: Port) -> Self {
        Self(1 << port.index())
    }

    /// The three ports of a side.
    pub const fn whole(side: Side) -> Self {
        Self(0b111 << (3 * side.index()))
    }

    /// Whether nothing is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many ports it holds.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it holds `port`.
    pub const fn contains(self, port: Port) -> bool {
        self.0 >> port.index() & 1 == 1
    }

    /// What is in either.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in both.
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in neither.
    pub const fn complement(self) -> Self {
        Self(!self.0 & 0xFFF)
    }

    /// Where these ports come to lie when their tile is turned.
    pub const fn turned(self, rotation: Rotation) -> Self {
        let by = 3 * rotation.quarters();
        Self((self.0 << by | self.0 >> (12 - by)) & 0xFFF)
    }

    /// Whether, on a walk around the tile, one's ports come between the other's and the other way around: then what
    /// joins the ones inside the tile crosses what joins the others.
    ///
    /// ```
    /// use bastide_engine::geometry::PortSet;
    ///
    /// let ports = |text| PortSet::parse(text).unwrap();
    /// assert!(ports("n s").takes_turns_with(ports("e w")));
    /// assert!(!ports("n e").takes_turns_with(ports("s w")));
    /// ```
    pub fn takes_turns_with(self, other: Self) -> bool {
        let both = self.union(other);
        let mine: Vec<bool> = both.iter().map(|port| self.contains(port)).collect();
        let next = mine.iter().cycle().skip(1);
        mine.iter().zip(next).filter(|(here, next)| here != next).count() > 2
    }

    /// Its ports, clockwise.
    pub fn iter(self) -> impl Iterator<Item = Port> {
        Port::all().filter(move |&port| self.contains(port))
    }

    /// The port a segment is named after: its first middle port, or failing that its first.
    pub fn landmark(self) -> Option<Port> {
        self.iter().find(|port| port.is_middle()).or_else(|| self.iter().next())
    }
}

impl fmt::Display for PortSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for side in Side::ALL {
            let here = self.intersection(Self::whole(side));
            if here == Self::whole(side) {
                write!(f, "{gap}{side}")?;
                gap = " ";
            } else {
                for port in here.iter() {
                    write!(f, "{gap}{port}")?;
                    gap = " ";
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_quarter_turns_are_none() {
        for bits in 0..=0xFFF {
            let set = PortSet(bits);
            let mut turned = set;
            for _ in 0..4 {
                turned = turned.turned(Rotation::QUARTER);
            }
            assert_eq!(turned, set);
            assert_eq!(PortSet::parse(&set.to_string()), Some(set));
        }
    }

    #[test]
    fn turning_a_set_turns_each_port() {
        let set = PortSet::parse("n1 n3 e2 w").unwrap();
        for rotation in Rotation::ALL {
            let each = set.iter().fold(PortSet::EMPTY, |s, p| s.union(PortSet::only(p.turned(rotation))));
            assert_eq!(set.turned(rotation), each);
        }
    }
}
