//! What the tests of all rooms check their tiles with.

use crate::geometry::{Rim, TILE};
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
pub(crate) fn check_ports(set: &TileSet, grounds: &[(FeatureKind, &str)], slack: i32) {
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
