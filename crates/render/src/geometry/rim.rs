use super::{Line, Point, TILE};

/// A place on the rim of a tile: how far it is clockwise from the north-west corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rim(pub(crate) f64);

impl Rim {
    /// Once around the tile.
    pub(crate) const ROUND: f64 = 4.0 * TILE;

    /// The side it is on, counted clockwise from the north, and how far along it.
    fn side(self) -> (usize, f64) {
        let at = self.0.rem_euclid(Self::ROUND);
        ((at / TILE) as usize % 4, at % TILE)
    }

    pub(crate) fn point(self) -> Point {
        let (side, along) = self.side();
        match side {
            0 => Point::new(along, 0.0),
            1 => Point::new(TILE, along),
            2 => Point::new(TILE - along, TILE),
            _ => Point::new(0.0, TILE - along),
        }
    }

    /// The unit vector clockwise along side number `side`.
    pub(crate) fn clockwise(side: usize) -> Point {
        [Point::new(1.0, 0.0), Point::new(0.0, 1.0), Point::new(-1.0, 0.0), Point::new(0.0, -1.0)][side % 4]
    }

    /// The number of the side that begins here or that this place is on.
    pub(crate) fn side_after(self) -> usize {
        Self(self.0 + 0.01).side().0
    }

    /// The number of the side that ends here or that this place is on.
    pub(crate) fn side_before(self) -> usize {
        Self(self.0 - 0.01).side().0
    }

    /// The rim clockwise from here to `end`, corners and all.
    pub(crate) fn line_to(self, end: Self) -> Line {
        let (from, to) = (self.0, if end.0 <= self.0 { end.0 + Self::ROUND } else { end.0 });
        let mut points = vec![self.point()];
        let mut corner = (from / TILE).floor() + 1.0;
        while corner * TILE < to - 1e-6 {
            points.push(Self(corner * TILE).point());
            corner += 1.0;
        }
        points.push(end.point());
        Line(points)
    }
}
