use crate::art::OVERLAP;
use crate::art::scene::Scene;
use crate::dice::Dice;
use crate::geometry::{Point, TILE};
use crate::layout::{SegmentLayout, TileLayout};
use crate::palette::{COURT, COURT_BRIGHT, COURT_DEEP};
use crate::sprite::Sprite;
use crate::svg::number;
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::{FeatureKind, TileType};

/// Draws the courts: sand with worn paving, a little green. Everything is placed on the
/// unturned tile and then turned, so that it stays where it is while a player turns the tile.
pub(super) fn draw(
    tile: &TileType,
    layout: &TileLayout,
    rotation: Rotation,
    dice: &mut Dice,
    scene: &mut Scene,
) {
    let side = TILE + 2.0 * OVERLAP;
    scene.ground(&ground(&format!("M-{OVERLAP} -{OVERLAP}h{side}v{side}h-{side}z")));
    for (_, court) in tile.segments.iter().zip(&layout.segments).filter(|(s, _)| s.kind == FeatureKind::Court)
    {
        stains(court, rotation, dice, scene);
        let count = (court.region.area() / 150.0).round() as usize;
        for i in 0..count {
            let (sprite, put): (Sprite, Put) = match i % 9 {
                7 => (Sprite::TUFT, Scene::stand),
                8 => (Sprite::BUSH, Scene::stand),
                _ => (Sprite::cobbles(dice.below(3) as u8), Scene::lay),
            };
            scatter((sprite, put), court, rotation, dice, scene);
        }
        if court.markets.is_empty() && court.region.area() > 2200.0 && dice.chance(45) {
            let oak = Sprite::oak(dice.below(3) as u8);
            scatter((oak, Scene::stand), court, rotation, dice, scene);
        }
    }
}

/// The sand of a court within an outline.
pub(crate) fn ground(outline: &str) -> String {
    format!("<path d=\"{outline}\" fill=\"{COURT}\"/>")
}

/// How something comes into the scene: lying, or standing.
type Put = fn(&mut Scene, Sprite, Point);

/// Puts something anywhere in the court where there is room for it.
fn scatter(
    (sprite, put): (Sprite, Put),
    court: &SegmentLayout,
    rotation: Rotation,
    dice: &mut Dice,
    scene: &mut Scene,
) {
    let (width, height) = sprite.size();
    let radius = width.max(height) / 2.0;
    for _ in 0..6 {
        let p = Point::new(dice.between(4.0, TILE - 4.0), dice.between(4.0, TILE - 4.0));
        let tall = if height > 6.5 { 13.0 } else { 0.0 };
        let fits = court.region.contains(p)
            && court.region.clearance(p) > radius + 1.6
            && court.markets.iter().all(|market| market.distance(p) > 15.0 + radius)
            && p.distance(court.spot) > tall + radius * f64::from(u8::from(tall > 0.0));
        let foot = p.turned(rotation) + Point::new(0.0, height / 2.0);
        if fits && scene.is_free(sprite, foot, (0.8, 0.8)) {
            put(scene, sprite, foot);
            return;
        }
    }
}

/// Lighter and darker sand, well inside the court so that rims match.
fn stains(court: &SegmentLayout, rotation: Rotation, dice: &mut Dice, scene: &mut Scene) {
    for i in 0..(court.region.area() / 900.0).ceil() as usize {
        let (rx, ry) = (dice.between(7.0, 16.0), dice.between(5.0, 9.0));
        let p = Point::new(dice.between(4.0, TILE - 4.0), dice.between(4.0, TILE - 4.0));
        if court.region.contains(p) && court.region.clearance(p) > rx + 1.0 {
            let at = p.turned(rotation);
            let (colour, opacity) = if i % 2 == 0 { (COURT_BRIGHT, ".7") } else { (COURT_DEEP, ".22") };
            scene.ground(&format!(
                "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"{colour}\" opacity=\"{opacity}\"/>",
                number(at.x),
                number(at.y),
                number(rx),
                number(ry)
            ));
        }
    }
}

/// Draws one stall for each market.
pub(super) fn markets(tile: &TileType, layout: &TileLayout, dice: &mut Dice, scene: &mut Scene) {
    let courts = tile.segments.iter().zip(&layout.segments).filter(|(s, _)| s.kind == FeatureKind::Court);
    for market in courts.flat_map(|(_, court)| &court.markets) {
        scene.stand(Sprite::stall(dice.below(3) as u8), *market);
    }
}
