//! Regions and spots agree with the tile data, for every tile there is and for odd ones.

use bastide_engine::geometry::{Port, Rotation};
use bastide_engine::tiles::{FeatureKind, TileSet, TileType};
use bastide_render::{Point, TILE, TileLayout, tile_layout};

/// Tiles that other sets have, or might have.
const ODD: &str = r#"
    set = { id = "odd", title = "Odd", tiles = 9 }
    [[tile]]
    id = "dead-end"
    count = 1
    features = ["road s2", "field n e s1 s3 w"]
    [[tile]]
    id = "three-way-road"
    count = 1
    features = ["road e2 s2 w2", "field n e1 w3", "field e3 s1", "field s3 w1"]
    [[tile]]
    id = "two-gates"
    count = 1
    features = ["city n", "road e2", "road w2", "crossroads", "field e1 w3", "field e3 s w1"]
    [[tile]]
    id = "gate-below"
    count = 1
    features = ["city n", "road s2", "field e s1", "field s3 w"]
    [[tile]]
    id = "three-cities"
    count = 1
    features = ["city n", "city e +shield", "city w", "field s"]
    [[tile]]
    id = "four-cities"
    count = 1
    features = ["city n", "city e", "city s", "city w", "field"]
    [[tile]]
    id = "road-around-city"
    count = 1
    features = ["city n e", "road s2 w2", "field s1 w3", "field s3 w1"]
    [[tile]]
    id = "two-bends"
    count = 1
    features = ["road n2 e2", "road s2 w2", "field n1 w3 e3 s1", "field n3 e1", "field s3 w1"]
    [[tile]]
    id = "monastery-crossing"
    count = 1
    features = ["monastery", "road n2", "road s2", "road e2", "road w2", "field n1 w3", "field n3 e1", "field e3 s1", "field s3 w1"]
"#;

fn sets() -> Vec<TileSet> {
    vec![TileSet::base(), TileSet::parse("odd.toml", ODD).unwrap()]
}

fn each(mut check: impl FnMut(&TileType, &TileLayout)) {
    for set in sets() {
        for tile in &set.tiles {
            check(tile, &tile_layout(tile));
        }
    }
}

/// A field without ports has no place that geometry could give it.
fn has_place(tile: &TileType, segment: usize) -> bool {
    tile.segments[segment].kind != FeatureKind::Field || !tile.segments[segment].ports.is_empty()
}

#[test]
fn a_spot_lies_in_its_own_region_and_in_no_other() {
    each(|tile, layout| {
        for (i, segment) in layout.segments.iter().enumerate().filter(|(i, _)| has_place(tile, *i)) {
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
        let claimable = |i: &usize| has_place(tile, *i) && tile.segments[*i].kind != FeatureKind::Crossroads;
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
            let middle_of_four = &*tile.name == "four-cities" && holders.is_empty();
            assert!(holders.len() == 1 || middle_of_four, "{}: {p:?} is in {holders:?}", tile.name);
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
