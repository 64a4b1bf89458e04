//! Tiles on which ways cross, or lead on from a crossroads to city gates. There it is not enough to follow a
//! barrier from the rim to the rim: what the barriers leave is flooded from the ports instead.

use super::plan::{Core, Plan};
use super::trace::{Grid, N};
use super::{BAND, Way, is_building, is_open};
use crate::geometry::{Line, Point, Region, TILE};
use bastide_engine::tiles::FeatureKind;

/// Whether the fields of a tile have to be found that way.
pub(super) fn holds(plan: &Plan) -> bool {
    !plan.stubs.is_empty() || plan.ways.iter().any(|way| !bridges(plan, way).is_empty())
}

/// The roads that cross this way on a bridge: all that meet water, and of two roads that cross the first one of the
/// tile's list. Roads that only meet, at a crossroads, cross nothing.
fn bridges<'p>(plan: &'p Plan, under: &Way) -> Vec<&'p Way> {
    let is_road = |way: &Way| plan.kind(way.segment) == FeatureKind::Road;
    let ports = |way: &Way| plan.tile.segments[way.segment].ports;
    let over = |way: &Way| {
        !is_road(under) || way.segment < under.segment && ports(way).takes_turns_with(ports(under))
    };
    let crosses = |way: &&Way| is_road(way) && over(way) && way.line.meets(&under.line).is_some();
    plan.ways.iter().filter(crosses).collect()
}

/// Whether a road crosses this way, or this road another.
pub(super) fn is_crossed(plan: &Plan, segment: usize) -> bool {
    let over =
        |way: &Way| bridges(plan, way).iter().any(|road| [way.segment, road.segment].contains(&segment));
    plan.ways.iter().any(over)
}

/// Short roads from the crossroads of a tile to its cities: where fields are parted beside a city although no road
/// of the tile file leads there.
pub(super) fn stubs(plan: &Plan) -> Vec<Way> {
    let is_crossroads = |i: &usize| plan.kind(*i) == FeatureKind::Crossroads;
    let Some(crossroads) = (0..plan.tile.segments.len()).find(is_crossroads) else { return Vec::new() };
    let count = plan.runs.len();
    let parts = |&i: &usize| {
        let (before, after) = ((i + count - 1) % count, (i + 1) % count);
        is_building(plan.kind(plan.runs[i].segment))
            && plan.is_open(before)
            && plan.is_open(after)
            && plan.runs[before].segment != plan.runs[after].segment
    };
    let lead = |run: usize| {
        let wall = &plan.walls.iter().find(|wall| wall.from == plan.runs[run].start)?.line;
        let gate = wall.at(wall.length() / 2.0);
        Some(Way { segment: crossroads, run, line: Line::straight(plan.hub, gate), gate: true })
    };
    (0..count).filter(parts).filter_map(lead).collect()
}

/// The region of a river or road: what bridges leave of it.
pub(super) fn under_bridges(plan: &Plan, under: usize) -> Region {
    let mut region = Region::default();
    let mut bridged = false;
    for way in plan.ways.iter().filter(|way| way.segment == under) {
        for road in bridges(plan, way) {
            bridged = true;
            let edges = [BAND, -BAND].map(|by| road.line.beside(by));
            // From either end of it to the bridge.
            for line in [way.line.clone(), way.line.reversed()] {
                let bank = |by: f64| {
                    let bank = line.beside(by);
                    let at = edges.iter().filter_map(|edge| bank.meets(edge)).map(|(at, _)| at);
                    bank.part(0.0, at.fold(bank.length(), f64::min))
                };
                region.add_ring(bank(BAND).then(&bank(-BAND).reversed()));
            }
        }
    }
    if bridged { region } else { plan.road(under) }
}

/// Finds the regions of the fields between those of everything else.
pub(super) fn part_fields(plan: &Plan, regions: &mut [Region]) {
    let fields = |i: &usize| is_open(plan.kind(*i));
    let barriers: Vec<(&Region, Vec<Line>)> =
        (0..regions.len()).filter(|i| !fields(i)).map(|i| (&regions[i], regions[i].inner_bounds())).collect();
    let depth = |p: Point| {
        // On the rim itself nothing is quite inside or outside.
        let within = Point::new(p.x.clamp(0.01, TILE - 0.01), p.y.clamp(0.01, TILE - 0.01));
        let depth = |(region, bounds): &(&Region, Vec<Line>)| {
            let far = bounds.iter().map(|line| line.distance(p)).fold(TILE, f64::min);
            if region.contains(within) { -far } else { far }
        };
        barriers.iter().map(depth).fold(TILE, f64::min)
    };
    let free: Vec<f64> = (0..N * N).map(|i| depth(Grid::point(i))).collect();
    let open = Grid::flood(&free, plan.tile, FeatureKind::Field);
    for field in (0..regions.len()).filter(fields).collect::<Vec<_>>() {
        regions[field] = Grid(&Grid::depths(&free, &open, field)).trace();
    }
}

/// Where the harbour of a port lies: within its walls, where a river comes in.
pub(super) fn harbour(plan: &Plan, port: usize) -> Option<Point> {
    let enters = |way: &&Way| {
        plan.kind(way.segment) == FeatureKind::Stream && plan.core(way.segment) == Core::Building(port)
    };
    let way = plan.ways.iter().find(enters)?;
    let (from, to) = (way.line.first(), way.line.last());
    Some(to + (to - from).unit() * 25.0)
}
