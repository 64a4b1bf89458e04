use super::{Point, TILE};
use crate::svg::number;
use bastide_engine::geometry::Rotation;

/// A line through many points: a flattened curve.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Line(pub(crate) Vec<Point>);

impl Line {
    /// Into how many straight pieces one cubic curve is cut. At the largest size a tile is
    /// shown the corners between them turn by a few degrees, which nobody sees.
    const PIECES: usize = 18;

    pub(crate) fn straight(a: Point, b: Point) -> Self {
        Self(vec![a, b])
    }

    /// A cubic Bézier curve.
    pub(crate) fn cubic(a: Point, c: Point, d: Point, b: Point) -> Self {
        let at = |i: usize| {
            let t = i as f64 / Self::PIECES as f64;
            let u = 1.0 - t;
            a * (u * u * u) + c * (3.0 * u * u * t) + d * (3.0 * u * t * t) + b * (t * t * t)
        };
        Self((0..=Self::PIECES).map(at).collect())
    }

    /// Part of a circle, from one angle to another; angles grow from east to south.
    pub(crate) fn arc(centre: Point, radius: f64, from: f64, to: f64) -> Self {
        let pieces = ((to - from).abs() / 0.13).ceil().max(1.0) as usize;
        let at = |i: usize| {
            let angle = from + (to - from) * i as f64 / pieces as f64;
            centre + Point::new(angle.cos(), angle.sin()) * radius
        };
        Self((0..=pieces).map(at).collect())
    }

    pub(crate) fn first(&self) -> Point {
        self.0.first().copied().unwrap_or_default()
    }

    pub(crate) fn last(&self) -> Point {
        self.0.last().copied().unwrap_or_default()
    }

    pub(crate) fn reversed(&self) -> Self {
        Self(self.0.iter().rev().copied().collect())
    }

    /// This line and then another that begins where it ends.
    pub(crate) fn then(mut self, next: &Self) -> Self {
        let meets = !self.0.is_empty() && self.last().distance(next.first()) < 0.05;
        self.0.extend(next.0.iter().skip(usize::from(meets)));
        self
    }

    pub(crate) fn turned(&self, rotation: Rotation) -> Self {
        Self(self.0.iter().map(|p| p.turned(rotation)).collect())
    }

    /// The direction of the line at its point `i`.
    fn direction(&self, i: usize) -> Point {
        let before = self.0[i.saturating_sub(1)];
        let after = self.0[(i + 1).min(self.0.len() - 1)];
        (after - before).unit()
    }

    /// The parallel line this far to the right.
    pub(crate) fn beside(&self, by: f64) -> Self {
        Self((0..self.0.len()).map(|i| self.0[i] + self.direction(i).right() * by).collect())
    }

    /// Moves each point by what `shift` says, given the unit vector to its right and how
    /// far along the nearer end is.
    pub(crate) fn shifted(&self, shift: impl Fn(Point, f64) -> Point) -> Self {
        let along = self.distances();
        let total = along.last().copied().unwrap_or(0.0);
        let moved = |i: usize| self.0[i] + shift(self.direction(i).right(), along[i].min(total - along[i]));
        Self((0..self.0.len()).map(moved).collect())
    }

    /// How far along the line each of its points is.
    pub(crate) fn distances(&self) -> Vec<f64> {
        let mut sum = 0.0;
        let mut all = Vec::with_capacity(self.0.len());
        for (i, p) in self.0.iter().enumerate() {
            sum += if i == 0 { 0.0 } else { p.distance(self.0[i - 1]) };
            all.push(sum);
        }
        all
    }

    pub(crate) fn length(&self) -> f64 {
        self.distances().last().copied().unwrap_or(0.0)
    }

    /// The point this far along the line.
    pub(crate) fn at(&self, distance: f64) -> Point {
        let along = self.distances();
        for i in 1..self.0.len() {
            if distance <= along[i] {
                let piece = (along[i] - along[i - 1]).max(1e-9);
                return self.0[i - 1].toward(self.0[i], (distance - along[i - 1]) / piece);
            }
        }
        self.last()
    }

    /// The part between two distances along the line.
    pub(crate) fn part(&self, from: f64, to: f64) -> Self {
        let along = self.distances();
        let inner = (0..self.0.len()).filter(|&i| along[i] > from + 1e-6 && along[i] < to - 1e-6);
        let mut points = vec![self.at(from)];
        points.extend(inner.map(|i| self.0[i]));
        points.push(self.at(to));
        Self(points)
    }

    /// How far the point is from the line.
    pub(crate) fn distance(&self, p: Point) -> f64 {
        self.0.windows(2).map(|ab| p.distance_to_segment(ab[0], ab[1])).fold(f64::INFINITY, f64::min)
    }

    /// This closed line with fewer points, nowhere further off than `slack`.
    pub(crate) fn simplified(&self, slack: f64) -> Self {
        let points = &self.0;
        // The two ends to begin with: the first point and the one furthest from it.
        let far = |i: &usize| points[*i].distance(points[0]);
        let Some(middle) = (0..points.len()).max_by(|a, b| far(a).total_cmp(&far(b))) else {
            return self.clone();
        };
        let mut kept = vec![points[0]];
        thin(&points[..=middle], slack, &mut kept);
        let back: Vec<Point> = points[middle..].iter().copied().chain([points[0]]).collect();
        thin(&back, slack, &mut kept);
        kept.pop();
        Self(kept)
    }

    /// How far along this line it first meets `other`, and how far along `other` that is.
    pub(crate) fn meets(&self, other: &Self) -> Option<(f64, f64)> {
        let (mine, theirs) = (self.distances(), other.distances());
        for (i, a) in self.0.windows(2).enumerate() {
            for (j, b) in other.0.windows(2).enumerate() {
                let (way, cross) = (a[1] - a[0], b[1] - b[0]);
                let turn = way.cross(cross);
                if turn.abs() < 1e-9 {
                    continue;
                }
                let (t, u) = ((b[0] - a[0]).cross(cross) / turn, (b[0] - a[0]).cross(way) / turn);
                if (0.0..=1.0).contains(&t) && (0.0..=1.0).contains(&u) {
                    return Some((mine[i] + t * way.length(), theirs[j] + u * cross.length()));
                }
            }
        }
        None
    }

    /// The beginning of the line, up to where it enters a circle.
    pub(crate) fn until_circle(&self, centre: Point, radius: f64) -> Self {
        let outside = |p: Point| p.distance(centre) > radius;
        let length = self.length();
        let (mut low, mut high) = (0.0, length);
        let entered = self.0.iter().zip(self.distances()).find(|(p, _)| !outside(**p));
        match entered {
            None => return self.clone(),
            Some((_, at)) => high = high.min(at),
        }
        for _ in 0..30 {
            let middle = (low + high) / 2.0;
            if outside(self.at(middle)) { low = middle } else { high = middle }
        }
        self.part(0.0, low)
    }

    /// Without what lies outside the tile, give or take `slack`.
    pub(crate) fn within_tile(&self, slack: f64) -> Self {
        let inside = |p: Point| {
            let range = -slack..=TILE + slack;
            range.contains(&p.x) && range.contains(&p.y)
        };
        let steps = (self.length() / 0.5).ceil().max(1.0) as usize;
        let at = |i: usize| self.length() * i as f64 / steps as f64;
        let first = (0..=steps).find(|&i| inside(self.at(at(i))));
        let last = (0..=steps).rfind(|&i| inside(self.at(at(i))));
        match (first, last) {
            (Some(first), Some(last)) if last > first => self.part(at(first), at(last)),
            _ => Self::default(),
        }
    }

    /// As path data, without closing it. Steps from point to point take fewer digits than
    /// the points themselves; they are taken between rounded points, so that errors do not add up.
    pub(crate) fn path(&self) -> String {
        let tenth = |value: f64| (value * 10.0).round() / 10.0;
        let Point { x, y } = self.first();
        let mut text = format!("M{} {}", number(x), number(y));
        for (i, ab) in self.0.windows(2).enumerate() {
            let step = [tenth(ab[1].x) - tenth(ab[0].x), tenth(ab[1].y) - tenth(ab[0].y)];
            for (axis, value) in step.into_iter().map(number).enumerate() {
                match (i, axis) {
                    (0, 0) => text.push('l'),
                    // A minus sign separates numbers well enough.
                    _ if value.starts_with('-') => {}
                    _ => text.push(' '),
                }
                text.push_str(&value);
            }
        }
        text
    }
}

/// Keeps those points of an open line that are needed, by Douglas and Peucker; the first one is kept already.
fn thin(points: &[Point], slack: f64, kept: &mut Vec<Point>) {
    let (Some(&first), Some(&last)) = (points.first(), points.last()) else { return };
    let far = |i: &usize| points[*i].distance_to_segment(first, last);
    match (1..points.len().saturating_sub(1)).max_by(|a, b| far(a).total_cmp(&far(b))) {
        Some(worst) if far(&worst) > slack => {
            thin(&points[..=worst], slack, kept);
            thin(&points[worst..], slack, kept);
        }
        _ => kept.push(last),
    }
}
