use super::is_building;
use super::plan::Plan;
use crate::geometry::{Line, Point, Rim, TILE};
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::FeatureKind;

/// The wall of a city, house or tower: its outer foot, with what it encloses to the left of the line.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Wall {
    pub(crate) segment: usize,
    /// Where the run of the building begins that the wall starts from.
    pub(super) from: Rim,
    pub(crate) line: Line,
}

impl Wall {
    pub(super) fn turned(&self, rotation: Rotation) -> Self {
        Self { line: self.line.turned(rotation), ..self.clone() }
    }
}

/// The walls of a tile: one for each gap between two runs of the same building.
pub(super) fn of(plan: &Plan) -> Vec<Wall> {
    let count = plan.runs.len();
    let mut walls = Vec::new();
    if count < 2 {
        return walls;
    }
    for (i, run) in plan.runs.iter().enumerate() {
        if !is_building(plan.kind(run.segment)) {
            continue;
        }
        let back = (1..=count).map(|step| (i + count - step) % count);
        let before = back.into_iter().find(|&j| plan.runs[j].segment == run.segment).unwrap_or(i);
        let gap = Gap {
            start: run.start,
            end: plan.runs[before].end,
            // Another barrier right at the corner: the wall has to lean away from it.
            tight_start: !plan.is_open((i + count - 1) % count),
            tight_end: !plan.is_open((before + 1) % count),
            has_road: (1..count).map(|step| (before + step) % count).take_while(|&j| j != i).any(|j| {
                plan.kind(plan.runs[j].segment).is_way() && plan.group[plan.runs[j].segment] != run.segment
            }),
        };
        let line = match plan.kind(run.segment) {
            FeatureKind::City => gap.curved(),
            FeatureKind::Carcassonne => gap.great(),
            FeatureKind::Market => gap.straight(39.0),
            _ => gap.straight(34.0),
        };
        walls.push(Wall { segment: run.segment, from: run.start, line });
    }
    share(&mut walls, plan);
    walls
}

/// Where two buildings fill the tile between them, one wall stands for both.
fn share(walls: &mut [Wall], plan: &Plan) {
    for j in 1..walls.len() {
        let (before, rest) = walls.split_at_mut(j);
        let wall = &mut rest[0];
        let (first, last) = (wall.line.first(), wall.line.last());
        let across = |other: &&mut Wall| {
            other.segment != wall.segment && other.line.first() == last && other.line.last() == first
        };
        let Some(other) = before.iter_mut().find(across) else { continue };
        if plan.kind(wall.segment) == FeatureKind::City || plan.kind(other.segment) == FeatureKind::City {
            continue;
        }
        // From corner to corner of the tile nothing beats a straight line.
        if (last.x - first.x).abs() > 1.0 && (last.y - first.y).abs() > 1.0 {
            other.line = Line(vec![last, last.toward(first, 0.5), first]);
        }
        wall.line = other.line.reversed();
    }
}

/// What lies outside a building between two of its runs, and what the wall has to heed there.
struct Gap {
    /// Where the building begins again, clockwise: the wall's first point.
    start: Rim,
    /// Where it ended: the wall's last point.
    end: Rim,
    tight_start: bool,
    tight_end: bool,
    has_road: bool,
}

impl Gap {
    /// How many sides of the tile it takes up.
    fn sides(&self) -> f64 {
        (self.start.0 - self.end.0).rem_euclid(Rim::ROUND) / TILE
    }

    /// The wall of a house or a tower: straight stretches, as masons build; also the fence
    /// of a market.
    /// `depth` is how deep it is when it stands along one side of the tile.
    fn straight(&self, depth: f64) -> Line {
        /// How far its ends draw in, so that the next side is free from its corner on.
        const DRAWN_IN: f64 = 13.0;
        /// How much is cut off an inner corner.
        const CUT: f64 = 12.0;
        let (first, last) = (Rim::clockwise(self.start.side_after()), Rim::clockwise(self.end.side_before()));
        let reach = |tight: bool| match self.sides() {
            sides if sides < 1.5 => (depth, DRAWN_IN),
            _ if tight => (depth + 10.0, depth),
            _ => (DRAWN_IN, depth),
        };
        let (a, b) = (self.start.point(), self.end.point());
        let (along, into) = reach(self.tight_start);
        let c = a + first * along + first.right() * into;
        let (along, into) = reach(self.tight_end);
        let d = b - last * along + last.right() * into;
        if first.dot(last).abs() > 0.5 {
            return Line(vec![a, c, d, b]);
        }
        // Around an inner corner of the building.
        let corner = c + first * (d - c).dot(first);
        Line(vec![a, c, corner - first * CUT, corner + last * CUT, d, b])
    }

    /// The wall of a city.
    fn curved(&self) -> Line {
        let sides = self.sides();
        let (a, b) = (self.start.point(), self.end.point());
        let (along, into) = self.reach(sides, self.tight_start);
        let side = self.start.side_after();
        let c = a + Rim::clockwise(side) * along + Rim::clockwise(side).right() * into;
        let (along, into) = self.reach(sides, self.tight_end);
        let side = self.end.side_before();
        let d = b - Rim::clockwise(side) * along + Rim::clockwise(side).right() * into;
        Line::cubic(a, c, d, b)
    }

    /// The great wall of Carcassonne, which goes on from tile to tile and so crosses every rim squarely.
    fn great(&self) -> Line {
        /// As a circle has it that is drawn with two such curves for its half.
        const REACH: f64 = 44.0;
        let inward = |side: usize| Rim::clockwise(side).right() * REACH;
        let (a, b) = (self.start.point(), self.end.point());
        Line::cubic(a, a + inward(self.start.side_after()), b + inward(self.end.side_before()), b)
    }

    /// How far the curve is drawn along the city's side and into the tile at one end of it.
    fn reach(&self, sides: f64, tight: bool) -> (f64, f64) {
        if sides > 2.5 {
            if tight { (46.0, 38.0) } else { (28.0, 52.0) }
        } else if sides > 1.5 && tight {
            (56.0, 20.0)
        } else if sides > 1.5 {
            if self.has_road { (20.0, 26.0) } else { (16.0, 38.0) }
        } else {
            (44.0, 30.0)
        }
    }
}

impl Wall {
    /// The wall drawn out a little beyond the tile at both ends, so that what is drawn
    /// beside it reaches the rim too.
    pub(crate) fn drawn_out(&self) -> Line {
        let points = &self.line.0;
        let out = |end: Point, next: Point| end + (end - next).unit() * 14.0;
        let mut longer = vec![out(points[0], points[1])];
        longer.extend(points);
        longer.push(out(points[points.len() - 1], points[points.len() - 2]));
        Line(longer)
    }
}
