//! The tiles of the base game and its expansions.

mod abbey;
pub(crate) mod carcassonne;
mod city;
mod inn;
mod marketplace;
mod mountain;
mod port;
mod road;
mod village;

use crate::art::meadow::{self, Steps};
use crate::art::scene::Scene;
use crate::art::{OVERLAP, VARIANTS, water};
use crate::dice::Dice;
use crate::geometry::TILE;
use crate::layout::TileLayout;
use crate::palette::MEADOW;
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::TileType;

/// The picture of a tile, given the layout of the unturned tile.
pub(crate) fn draw(tile: &TileType, unturned: &TileLayout, rotation: Rotation, variant: u32) -> String {
    if mountain::holds(tile) {
        return mountain::draw(tile, rotation, variant);
    }
    let layout = unturned.turned(rotation);
    let mut dice = Dice::new(&tile.name, variant % VARIANTS);
    let mut scene = Scene::default();

    let side = TILE + 2.0 * OVERLAP;
    scene.ground(&format!("<path d=\"M-{OVERLAP} -{OVERLAP}h{side}v{side}h-{side}z\" fill=\"{MEADOW}\"/>"));
    inn::draw(&layout, &mut scene);
    meadow::draw(tile, unturned, rotation, Steps::Any, &mut dice, &mut scene);
    water::draw(tile, &layout, &mut dice, &mut scene);
    let abbey = abbey::stands_on(tile);
    if abbey {
        abbey::grounds(&layout, &mut scene);
    }
    road::draw(tile, &layout, &mut scene);
    road::bridges(tile, &layout, &mut scene);
    marketplace::draw(tile, &layout, &mut dice, &mut scene);
    city::draw(tile, &layout, &mut dice, &mut scene);
    village::draw(tile, &layout, &mut dice, &mut scene);
    if abbey {
        abbey::draw(&layout, &mut dice, &mut scene);
    }
    scene.finish()
}

#[cfg(test)]
mod tests {
    use crate::art::tests::check_ports;
    use crate::geometry::Point;
    use crate::palette::{CARCASSONNE, CITY, MEADOW, RIVER, ROAD, STREAM, WATER_BRIGHT};
    use crate::tile_svg;
    use bastide_engine::geometry::Rotation;
    use bastide_engine::tiles::{FeatureKind, TileSet};

    #[test]
    fn every_port_shows_the_ground_of_its_segment() {
        let grounds = [(FeatureKind::Field, MEADOW), (FeatureKind::Road, ROAD), (FeatureKind::City, CITY)];
        check_ports(&TileSet::base(), &grounds, 300);
        check_ports(&TileSet::inns_cathedrals(), &grounds, 300);
    }

    #[test]
    fn every_port_of_a_river_or_of_carcassonne_shows_the_ground_of_its_segment() {
        let grounds = [
            (FeatureKind::Field, MEADOW),
            (FeatureKind::Road, ROAD),
            (FeatureKind::City, CITY),
            (FeatureKind::River, RIVER),
            (FeatureKind::River, WATER_BRIGHT),
            (FeatureKind::Stream, STREAM),
            (FeatureKind::Carcassonne, CARCASSONNE),
        ];
        for set in [TileSet::river(), TileSet::rivers_ports(), TileSet::count()] {
            check_ports(&set, &grounds, 400);
        }
    }

    #[test]
    fn v9_a_mountain_shows_grass_all_around() {
        let set = TileSet::parse("mountain.toml", include_str!("../../../../tests/mountain.toml")).unwrap();
        check_ports(&set, &[(FeatureKind::Mountain, MEADOW)], 300);
    }

    #[test]
    fn a_shield_hangs_upright_where_the_layout_says() {
        let set = TileSet::base();
        let tile = set.tile("city-whole-shield").unwrap();
        for rotation in Rotation::ALL {
            let Point { x, y } = crate::tile_layout(tile).segments[0].shields[0].turned(rotation);
            let expected = crate::sprite::Sprite::SHIELD.at(Point::new(x, y));
            assert!(tile_svg(tile, rotation, 0).contains(&expected));
        }
    }
}
