//! The tiles of The City: homes on brown ground, green markets, paved streets, and the buildings that
//! guards look out on.

pub(crate) mod market;
mod quarter;

use crate::art::scene::Scene;
use crate::art::{VARIANTS, path};
use crate::dice::Dice;
use crate::geometry::Point;
use crate::layout::TileLayout;
use crate::sprite::Sprite;
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::{FeatureKind, TileType};

/// The picture of a tile of The City.
pub(crate) fn draw(tile: &TileType, unturned: &TileLayout, rotation: Rotation, variant: u32) -> String {
    let layout = unturned.turned(rotation);
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
        scene.stand(Sprite::GATEWAY, way.line.last() + Point::new(0.0, 3.0));
    }
    for homes in of(FeatureKind::Residential) {
        quarter::draw(&tile.segments[homes], homes, &layout, &mut dice, &mut scene);
    }
    scene.finish()
}

#[cfg(test)]
mod tests {
    use crate::art::tests::check_ports;
    use crate::palette::{HOMES, MARKET, PATH, PATH_DEEP};
    use bastide_engine::tiles::{FeatureKind, TileSet};

    #[test]
    fn every_port_of_the_city_shows_the_ground_of_its_segment() {
        let grounds = [
            (FeatureKind::Residential, HOMES),
            (FeatureKind::Market, MARKET),
            (FeatureKind::Road, PATH),
            (FeatureKind::Road, PATH_DEEP),
        ];
        // Between two paving stones the colours run into each other.
        check_ports(&TileSet::city(), &grounds, 2_500);
    }
}
