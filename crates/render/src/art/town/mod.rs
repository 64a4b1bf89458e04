//! The tiles of The City: homes on brown ground, green markets, paved streets, and the buildings that
//! guards look out on.

pub(crate) mod market;
mod quarter;

use super::VARIANTS;
use super::castle::path;
use super::scene::Scene;
use crate::dice::Dice;
use crate::geometry::Point;
use crate::layout::tile_layout;
use crate::sprite::Sprite;
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::{FeatureKind, TileType};

/// Whether a tile belongs to The City.
pub(super) fn holds(tile: &TileType) -> bool {
    let town = |kind| matches!(kind, FeatureKind::Market | FeatureKind::Residential);
    tile.segments.iter().any(|segment| town(segment.kind))
}

/// The picture of a tile of The City.
pub(super) fn draw(tile: &TileType, rotation: Rotation, variant: u32) -> String {
    let layout = tile_layout(tile).turned(rotation);
    let mut dice = Dice::new(&tile.name, variant % VARIANTS);
    let mut scene = Scene::default();
    let of = |kind: FeatureKind| (0..tile.segments.len()).filter(move |&i| tile.segments[i].kind == kind);
    quarter::ground(&mut scene);
    for market in of(FeatureKind::Market) {
        market::draw(&tile.segments[market], &layout.segments[market], &mut dice, &mut scene);
    }
    path::draw(&layout, &mut scene);
    for wall in &layout.walls {
        scene.ground(&market::fence(&wall.line));
    }
    path::furnish(&layout, &mut scene);
    for way in layout.ways.iter().filter(|way| way.gate) {
        scene.stand(Sprite::Gateway, way.line.last() + Point::new(0.0, 3.0));
    }
    for homes in of(FeatureKind::Residential) {
        quarter::draw(&tile.segments[homes], homes, &layout, &mut dice, &mut scene);
    }
    scene.finish()
}
