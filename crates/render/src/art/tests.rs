use crate::geometry::{Point, Rim, TILE};
use crate::palette::{
    CITE, CITY, COURT, FOREST, FOREST_INK, HOMES, LEAVES, MARKET, MEADOW, PATH, PATH_DEEP, RIVER, ROAD, ROOF,
    STREAM, TOWER, WATER_BRIGHT,
};
use crate::png::pixels;
use crate::{VARIANTS, tile_svg};
use bastide_engine::geometry::{Port, Rotation};
use bastide_engine::tiles::{FeatureKind, TileSet, TileType};

/// Pixels for each unit of a tile.
const SCALE: f64 = 2.0;

fn channels(colour: &str) -> [i32; 3] {
    [1, 3, 5].map(|i| i32::from_str_radix(&colour[i..i + 2], 16).unwrap())
}

/// The terrain whose ground colour is nearest to this one.
fn terrain(pixel: [i32; 3], grounds: &[(FeatureKind, &str)], slack: i32, place: &str) -> FeatureKind {
    let far = |colour: &str| channels(colour).iter().zip(pixel).map(|(a, b)| (a - b).pow(2)).sum::<i32>();
    let (kind, colour) = grounds.iter().min_by_key(|(_, colour)| far(colour)).unwrap();
    assert!(far(colour) < slack, "{place}: {pixel:?} is no ground at all, nearest is {kind}");
    *kind
}

fn owner(tile: &TileType, rotation: Rotation, port: Port) -> FeatureKind {
    let segment = tile.segments.iter().find(|s| s.ports.turned(rotation).contains(port));
    segment.unwrap().kind
}

/// The picture agrees with the data: what a port belongs to is what is painted there. As
/// two tiles only meet where their ports agree, the pictures join as well.
fn check_ports(set: &TileSet, grounds: &[(FeatureKind, &str)], slack: i32) {
    for tile in &set.tiles {
        for rotation in Rotation::ALL {
            for variant in 0..VARIANTS {
                let picture = pixels(&tile_svg(tile, rotation, variant), (TILE * SCALE) as u32).unwrap();
                for port in Port::all() {
                    let rim = Rim((port.index() as f64 + 0.5) * TILE / 3.0);
                    // One pixel and a half in from the rim.
                    let p = (rim.point() + Rim::clockwise(rim.side_after()).right() * 0.75) * SCALE;
                    let clamp = |v: f64| (v as u32).min((TILE * SCALE) as u32 - 1);
                    let pixel = picture.pixel(clamp(p.x), clamp(p.y)).unwrap();
                    let pixel = [pixel.red(), pixel.green(), pixel.blue()].map(i32::from);
                    let place = format!("{} turned by {rotation}, port {port}", tile.name);
                    assert_eq!(
                        terrain(pixel, grounds, slack, &place),
                        owner(tile, rotation, port),
                        "{place}"
                    );
                }
            }
        }
    }
}

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
        (FeatureKind::Carcassonne, CITE),
    ];
    for set in [TileSet::river(), TileSet::rivers_ports(), TileSet::count()] {
        check_ports(&set, &grounds, 400);
    }
}

#[test]
fn v9_a_mountain_shows_grass_all_around() {
    let set = TileSet::parse("mountain.toml", include_str!("../../tests/mountain.toml")).unwrap();
    check_ports(&set, &[(FeatureKind::Mountain, MEADOW)], 300);
}

#[test]
fn every_port_of_a_castle_shows_the_ground_of_its_segment() {
    let mut grounds =
        vec![(FeatureKind::Court, COURT), (FeatureKind::Road, PATH), (FeatureKind::Road, PATH_DEEP)];
    // A court in the shadow of a house.
    grounds.push((FeatureKind::Court, "#baa67c"));
    grounds.extend(ROOF.map(|colour| (FeatureKind::House, colour)));
    grounds.extend(TOWER.map(|colour| (FeatureKind::Tower, colour)));
    // Paving, tiles and masonry go up to the rim.
    check_ports(&TileSet::castle(), &grounds, 2_500);
}

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

#[test]
fn every_port_of_the_wild_shows_the_ground_of_its_segment() {
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

#[test]
fn a_shield_hangs_upright_where_the_layout_says() {
    let set = TileSet::base();
    let tile = set.tile("city-whole-shield").unwrap();
    for rotation in Rotation::ALL {
        let Point { x, y } = crate::tile_layout(tile).segments[0].shields[0].turned(rotation);
        let expected = crate::sprite::Sprite::Shield.at(Point::new(x, y));
        assert!(tile_svg(tile, rotation, 0).contains(&expected));
    }
}
