//! The castle walls as data: the cells within, the track along the walls, the corner towers and the
//! start spaces (X2).

mod error;
mod parse;

pub use error::{EnclosureError, EnclosureFault};

use crate::games::castle::WallTile;
use crate::vocabulary::geometry::{Pos, Side};
use crate::vocabulary::tiles::{SegmentType, TileName};
use serde::Serialize;
use std::fmt;
use std::ops::RangeInclusive;

/// A point where cells meet: `x` columns from the west, `y` rows from the north. The cell in column `x`
/// and row `y` has it as its north-west corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Corner {
    /// Column borders from the west.
    pub x: i16,
    /// Row borders from the north.
    pub y: i16,
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// A straight wall between two corner towers, clockwise around the enclosure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wall {
    /// Where it begins.
    pub from: Corner,
    /// Where it ends.
    pub to: Corner,
    /// The direction from one to the other.
    pub heading: Side,
    /// The side of the cells along it that touches it.
    pub inner: Side,
    /// How many cell sides long it is.
    pub length: u16,
    /// The spaces of the track on it, between its two towers and evenly spread; `None` where the towers
    /// stand side by side.
    pub spaces: Option<RangeInclusive<u32>>,
}

impl Wall {
    /// The cells along it, in the order of the track.
    pub fn cells(&self) -> impl Iterator<Item = Pos> + use<> {
        let (mut corner, heading) = (Pos::new(self.from.x, self.from.y), self.heading);
        (0..self.length).map(move |_| {
            let start = corner;
            corner = corner.step(heading);
            // A corner has the number of the cell south-east of it.
            match heading {
                Side::East => start,
                Side::South => start.step(Side::West),
                Side::West => start.step(Side::West).step(Side::North),
                Side::North => start.step(Side::North),
            }
        })
    }
}

/// A corner tower with its two spaces of the track.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tower {
    /// The two spaces, in the order of the track.
    pub spaces: [u32; 2],
    /// The corner it stands on.
    pub at: Corner,
    /// Whether the wall turns left there, into the enclosure.
    pub inward: bool,
    /// Whether a wall tile lies on it when the game begins.
    pub wall_tile: bool,
}

/// A start space: a strip of the wall that counts as a tile of the features on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StartSpace {
    /// Its name, that of a kind of tile in the game's table.
    pub name: TileName,
    /// The cell it touches.
    pub cell: Pos,
    /// The side of that cell it touches.
    pub side: Side,
    /// What is on it. Only the ports that face the cell exist.
    pub segments: Vec<SegmentType>,
    /// The wall it is part of, as an index into [`Enclosure::walls`].
    pub wall: usize,
    /// The spaces of the track printed behind it.
    pub track: Vec<u32>,
}

impl StartSpace {
    /// The square it fills: the one outside the walls beside its cell.
    pub fn pos(&self) -> Pos {
        self.cell.step(self.side)
    }
}

/// The walled board of The Castle.
///
/// ```
/// use bastide_engine::{Pos, games::castle::Enclosure};
///
/// let enclosure = Enclosure::standard();
/// assert_eq!(enclosure.cells().count(), 76);
/// assert!(enclosure.contains(Pos::new(4, 0)) && !enclosure.contains(Pos::new(5, 0)));
/// assert_eq!(enclosure.tower_at(33).map(|number| enclosure.towers()[number].spaces), Some([32, 33]));
/// assert_eq!(enclosure.starts().len(), 7);
///
/// let broken = Enclosure::parse("mine.toml", "[set]\ntiles = 18\n");
/// assert!(broken.unwrap_err().to_string().starts_with("mine.toml, line 1: this is not a file of castle walls"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Enclosure {
    /// For each row, the columns that can hold a tile, as bits.
    rows: Vec<u32>,
    cols: u16,
    walls: Vec<Wall>,
    towers: Vec<Tower>,
    /// For each space of the track, the tower it belongs to.
    tower_at: Vec<Option<u8>>,
    starts: Vec<StartSpace>,
    /// Copies of each kind of wall tile.
    wall_tiles: [u8; WallTile::KINDS],
}

impl Enclosure {
    /// The most rows and columns.
    pub const MAX_SIZE: usize = 24;

    /// The walls of the game. Their outline, most numbers of their towers and their start spaces are our own
    /// reconstruction: the file says what is known.
    pub fn standard() -> Self {
        Self::parse("castle-walls.toml", include_str!("../tiles/castle-walls.toml"))
            .unwrap_or_else(|error| panic!("the castle walls are part of the program: {error}"))
    }

    /// How many rows the map has.
    pub fn rows(&self) -> u16 {
        self.rows.len() as u16
    }

    /// How many columns the map has.
    pub fn cols(&self) -> u16 {
        self.cols
    }

    /// Whether a tile can lie on this square: it is within the walls.
    #[inline]
    pub fn contains(&self, pos: Pos) -> bool {
        let row = usize::try_from(pos.y).ok().and_then(|y| self.rows.get(y));
        (0..32).contains(&pos.x) && row.is_some_and(|row| row >> pos.x & 1 == 1)
    }

    /// The squares within the walls, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Pos> {
        let all =
            (0..self.rows.len() as i16).flat_map(|y| (0..self.cols as i16).map(move |x| Pos::new(x, y)));
        all.filter(|&pos| self.contains(pos))
    }

    /// How many they are.
    pub fn size(&self) -> u32 {
        self.rows.iter().map(|row| row.count_ones()).sum()
    }

    /// For each row, the columns within the walls as bits.
    pub(super) fn row_bits(&self) -> &[u32] {
        &self.rows
    }

    /// The straight walls, in the order of the track.
    pub fn walls(&self) -> &[Wall] {
        &self.walls
    }

    /// The corner towers, in the order of the track.
    pub fn towers(&self) -> &[Tower] {
        &self.towers
    }

    /// The tower a space of the track belongs to, as an index into [`towers`](Self::towers).
    #[inline]
    pub fn tower_at(&self, space: u32) -> Option<usize> {
        self.tower_at.get(space as usize).copied().flatten().map(usize::from)
    }

    /// How many spaces the track has.
    #[inline]
    pub fn track(&self) -> u32 {
        self.tower_at.len() as u32
    }

    /// The start spaces.
    pub fn starts(&self) -> &[StartSpace] {
        &self.starts
    }

    /// Copies of each kind of wall tile, in the order of [`WallTile::ALL`].
    pub fn wall_tiles(&self) -> &[u8; WallTile::KINDS] {
        &self.wall_tiles
    }

    /// The start space on that side of a cell.
    pub fn start_beside(&self, cell: Pos, side: Side) -> Option<&StartSpace> {
        self.starts.iter().find(|start| start.cell == cell && start.side == side)
    }

    /// Whether this side of a cell lies along the bare wall: no cell and no start space is beyond.
    pub fn is_walled(&self, cell: Pos, side: Side) -> bool {
        self.contains(cell) && !self.contains(cell.step(side)) && self.start_beside(cell, side).is_none()
    }
}
