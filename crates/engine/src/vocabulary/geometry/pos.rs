use super::Side;
use serde::Serialize;
use std::{fmt, str::FromStr};

/// A square of the board. The start tile lies at `0,0` (within walls, the north-western cell); `x` grows to the east, `y` to the south.
///
/// ```
/// use bastide_engine::{Pos, Side};
///
/// let start = Pos::new(0, 0);
/// assert_eq!(start.step(Side::North).to_string(), "0,-1");
/// assert_eq!("3,-2".parse(), Ok(Pos::new(3, -2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Pos {
    /// Columns to the east of the start tile.
    pub x: i16,
    /// Rows to the south of the start tile.
    pub y: i16,
}

impl Pos {
    /// The square in this column and row.
    #[inline]
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The neighbour on that side. Beyond the last square there is, it is the first again: far from
    /// any tile, so that no square, however it came about, needs a special case.
    #[inline]
    pub const fn step(self, side: Side) -> Self {
        match side {
            Side::North => Self::new(self.x, self.y.wrapping_sub(1)),
            Side::East => Self::new(self.x.wrapping_add(1), self.y),
            Side::South => Self::new(self.x, self.y.wrapping_add(1)),
            Side::West => Self::new(self.x.wrapping_sub(1), self.y),
        }
    }

    /// The eight squares around it, row by row.
    pub fn surrounding(self) -> impl Iterator<Item = Self> {
        (-1..=1)
            .flat_map(move |dy| {
                (-1..=1).map(move |dx| Self::new(self.x.wrapping_add(dx), self.y.wrapping_add(dy)))
            })
            .filter(move |&pos| pos != self)
    }

    /// Whether `other` is one of the eight squares around it.
    #[inline]
    pub const fn surrounds(self, other: Self) -> bool {
        let (dx, dy) = (self.x.abs_diff(other.x), self.y.abs_diff(other.y));
        // Both are 0 or 1, and one of them is not 0.
        dx | dy == 1
    }
}

/// Row by row from the north-west, as a page is read.
impl Ord for Pos {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.y, self.x).cmp(&(other.y, other.x))
    }
}

impl PartialOrd for Pos {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Pos {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (x, y) = text.split_once(',').ok_or(())?;
        // Only the form that is written is read, so that text and position match one to one.
        let pos = Self::new(x.parse().map_err(|_| ())?, y.parse().map_err(|_| ())?);
        if pos.to_string() == text { Ok(pos) } else { Err(()) }
    }
}
