//! What is drawn within the great wall of Carcassonne, over all its tiles: four quarters that nobody takes for
//! each other.

use super::houses::COVER;
use super::scene::Scene;
use crate::dice::Dice;
use crate::family::{CARCASSONNE, Grounds, QUARTERS, quarter_region};
use crate::geometry::{Point, Region};
use crate::palette::{CITE, CITE_DEEP, ROAD};
use crate::sprite::Sprite;
use crate::svg::number;

/// The ground of each quarter, and its squares.
const TINTS: [(&str, &str); QUARTERS] =
    [("#c3c2b8", "#dad8cc"), ("#e3b866", "#f3d691"), ("#a88462", "#c3a17b"), ("#b9c68b", "#efe4c8")];

/// The drawing, in units of a tile from the north-west corner of the block.
pub(crate) fn draw() -> String {
    let mut scene = Scene::default();
    let mut dice = Dice::new("carcassonne", 0);
    for quarter in 0..QUARTERS {
        ground(quarter, &mut scene);
    }
    streets(&mut scene);
    for quarter in 0..QUARTERS {
        landmark(quarter, &mut scene);
    }
    for quarter in 0..QUARTERS {
        houses(quarter, &mut dice, &mut scene);
    }
    scene.finish()
}

fn ground(quarter: usize, scene: &mut Scene) {
    let (tint, bright) = TINTS[quarter];
    let path = quarter_region(quarter).path();
    let (from, to) = Grounds::of(quarter).square();
    scene.ground(&format!(
        "<path d=\"{path}\" fill=\"{tint}\" stroke=\"{CITE_DEEP}\" stroke-width=\".8\"/>\
         <rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"10\" fill=\"{bright}\" stroke=\"{CITE_DEEP}\" stroke-width=\".8\"/>",
        number(from.x),
        number(from.y),
        number(to.x - from.x),
        number(to.y - from.y),
    ));
    let at = Grounds::of(quarter).landmark;
    scene.ground(&format!(
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"40\" ry=\"13\" fill=\"{bright}\"/>",
        number(at.x),
        number((at.y - 4.0).min(300.0)),
    ));
}

/// The streets from the gates to the squares.
fn streets(scene: &mut Scene) {
    let path = "M67 60 84 82 96 166M420 68 404 84M300 316V292Q300 284 290 284H230M237.5 52V238";
    let stroke = |colour: &str, width: f64| {
        format!("<path d=\"{path}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>")
    };
    scene.ground(&format!(
        "<g fill=\"none\" stroke-linejoin=\"round\">{}{}</g>",
        stroke(CITE_DEEP, 8.0),
        stroke(ROAD, 6.6)
    ));
    let borders = "M48 235.5H432M237.5 52V235.5M237.5 138.5H432";
    scene.ground(&format!(
        "<path d=\"{borders}\" fill=\"none\" stroke=\"{CITE}\" stroke-width=\"5\"/>\
         <path d=\"{borders}\" fill=\"none\" stroke=\"{ROAD}\" stroke-width=\"3.4\"/>"
    ));
}

/// The building that gives a quarter its name, and what goes with it.
fn landmark(quarter: usize, scene: &mut Scene) {
    let at = Grounds::of(quarter).landmark;
    match quarter {
        0 => scene.stand(Sprite::Castle, at),
        1 => {
            scene.stand(Sprite::MarketHall, at);
            for (i, (dx, dy)) in [(-17.0, 22.0), (14.0, 24.0)].into_iter().enumerate() {
                scene.stand(Sprite::Stall(i as u8), at + Point::new(dx, dy));
            }
            scene.stand(Sprite::Fountain, at + Point::new(-42.0, -26.0));
        }
        2 => scene.stand(Sprite::Forge, at),
        _ => scene.stand(Sprite::Cathedral, at),
    }
}

/// Fills a quarter with houses of its kind, row by row.
fn houses(quarter: usize, dice: &mut Dice, scene: &mut Scene) {
    let kinds: &[Sprite] = match quarter {
        0 => &[Sprite::Manor, Sprite::Manor, Sprite::TallHouse(4), Sprite::Oak(2)],
        1 => &[Sprite::LongHouse(1), Sprite::House(3), Sprite::LongHouse(3), Sprite::TallHouse(1)],
        2 => &[Sprite::Cottage, Sprite::Cottage, Sprite::LongHouse(4), Sprite::House(4)],
        _ => &[
            Sprite::House(0),
            Sprite::LongHouse(2),
            Sprite::Oak(0),
            Sprite::Oak(2),
            Sprite::House(2),
            Sprite::Poplar,
        ],
    };
    let region = quarter_region(quarter);
    let mut y = 60.0;
    while y < CARCASSONNE.1 {
        let mut x = 50.0 + dice.between(0.0, 4.0);
        while x < CARCASSONNE.0 {
            let sprite = dice.pick(kinds);
            let (width, _) = sprite.size();
            let foot = Point::new((x + width / 2.0).round(), (y + dice.between(-1.0, 1.0)).round());
            if has_room(sprite, foot, &region, Grounds::of(quarter)) && scene.is_free(sprite, foot, COVER) {
                scene.stand(sprite, foot);
                x += width + dice.between(0.4, 1.6);
            } else {
                x += 3.0;
            }
        }
        y += 11.4;
    }
}

/// Whether a house keeps within its quarter and off its square.
fn has_room(sprite: Sprite, foot: Point, region: &Region, grounds: &Grounds) -> bool {
    let (width, height) = sprite.size();
    let (from, to) = grounds.square();
    let square = foot.x + width / 2.0 < from.x + 1.0
        || foot.x - width / 2.0 > to.x - 1.0
        || foot.y < from.y + 1.0
        || foot.y - height > to.y;
    let corner = |dx: f64, dy: f64| {
        let p = foot + Point::new(width * dx, height * dy);
        region.contains(p) && region.clearance(p) > 2.0
    };
    square && [(-0.5, 0.0), (0.5, 0.0), (-0.5, -0.9), (0.5, -0.9)].iter().all(|&(dx, dy)| corner(dx, dy))
}
