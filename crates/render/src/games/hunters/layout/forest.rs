use super::{Element, Water, inward, sides};
use crate::geometry::{Line, Point, Region, Rim, TILE};
use bastide_engine::geometry::Side;
use bastide_engine::tiles::{FeatureKind, TileType};

/// How wide a tongue is that ends in a corner of the tile.
const CORNER: f64 = 2.6;

/// A forest: the land along its sides, and the tongues it puts out to part meadows.
pub(super) struct Forest {
    pub(super) segment: usize,
    /// Reaches out beyond the tile, so that the rim is no bound.
    land: Region,
    tongues: Vec<Tongue>,
}

/// A strip of forest from one point to another, of changing width.
struct Tongue {
    from: (Point, f64),
    to: (Point, f64),
}

impl Tongue {
    fn distance(&self, p: Point) -> f64 {
        let (a, b) = (self.from.0, self.to.0);
        let share = ((p - a).dot(b - a) / (b - a).dot(b - a).max(1e-9)).clamp(0.0, 1.0);
        p.distance(a.toward(b, share)) - (self.from.1 + (self.to.1 - self.from.1) * share)
    }
}

impl Forest {
    /// How far the point is from the edge of the forest, negative inside.
    pub(super) fn distance(&self, p: Point) -> f64 {
        let land = self.land.clearance(p) * if self.land.contains(p) { -1.0 } else { 1.0 };
        self.tongues.iter().map(|tongue| tongue.distance(p)).fold(land, f64::min)
    }

    /// Grows towards a place, so that it ends there this wide.
    fn grow(&mut self, to: Point, width: f64) {
        if self.land.contains(to) {
            self.tongues.push(Tongue { from: (to, width), to: (to, width) });
            return;
        }
        if width == CORNER {
            // Past the middle of the tile, so that the meadows on both sides are of a size.
            let middle = self.land.nearest(Point::CENTRE);
            let inside = self.land.contains(Point::CENTRE);
            let root = if inside { Point::CENTRE } else { middle + (middle - Point::CENTRE).unit() * 12.0 };
            self.tongues.push(Tongue { from: (root, 12.0), to: (to, width) });
            return;
        }
        let bound = self.land.nearest(to);
        let root = bound + (bound - to).unit() * 12.0;
        let room = bound.distance(to);
        // A long tongue needs a broad root, or it looks like a bridge.
        self.tongues.push(Tongue { from: (root, (width + room * 0.35).min(24.0)), to: (to, width) });
    }
}

/// The forests of a tile.
pub(super) fn of(tile: &TileType, links: &[Vec<Vec<Element>>], water: &Water) -> Vec<Forest> {
    let woods = (0..tile.segments.len()).filter(|&i| tile.segments[i].kind == FeatureKind::Forest);
    let mut forests: Vec<Forest> =
        woods.map(|segment| Forest { segment, land: land(tile, segment), tongues: Vec::new() }).collect();
    for group in links {
        join(group, &mut forests, water);
    }
    forests
}

/// What forests grow towards.
#[derive(Clone, Copy)]
enum Goal<'w> {
    Place(Point, f64),
    River(&'w Line),
}

impl Goal<'_> {
    fn of(element: Element, water: &Water) -> Option<Goal<'_>> {
        let Element::Segment(segment) = element else {
            let Element::Corner(side) = element else { return None };
            return Some(Goal::Place(Rim((side.index() + 1) as f64 * TILE).point(), CORNER));
        };
        if let Some(lake) = water.lakes.iter().find(|lake| lake.segment == segment) {
            return Some(Goal::Place(lake.centre, 9.0));
        }
        if let Some((_, spring)) = water.springs.iter().find(|(river, _)| *river == segment) {
            return Some(Goal::Place(*spring, 12.5));
        }
        water.ways.iter().find(|way| way.segment == segment).map(|way| Goal::River(&way.line))
    }

    /// The place nearest to this forest, and how wide the tongue is there.
    fn place(self, forest: &Forest) -> (Point, f64) {
        match self {
            Self::Place(at, width) => (at, width),
            Self::River(line) => {
                let near = |a: &&Point, b: &&Point| forest.distance(**a).total_cmp(&forest.distance(**b));
                (line.0.iter().min_by(near).copied().unwrap_or(Point::CENTRE), 9.0)
            }
        }
    }
}

/// Lets the forests of a group grow until everything in it hangs together.
fn join(group: &[Vec<Element>], forests: &mut [Forest], water: &Water) {
    let wooded = |offer: &[Element]| -> Vec<usize> {
        let forest = |e: &Element| forests.iter().position(|f| *e == Element::Segment(f.segment));
        offer.iter().filter_map(forest).collect()
    };
    let woods: Vec<Vec<usize>> = group.iter().map(|offer| wooded(offer)).filter(|w| !w.is_empty()).collect();
    let mut goals: Vec<Element> = Vec::new();
    for &element in group.iter().filter(|offer| wooded(offer).is_empty()).flatten() {
        if !goals.contains(&element) {
            goals.push(element);
        }
    }
    // Everything to the nearest forest first; then whatever forest nothing has reached yet to its nearest goal.
    let mut reached = Vec::new();
    for element in goals.iter().copied() {
        let Some(goal) = Goal::of(element, water) else { continue };
        let far = |&i: &usize| forests[i].distance(goal.place(&forests[i]).0);
        let nearest = woods.iter().flatten().copied().min_by(|a, b| far(a).total_cmp(&far(b)));
        if let Some(i) = nearest {
            let (to, width) = goal.place(&forests[i]);
            forests[i].grow(to, width);
            reached.push(i);
        }
    }
    for offer in &woods {
        if offer.iter().any(|i| reached.contains(i)) {
            continue;
        }
        let ways = offer.iter().flat_map(|&i| goals.iter().map(move |&goal| (i, goal)));
        let places = ways.filter_map(|(i, goal)| Some((i, Goal::of(goal, water)?.place(&forests[i]))));
        let far = |(i, (to, _)): &(usize, (Point, f64))| forests[*i].distance(*to);
        let nearest = places.min_by(|a, b| far(a).total_cmp(&far(b)));
        if let Some((i, (to, width))) = nearest {
            forests[i].grow(to, width);
            reached.push(i);
        }
    }
}

/// The land of a forest along its sides.
fn land(tile: &TileType, forest: usize) -> Region {
    /// How far it goes on beyond the tile.
    const BEYOND: f64 = 40.0;
    let mine: Vec<Side> = sides(tile, forest).collect();
    let corner = |side: Side| Rim(side.index() as f64 * TILE).point();
    let out = |side: Side| inward(side) * -BEYOND;
    let holds = |side: Side| mine.contains(&side);
    let next = |side: Side| Side::ALL[(side.index() + 1) % 4];
    let mut ring = Line::default();
    for &side in &mine {
        let before = Side::ALL[(side.index() + 3) % 4];
        let (start, end) = (corner(side), corner(next(side)));
        if holds(before) {
            ring = ring.then(&Line(vec![start + out(before) + out(side)]));
        } else {
            ring = ring.then(&Line(vec![start, start + out(side)]));
        }
        if !holds(next(side)) {
            ring = ring.then(&Line(vec![end + out(side), end]));
            let gap = 1 + (1..4).take_while(|step| !holds(Side::ALL[(side.index() + 1 + step) % 4])).count();
            let again = Side::ALL[(side.index() + 1 + gap) % 4];
            ring = ring.then(&edge(tile, forest, side, again, gap).reversed());
        }
    }
    Region::new(vec![ring])
}

/// The edge of a forest from the corner where side `again` begins back to the one where side `last` ends, with
/// this many sides between them that are not its own.
fn edge(tile: &TileType, forest: usize, last: Side, again: Side, gap: usize) -> Line {
    let at =
        |side: Side| tile.segments.iter().position(|s| s.ports.contains(side.middle())).unwrap_or(forest);
    let kind = |side: Side| tile.segments[at(side)].kind;
    let between: Vec<Side> = (1..=gap).map(|step| Side::ALL[(last.index() + step) % 4]).collect();
    let wet = between.iter().any(|&side| kind(side) == FeatureKind::River);
    let inner = tile.segments.iter().any(|s| s.kind == FeatureKind::River);
    let reach = |beside: Option<&Side>| {
        let tight = beside.is_some_and(|&side| kind(side) == FeatureKind::Forest);
        match (gap, tight) {
            (3, true) => (50.0, 31.0),
            (3, false) if inner => (34.0, 43.0),
            (3, false) => (30.0, 52.0),
            (2, true) => (60.0, 24.0),
            (2, false) if wet => (55.0, 26.0),
            (2, false) => (40.0, 32.0),
            (_, _) if wet => (56.0, 30.0),
            (_, _) => (52.0, 34.0),
        }
    };
    let (a, b) = (Rim(again.index() as f64 * TILE).point(), Rim((last.index() + 1) as f64 * TILE).point());
    let (first, second) = (Rim::clockwise(again.index()), Rim::clockwise(last.index()));
    let (along, into) = reach(between.last());
    let c = a + first * along + first.right() * into;
    let (along, into) = reach(between.first());
    let d = b - second * along + second.right() * into;
    Line::cubic(a, c, d, b)
}
