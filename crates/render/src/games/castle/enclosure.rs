use super::CastleWalls;
use crate::geometry::{Line, Point, TILE};
use std::collections::BTreeMap;

/// How wide the wall walk is.
pub(super) const WIDE: f64 = 76.0;
/// How far into the wall the start spaces reach; beyond it runs the score track.
pub(super) const STRIP: f64 = 24.0;
/// How wide the score track is.
pub(super) const LANE: f64 = 40.0;
/// How far a corner tower reaches around its middle.
pub(super) const TOWER: f64 = 40.0;
/// How far from the yard the drawing ends: beyond the wall there is a moat and its bank.
pub(crate) const AROUND: f64 = WIDE + 62.0;

/// A straight wall and what is on it.
pub(super) struct Stretch {
    pub(super) from: Point,
    pub(super) to: Point,
    /// The way it runs.
    pub(super) heading: Point,
    /// How far along it the track begins and ends.
    pub(super) track: (f64, f64),
    pub(super) spaces: Option<(u32, u32)>,
}

impl Stretch {
    /// The way out of the castle.
    pub(super) fn out(&self) -> Point {
        self.heading.right() * -1.0
    }

    /// How long each space is.
    pub(super) fn pitch(&self) -> f64 {
        let count = self.spaces.map_or(1, |(first, last)| last - first + 1);
        (self.track.1 - self.track.0) / f64::from(count)
    }
}

/// A corner tower and where it stands.
pub(super) struct Corner {
    pub(super) centre: Point,
    /// Along the line that parts its two spaces, out of the castle; 1 across and 1 down.
    pub(super) out: Point,
    /// Across that line, from the second space to the first.
    pub(super) back: Point,
    pub(super) spaces: [u32; 2],
}

/// The castle wall laid out: where its spaces and towers are.
///
/// ```
/// use bastide_engine::geometry::Pos;
/// use bastide_render::{CastleTower, CastleWall, CastleWalls, Enclosure, Point};
///
/// // A yard of one square, with two spaces on each wall.
/// let corners = [(0, 0), (1, 0), (1, 1), (0, 1)];
/// let wall = |i: usize| CastleWall {
///     from: corners[i],
///     to: corners[(i + 1) % 4],
///     spaces: Some((4 * i as u32 + 2, 4 * i as u32 + 3)),
/// };
/// let tower = |i: usize| CastleTower { at: corners[i], spaces: [4 * i as u32, 4 * i as u32 + 1] };
/// let yard = Enclosure::new(&CastleWalls {
///     cells: vec![Pos::new(0, 0)],
///     walls: (0..4).map(wall).collect(),
///     towers: (0..4).map(tower).collect(),
///     starts: vec![],
/// });
/// assert_eq!(yard.space_centre(2), Some(Point::new(30.0, -44.0)));
/// assert_eq!(yard.tower_centre(1), Some(Point::new(160.0, -40.0)));
/// assert_eq!(yard.space_centre(16), None);
/// ```
pub struct Enclosure {
    pub(super) walls: CastleWalls,
    pub(super) stretches: Vec<Stretch>,
    /// In the order of the data.
    pub(super) corners: Vec<Corner>,
    spaces: BTreeMap<u32, Point>,
}

fn grid((x, y): (i16, i16)) -> Point {
    Point::new(f64::from(x) * TILE, f64::from(y) * TILE)
}

impl Enclosure {
    /// Lays out a castle wall.
    pub fn new(walls: &CastleWalls) -> Self {
        let count = walls.walls.len();
        let heading = |i: usize| {
            let wall = &walls.walls[i % count.max(1)];
            (grid(wall.to) - grid(wall.from)).unit()
        };
        // The wall turns right at an outward corner. At an inward one the tower takes room
        // from both walls, at an outward one it stands beyond their ends.
        let inward = |i: usize| heading(i + count - 1).cross(heading(i)) < 0.0;
        let taken = |i: usize| if inward(i) { 2.0 * TOWER + 2.0 } else { 0.0 };
        let stretch = |i: usize| {
            let (wall, next) = (&walls.walls[i], (i + 1) % count);
            let (from, to) = (grid(wall.from), grid(wall.to));
            let track = (taken(i), from.distance(to) - taken(next));
            Stretch { from, to, heading: heading(i), track, spaces: wall.spaces }
        };
        let stretches: Vec<Stretch> = (0..count).map(stretch).collect();
        let corner = |tower: &super::CastleTower| {
            let i = walls.walls.iter().position(|wall| wall.from == tower.at)?;
            let (before, after) = (&stretches[(i + count - 1) % count], &stretches[i]);
            let out = before.out() + after.out();
            let across = out.right();
            let back = if across.dot(before.heading) < 0.0 { across } else { across * -1.0 };
            // Towers with nothing between them stand side by side.
            let close = |stretch: &Stretch| match stretch.spaces {
                Some(_) => 0.0,
                None => ((stretch.track.1 - stretch.track.0 - 8.0) / 2.0).max(0.0),
            };
            let shift = after.heading * close(after) - before.heading * close(before);
            let centre = grid(tower.at) + out * TOWER + shift;
            Some(Corner { centre, out, back, spaces: tower.spaces })
        };
        let corners: Vec<Corner> = walls.towers.iter().filter_map(corner).collect();
        let mut spaces = BTreeMap::new();
        for stretch in &stretches {
            let Some((first, last)) = stretch.spaces else { continue };
            for n in first..=last {
                let along = stretch.track.0 + stretch.pitch() * (f64::from(n - first) + 0.5);
                let at = stretch.from + stretch.heading * along + stretch.out() * (STRIP + LANE / 2.0);
                spaces.insert(n, at);
            }
        }
        for corner in &corners {
            let [first, second] = corner.spaces;
            spaces.insert(first, corner.centre + corner.back * 11.5 - corner.out * 4.0);
            spaces.insert(second, corner.centre - corner.back * 11.5 - corner.out * 4.0);
        }
        Self { walls: walls.clone(), stretches, corners, spaces }
    }

    /// The middle of a space of the score track.
    pub fn space_centre(&self, space: u32) -> Option<Point> {
        self.spaces.get(&space).copied()
    }

    /// Where the marker stands that came to a space as number `order`, from 0, so that
    /// all who share it can be seen.
    pub fn marker_place(&self, space: u32, order: u32) -> Option<Point> {
        let aside = Point::new(14.0, 3.0) * f64::from(order);
        Some(self.space_centre(space)? + Point::new(-6.0, -8.0) + aside)
    }

    /// The middle of a corner tower, by its place in the data.
    pub fn tower_centre(&self, tower: usize) -> Option<Point> {
        self.corners.get(tower).map(|corner| corner.centre)
    }

    /// Where the wall tile of a corner tower lies, leaving its two numbers free.
    pub fn wall_tile_place(&self, tower: usize) -> Option<Point> {
        self.corners.get(tower).map(|corner| corner.centre + corner.out * 21.0)
    }

    /// The spaces of the score track, with the middle of each.
    pub(super) fn spaces(&self) -> impl Iterator<Item = (u32, Point)> {
        self.spaces.iter().map(|(&n, &p)| (n, p))
    }

    /// The north-west and the south-east corner of the drawing.
    pub fn bounds(&self) -> (Point, Point) {
        let points: Vec<Point> = self.ring(0.0).0;
        let least = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::INFINITY, f64::min);
        let most = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
        if points.is_empty() {
            return Default::default();
        }
        let out = AROUND;
        let (first, last) =
            (Point::new(least(|p| p.x), least(|p| p.y)), Point::new(most(|p| p.x), most(|p| p.y)));
        (first - Point::new(out, out), last + Point::new(out, out))
    }

    /// The outline of the yard, moved out by so much.
    pub(super) fn ring(&self, out: f64) -> Line {
        let count = self.stretches.len();
        let corner = |i: usize| {
            let (before, here) = (&self.stretches[(i + count - 1) % count], &self.stretches[i]);
            here.from + (before.out() + here.out()) * out
        };
        Line((0..count).map(corner).collect())
    }
}
