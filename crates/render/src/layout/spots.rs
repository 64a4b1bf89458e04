use super::plan::{Core, Plan};
use super::{CATHEDRAL_RADIUS, HARBOUR_RADIUS, INN_RADIUS, inn, is_open, knot};
use crate::geometry::{Line, Point, Region, TILE};
use bastide_engine::tiles::{Attr, FeatureKind, Mark, TileType};

/// A spot, and the places of what is drawn on a segment.
#[derive(Clone, Default)]
pub(super) struct Place {
    pub(super) spot: Point,
    /// Of coats of arms, markets or buildings.
    pub(super) marks: Vec<Point>,
    /// Of the cathedral or the harbour.
    pub(super) building: Option<Point>,
    pub(super) inn: Option<Point>,
}

impl From<Point> for Place {
    fn from(spot: Point) -> Self {
        Self { spot, ..Self::default() }
    }
}

/// The finest places for followers, coats of arms and markets, segment by segment.
pub(super) fn choose(tile: &TileType, regions: &[Region], plan: &Plan) -> Vec<Place> {
    let mut places: Vec<Option<Place>> = vec![None; regions.len()];
    // First those that have little choice, then the open ground, which has room to give way.
    let last = |i: &usize| is_open(tile.segments[*i].kind);
    let (fields, others): (Vec<usize>, Vec<usize>) = (0..regions.len()).partition(last);
    let count = |i: usize, attr: Attr| tile.segments[i].attrs.get(attr) as usize;
    for i in others.into_iter().chain(fields) {
        let taken: Vec<Point> = places.iter().flatten().map(|place| place.spot).collect();
        let inns = places.iter().flatten().filter_map(|place| place.inn);
        let inns: Vec<(Point, f64)> = inns.map(|at| (at, INN_RADIUS)).collect();
        places[i] = Some(match tile.segments[i].kind {
            FeatureKind::Road | FeatureKind::River | FeatureKind::Stream => {
                let spot = on_road(plan, i);
                let inn = (count(i, Attr::Inn) > 0).then(|| inn::beside(plan, regions, i, spot)).flatten();
                let spot = inn.map_or(spot, |inn| off_inn(plan, i, inn));
                Place { inn, ..spot.into() }
            }
            FeatureKind::Monastery => plan.abbey.into(),
            FeatureKind::Crossroads | FeatureKind::Source | FeatureKind::Lake | FeatureKind::Marketplace => {
                plan.hub.into()
            }
            FeatureKind::City => {
                let building = if count(i, Attr::Cathedral) > 0 {
                    Some((Point::CENTRE, CATHEDRAL_RADIUS))
                } else if tile.segments[i].mark == Some(Mark::Port) {
                    knot::harbour(plan, i).map(|at| (at, HARBOUR_RADIUS))
                } else {
                    None
                };
                let free = without(&regions[i], building.as_slice());
                let place = beside_marks(&free, count(i, Attr::Shield), 10.0, &taken);
                Place { building: building.map(|(at, _)| at), ..place }
            }
            FeatureKind::Court => beside_marks(&regions[i], count(i, Attr::Market), 10.0, &taken),
            FeatureKind::Market => {
                let goods = Attr::GOODS.into_iter().map(|goods| count(i, goods)).sum();
                beside_marks(&regions[i], goods, 16.0, &taken)
            }
            FeatureKind::Residential => {
                beside_marks(&regions[i], tile.segments[i].building.iter().count(), 18.0, &taken)
            }
            FeatureKind::Field => roomiest(&without(&regions[i], &inns), &taken).into(),
            FeatureKind::House
            | FeatureKind::Tower
            | FeatureKind::Forest
            | FeatureKind::Meadow
            | FeatureKind::Carcassonne
            | FeatureKind::Mountain => roomiest(&regions[i], &taken).into(),
        });
    }
    places.into_iter().map(Option::unwrap_or_default).collect()
}

/// A region without these round places in it.
pub(super) fn without(region: &Region, places: &[(Point, f64)]) -> Region {
    let mut free = region.clone();
    for &(at, radius) in places.iter().filter(|(at, _)| region.contains(*at)) {
        free.add_ring(Line::arc(at, radius, 0.0, std::f64::consts::TAU));
    }
    free
}

/// Where the well of a road is, if it has one: in the middle of it.
pub(super) fn well(plan: &Plan, road: usize) -> Option<Point> {
    let segment = &plan.tile.segments[road];
    if segment.kind != FeatureKind::Road || segment.attrs.get(Attr::Well) == 0 {
        return None;
    }
    let way = plan.ways.iter().find(|way| way.segment == road)?;
    Some(match plan.core(road) {
        Core::Disc { centre, .. } => centre,
        Core::Through | Core::Building(_) => way.line.at(way.line.length() * 0.55),
    })
}

/// What is to be seen of a road, from one of its ends.
fn seen(plan: &Plan, road: usize) -> Option<Line> {
    let way = plan.ways.iter().find(|way| way.segment == road)?;
    Some(match plan.core(road) {
        Core::Disc { centre, radius } => way.line.until_circle(centre, radius),
        Core::Through | Core::Building(_) => way.line.clone(),
    })
}

/// Half way along the road, or somewhat further from its inn.
fn off_inn(plan: &Plan, road: usize, inn: Point) -> Point {
    let Some(line) = seen(plan, road) else { return plan.hub };
    let places = [0.5, 0.43, 0.57, 0.36, 0.64].map(|share| line.at(line.length() * share));
    best(places.into_iter().map(|p| (p, p.distance(inn).min(32.0)))).unwrap_or(plan.hub)
}

/// Half way along the road, or well before the well or the bridge.
fn on_road(plan: &Plan, road: usize) -> Point {
    let Some(line) = seen(plan, road) else { return plan.hub };
    let through = matches!(plan.core(road), Core::Through | Core::Building(_));
    let before_well = through && plan.tile.segments[road].attrs.get(Attr::Well) > 0;
    let before = before_well || knot::is_crossed(plan, road);
    line.at(line.length() * if before { 0.23 } else { 0.5 })
}

/// A fine grid over the tile, and how far each point of the region is from its bounds.
pub(crate) fn inside(region: &Region, step: f64) -> Vec<(Point, f64)> {
    let n = (TILE / step) as usize;
    let grid = (1..n).flat_map(|y| (1..n).map(move |x| Point::new(x as f64 * step, y as f64 * step)));
    grid.filter(|p| region.contains(*p)).map(|p| (p, region.clearance(p))).collect()
}

fn best(points: impl Iterator<Item = (Point, f64)>) -> Option<Point> {
    // Strictly better only: of equals the first wins, so that the choice is always the same.
    let better = |best: (Point, f64), next: (Point, f64)| if next.1 > best.1 + 1e-9 { next } else { best };
    points.reduce(better).map(|(p, _)| p)
}

/// The point with the most room around it, other spots counting as half a bound.
pub(super) fn roomiest(region: &Region, taken: &[Point]) -> Point {
    let crowd = |p: Point| taken.iter().map(|t| t.distance(p) * 0.55).fold(f64::INFINITY, f64::min);
    // Past a point more room is of no use; then rather stay near the middle of the tile.
    let worth =
        |(p, room): (Point, f64)| (p, room.min(crowd(p)).min(24.0) - p.distance(Point::CENTRE) * 0.01);
    best(inside(region, 3.0).into_iter().map(worth)).unwrap_or(Point::CENTRE)
}

/// A spot and places for coats of arms, markets or buildings that keep clear of each other and, by `bound`,
/// of the bounds.
fn beside_marks(region: &Region, marks: usize, bound: f64, taken: &[Point]) -> Place {
    if marks == 0 {
        return roomiest(region, taken).into();
    }
    let places: Vec<_> = inside(region, 4.0).into_iter().filter(|(_, room)| *room > 10.0).collect();
    let pairs = places.iter().flat_map(|a| places.iter().map(move |b| (a, b)));
    let mut best = (roomiest(region, taken), roomiest(region, taken), f64::NEG_INFINITY);
    for ((spot, room), (shield, hang)) in pairs.filter(|(_, (_, hang))| *hang > bound) {
        let room = room.min(*hang * 1.1);
        if room <= best.2 {
            continue;
        }
        let worth = room.min(spot.distance(*shield) * 0.5);
        // As printed on a shield, the place of honour is up and to the left.
        let worth = worth - (shield.x + shield.y) * 0.004;
        if worth > best.2 + 1e-9 {
            best = (*spot, *shield, worth);
        }
    }
    let beside = |i: usize| best.1 + Point::new(26.0 * i as f64, 0.0);
    Place { marks: (0..marks).map(beside).collect(), ..best.0.into() }
}
