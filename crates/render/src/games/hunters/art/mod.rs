//! The tiles of Hunters and Gatherers: grassland with beasts, dense forests, rivers and lakes.

mod forest;

use super::Thing;
use crate::art::meadow::{self, Steps};
use crate::art::scene::Scene;
use crate::art::{OVERLAP, VARIANTS, water};
use crate::dice::Dice;
use crate::geometry::{Point, TILE};
use crate::layout::{Drawn, TileLayout};
use crate::palette::MEADOW;
use crate::sprite::Sprite;
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::{FeatureKind, TileType};

/// The picture of a tile of Hunters and Gatherers.
pub(crate) fn draw(tile: &TileType, unturned: &TileLayout, rotation: Rotation, variant: u32) -> String {
    let layout = unturned.turned(rotation);
    let mut dice = Dice::new(&tile.name, variant % VARIANTS);
    let mut scene = Scene::default();
    let of = |kind: FeatureKind| (0..tile.segments.len()).filter(move |&i| tile.segments[i].kind == kind);

    let side = TILE + 2.0 * OVERLAP;
    scene.ground(&format!("<path d=\"M-{OVERLAP} -{OVERLAP}h{side}v{side}h-{side}z\" fill=\"{MEADOW}\"/>"));
    for drawn in of(FeatureKind::Meadow).flat_map(|i| &layout.segments[i].things) {
        put(*drawn, &mut scene);
    }
    meadow::draw(tile, unturned, rotation, Steps::Whole, &mut dice, &mut scene);
    for forest in of(FeatureKind::Forest) {
        forest::ground(&layout.segments[forest], &mut scene);
    }
    water::rivers(layout.ways.iter(), &mut scene);
    for lake in of(FeatureKind::Lake) {
        water::lake(&layout.segments[lake], &mut dice, &mut scene);
        for drawn in &layout.segments[lake].things {
            put(*drawn, &mut scene);
        }
    }
    for spring in &layout.ends {
        scene.lay(Sprite::SPRING, *spring);
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
fn put(Drawn { thing, at }: Drawn, scene: &mut Scene) {
    let sprite = Sprite::thing(thing);
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

#[cfg(test)]
mod tests {
    use crate::art::tests::check_ports;
    use crate::palette::{FOREST, FOREST_INK, LEAVES, MEADOW, RIVER, WATER_BRIGHT};
    use bastide_engine::tiles::{FeatureKind, TileSet};

    #[test]
    fn every_port_of_the_land_shows_the_ground_of_its_segment() {
        let mut grounds = vec![
            (FeatureKind::Meadow, MEADOW),
            (FeatureKind::River, RIVER),
            (FeatureKind::River, WATER_BRIGHT),
            (FeatureKind::Forest, FOREST),
            (FeatureKind::Forest, FOREST_INK),
        ];
        // Trees grow up to the rim.
        grounds.extend(LEAVES.as_flattened().iter().map(|leaf| (FeatureKind::Forest, *leaf)));
        check_ports(&TileSet::hunters(), &grounds, 400);
        check_ports(&TileSet::hunters_bonus(), &grounds, 400);
    }
}
