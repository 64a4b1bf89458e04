//! The tiles of Hunters and Gatherers: grassland with beasts, dense forests, rivers and lakes.

mod forest;

use super::scene::Scene;
use super::{OVERLAP, VARIANTS, meadow, water};
use crate::dice::Dice;
use crate::geometry::{Point, TILE};
use crate::layout::{Drawn, Thing, TileLayout};
use crate::palette::MEADOW;
use crate::sprite::Sprite;
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::{FeatureKind, TileType};

/// The picture of a tile of Hunters and Gatherers.
pub(super) fn draw(tile: &TileType, unturned: &TileLayout, rotation: Rotation, variant: u32) -> String {
    let layout = unturned.turned(rotation);
    let mut dice = Dice::new(&tile.name, variant % VARIANTS);
    let mut scene = Scene::default();
    let of = |kind: FeatureKind| (0..tile.segments.len()).filter(move |&i| tile.segments[i].kind == kind);

    let side = TILE + 2.0 * OVERLAP;
    scene.ground(&format!("<path d=\"M-{OVERLAP} -{OVERLAP}h{side}v{side}h-{side}z\" fill=\"{MEADOW}\"/>"));
    for drawn in of(FeatureKind::Meadow).flat_map(|i| &layout.segments[i].things) {
        put(*drawn, &mut scene);
    }
    meadow::draw(tile, unturned, rotation, &mut dice, &mut scene);
    for forest in of(FeatureKind::Forest) {
        forest::ground(&layout.segments[forest], &mut scene);
    }
    water::rivers(layout.ways.iter(), &mut scene);
    for lake in of(FeatureKind::Lake) {
        water::lake(&layout.segments[lake], &mut dice, &mut scene);
    }
    for spring in &layout.ends {
        scene.lay(Sprite::Spring, *spring);
    }
    for forest in of(FeatureKind::Forest) {
        for drawn in &layout.segments[forest].things {
            put(*drawn, &mut scene);
        }
        forest::trees(tile, forest, &layout, &mut dice, &mut scene);
    }
    scene.finish()
}

/// Puts a thing where the layout wants its middle.
pub(super) fn put(Drawn { thing, at }: Drawn, scene: &mut Scene) {
    let sprite = Sprite::Thing(thing);
    let down = match thing {
        Thing::Fish => 0.0,
        _ => sprite.size().1 / 2.0,
    };
    let foot = Point::new(at.x.round(), (at.y + down).round());
    match thing {
        Thing::Fish => scene.above(&sprite.at(foot)),
        _ => scene.stand(sprite, foot),
    }
}
