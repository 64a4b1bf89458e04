use crate::vocabulary::geometry::{Port, Rotation, Side};
use crate::vocabulary::lang::Lang;
use crate::vocabulary::tiles::{FeatureKind, SegmentType};
use serde::{Serialize, Serializer};
use std::{fmt, str::FromStr};

/// A segment of a tile, named by what it is and one port of the tile as it lies: `city n`, `field e3`.
///
/// A letter alone is the middle of that side. What reaches no side has no port: `monastery`. A lake goes by
/// the ports of its rivers.
///
/// ```
/// use bastide_engine::{Spot, tiles::FeatureKind};
///
/// let spot: Spot = "field e3".parse().unwrap();
/// assert_eq!(spot.kind, FeatureKind::Field);
/// assert_eq!(spot.to_string(), "field e3");
/// assert!("field n2".parse::<Spot>().is_err(), "the middle of the north side is written n");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// The kind of feature the segment belongs to.
    pub kind: FeatureKind,
    /// The port it is named after; see [`PortSet::landmark`](crate::vocabulary::geometry::PortSet::landmark).
    pub port: Option<Port>,
}

impl Spot {
    /// The name of a segment on a tile turned like this.
    pub fn of(segment: &SegmentType, rotation: Rotation) -> Self {
        Self { kind: segment.kind, port: segment.named_by.turned(rotation).landmark() }
    }

    /// Where on the tile it is, in words.
    ///
    /// ```
    /// use bastide_engine::{Lang, Spot};
    ///
    /// assert_eq!("field e3".parse::<Spot>().unwrap().whereabouts(Lang::En), "east, on the south");
    /// assert_eq!("monastery".parse::<Spot>().unwrap().whereabouts(Lang::Fr), "au milieu");
    /// ```
    pub fn whereabouts(self, lang: Lang) -> String {
        match (self.port, lang) {
            (Some(port), _) => port.describe(lang),
            (None, Lang::En) => "in the middle".to_owned(),
            (None, Lang::Fr) => "au milieu".to_owned(),
        }
    }

    /// Whether a segment of a tile turned like this goes by the port this spot is named after.
    pub fn lies_in(self, segment: &SegmentType, rotation: Rotation) -> bool {
        let ports = segment.named_by.turned(rotation);
        self.kind == segment.kind && self.port.map_or(ports.is_empty(), |port| ports.contains(port))
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.port {
            None => write!(f, "{}", self.kind),
            Some(port) if port.is_middle() => write!(f, "{} {}", self.kind, port.side()),
            Some(port) => write!(f, "{} {port}", self.kind),
        }
    }
}

impl FromStr for Spot {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (kind, port) = match text.split_once(' ') {
            None => (text, None),
            Some((kind, port)) => (kind, Some(port)),
        };
        let port = port.map(|port| {
            let mut letters = port.chars();
            match (letters.next().and_then(Side::from_letter), letters.next()) {
                (Some(side), None) => Ok(side.middle()),
                _ => port.parse::<Port>().and_then(|port| if port.is_middle() { Err(()) } else { Ok(port) }),
            }
        });
        Ok(Self { kind: kind.parse()?, port: port.transpose()? })
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
