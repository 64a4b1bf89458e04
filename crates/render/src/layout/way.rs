use super::plan::{Core, Plan};
use crate::geometry::{Line, Point, Rim, TILE};
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::FeatureKind;

/// The middle line of a road or a river, or of one arm of it, from the rim inwards.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Way {
    pub(crate) segment: usize,
    /// The run of the rim it starts from.
    pub(crate) run: usize,
    pub(crate) line: Line,
    /// Whether it is a road that ends at a city gate or the door of a building.
    pub(crate) gate: bool,
}

impl Way {
    pub(super) fn turned(&self, rotation: Rotation) -> Self {
        Self { line: self.line.turned(rotation), ..self.clone() }
    }

    /// Its line, and this far straight on beyond its end.
    pub(super) fn drawn_on(&self, by: f64) -> Line {
        let end = self.line.last() + (self.line.last() - self.line.first()).unit() * by;
        Line(self.line.0.iter().copied().chain([end]).collect())
    }
}

/// The ways of a tile: one for a road or river that goes through, else one for each end of it.
pub(super) fn of(plan: &Plan) -> Vec<Way> {
    let mut ways = Vec::new();
    for (i, run) in plan.runs.iter().enumerate() {
        if !plan.kind(run.segment).is_way() {
            continue;
        }
        let middle = run.middle();
        let (start, inward) = (middle.point(), Rim::clockwise(middle.side_after()).right());
        let line = match plan.core(run.segment) {
            Core::Through => {
                let Some(other) = plan.runs[i + 1..].iter().find(|other| other.segment == run.segment) else {
                    continue;
                };
                through(middle, other.middle(), plan.hub)
            }
            Core::Disc { centre, .. } => {
                // Leaves the side squarely and arrives straight at the middle.
                let reach = start.distance(centre) * 0.5;
                let facing = (centre - start).unit();
                Line::cubic(start, start + inward * reach, centre - facing * (reach * 0.5), centre)
            }
            Core::Building(_) => plan.until_wall(&Line::straight(start, start + inward * TILE)),
        };
        let road = plan.kind(run.segment) == FeatureKind::Road;
        let gate = road && matches!(plan.core(run.segment), Core::Building(_));
        ways.push(Way { segment: run.segment, run: i, line, gate });
    }
    ways
}

/// A road from one side to another.
pub(crate) fn through(from: Rim, to: Rim, hub: Point) -> Line {
    let inward = |rim: Rim| Rim::clockwise(rim.side_after()).right();
    let (a, b) = (from.point(), to.point());
    let (way_in, way_out) = (inward(from), inward(to));
    if way_in.dot(way_out).abs() < 0.5 {
        // A bend: a quarter of a circle around the corner between the two sides.
        let corner = Point::new(a.x + b.x, a.y + b.y) - Point::CENTRE;
        let angle = |p: Point| (p - corner).y.atan2((p - corner).x);
        let (start, mut end) = (angle(a), angle(b));
        if end - start > std::f64::consts::PI {
            end -= std::f64::consts::TAU;
        } else if start - end > std::f64::consts::PI {
            end += std::f64::consts::TAU;
        }
        return Line::arc(corner, a.distance(corner), start, end);
    }
    // Straight across, but nobody walks along a ruler: give way to a city beside the road,
    // or else sway a little.
    let aside = (hub - Point::CENTRE).dot(way_in.right());
    let sway = if aside.abs() < 1.0 { way_in.right() * 0.3 } else { Point::default() };
    let middle = Point::CENTRE + way_in.right() * aside;
    let heading = (way_in + sway).unit();
    let reach = TILE * 0.2;
    let first = Line::cubic(a, a + way_in * reach, middle - heading * reach, middle);
    first.then(&Line::cubic(middle, middle + heading * reach, b + way_out * reach, b))
}
