use super::Spot;
use crate::vocabulary::geometry::Pos;
use crate::vocabulary::lang::Lang;
use crate::vocabulary::tiles::FeatureKind;
use serde::Serialize;
use std::fmt;

/// A segment of the board: a square and a spot on the tile there.
///
/// ```
/// use bastide_engine::{Lang, Place, Pos};
///
/// let place = Place { pos: Pos::new(1, 0), spot: "city n".parse().unwrap() };
/// assert_eq!(place.to_string(), "1,0 city n");
/// assert_eq!(place.describe(Lang::En), "the city on 1,0");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Place {
    /// The square.
    pub pos: Pos,
    /// The segment of its tile.
    pub spot: Spot,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.pos, self.spot)
    }
}

impl Place {
    /// The place in a sentence: `the city on 1,0 (n)`.
    pub fn describe(self, lang: Lang) -> String {
        let kind = self.spot.kind.name(lang);
        match lang {
            Lang::En => format!("the {kind} on {}", self.pos),
            Lang::Fr => {
                let article = match self.spot.kind {
                    FeatureKind::Monastery => "l'",
                    kind if kind.is_feminine() => "la ",
                    _ => "le ",
                };
                format!("{article}{kind} en {}", self.pos)
            }
        }
    }
}
