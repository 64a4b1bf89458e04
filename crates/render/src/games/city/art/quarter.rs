use crate::art::OVERLAP;
use crate::art::houses::{self, COVER, Quarter};
use crate::art::scene::Scene;
use crate::dice::Dice;
use crate::geometry::{Point, TILE};
use crate::layout::{SegmentLayout, TileLayout};
use crate::palette::{HOMES, HOMES_BRIGHT, HOMES_DEEP};
use crate::sprite::Sprite;
use crate::svg::number;
use bastide_engine::tiles::{Building, SegmentType};

/// From one row of houses to the next.
const ROW: f64 = 13.0;
/// What every second row leaves free in front of it.
const LANE: f64 = 2.0;

/// The ground of all homes.
pub(super) fn ground(scene: &mut Scene) {
    let side = TILE + 2.0 * OVERLAP;
    scene.ground(&format!("<path d=\"M-{OVERLAP} -{OVERLAP}h{side}v{side}h-{side}z\" fill=\"{HOMES}\"/>"));
}

/// Draws a residential area: its public or historic building, and rows of houses around it.
pub(super) fn draw(
    segment: &SegmentType,
    homes: usize,
    layout: &TileLayout,
    dice: &mut Dice,
    scene: &mut Scene,
) {
    let place = &layout.segments[homes];
    yards(place, dice, scene);
    square(place.spot, (12.0, 8.0), scene);
    if let (Some(building), Some(at)) = (segment.building, place.building) {
        let sprite = match building {
            Building::Public => Sprite::public(dice.below(3) as u8),
            historic => Sprite::landmark(historic as u8),
        };
        square(at + Point::new(0.0, 4.0), (23.0, 16.0), scene);
        scene.stand(sprite, foot(sprite, at));
    }
    let quarter = Quarter::new(place, layout, false);
    rows(&quarter, dice, scene);
    houses::fill(&quarter, 3.0, dice, scene);
}

/// Where a building has its foot whose middle is to be about here: all of it stays on the tile.
fn foot(sprite: Sprite, at: Point) -> Point {
    let (width, height) = sprite.size();
    // Its shadow falls to the east.
    let x = at.x.clamp(width / 2.0 + 1.0, TILE - width / 2.0 - 7.0);
    Point::new(x, (at.y + (height / 2.0).min(17.0)).clamp(height + 1.5, TILE - 3.0))
}

/// Open ground in the light, within the tile so that rims match.
fn square(at: Point, (rx, ry): (f64, f64), scene: &mut Scene) {
    let room = |at: f64| at.min(TILE - at) - 2.0;
    let (rx, ry) = (number(room(at.x).min(rx)), number(room(at.y).min(ry)));
    scene.ground(&format!(
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{rx}\" ry=\"{ry}\" fill=\"{HOMES_BRIGHT}\"/>",
        number(at.x),
        number(at.y)
    ));
}

/// Worn ground, well inside so that rims match.
fn yards(place: &SegmentLayout, dice: &mut Dice, scene: &mut Scene) {
    let mut stones = String::new();
    for _ in 0..(place.region.area() / 500.0) as usize {
        let p = Point::new(dice.between(4.0, TILE - 8.0).round(), dice.between(4.0, TILE - 4.0).round());
        if place.region.contains(p) && place.region.clearance(p) > 4.0 {
            stones += &format!("M{} {}h{}", number(p.x), number(p.y), number(dice.between(2.0, 5.0).round()));
        }
    }
    if !stones.is_empty() {
        scene.ground(&format!("<path d=\"{stones}\" stroke=\"{HOMES_DEEP}\" stroke-linecap=\"round\"/>"));
    }
}

fn rows(quarter: &Quarter, dice: &mut Dice, scene: &mut Scene) {
    let mut y = 17.0;
    let mut row = 0;
    while y < TILE {
        let mut x = 2.0 + dice.between(0.0, 3.0);
        while x < TILE {
            let hue = dice.below(5) as u8;
            let mut choice =
                vec![Sprite::terrace(dice.below(4) as u8), Sprite::long_house(hue), Sprite::house(hue)];
            match dice.below(14) {
                0 => choice.insert(0, Sprite::GARDEN),
                1 => choice.insert(0, Sprite::oak(hue % 3)),
                _ => {}
            }
            let foot = |sprite: Sprite| Point::new((x + sprite.size().0 / 2.0).ceil(), y);
            let fits = |&sprite: &Sprite| {
                scene.is_free(sprite, foot(sprite), COVER) && quarter.has_room(sprite, foot(sprite))
            };
            match choice.into_iter().find(fits) {
                Some(sprite) => {
                    scene.stand(sprite, foot(sprite));
                    x += sprite.size().0 + dice.between(0.2, 1.4);
                }
                None => x += 2.0,
            }
        }
        row += 1;
        y += if row % 2 == 0 { ROW + LANE } else { ROW };
    }
}
