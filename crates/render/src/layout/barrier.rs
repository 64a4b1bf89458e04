use super::plan::{Core, Plan};
use super::{BAND, Way};
use crate::geometry::{Line, Point};

/// What separates a field from whatever begins at run `from`: the line from the start of
/// that run to the end of run `to`, the run before it in the same group.
pub(super) fn between(plan: &Plan, from: usize, to: usize) -> Line {
    let segment = plan.runs[from].segment;
    match plan.core(segment) {
        Core::Through => match plan.way_from(from) {
            Some(way) => way.line.beside(BAND),
            None => plan.way_from(to).map_or(Line::default(), |way| way.line.reversed().beside(BAND)),
        },
        Core::Disc { centre, radius } => around_disc(plan, from, to, centre, radius),
        Core::Building(building) => along_wall(plan, from, to, building),
    }
}

/// In along one road, anticlockwise around the disc, out along another.
fn around_disc(plan: &Plan, from: usize, to: usize, centre: Point, radius: f64) -> Line {
    let edge = |run: usize, by: f64| {
        let line = plan.way_from(run).map_or(Line::default(), |way| way.line.beside(by));
        line.until_circle(centre, radius)
    };
    let (inward, outward) = (edge(from, BAND), edge(to, -BAND).reversed());
    let angle = |p: Point| (p - centre).y.atan2((p - centre).x);
    let start = angle(inward.last());
    let mut end = angle(outward.first());
    while end > start + 1e-6 {
        end -= std::f64::consts::TAU;
    }
    inward.then(&Line::arc(centre, radius, start, end)).then(&outward)
}

/// In along a road to the wall if it is a road, along the wall, and out again.
fn along_wall(plan: &Plan, from: usize, to: usize, building: usize) -> Line {
    let count = plan.runs.len();
    let next = (0..count).map(|step| (from + step) % count).find(|&i| plan.runs[i].segment == building);
    let start = next.map(|i| plan.runs[i].start);
    let Some(wall) = plan.walls.iter().find(|wall| Some(wall.from) == start) else {
        return Line::default();
    };
    // The edge of a road as far as the wall, and how far along the wall that is.
    let edge = |run: usize, by: f64| {
        let way: &Way = plan.way_from(run)?;
        let edge = way.drawn_on(3.0 * BAND).beside(by);
        let (at, along) = edge.meets(&wall.line)?;
        Some((edge.part(0.0, at), along))
    };
    let (inward, first) = edge(from, BAND).unwrap_or_default();
    let (outward, last) = edge(to, -BAND).unwrap_or((Line::default(), wall.line.length()));
    inward.then(&wall.line.part(first, last)).then(&outward.reversed())
}
