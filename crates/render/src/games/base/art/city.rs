use super::port;
use crate::art::scene::Scene;
use crate::art::{houses, wall};
use crate::dice::Dice;
use crate::geometry::{Point, Region, TILE};
use crate::layout::{TileLayout, Wall};
use crate::palette::{CARCASSONNE, CARCASSONNE_DEEP, CITY, CITY_BRIGHT, CITY_DEEP};
use crate::sprite::Sprite;
use crate::svg::number;
use bastide_engine::tiles::{Attr, FeatureKind, TileType};

/// Draws the cities: ground, walls, houses and coats of arms.
pub(super) fn draw(tile: &TileType, layout: &TileLayout, dice: &mut Dice, scene: &mut Scene) {
    let cities = || (0..tile.segments.len()).filter(|&i| tile.segments[i].kind == FeatureKind::City);
    for wall in &layout.walls {
        wall::shadow(wall, is_great(tile, wall), scene);
    }
    for (segment, place) in tile.segments.iter().zip(&layout.segments) {
        if segment.kind == FeatureKind::Carcassonne {
            let path = place.region.path();
            scene.ground(&format!(
                "<path d=\"{path}\" fill=\"{CARCASSONNE}\" stroke=\"{CARCASSONNE}\" stroke-width=\".8\"/>"
            ));
            paving(&place.region, CARCASSONNE_DEEP, dice, scene);
        }
    }
    for city in cities() {
        let path = layout.segments[city].region.path();
        // The stroke carries the ground over the rim; along the walls it is covered by them.
        scene.ground(&format!("<path d=\"{path}\" fill=\"{CITY}\" stroke=\"{CITY}\" stroke-width=\".8\"/>"));
        paving(&layout.segments[city].region, CITY_DEEP, dice, scene);
    }
    port::basins(tile, layout, scene);
    for wall in &layout.walls {
        wall::draw(wall, is_great(tile, wall), layout, scene);
    }
    port::draw(tile, layout, scene);
    for city in cities() {
        let has_cathedral = tile.segments[city].attrs.get(Attr::Cathedral) > 0;
        if has_cathedral {
            layout.segments[city].building.iter().for_each(|at| cathedral(*at, scene));
        }
        let built = if has_cathedral { (37.0, 40.0) } else { (28.0, 24.0) };
        houses::draw(city, built, layout, dice, scene);
        for shield in &layout.segments[city].shields {
            scene.above(&Sprite::SHIELD.at(*shield));
        }
    }
}

fn is_great(tile: &TileType, wall: &Wall) -> bool {
    tile.segments[wall.segment].kind == FeatureKind::Carcassonne
}

/// A cathedral on its square.
fn cathedral(middle: Point, scene: &mut Scene) {
    let (x, y) = (number(middle.x), number(middle.y + 12.0));
    scene.ground(&format!(
        "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"39\" ry=\"29\" fill=\"{CITY_BRIGHT}\" stroke=\"{CITY_DEEP}\" stroke-width=\"1\"/>"
    ));
    scene.stand(Sprite::CATHEDRAL, middle + Point::new(0.0, 37.0));
}

/// A few worn stones, so that the ground is not one flat colour.
fn paving(region: &Region, colour: &str, dice: &mut Dice, scene: &mut Scene) {
    let mut stones = String::new();
    for _ in 0..(region.area() / 160.0) as usize {
        let p = Point::new(dice.between(4.0, TILE - 4.0), dice.between(4.0, TILE - 4.0));
        if region.contains(p) && region.clearance(p) > wall::THICK + 2.0 {
            stones += &format!("M{} {}h{}", number(p.x), number(p.y), number(dice.between(1.5, 4.0)));
        }
    }
    if !stones.is_empty() {
        scene.ground(&format!(
            "<path d=\"{stones}\" stroke=\"{colour}\" stroke-linecap=\"round\" opacity=\".7\"/>"
        ));
    }
}
