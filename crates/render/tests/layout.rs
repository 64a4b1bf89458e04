//! Regions and spots agree with the tile data, for every tile there is and for odd ones.

use bastide_engine::geometry::{Port, Rotation};
use bastide_engine::tiles::{FeatureKind, TileSet, TileType};
use bastide_render::{Point, TILE, TileLayout, tile_layout};

/// The base game, and tiles that other sets have or might have.
fn sets() -> Vec<TileSet> {
    vec![
        TileSet::base(),
        TileSet::inns_cathedrals(),
        TileSet::river(),
        TileSet::count(),
        TileSet::rivers_ports(),
        TileSet::castle(),
        TileSet::city(),
        TileSet::hunters(),
        TileSet::hunters_bonus(),
        TileSet::parse("mountain.toml", include_str!("mountain.toml")).expect("a mountain is a tile"),
        TileSet::parse("odd.toml", include_str!("odd.toml")).expect("the odd tiles are tiles"),
    ]
}

fn each(mut check: impl FnMut(&TileType, &TileLayout)) {
    for set in sets() {
        for tile in &set.tiles {
            check(tile, &tile_layout(tile));
        }
    }
}

#[test]
fn a_spot_lies_in_its_own_region_and_in_no_other() {
    each(|tile, layout| {
        for (i, segment) in layout.segments.iter().enumerate() {
            for (j, other) in layout.segments.iter().enumerate() {
                assert_eq!(
                    other.region.contains(segment.spot),
                    i == j,
                    "{}: the spot {:?} of segment {i} and the region of segment {j}",
                    tile.name,
                    segment.spot
                );
            }
            let room = segment.region.clearance(segment.spot);
            assert!(room > 5.0, "{}: segment {i} leaves only {room} around its spot", tile.name);
        }
    });
}

#[test]
fn spots_and_shields_of_a_tile_keep_apart() {
    each(|tile, layout| {
        let shields = layout.segments.iter().flat_map(|s| s.shields.clone());
        let nobodys = [FeatureKind::Crossroads, FeatureKind::River, FeatureKind::Carcassonne];
        let wild = tile.segments.iter().any(|s| s.kind == FeatureKind::Meadow);
        let claimable = |i: &usize| wild || !nobodys.contains(&tile.segments[*i].kind);
        let spots = (0..layout.segments.len()).filter(claimable).map(|i| layout.segments[i].spot);
        let all: Vec<Point> = spots.chain(shields).collect();
        for (i, a) in all.iter().enumerate() {
            for b in &all[..i] {
                assert!(a.distance(*b) > 17.0, "{}: {a:?} and {b:?}", tile.name);
            }
        }
    });
}

#[test]
fn regions_cover_the_tile_and_do_not_overlap() {
    each(|tile, layout| {
        let steps = 60;
        for (x, y) in (0..steps * steps).map(|i| (i % steps, i / steps)) {
            let p = Point::new(f64::from(x) * 2.0 + 1.03, f64::from(y) * 2.0 + 1.07);
            // Beside a bound a rounded line may fall on either side of the point.
            if layout.segments.iter().any(|s| s.region.clearance(p) < 1.0) {
                continue;
            }
            let holders: Vec<usize> =
                (0..layout.segments.len()).filter(|&i| layout.segments[i].region.contains(p)).collect();
            assert!(holders.len() == 1, "{}: {p:?} is in {holders:?}", tile.name);
        }
    });
}

#[test]
fn a_port_lies_in_the_region_of_its_segment_in_every_turn() {
    each(|tile, layout| {
        for rotation in Rotation::ALL {
            let turned = layout.turned(rotation);
            for port in Port::all() {
                let along = 20.0 + 40.0 * (port.index() % 3) as f64;
                let quarters = Rotation::from_quarters((port.index() / 3) as u8);
                let p = Point::new(along, 1.0).turned(quarters);
                let owner = tile.segments.iter().position(|s| s.ports.turned(rotation).contains(port));
                assert!(turned.segments[owner.unwrap()].region.contains(p), "{} {port}", tile.name);
            }
        }
    });
}

#[test]
fn shields_hang_inside_their_city() {
    each(|tile, layout| {
        for (segment, laid) in tile.segments.iter().zip(&layout.segments) {
            let count = segment.attrs.get(bastide_engine::tiles::Attr::Shield) as usize;
            assert_eq!(laid.shields.len(), count);
            for &shield in &laid.shields {
                assert!(
                    laid.region.contains(shield) && laid.region.clearance(shield) > 11.0,
                    "{}",
                    tile.name
                );
                assert!((12.0..TILE - 12.0).contains(&shield.x) && (12.0..TILE - 12.0).contains(&shield.y));
            }
        }
    });
}
