use super::{Pos, Side};
use crate::vocabulary::lang::Lang;
use serde::Serialize;
use std::{fmt, str::FromStr};

/// One side of one square: where a wall can stand.
///
/// ```
/// use bastide_engine::{Pos, Side, geometry::Edge};
///
/// let edge: Edge = "2,-1 e".parse().unwrap();
/// assert_eq!(edge, Edge { pos: Pos::new(2, -1), side: Side::East });
/// assert_eq!(edge.outside(), Pos::new(3, -1));
/// assert_eq!(edge.to_string(), "2,-1 e");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Edge {
    /// The square.
    pub pos: Pos,
    /// Which of its sides.
    pub side: Side,
}

impl Edge {
    /// The square beyond it.
    #[inline]
    pub const fn outside(self) -> Pos {
        self.pos.step(self.side)
    }

    /// It in a sentence: `the east side of 2,-1`.
    pub fn describe(self, lang: Lang) -> String {
        let (side, pos) = (self.side.name(lang), self.pos);
        match lang {
            Lang::En => format!("the {side} side of {pos}"),
            Lang::Fr => format!("le côté {side} de {pos}"),
        }
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.pos, self.side)
    }
}

impl FromStr for Edge {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (pos, side) = text.split_once(' ').ok_or(())?;
        Ok(Self { pos: pos.parse()?, side: side.parse()? })
    }
}
