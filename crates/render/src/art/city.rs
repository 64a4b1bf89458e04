use super::scene::Scene;
use super::{houses, wall};
use crate::dice::Dice;
use crate::geometry::{Point, Region, TILE};
use crate::layout::TileLayout;
use crate::palette::{CITY, CITY_DEEP};
use crate::sprite::Sprite;
use crate::svg::number;
use bastide_engine::tiles::{FeatureKind, TileType};

/// Draws the cities: ground, walls, houses and coats of arms.
pub(super) fn draw(tile: &TileType, layout: &TileLayout, dice: &mut Dice, scene: &mut Scene) {
    let cities = || (0..tile.segments.len()).filter(|&i| tile.segments[i].kind == FeatureKind::City);
    for wall in &layout.walls {
        wall::shadow(wall, scene);
    }
    for city in cities() {
        let path = layout.segments[city].region.path();
        // The stroke carries the ground over the rim; along the walls it is covered by them.
        scene.ground(&format!("<path d=\"{path}\" fill=\"{CITY}\" stroke=\"{CITY}\" stroke-width=\".8\"/>"));
        paving(&layout.segments[city].region, dice, scene);
    }
    for wall in &layout.walls {
        wall::draw(wall, layout, scene);
    }
    for city in cities() {
        houses::draw(city, layout, dice, scene);
        for shield in &layout.segments[city].shields {
            scene.above(&Sprite::Shield.at(*shield));
        }
    }
}

/// A few worn stones, so that the ground is not one flat colour.
fn paving(region: &Region, dice: &mut Dice, scene: &mut Scene) {
    let mut stones = String::new();
    for _ in 0..(region.area() / 160.0) as usize {
        let p = Point::new(dice.between(4.0, TILE - 4.0), dice.between(4.0, TILE - 4.0));
        if region.contains(p) && region.clearance(p) > wall::THICK + 2.0 {
            stones += &format!("M{} {}h{}", number(p.x), number(p.y), number(dice.between(1.5, 4.0)));
        }
    }
    if !stones.is_empty() {
        scene.ground(&format!(
            "<path d=\"{stones}\" stroke=\"{CITY_DEEP}\" stroke-linecap=\"round\" opacity=\".7\"/>"
        ));
    }
}
