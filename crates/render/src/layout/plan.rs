use super::runs::{self, Run};
use super::{
    ABBEY_RADIUS, BAND, LAKE_RADIUS, MARKETPLACE_RADIUS, PLAZA_RADIUS, SQUARE_RADIUS, Wall, Way, is_building,
    is_open, knot, wall, way,
};
use crate::geometry::{Line, Point, Rim};
use bastide_engine::geometry::Side;
use bastide_engine::tiles::{Attr, FeatureKind, SegmentType, TileType};

/// What a road leads to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Core {
    /// It goes on to another side.
    Through,
    /// A round place: crossroads, plaza, abbey, or just the end of the road.
    Disc { centre: Point, radius: f64 },
    /// The wall of this city, house or tower.
    Building(usize),
}

/// Everything that is known of a tile while it is laid out.
pub(super) struct Plan<'t> {
    pub(super) tile: &'t TileType,
    pub(super) runs: Vec<Run>,
    /// For each segment, the segment that stands for all that hangs together with it inside the tile.
    pub(super) group: Vec<usize>,
    pub(super) hub: Point,
    /// The middle of the abbey grounds, on tiles that have an abbey.
    pub(super) abbey: Point,
    pub(super) walls: Vec<Wall>,
    pub(super) ways: Vec<Way>,
    /// Short roads from a crossroads to city gates, which are part of the crossroads.
    pub(super) stubs: Vec<Way>,
}

impl<'t> Plan<'t> {
    pub(super) fn new(tile: &'t TileType) -> Self {
        let bank = abbey_bank(tile);
        let mut plan = Self {
            tile,
            runs: runs::of(tile),
            group: (0..tile.segments.len()).collect(),
            hub: Point::CENTRE + push(tile) - bank,
            abbey: Point::CENTRE + bank,
            walls: Vec::new(),
            ways: Vec::new(),
            stubs: Vec::new(),
        };
        for road in 0..tile.segments.len() {
            if let Some(goal) = plan.goal(road) {
                plan.group[road] = goal;
            }
        }
        plan.walls = wall::of(&plan);
        plan.ways = way::of(&plan);
        plan.stubs = knot::stubs(&plan);
        plan
    }

    /// What a road or a river that ends on this tile ends at.
    fn goal(&self, road: usize) -> Option<usize> {
        let places = match self.kind(road) {
            FeatureKind::Road => [FeatureKind::Crossroads, FeatureKind::Monastery],
            FeatureKind::River => [FeatureKind::Source, FeatureKind::Lake],
            FeatureKind::Stream => [FeatureKind::Crossroads, FeatureKind::Marketplace],
            _ => return None,
        };
        if self.tile.segments[road].ports.len() != 1 {
            return None;
        }
        let only = |kind| self.tile.segments.iter().position(|segment| segment.kind == kind);
        if self.ends_at_square(road) {
            return (0..self.tile.segments.len()).find(|&other| self.ends_at_square(other));
        }
        if let Some(inner) = places.into_iter().find_map(only) {
            return Some(inner);
        }
        // With the same field on both sides of it the road ends in the open.
        let at = self.runs.iter().position(|run| run.segment == road)?;
        let beside = |step: usize| self.runs[(at + step) % self.runs.len()].segment;
        if beside(1) == beside(self.runs.len() - 1) {
            return None;
        }
        // Straight ahead if there is something to end at, else the next building clockwise.
        let ahead = Side::ALL[(self.runs[at].middle().side_after() + 2) % 4].middle();
        let ahead = self.tile.segments.iter().position(|segment| segment.ports.contains(ahead));
        let ahead = ahead.filter(|&segment| is_building(self.kind(segment)));
        ahead.or_else(|| (1..self.runs.len()).map(beside).find(|&segment| is_building(self.kind(segment))))
    }

    /// Whether a road ends at the square of its tile. Between homes several roads that end on one tile end
    /// at a crossing, although no file says so.
    pub(super) fn ends_at_square(&self, segment: usize) -> bool {
        let ends = |road: &&SegmentType| road.kind == FeatureKind::Road && road.ports.len() == 1;
        let road = &self.tile.segments[segment];
        let segments = || self.tile.segments.iter();
        let among_homes = || segments().any(|other| other.kind == FeatureKind::Residential);
        road.attrs.get(Attr::Square) > 0
            || ends(&road) && among_homes() && segments().filter(ends).count() > 1
    }

    pub(super) fn kind(&self, segment: usize) -> FeatureKind {
        self.tile.segments[segment].kind
    }

    /// Whether this run belongs to open ground: what is left between the barriers.
    pub(super) fn is_open(&self, run: usize) -> bool {
        is_open(self.kind(self.runs[run].segment))
    }

    pub(super) fn core(&self, segment: usize) -> Core {
        let head = self.group[segment];
        match self.kind(head) {
            FeatureKind::City
            | FeatureKind::House
            | FeatureKind::Tower
            | FeatureKind::Market
            | FeatureKind::Carcassonne => Core::Building(head),
            FeatureKind::Monastery => Core::Disc { centre: self.abbey, radius: ABBEY_RADIUS },
            FeatureKind::Crossroads | FeatureKind::Source => {
                Core::Disc { centre: self.hub, radius: SQUARE_RADIUS }
            }
            FeatureKind::Lake => Core::Disc { centre: self.hub, radius: LAKE_RADIUS },
            FeatureKind::Marketplace => Core::Disc { centre: self.hub, radius: MARKETPLACE_RADIUS },
            FeatureKind::Road if self.ends_at_square(head) => {
                Core::Disc { centre: self.hub, radius: PLAZA_RADIUS }
            }
            kind if kind.is_way() && self.tile.segments[head].ports.len() == 2 => Core::Through,
            FeatureKind::Road
            | FeatureKind::River
            | FeatureKind::Stream
            | FeatureKind::Field
            | FeatureKind::Court
            | FeatureKind::Residential
            | FeatureKind::Mountain
            // Land that is not built on is laid out elsewhere.
            | FeatureKind::Forest
            | FeatureKind::Meadow => {
                // Wide enough that the verges of two arms do not meet outside it.
                Core::Disc { centre: self.hub, radius: BAND * 1.5 }
            }
        }
    }

    /// The run before this one, anticlockwise, in the same group; perhaps the run itself.
    pub(super) fn previous_in_group(&self, run: usize) -> usize {
        let (count, group) = (self.runs.len(), self.group[self.runs[run].segment]);
        let back = (1..=count).map(|step| (run + count - step) % count);
        back.into_iter().find(|&other| self.group[self.runs[other].segment] == group).unwrap_or(run)
    }

    pub(super) fn way_from(&self, run: usize) -> Option<&Way> {
        self.ways.iter().find(|way| way.run == run)
    }

    /// Where roads end with nothing there to end at.
    pub(super) fn open_ends(&self) -> Vec<Point> {
        let open = |i: &usize| {
            self.kind(*i) == FeatureKind::Road
                && self.group[*i] == *i
                && !self.ends_at_square(*i)
                && self.tile.segments[*i].ports.len() == 1
        };
        (0..self.tile.segments.len()).filter(open).map(|_| self.hub).collect()
    }

    /// The beginning of a line, up to the first wall it meets.
    pub(super) fn until_wall(&self, line: &Line) -> Line {
        let meets = self.walls.iter().filter_map(|wall| line.meets(&wall.line));
        let nearest = meets.map(|(at, _)| at).fold(line.length(), f64::min);
        line.part(0.0, nearest)
    }
}

/// How far an abbey moves off the middle of its tile to stand on one bank of a river, opposite to where its road
/// comes from; the river moves as far the other way.
fn abbey_bank(tile: &TileType) -> Point {
    let has = |kind: FeatureKind| tile.segments.iter().any(|segment| segment.kind == kind);
    if !(has(FeatureKind::Monastery) && has(FeatureKind::River)) {
        return Point::default();
    }
    let road = |side: &Side| {
        tile.segments.iter().any(|s| s.kind == FeatureKind::Road && s.ports.contains(side.middle()))
    };
    let inward = |side: Side| Rim::clockwise(side.index()).right() * 23.0;
    Side::ALL.into_iter().find(road).map_or(Point::default(), inward)
}

/// How far the roads in the middle of a tile give way to buildings on one side of it.
fn push(tile: &TileType) -> Point {
    let built = |side: Side| {
        let mut buildings = tile.segments.iter().filter(|segment| is_building(segment.kind));
        buildings.any(|segment| segment.ports.contains(side.middle()))
    };
    // Between a market and the street there are homes.
    let by = if tile.segments.iter().any(|segment| segment.kind == FeatureKind::Market) { 12.0 } else { 6.0 };
    let away = Side::ALL.into_iter().filter(|&side| built(side) && !built(side.opposite()));
    away.fold(Point::default(), |sum, side| sum + Rim::clockwise(side.index()).right() * by)
}
