use super::plan::Plan;
use crate::geometry::{Line, Point, Rim, TILE};
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::FeatureKind;

/// A city wall: its outer foot, with the city to the left of the line.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Wall {
    pub(crate) segment: usize,
    /// Where the run of the city begins that the wall starts from.
    pub(super) from: Rim,
    pub(crate) line: Line,
}

impl Wall {
    pub(super) fn turned(&self, rotation: Rotation) -> Self {
        Self { line: self.line.turned(rotation), ..self.clone() }
    }
}

/// The walls of a tile: one for each gap between two runs of the same city.
pub(super) fn of(plan: &Plan) -> Vec<Wall> {
    let count = plan.runs.len();
    let mut walls = Vec::new();
    if count < 2 {
        return walls;
    }
    for (i, run) in plan.runs.iter().enumerate() {
        if plan.kind(run.segment) != FeatureKind::City {
            continue;
        }
        let back = (1..=count).map(|step| (i + count - step) % count);
        let before = back.into_iter().find(|&j| plan.runs[j].segment == run.segment).unwrap_or(i);
        let gap = Gap {
            start: run.start,
            end: plan.runs[before].end,
            // Another barrier right at the corner: the wall has to lean away from it.
            tight_start: !plan.is_field((i + count - 1) % count),
            tight_end: !plan.is_field((before + 1) % count),
            has_road: (1..count).map(|step| (before + step) % count).take_while(|&j| j != i).any(|j| {
                plan.kind(plan.runs[j].segment) == FeatureKind::Road
                    && plan.group[plan.runs[j].segment] != run.segment
            }),
        };
        walls.push(Wall { segment: run.segment, from: run.start, line: gap.wall() });
    }
    walls
}

/// What lies outside a city between two of its runs, and what the wall has to heed there.
struct Gap {
    /// Where the city begins again, clockwise: the wall's first point.
    start: Rim,
    /// Where the city ended: the wall's last point.
    end: Rim,
    tight_start: bool,
    tight_end: bool,
    has_road: bool,
}

impl Gap {
    fn wall(&self) -> Line {
        let sides = (self.start.0 - self.end.0).rem_euclid(Rim::ROUND) / TILE;
        let (a, b) = (self.start.point(), self.end.point());
        let (along, into) = self.reach(sides, self.tight_start);
        let side = self.start.side_after();
        let c = a + Rim::clockwise(side) * along + Rim::clockwise(side).right() * into;
        let (along, into) = self.reach(sides, self.tight_end);
        let side = self.end.side_before();
        let d = b - Rim::clockwise(side) * along + Rim::clockwise(side).right() * into;
        Line::cubic(a, c, d, b)
    }

    /// How far the curve is drawn along the city's side and into the tile at one end of it.
    fn reach(&self, sides: f64, tight: bool) -> (f64, f64) {
        if sides > 2.5 {
            if tight { (46.0, 38.0) } else { (28.0, 52.0) }
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
