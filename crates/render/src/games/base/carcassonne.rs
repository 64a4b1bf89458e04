//! Carcassonne as one city: its four quarters, laid over the twelve tiles of its block.
//!
//! Everything is in units of a tile, the origin being the north-west corner of the block. Quarters are numbered in
//! the order castle, market, blacksmith, cathedral.

use super::art;
use crate::geometry::{Line, Point, Region, TILE};
use std::f64::consts::{FRAC_PI_2, PI};

/// How many quarters Carcassonne has.
pub const QUARTERS: usize = 4;

/// How wide and how high the block of Carcassonne is.
///
/// ```
/// assert_eq!(bastide_render::CARCASSONNE, (480.0, 360.0));
/// ```
pub const CARCASSONNE: (f64, f64) = (4.0 * TILE, 3.0 * TILE);

/// How the grounds of a quarter are shared out.
pub(crate) struct Grounds {
    /// Its bounds: west, east, north and south.
    bounds: (f64, f64, f64, f64),
    /// Where the square begins on which followers stand: the spot furthest to the north-west.
    first: Point,
    /// How many stand in a row.
    columns: usize,
    /// From one follower to the next in a row, and from row to row.
    pitch: (f64, f64),
    /// Where the Count stands.
    count: Point,
    /// The foot of the building that gives it its name.
    pub(crate) landmark: Point,
}

/// The inner face of the great wall: west, east, north and south, and how far its corners are rounded.
const WALL: (f64, f64, f64, f64, f64) = (48.0, 432.0, 52.0, 312.0, 71.0);
/// How many have a place of their own in a quarter.
const PLACES: usize = 12;

const GROUNDS: [Grounds; QUARTERS] = [
    Grounds {
        bounds: (240.0, WALL.1, WALL.2, 136.0),
        first: Point::new(338.0, 79.0),
        columns: 4,
        pitch: (20.5, 19.0),
        count: Point::new(314.0, 114.0),
        landmark: Point::new(275.0, 128.0),
    },
    Grounds {
        bounds: (240.0, WALL.1, 141.0, 233.0),
        first: Point::new(262.0, 163.0),
        columns: 4,
        pitch: (23.0, 22.0),
        count: Point::new(357.0, 184.0),
        landmark: Point::new(400.0, 184.0),
    },
    Grounds {
        bounds: (WALL.0, WALL.1, 238.0, WALL.3),
        first: Point::new(108.0, 263.0),
        columns: 6,
        pitch: (23.0, 23.0),
        count: Point::new(254.0, 272.0),
        landmark: Point::new(348.0, 294.0),
    },
    Grounds {
        bounds: (WALL.0, 235.0, WALL.2, 233.0),
        first: Point::new(70.0, 164.0),
        columns: 4,
        pitch: (23.0, 23.0),
        count: Point::new(162.0, 196.0),
        landmark: Point::new(198.0, 208.0),
    },
];

impl Grounds {
    pub(crate) fn of(quarter: usize) -> &'static Self {
        &GROUNDS[quarter % QUARTERS]
    }

    /// The square on which followers stand: its north-west and south-east corner.
    pub(crate) fn square(&self) -> (Point, Point) {
        let rows = PLACES / self.columns;
        let last = Point::new((self.columns - 1) as f64 * self.pitch.0, (rows - 1) as f64 * self.pitch.1);
        // As far as their feet.
        (self.first + Point::new(-13.0, 2.0), self.first + last + Point::new(13.0, 19.0))
    }

    /// Its bound: straight along the streets, round where the great wall is.
    fn region(&self) -> Region {
        let (west, east, north, south) = self.bounds;
        let (left, right, top, foot, radius) = WALL;
        // Clockwise from the north-west corner, each with the angle at which an arc around it begins.
        let corners =
            [(west, north, PI), (east, north, -FRAC_PI_2), (east, south, 0.0), (west, south, FRAC_PI_2)];
        let ring = corners.into_iter().fold(Line::default(), |ring, (x, y, from)| {
            let walled = (x == left || x == right) && (y == top || y == foot);
            if !walled {
                return ring.then(&Line(vec![Point::new(x, y)]));
            }
            let inward = |at: f64, low: f64| if at == low { at + radius } else { at - radius };
            ring.then(&Line::arc(Point::new(inward(x, left), inward(y, top)), radius, from, from + FRAC_PI_2))
        });
        Region::new(vec![ring])
    }

    /// The place of the follower with this number.
    fn spot(&self, number: usize) -> Point {
        let (place, round) = (number % PLACES, number / PLACES);
        let (column, row) = (place % self.columns, place / self.columns);
        // When all places are taken, the next ones squeeze in between.
        let aside = Point::new(self.pitch.0 * 0.5, self.pitch.1 * 0.4) * (round % 2) as f64;
        self.first + Point::new(column as f64 * self.pitch.0, row as f64 * self.pitch.1) + aside
    }
}

/// The id of the drawing of everything within the great wall: one symbol over the whole block, to be used over its
/// twelve tiles.
///
/// ```
/// assert_eq!(bastide_render::carcassonne_id(), "bst-carcassonne");
/// ```
pub const fn carcassonne_id() -> &'static str {
    "bst-carcassonne"
}

/// Its definition: put it once into a page, beside the [`sprites`](crate::sprites).
///
/// ```
/// let tokens = bastide_render::carcassonne_tokens();
/// assert!(tokens.starts_with("<symbol id=\"bst-carcassonne\" viewBox=\"0 0 480 360\""));
/// ```
pub fn carcassonne_tokens() -> String {
    let (width, height) = CARCASSONNE;
    format!(
        "<symbol id=\"{}\" viewBox=\"0 0 {width} {height}\" overflow=\"visible\">{}</symbol>",
        carcassonne_id(),
        art::carcassonne::draw()
    )
}

/// What belongs to a quarter, to be pointed at.
///
/// ```
/// use bastide_render::{quarter_region, quarter_spot};
///
/// assert!(quarter_region(0).contains(quarter_spot(0, 3)));
/// assert!(!quarter_region(1).contains(quarter_spot(0, 3)));
/// ```
pub fn quarter_region(quarter: usize) -> Region {
    Grounds::of(quarter).region()
}

/// Where the follower with this number, counted from 0, stands in a quarter. Later ones stand further to the front.
///
/// ```
/// use bastide_render::quarter_spot;
///
/// assert!(quarter_spot(2, 0).distance(quarter_spot(2, 1)) > 20.0);
/// ```
pub fn quarter_spot(quarter: usize, number: usize) -> Point {
    Grounds::of(quarter).spot(number)
}

/// Where the Count stands in a quarter, clear of the first twelve followers.
///
/// ```
/// use bastide_render::{count_spot, quarter_region};
///
/// assert!(quarter_region(3).contains(count_spot(3)));
/// ```
pub fn count_spot(quarter: usize) -> Point {
    Grounds::of(quarter).count
}
