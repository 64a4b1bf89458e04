use super::plan::{Core, Plan};
use super::runs::Run;
use super::{BAND, PLAZA_RADIUS, SQUARE_RADIUS, Way, field, knot};
use crate::geometry::{Line, Point, Region};
use bastide_engine::tiles::FeatureKind;

impl Plan<'_> {
    /// The regions of all segments.
    pub(super) fn regions(&self) -> Vec<Region> {
        let mut regions: Vec<Region> = (0..self.tile.segments.len()).map(|i| self.region(i)).collect();
        if knot::holds(self) {
            knot::part_fields(self, &mut regions);
        }
        regions
    }

    fn region(&self, segment: usize) -> Region {
        match self.kind(segment) {
            FeatureKind::City
            | FeatureKind::House
            | FeatureKind::Tower
            | FeatureKind::Market
            | FeatureKind::Carcassonne
            | FeatureKind::Mountain => self.building(segment),
            FeatureKind::Road if self.ends_at_square(segment) => self.road_to_square(segment),
            FeatureKind::Road | FeatureKind::River | FeatureKind::Stream => {
                knot::under_bridges(self, segment)
            }
            FeatureKind::Field | FeatureKind::Court | FeatureKind::Residential => {
                field::region(self, segment)
            }
            FeatureKind::Crossroads => {
                let mut region = Region::disc(self.hub, SQUARE_RADIUS);
                let arms = self.stubs.iter().map(|stub| arm(&stub.line.reversed(), self.hub, SQUARE_RADIUS));
                arms.for_each(|ring| region.add_ring(ring));
                region
            }
            FeatureKind::Monastery | FeatureKind::Lake | FeatureKind::Source | FeatureKind::Marketplace => {
                match self.core(segment) {
                    Core::Disc { centre, radius } => Region::disc(centre, radius),
                    Core::Through | Core::Building(_) => Region::default(),
                }
            }
            FeatureKind::Forest | FeatureKind::Meadow => Region::default(),
        }
    }

    fn building(&self, building: usize) -> Region {
        let mine: Vec<&Run> = self.runs.iter().filter(|run| run.segment == building).collect();
        let mut ring = Line::default();
        for (i, run) in mine.iter().enumerate() {
            let next = mine[(i + 1) % mine.len()];
            // Of a tip only its point is on the rim.
            let rim =
                if run.start == run.end { Line(vec![run.end.point()]) } else { run.start.line_to(run.end) };
            ring = ring.then(&rim);
            // The wall that bounds the gap between this run and the next ends where this run ends.
            if let Some(wall) = self.walls.iter().find(|wall| wall.from == next.start) {
                ring = ring.then(&wall.line.reversed());
            }
        }
        Region::new(vec![ring])
    }

    pub(super) fn road(&self, road: usize) -> Region {
        let mine = self.ways.iter().filter(|way| way.segment == road);
        let mut region = Region::default();
        for way in mine {
            let (right, left) = (way.line.beside(BAND), way.line.beside(-BAND));
            let ring = match self.core(road) {
                Core::Through => right.then(&left.reversed()),
                Core::Disc { centre, radius } => arm(&way.line, centre, radius),
                Core::Building(_) => {
                    // Where the wall stands aslant, one edge of the road is longer than the other.
                    let edge = |by: f64| self.until_wall(&way.drawn_on(3.0 * BAND).beside(by));
                    edge(BAND).then(&edge(-BAND).reversed())
                }
            };
            region.add_ring(ring);
        }
        // The place where a road ends in the open is part of it.
        if let Core::Disc { centre, radius } = self.core(road)
            && self.group[road] == road
        {
            region.add_ring(Line::arc(centre, radius, 0.0, std::f64::consts::TAU));
        }
        region
    }

    /// A road that ends at a square, with its share of the plaza: what is nearer to it than
    /// to the next road on either side.
    fn road_to_square(&self, road: usize) -> Region {
        let (centre, radius) = (self.hub, PLAZA_RADIUS);
        let angle = |p: Point| (p - centre).y.atan2((p - centre).x);
        let enters = |way: &Way| angle(way.line.until_circle(centre, radius).last());
        let all: Vec<f64> = self.ways.iter().filter(|w| self.ends_at_square(w.segment)).map(enters).collect();
        let mut region = Region::default();
        for way in self.ways.iter().filter(|way| way.segment == road) {
            let here = enters(way);
            // How far it is to the next road, one way around and the other; to itself, all around.
            let full = std::f64::consts::TAU;
            let ahead = |turn: f64| if turn.rem_euclid(full) < 1e-6 { full } else { turn.rem_euclid(full) };
            let next = all.iter().map(|&other| ahead(other - here)).fold(full, f64::min);
            let before = all.iter().map(|&other| ahead(here - other)).fold(full, f64::min);
            let edge = |by: f64| way.line.beside(by).until_circle(centre, radius);
            let (right, left) = (edge(BAND), edge(-BAND));
            let arc = |from: f64, to: f64| Line::arc(centre, radius, from, to);
            let half_width = ahead(angle(left.last()) - here);
            let (low, high) = (here - before / 2.0, here + next / 2.0);
            let share =
                arc(here - half_width, low).then(&Line(vec![centre])).then(&arc(high, here + half_width));
            region.add_ring(right.then(&share).then(&left.reversed()));
        }
        region
    }
}

/// The band along a way as far as the round place it leads to.
fn arm(line: &Line, centre: Point, radius: f64) -> Line {
    let edge = |by: f64| line.beside(by).until_circle(centre, radius);
    let (right, left) = (edge(BAND), edge(-BAND));
    let angle = |p: Point| (p - centre).y.atan2((p - centre).x);
    let start = angle(right.last());
    let turn = (angle(left.last()) - start).rem_euclid(std::f64::consts::TAU);
    right.then(&Line::arc(centre, radius, start, start + turn)).then(&left.reversed())
}
