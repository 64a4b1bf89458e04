//! What is drawn within the great wall of Carcassonne, over all its tiles: four quarters that nobody takes for
//! each other.

use crate::art::houses::COVER;
use crate::art::scene::Scene;
use crate::art::wall;
use crate::dice::Dice;
use crate::games::base::{Grounds, QUARTERS, count_spot, quarter_region};
use crate::geometry::{Line, Point, Region, TILE};
use crate::layout::tile_layout;
use crate::palette::{CARCASSONNE_DEEP, ROAD};
use crate::sprite::Sprite;
use crate::svg::number;
use bastide_engine::tiles::{FeatureKind, TileSet};

/// The ground of each quarter, its squares, and what is between the flagstones there.
const TINTS: [(&str, &str, &str); QUARTERS] = [
    ("#bdbfba", "#d9d9d0", "#9b9d98"),
    ("#e3b866", "#f3d691", "#c79a48"),
    ("#a5815f", "#c3a17b", "#8b6947"),
    ("#aec07c", "#efe4c8", "#bda67c"),
];

/// The drawing, in units of a tile from the north-west corner of the block.
pub(crate) fn draw() -> String {
    let mut scene = Scene::default();
    let mut dice = Dice::new("carcassonne", 0);
    for quarter in 0..QUARTERS {
        ground(quarter, &mut dice, &mut scene);
    }
    let streets = streets();
    pave(&streets, &mut scene);
    for quarter in 0..QUARTERS {
        landmark(quarter, &mut scene);
    }
    posts(&mut scene);
    for quarter in 0..QUARTERS {
        houses(quarter, &streets, &mut dice, &mut scene);
    }
    scene.finish()
}

fn ground(quarter: usize, dice: &mut Dice, scene: &mut Scene) {
    let (tint, bright, deep) = TINTS[quarter];
    let region = quarter_region(quarter);
    let grounds = Grounds::of(quarter);
    let (from, to) = grounds.square();
    scene.ground(&format!("<path d=\"{}\" fill=\"{tint}\"/>", region.path()));
    stones(&region, bright, dice, scene);
    scene.ground(&format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"9\" fill=\"{bright}\" stroke=\"{deep}\" stroke-width=\"1\"/>\
         <ellipse cx=\"{}\" cy=\"{}\" rx=\"37\" ry=\"10\" fill=\"{bright}\"/>",
        number(from.x),
        number(from.y),
        number(to.x - from.x),
        number(to.y - from.y),
        number(grounds.landmark.x - 4.0),
        number(grounds.landmark.y - 4.0),
    ));
    flagstones(from, to, deep, scene);
}

/// Rows of flagstones, each a little aside of the last.
fn flagstones(from: Point, to: Point, colour: &str, scene: &mut Scene) {
    const ROW: f64 = 7.2;
    const STONE: f64 = 11.5;
    let rows = ((to.y - from.y - 6.0) / ROW) as u32;
    let mut joints = String::new();
    for row in 0..=rows {
        let y = from.y + 3.0 + ROW * f64::from(row);
        joints += &format!("M{} {}H{}", number(from.x + 5.0), number(y), number(to.x - 5.0));
        let mut x = from.x + 5.0 + STONE * (0.3 + 0.5 * f64::from(row % 2));
        while row < rows && x < to.x - 5.0 {
            joints += &format!("M{} {}v{ROW}", number(x), number(y));
            x += STONE;
        }
    }
    scene.ground(&format!(
        "<path d=\"{joints}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\".7\" opacity=\".6\"/>"
    ));
}

/// Worn stones, so that the ground is not one flat colour.
fn stones(region: &Region, colour: &str, dice: &mut Dice, scene: &mut Scene) {
    let (from, to) = region.bounds();
    let mut stones = String::new();
    for _ in 0..(region.area() / 150.0) as usize {
        let p = Point::new(dice.between(from.x, to.x).round(), dice.between(from.y, to.y).round());
        if region.contains(p) && region.clearance(p) > 4.0 {
            stones += &format!("M{} {}h{}", number(p.x), number(p.y), number(dice.between(2.0, 5.0).round()));
        }
    }
    scene.ground(&format!(
        "<path d=\"{stones}\" stroke=\"{colour}\" stroke-width=\"1.3\" stroke-linecap=\"round\"/>"
    ));
}

/// The streets from the gates to the squares, and those between the quarters.
fn streets() -> Vec<Line> {
    let streets: [&[(f64, f64)]; 6] = [
        &[(70.0, 60.0), (90.0, 84.0), (98.0, 120.0), (98.0, 168.0)],
        &[(419.0, 70.0), (402.0, 88.0)],
        &[(300.0, 314.0), (300.0, 235.5)],
        &[(47.0, 235.5), (433.0, 235.5)],
        &[(237.5, 52.0), (237.5, 235.5)],
        &[(237.5, 138.5), (433.0, 138.5)],
    ];
    streets.map(|street| Line(street.iter().map(|&(x, y)| Point::new(x, y)).collect())).into()
}

fn pave(streets: &[Line], scene: &mut Scene) {
    let path: String = streets.iter().map(Line::path).collect();
    scene.ground(&format!(
        "<g fill=\"none\" stroke-linejoin=\"round\"><path d=\"{path}\" stroke=\"{CARCASSONNE_DEEP}\" stroke-width=\"7\"/>\
         <path d=\"{path}\" stroke=\"{ROAD}\" stroke-width=\"5.6\"/></g>"
    ));
}

/// The building that gives a quarter its name, and what goes with it.
fn landmark(quarter: usize, scene: &mut Scene) {
    let at = Grounds::of(quarter).landmark;
    match quarter {
        0 => scene.stand(Sprite::CASTLE, at),
        1 => {
            scene.stand(Sprite::MARKET_HALL, at);
            // Stalls have their origin in the middle.
            for (i, (dx, dy)) in [(-19.0, 20.0), (12.0, 26.0)].into_iter().enumerate() {
                scene.stand(Sprite::stall(i as u8), at + Point::new(dx, dy));
            }
        }
        2 => scene.stand(Sprite::FORGE, at),
        _ => scene.stand(Sprite::CATHEDRAL, at),
    }
}

/// Towers and gates of the great wall, once more: their tops rise above what lies within.
fn posts(scene: &mut Scene) {
    for (tile, cell) in TileSet::count().tiles.iter().zip(0..) {
        let layout = tile_layout(tile);
        let corner = Point::new(f64::from(cell % 4) * TILE, f64::from(cell / 4) * TILE);
        let great = layout.walls.iter().filter(|w| tile.segments[w.segment].kind == FeatureKind::Carcassonne);
        for (sprite, foot) in great.flat_map(|wall| wall::posts(wall, true, &layout)) {
            scene.stand(sprite, corner + foot);
        }
    }
}

/// Fills a quarter with houses of its kind, row by row.
fn houses(quarter: usize, streets: &[Line], dice: &mut Dice, scene: &mut Scene) {
    let kinds: &[Sprite] = match quarter {
        0 => &[Sprite::MANOR, Sprite::MANOR, Sprite::MANOR, Sprite::oak(2)],
        1 => &[Sprite::long_house(1), Sprite::house(3), Sprite::long_house(3), Sprite::tall_house(1)],
        2 => &[Sprite::COTTAGE, Sprite::COTTAGE, Sprite::long_house(4), Sprite::house(4)],
        _ => &[Sprite::house(0), Sprite::long_house(2), Sprite::house(2), Sprite::oak(0), Sprite::oak(2)],
    };
    let plot = Plot { region: quarter_region(quarter), kept: kept(quarter), streets };
    let (from, to) = plot.region.bounds();
    let mut y = from.y + 14.0;
    while y < to.y {
        let mut x = from.x + dice.between(2.0, 6.0);
        while x < to.x {
            let sprite = dice.pick(kinds);
            let (width, _) = sprite.size();
            let foot = Point::new((x + width / 2.0).round(), (y + dice.between(-1.0, 1.0)).round());
            if plot.has_room(sprite, foot) && scene.is_free(sprite, foot, COVER) {
                scene.stand(sprite, foot);
                x += width + dice.between(0.6, 2.6);
            } else {
                x += 3.0;
            }
        }
        y += 12.4;
    }
}

/// What stays free in a quarter: the square, the place of the Count, and the ground of the market. Each by its
/// north-west and south-east corner.
fn kept(quarter: usize) -> Vec<(Point, Point)> {
    let grounds = Grounds::of(quarter);
    let (from, to) = grounds.square();
    let count = count_spot(quarter);
    let mut kept = vec![
        (from + Point::new(1.0, 1.0), to),
        (count + Point::new(-13.0, 0.0), count + Point::new(13.0, 24.0)),
    ];
    let at = grounds.landmark;
    match quarter {
        1 => kept.push((at - Point::new(36.0, 36.0), at + Point::new(30.0, 38.0))),
        2 => kept.push((at - Point::new(24.0, 30.0), at + Point::new(24.0, 20.0))),
        _ => {}
    }
    kept
}

/// Ground to build on.
struct Plot<'s> {
    region: Region,
    kept: Vec<(Point, Point)>,
    streets: &'s [Line],
}

impl Plot<'_> {
    /// Whether a house keeps within its quarter and off all that stays free.
    fn has_room(&self, sprite: Sprite, foot: Point) -> bool {
        let (width, height) = sprite.size();
        let (left, right) = (foot.x - width / 2.0, foot.x + width / 2.0);
        let clear = |(from, to): &(Point, Point)| {
            right < from.x || left > to.x || foot.y < from.y || foot.y - height > to.y
        };
        let inside = |p: Point| self.region.contains(p) && self.region.clearance(p) > 2.0;
        let off_street = |p: Point| self.streets.iter().all(|street| street.distance(p) > 4.4);
        let corners = [
            (left, foot.y),
            (foot.x, foot.y),
            (right, foot.y),
            (left, foot.y - height),
            (right, foot.y - height),
        ];
        self.kept.iter().all(clear)
            && corners.iter().all(|&(x, y)| inside(Point::new(x, y)) && off_street(Point::new(x, y)))
    }
}
