use super::{Line, Point, TILE};
use bastide_engine::geometry::Rotation;

/// A piece of a tile, bounded by closed lines; what is inside an odd number of them is in it.
///
/// ```
/// use bastide_engine::tiles::TileSet;
/// use bastide_render::{Point, tile_layout};
///
/// let set = TileSet::base();
/// let layout = tile_layout(set.tile("city-side").unwrap());
/// let city = &layout.segments[0].region;
/// assert!(city.contains(Point::new(60.0, 10.0)));
/// assert!(!city.contains(Point::new(60.0, 100.0)));
/// assert!(city.path().starts_with('M'));
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Region {
    rings: Vec<Line>,
}

impl Region {
    pub(crate) fn new(rings: Vec<Line>) -> Self {
        Self { rings }
    }

    pub(crate) fn disc(centre: Point, radius: f64) -> Self {
        Self::new(vec![Line::arc(centre, radius, 0.0, std::f64::consts::TAU)])
    }

    pub(crate) fn add_ring(&mut self, ring: Line) {
        self.rings.push(ring);
    }

    /// Whether the point is in it.
    pub fn contains(&self, p: Point) -> bool {
        let crossings = self.edges().filter(|(a, b)| {
            (a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        });
        crossings.count() % 2 == 1
    }

    /// How far the point is from the nearest bound of the region.
    pub fn clearance(&self, p: Point) -> f64 {
        self.edges().map(|(a, b)| p.distance_to_segment(a, b)).fold(f64::INFINITY, f64::min)
    }

    /// The stretches of its bound that do not lie on the rim of the tile.
    pub(crate) fn inner_bounds(&self) -> Vec<Line> {
        let on_rim = |a: Point, b: Point| {
            let along = |a: f64, b: f64| (a - b).abs() < 0.05 && !(0.05..TILE - 0.05).contains(&a);
            along(a.x, b.x) || along(a.y, b.y)
        };
        let mut all: Vec<Line> = Vec::new();
        let mut last = None;
        for (a, b) in self.edges().filter(|&(a, b)| !on_rim(a, b)) {
            match all.last_mut().filter(|_| last == Some(a)) {
                Some(line) => line.0.push(b),
                None => all.push(Line(vec![a, b])),
            }
            last = Some(b);
        }
        all
    }

    /// The north-west and the south-east corner of the box around it.
    pub(crate) fn bounds(&self) -> (Point, Point) {
        let points = || self.rings.iter().flat_map(|ring| &ring.0);
        let least = points()
            .fold(Point::new(f64::INFINITY, f64::INFINITY), |a, p| Point::new(a.x.min(p.x), a.y.min(p.y)));
        let most = points().fold(Point::default(), |a, p| Point::new(a.x.max(p.x), a.y.max(p.y)));
        (least, most)
    }

    /// The point of the bound nearest to this one.
    pub(crate) fn nearest(&self, p: Point) -> Point {
        let near = self.edges().map(|(a, b)| p.nearest_on(a, b));
        near.min_by(|a, b| a.distance(p).total_cmp(&b.distance(p))).unwrap_or(p)
    }

    /// How much there is of it, in square units.
    pub fn area(&self) -> f64 {
        let ring = |ring: &Line| -> f64 {
            let (n, points) = (ring.0.len(), &ring.0);
            (0..n).map(|i| points[i].cross(points[(i + 1) % n])).sum::<f64>().abs() / 2.0
        };
        let holes = |ring: &Line| {
            let around = self.rings.iter().filter(|r| !std::ptr::eq(*r, ring));
            around.filter(|r| Self::new(vec![(*r).clone()]).contains(ring.first())).count()
        };
        self.rings.iter().map(|r| if holes(r) % 2 == 0 { ring(r) } else { -ring(r) }).sum()
    }

    /// Where it comes to lie when its tile is turned.
    pub fn turned(&self, rotation: Rotation) -> Self {
        Self::new(self.rings.iter().map(|ring| ring.turned(rotation)).collect())
    }

    /// The bound as the data of an SVG path, to be filled by the even–odd rule.
    pub fn path(&self) -> String {
        self.rings.iter().map(|ring| ring.path() + "z").collect()
    }

    /// Its bound between two heights, as the data of an SVG path.
    pub(crate) fn band(&self, top: f64, bottom: f64) -> String {
        let ring = |ring: &Line| {
            let upper = cut(&ring.0, |p| p.y - top);
            Line(cut(&upper, |p| bottom - p.y))
        };
        let rings = self.rings.iter().map(ring).filter(|ring| ring.0.len() > 2);
        rings.map(|ring| ring.path() + "z").collect()
    }

    /// The stretches of it at this height, from west to east.
    pub(crate) fn spans(&self, y: f64) -> Vec<(f64, f64)> {
        let crossing = |(a, b): (Point, Point)| {
            ((a.y > y) != (b.y > y)).then(|| a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x))
        };
        let mut all: Vec<f64> = self.edges().filter_map(crossing).collect();
        all.sort_by(f64::total_cmp);
        all.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
    }

    fn edges(&self) -> impl Iterator<Item = (Point, Point)> {
        self.rings
            .iter()
            .flat_map(|Line(points)| (0..points.len()).map(|i| (points[i], points[(i + 1) % points.len()])))
    }
}

/// The part of a polygon where `depth` is not negative; it must be linear.
fn cut(ring: &[Point], depth: impl Fn(Point) -> f64) -> Vec<Point> {
    let mut kept = Vec::new();
    for (i, &a) in ring.iter().enumerate() {
        let b = ring[(i + 1) % ring.len()];
        let (from, to) = (depth(a), depth(b));
        if from >= 0.0 {
            kept.push(a);
        }
        if (from >= 0.0) != (to >= 0.0) {
            kept.push(a.toward(b, from / (from - to)));
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_cut_into_bands() {
        let square = Region::new(vec![Line(vec![
            Point::new(0.0, 0.0),
            Point::new(9.0, 0.0),
            Point::new(9.0, 9.0),
            Point::new(0.0, 9.0),
        ])]);
        assert_eq!(square.band(3.0, 5.0), "M9 3l0 2-9 0 0-2z");
        assert_eq!(square.band(10.0, 12.0), "");
        assert_eq!(square.spans(4.0), [(0.0, 9.0)]);
    }

    #[test]
    fn a_hole_is_not_inside() {
        let mut ring = Region::disc(Point::CENTRE, 50.0);
        ring.add_ring(Line::arc(Point::CENTRE, 20.0, 0.0, std::f64::consts::TAU));
        assert!(ring.contains(Point::new(25.0, 60.0)));
        assert!(!ring.contains(Point::CENTRE));
        assert!((ring.clearance(Point::new(25.0, 60.0)) - 15.0).abs() < 0.2);
        assert!((ring.area() - 2100.0 * std::f64::consts::PI).abs() < 60.0);
    }
}
