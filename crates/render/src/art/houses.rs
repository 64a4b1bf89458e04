use super::scene::Scene;
use super::wall;
use crate::dice::Dice;
use crate::geometry::{Point, TILE};
use crate::layout::{SegmentLayout, TileLayout};
use crate::palette::CITY_BRIGHT;
use crate::sprite::Sprite;
use crate::svg::number;

/// How much houses may cover of those behind them.
pub(crate) const COVER: (f64, f64) = (0.0, -3.2);
/// From one row of houses to the next.
const ROW: f64 = 10.2;
/// What every second row leaves free in front of it.
const STREET: f64 = 2.6;
/// A city of this size has a church.
const PARISH: f64 = 5200.0;

/// Fills a city with houses, row by row, around its square and its coats of arms.
/// Of its building half the width and height are `built`.
pub(crate) fn draw(city: usize, built: (f64, f64), layout: &TileLayout, dice: &mut Dice, scene: &mut Scene) {
    let quarter = Quarter { built, ..Quarter::new(&layout.segments[city], layout, true) };
    let (Point { x, y }, (rx, ry)) = (quarter.segment.spot, quarter.square);
    scene.ground(&format!(
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"{CITY_BRIGHT}\"/>",
        number(x),
        number(y),
        number(rx + 2.5),
        number(ry + 3.0)
    ));
    if quarter.segment.region.area() > PARISH {
        for _ in 0..40 {
            let foot = Point::new(dice.between(14.0, TILE - 14.0), dice.between(30.0, TILE - 8.0));
            if quarter.has_room(Sprite::CHURCH, foot) && foot.distance(quarter.segment.spot) > 24.0 {
                scene.stand(Sprite::CHURCH, foot);
                break;
            }
        }
    }
    rows(&quarter, dice, scene);
    fill(&quarter, 2.5, dice, scene);
}

fn rows(quarter: &Quarter, dice: &mut Dice, scene: &mut Scene) {
    let mut y = 14.2;
    let mut row = 0;
    while y < TILE {
        let mut x = 2.2 + dice.between(0.0, 3.0);
        while x < TILE {
            let hue = dice.below(5) as u8;
            let sprite = match dice.below(100) {
                0..45 => Sprite::house(hue),
                45..88 => Sprite::long_house(hue),
                88..97 => Sprite::tall_house(hue),
                _ => Sprite::oak(hue % 3),
            };
            let (width, _) = sprite.size();
            let foot = Point::new(x + width / 2.0, y + dice.between(-0.8, 0.8));
            if scene.is_free(sprite, foot, COVER) && quarter.has_room(sprite, foot) {
                scene.stand(sprite, foot);
                x += width + dice.between(0.1, 1.2);
            } else {
                x += 2.0;
            }
        }
        row += 1;
        y += if row % 2 == 0 { ROW + STREET } else { ROW };
    }
}

/// Builds on what the rows left free, with the narrower houses.
pub(crate) fn fill(quarter: &Quarter, step: f64, dice: &mut Dice, scene: &mut Scene) {
    let steps = (TILE / step) as u32;
    for y in 4..=steps {
        for x in 1..steps {
            let foot = Point::new(f64::from(x) * step, f64::from(y) * step - 1.5);
            let hue = dice.below(5) as u8;
            let kinds = [Sprite::house(hue), Sprite::tall_house(hue)];
            let fits =
                |&sprite: &Sprite| scene.is_free(sprite, foot, COVER) && quarter.has_room(sprite, foot);
            if let Some(sprite) = kinds.into_iter().find(fits) {
                scene.stand(sprite, foot);
            }
        }
    }
}

/// A city on a tile, and what has to stay free in it.
pub(crate) struct Quarter<'a> {
    segment: &'a SegmentLayout,
    layout: &'a TileLayout,
    /// Whether walls stand around it, and not just a fence.
    walled: bool,
    /// Half the width and height of what its building takes.
    built: (f64, f64),
    /// Half the width and height of the open square around the follower's spot.
    square: (f64, f64),
}

impl<'a> Quarter<'a> {
    pub(crate) fn new(segment: &'a SegmentLayout, layout: &'a TileLayout, walled: bool) -> Self {
        // A small place has a small square.
        let square = if segment.region.area() < 4200.0 { (4.0, 2.0) } else { (8.0, 5.0) };
        Self { segment, layout, walled, square, built: (20.0, 18.0) }
    }

    pub(crate) fn has_room(&self, sprite: Sprite, foot: Point) -> bool {
        let (width, height) = sprite.size();
        let (left, right) = (foot.x - width / 2.0 - 0.3, foot.x + width / 2.0 + 0.3);
        // Nothing as narrow as a road may hide between two points that are looked at.
        let steps = 2 * (width / 14.0).ceil() as u32;
        let (top, middle) = (foot.y - height, foot.y - height / 2.0);
        let open = |p: Point, rx: f64, ry: f64| {
            (foot.x - p.x).abs() > rx + width / 2.0 || (middle - p.y).abs() > ry + height / 2.0
        };
        let inside = |x: f64, y: f64| {
            let p = Point::new(x, y);
            // Shadows fall to the east and must not fall on the next tile.
            let off_rim = (1.2..TILE - 3.4).contains(&x) && (1.2..TILE - 1.6).contains(&y);
            off_rim && self.segment.region.contains(p) && (!self.walled || wall::is_clear(p, self.layout))
        };
        open(self.segment.spot, self.square.0, self.square.1)
            && self.segment.shields.iter().all(|&p| open(p, 11.0, 12.5))
            && self.segment.building.is_none_or(|p| open(p, self.built.0, self.built.1))
            && (0..=steps).all(|i| {
                let x = left + (right - left) * f64::from(i) / f64::from(steps);
                [top, middle, foot.y].iter().all(|&y| inside(x, y))
            })
    }
}
