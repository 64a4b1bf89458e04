use super::TILE;
use bastide_engine::geometry::Rotation;
use std::ops::{Add, Mul, Sub};

/// A place on a tile, or a way from one place to another.
///
/// ```
/// use bastide_engine::geometry::Rotation;
/// use bastide_render::Point;
///
/// let middle_of_north = Point::new(60.0, 0.0);
/// assert_eq!(middle_of_north.turned(Rotation::QUARTER), Point::new(120.0, 60.0));
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the east.
    pub x: f64,
    /// To the south.
    pub y: f64,
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The middle of a tile.
    pub const CENTRE: Self = Self::new(TILE / 2.0, TILE / 2.0);

    /// Where it comes to lie when its tile is turned.
    pub fn turned(self, rotation: Rotation) -> Self {
        (0..rotation.quarters()).fold(self, |p, _| Self::new(TILE - p.y, p.x))
    }

    /// Where this way leads when its tile is turned.
    pub(crate) fn turned_way(self, rotation: Rotation) -> Self {
        (0..rotation.quarters()).fold(self, |way, _| way.right())
    }

    /// How far it is from `other`.
    pub fn distance(self, other: Self) -> f64 {
        (self - other).length()
    }

    pub(crate) fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    pub(crate) fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    pub(crate) fn cross(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// One unit in this direction; 0,0 stays 0,0.
    pub(crate) fn unit(self) -> Self {
        let length = self.length();
        if length < 1e-9 { self } else { self * (1.0 / length) }
    }

    /// What lies to the right of someone who goes this way.
    pub(crate) fn right(self) -> Self {
        Self::new(-self.y, self.x)
    }

    /// The point `share` of the way to `other`.
    pub(crate) fn toward(self, other: Self, share: f64) -> Self {
        self + (other - self) * share
    }

    /// The point nearest to it on the straight line between two points.
    pub(crate) fn nearest_on(self, a: Self, b: Self) -> Self {
        let way = b - a;
        let share = (self - a).dot(way) / way.dot(way).max(1e-12);
        a.toward(b, share.clamp(0.0, 1.0))
    }

    /// How far it is from the straight line between two points.
    pub(crate) fn distance_to_segment(self, a: Self, b: Self) -> f64 {
        self.distance(self.nearest_on(a, b))
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;
    fn mul(self, by: f64) -> Self {
        Self::new(self.x * by, self.y * by)
    }
}
