use super::{Element, inward, lake_of, sides};
use crate::dice::Dice;
use crate::geometry::{Line, Point, TILE};
use crate::layout::Way;
use crate::layout::way::through;
use bastide_engine::geometry::Side;
use bastide_engine::tiles::{Attr, FeatureKind, Mark, TileType};
use std::f64::consts::TAU;

/// How far a spring is from the side its river leaves by.
const SPRING: f64 = 54.0;
/// How far a spring is from that side where another river is in the way.
const NEAR_SPRING: f64 = 39.0;

/// The rivers and lakes of a tile.
pub(super) struct Water {
    pub(super) ways: Vec<Way>,
    pub(super) lakes: Vec<Lake>,
    /// Where rivers begin, each with the segment of the river.
    pub(super) springs: Vec<(usize, Point)>,
}

/// A lake: almost a circle.
pub(super) struct Lake {
    pub(super) segment: usize,
    pub(super) centre: Point,
    radius: f64,
    waves: [f64; 2],
}

impl Lake {
    /// How far the point is from the shore, negative in the lake.
    pub(super) fn distance(&self, p: Point) -> f64 {
        let way = p - self.centre;
        let angle = way.y.atan2(way.x);
        let wave = 0.07 * (2.0 * angle + self.waves[0]).cos() + 0.045 * (3.0 * angle + self.waves[1]).cos();
        way.length() - self.radius * (1.0 + wave)
    }
}

impl Water {
    pub(super) fn of(tile: &TileType, links: &[Vec<Vec<Element>>]) -> Self {
        let of = |kind: FeatureKind| (0..tile.segments.len()).filter(move |&i| tile.segments[i].kind == kind);
        let mut dice = Dice::new(&tile.name, 0);
        let lakes: Vec<Lake> = of(FeatureKind::Lake)
            .map(|segment| {
                let fish = tile.segments[segment].attrs.get(Attr::Fish).clamp(1, 5);
                Lake {
                    segment,
                    centre: centre(tile, segment, links),
                    radius: [0.0, 18.5, 22.0, 26.0, 29.0, 31.0][fish as usize],
                    waves: [dice.between(0.0, TAU), dice.between(0.0, TAU)],
                }
            })
            .collect();
        let mut water = Self { ways: Vec::new(), lakes, springs: Vec::new() };
        for river in of(FeatureKind::River) {
            let ends: Vec<Side> = sides(tile, river).collect();
            let line = match ends[..] {
                [from, to] => wind(&through(middle(from), middle(to), bank(tile, from, to)), 4.0, 2.0),
                [from] => water.ending(tile, river, from, &mut dice),
                _ => continue,
            };
            water.ways.push(Way { segment: river, run: 0, line, gate: false });
        }
        water
    }

    /// A river from a side to its lake or its spring.
    fn ending(&mut self, tile: &TileType, river: usize, from: Side, dice: &mut Dice) -> Line {
        let (start, way) = (middle(from).point(), inward(from));
        let lake = lake_of(tile, river).and_then(|lake| self.lakes.iter().find(|l| l.segment == lake));
        let end = match lake {
            Some(lake) => lake.centre,
            None if tile.segments.iter().filter(|s| s.kind == FeatureKind::River).count() > 1 => {
                start + way * NEAR_SPRING
            }
            None => start + way * SPRING,
        };
        let reach = start.distance(end) * 0.5;
        let facing = (end - start).unit();
        let line = Line::cubic(start, start + way * reach, end - facing * (reach * 0.5), end);
        if lake.is_none()
            && (tile.segments[river].mark == Some(Mark::Spring) || tile.segments[river].touches == 0)
        {
            self.springs.push((river, end));
        }
        let sway = if dice.chance(50) { 3.0 } else { -3.0 };
        wind(&line, sway, 1.0)
    }
}

/// The middle of a side.
fn middle(side: Side) -> crate::geometry::Rim {
    crate::geometry::Rim((side.index() as f64 + 0.5) * TILE)
}

/// A line that sways from side to side by so much, in so many waves; its ends stay.
fn wind(line: &Line, by: f64, waves: f64) -> Line {
    let along = line.distances();
    let total = line.length().max(1e-9);
    let tangent = |i: usize| (line.0[(i + 1).min(line.0.len() - 1)] - line.0[i.saturating_sub(1)]).unit();
    let point = |i: usize| {
        let share = along[i] / total;
        let calm = (share.min(1.0 - share) * 5.0).min(1.0).powi(2);
        let sway = (share * waves * TAU).sin() * by * calm;
        line.0[i] + tangent(i).right() * sway
    };
    let mut points: Vec<Point> = (0..line.0.len()).map(point).collect();
    // Squarely over the rim, so that rivers join and nothing juts out.
    let square = |end: Point, next: Point| {
        let way = (next - end).unit();
        end + Point::new(way.x.round(), way.y.round()) * 1.5
    };
    let on_rim = |p: Point| [p.x, p.y].iter().any(|v| v.abs() < 0.01 || (v - TILE).abs() < 0.01);
    points.insert(1, square(points[0], points[1]));
    let last = points.len() - 1;
    if on_rim(points[last]) {
        points.insert(last, square(points[last], points[last - 1]));
    }
    Line(points)
}

/// Which way forests push what is in the middle of the tile, one step for each.
fn push(tile: &TileType, heeded: impl Fn(usize) -> bool) -> Point {
    let wooded = |side: Side| {
        let port = side.middle();
        (tile.segments.iter().enumerate())
            .any(|(i, s)| s.kind == FeatureKind::Forest && s.ports.contains(port) && heeded(i))
    };
    let away = Side::ALL.into_iter().filter(|&side| wooded(side) && !wooded(side.opposite()));
    away.fold(Point::default(), |sum, side| sum + inward(side))
}

/// Where a river through the tile passes the middle.
fn bank(tile: &TileType, from: Side, to: Side) -> Point {
    Point::CENTRE + if from.opposite() == to { push(tile, |_| true) * 9.0 } else { Point::default() }
}

/// Where a lake lies: in the middle, or apart from the other waters of its tile, and off the woods it does not touch.
fn centre(tile: &TileType, lake: usize, links: &[Vec<Vec<Element>>]) -> Point {
    let mine = |i: usize| tile.segments[i].kind == FeatureKind::River && lake_of(tile, i) == Some(lake);
    let rivers: Vec<usize> = (0..tile.segments.len()).filter(|&i| mine(i)).collect();
    let others = (0..tile.segments.len()).any(|i| tile.segments[i].kind == FeatureKind::River && !mine(i));
    let towards = rivers.iter().flat_map(|&river| sides(tile, river)).map(|side| inward(side) * -1.0);
    let towards = towards.fold(Point::default(), |sum, way| sum + way);
    if others {
        return Point::CENTRE + towards * if rivers.len() > 1 { 22.0 } else { 24.0 };
    }
    let has = |group: &Vec<Vec<Element>>, segment: usize| {
        group.iter().flatten().any(|&element| element == Element::Segment(segment))
    };
    let touched = |forest: usize| links.iter().any(|group| has(group, lake) && has(group, forest));
    Point::CENTRE
        + push(tile, |forest| !touched(forest)) * 9.0
        + towards * if rivers.len() == 1 { -2.0 } else { 3.0 }
}
