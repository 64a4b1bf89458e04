//! The pictures of the base game's expansions agree with their tile data: what counts is drawn where it counts.

mod common;

use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::{Attr, FeatureKind, Mark, SegmentType, TileSet, TileType};
use bastide_render::{
    Point, SegmentLayout, TILE, TileLayout, VARIANTS, symbol_id, symbols, tile_layout, tile_svg,
};
use common::{assert_whole, page, values};
use std::collections::BTreeSet;

fn mountain() -> TileSet {
    TileSet::parse("mountain.toml", include_str!("mountain.toml")).expect("a mountain is a tile")
}

fn sets() -> [TileSet; 5] {
    [TileSet::inns_cathedrals(), TileSet::river(), TileSet::rivers_ports(), TileSet::count(), mountain()]
}

fn tiles() -> impl Iterator<Item = TileType> {
    sets().into_iter().flat_map(|set| set.tiles)
}

/// A tile of one of the sets, laid out.
fn laid(name: &str) -> (TileType, TileLayout) {
    let tile = tiles().find(|tile| &*tile.name == name).expect("a set has it");
    let layout = tile_layout(&tile);
    (tile, layout)
}

/// The segments of a tile of this kind, each with its place.
fn of_kind<'t>(
    tile: &'t TileType,
    layout: &'t TileLayout,
    kind: FeatureKind,
) -> Vec<(&'t SegmentType, &'t SegmentLayout)> {
    tile.segments.iter().zip(&layout.segments).filter(|(segment, _)| segment.kind == kind).collect()
}

/// The segment that a point belongs to.
fn owner(layout: &TileLayout, x: f64, y: f64) -> Option<usize> {
    layout.segments.iter().position(|place| place.region.contains(Point::new(x, y)))
}

#[test]
fn every_tile_is_whole_in_every_turn_and_shows_what_its_data_says() {
    for tile in tiles() {
        let count = |pick: &dyn Fn(&SegmentType) -> bool| tile.segments.iter().filter(|s| pick(s)).count();
        let kind = |kind: FeatureKind| count(&|s: &SegmentType| s.kind == kind);
        let expected = [
            ("inn", count(&|s| s.attrs.get(Attr::Inn) > 0)),
            ("cathedral", count(&|s| s.attrs.get(Attr::Cathedral) > 0)),
            ("anchor", count(&|s| s.mark == Some(Mark::Port))),
            ("ship", count(&|s| s.mark == Some(Mark::Port))),
            ("spring", kind(FeatureKind::Source)),
            ("mine", kind(FeatureKind::Mountain)),
            ("abbey", kind(FeatureKind::Monastery)),
        ];
        for rotation in Rotation::ALL {
            for variant in 0..VARIANTS {
                let svg = tile_svg(&tile, rotation, variant);
                assert_whole(&svg);
                for (sprite, times) in expected {
                    let shown = svg.matches(&format!("\"#bst-{sprite}\"")).count();
                    assert_eq!(shown, times, "{} on {}", sprite, tile.name);
                }
                let stalls = svg.matches("\"#bst-stall").count();
                assert_eq!(stalls > 0, kind(FeatureKind::Marketplace) > 0, "{}", tile.name);
            }
        }
    }
}

#[test]
fn symbols_of_all_sets_are_complete_and_told_apart() {
    let sets = sets();
    let all = page(&symbols(sets.iter().chain([&TileSet::base()])));
    assert_whole(&all);
    let ids: BTreeSet<&str> = values(&all, " id").into_iter().collect();
    for tile in tiles() {
        for rotation in Rotation::ALL {
            assert!(ids.contains(&*symbol_id(&tile, rotation, 1)), "{}", tile.name);
        }
    }
}

#[test]
fn i6_an_inn_stands_beside_the_one_road_it_belongs_to() {
    let mut inns = 0;
    for tile in tiles() {
        let layout = tile_layout(&tile);
        for (i, (segment, place)) in tile.segments.iter().zip(&layout.segments).enumerate() {
            let Some(inn) = place.inn else {
                assert_eq!(segment.attrs.get(Attr::Inn), 0, "{} has lost an inn", tile.name);
                continue;
            };
            inns += 1;
            assert!(segment.attrs.get(Attr::Inn) > 0, "{}", tile.name);
            let far = |place: &SegmentLayout| place.region.clearance(inn);
            assert!(far(place) < 15.0, "{}: {} from its road", tile.name, far(place));
            for (j, other) in of_kind(&tile, &layout, FeatureKind::Road).into_iter().enumerate() {
                let same = std::ptr::eq(other.1, place);
                assert!(same || far(other.1) > far(place) + 15.0, "{}: road {j}, inn of {i}", tile.name);
            }
            let field = owner(&layout, inn.x, inn.y).expect("it stands somewhere");
            assert_eq!(tile.segments[field].kind, FeatureKind::Field, "{}", tile.name);
            // 13.5 around the inn nothing else is drawn or put.
            assert!(layout.segments[field].region.clearance(inn) >= 13.0, "{}", tile.name);
            for other in &layout.segments {
                assert!(other.spot.distance(inn) > 18.0, "{}: a spot in the inn", tile.name);
            }
            assert!([inn.x, inn.y].iter().all(|v| (14.0..TILE - 14.0).contains(v)), "{}", tile.name);
        }
    }
    assert_eq!(inns, 6, "I1");
}

#[test]
fn i4_a_cathedral_fills_the_middle_of_its_city_and_leaves_room_for_a_knight() {
    let (_, layout) = laid("cathedral");
    let city = &layout.segments[0];
    assert_eq!(city.building, Some(Point::CENTRE));
    assert!(city.spot.distance(Point::CENTRE) > 50.0, "the knight stands beside it");
}

#[test]
fn i7_a_city_cuts_the_field_up_to_the_corner() {
    let (tile, layout) = laid("city-side-split-field");
    let at = |x: f64, y: f64| owner(&layout, x, y).expect("it belongs to something");
    let (east, south) = (at(119.0, 110.0), at(110.0, 119.0));
    assert_ne!(east, south, "the corner parts them");
    let from_corner = |x: f64, y: f64| (tile.segments[at(x, y)].kind, (120.0 - x).hypot(120.0 - y) < 14.0);
    let near = (0..400).map(|i| from_corner(100.5 + f64::from(i % 20), 100.5 + f64::from(i / 20)));
    assert!(near.into_iter().any(|found| found == (FeatureKind::City, true)), "the city reaches the corner");
    let fields = of_kind(&tile, &layout, FeatureKind::Field);
    assert!(fields.iter().all(|(_, place)| place.region.area() > 1500.0));
}

#[test]
fn i7_stubs_from_a_crossroads_to_the_gates_part_the_fields() {
    let (tile, layout) = laid("two-cities-crossroads");
    let crossroads = of_kind(&tile, &layout, FeatureKind::Crossroads)[0].1;
    for y in [44.0, 76.0] {
        assert!(crossroads.region.contains(Point::new(60.0, y)), "a stub passes here");
    }
    let corners = [(50.0, 47.0), (70.0, 47.0), (70.0, 73.0), (50.0, 73.0)];
    let fields: BTreeSet<_> = corners.iter().map(|&(x, y)| owner(&layout, x, y)).collect();
    assert_eq!(fields.len(), 4, "four fields around the crossroads");
    assert_eq!(tile_svg(&tile, Rotation::NONE, 0).matches("\"#bst-gate\"").count(), 2, "a gate for each");
}

#[test]
fn r6_the_river_parts_fields_and_bridges_do_not_join_them() {
    for tile in &TileSet::river().tiles {
        let layout = tile_layout(tile);
        for (_, field) in of_kind(tile, &layout, FeatureKind::Field) {
            let pieces = field.region.path().matches('M').count();
            assert_eq!(pieces, 1, "{}: a field in {pieces} pieces", tile.name);
        }
        let rivers = of_kind(tile, &layout, FeatureKind::River);
        assert_eq!(rivers.len(), 1, "{}", tile.name);
        let bridged = tile.segments.iter().any(|s| s.kind == FeatureKind::Road)
            && &*tile.name != "river-bend-road-bend";
        let pieces = rivers[0].1.region.path().matches('M').count();
        assert_eq!(pieces, if bridged { 2 } else { 1 }, "{}: the water on both sides of a bridge", tile.name);
    }
}

#[test]
fn r3_where_a_road_crosses_the_river_the_place_is_road() {
    let (tile, layout) = laid("river-straight-road-across");
    let middle = owner(&layout, 60.0, 60.0).expect("the bridge");
    assert_eq!(tile.segments[middle].kind, FeatureKind::Road);
    let corners = [(20.0, 20.0), (100.0, 20.0), (100.0, 100.0), (20.0, 100.0)];
    let banks: BTreeSet<_> = corners.iter().map(|&(x, y)| owner(&layout, x, y)).collect();
    assert_eq!(banks.len(), 4, "four fields");

    let (tile, layout) = laid("river-straight-bridge-monastery");
    let monastery = of_kind(&tile, &layout, FeatureKind::Monastery)[0].1;
    assert!(monastery.spot.y < 45.0, "it stands on the northern bank");
    let river = of_kind(&tile, &layout, FeatureKind::River)[0].1;
    assert!(river.region.clearance(monastery.spot) > 31.0, "its grounds end before the water");
}

#[test]
fn v13_a_harbour_lies_within_the_walls_of_its_port() {
    for name in ["port", "port-shield"] {
        let (tile, layout) = laid(name);
        let (segment, city) = of_kind(&tile, &layout, FeatureKind::City)[0];
        assert_eq!(segment.mark, Some(Mark::Port));
        let basin = city.building.expect("a port has a harbour");
        assert!(city.region.contains(basin) && city.region.clearance(basin) > 18.0, "{name}");
        assert!(city.spot.distance(basin) > 30.0, "{name}: the knight does not stand in the water");
        assert!(city.shields.iter().all(|shield| shield.distance(basin) > 30.0), "{name}");
    }
}

#[test]
fn v9_a_mountain_is_a_whole_tile_and_no_two_look_alike() {
    let set = mountain();
    let tile = &set.tiles[0];
    let layout = tile_layout(tile);
    assert!((layout.segments[0].region.area() - TILE * TILE).abs() < 1.0);
    let looks = Rotation::ALL.iter().flat_map(|&turn| (0..VARIANTS).map(move |v| tile_svg(tile, turn, v)));
    assert_eq!(looks.collect::<BTreeSet<_>>().len(), 4 * VARIANTS as usize);
}

#[test]
fn k1_the_great_wall_goes_on_from_tile_to_tile() {
    let set = TileSet::count();
    let layouts: Vec<TileLayout> = set.tiles.iter().map(tile_layout).collect();
    let within = |cell: usize, x: f64, y: f64| {
        let here = owner(&layouts[cell], x, y).expect("every point belongs to something");
        set.tiles[cell].segments[here].kind == FeatureKind::Carcassonne
    };
    let mut walls = 0;
    for cell in 0..12 {
        for along in (1..60).map(|step| f64::from(step) * 2.0 + 0.3) {
            if cell % 4 < 3 {
                assert_eq!(within(cell, TILE - 0.05, along), within(cell + 1, 0.05, along), "cell {cell}");
                walls += usize::from(within(cell, TILE - 0.05, along));
            }
            if cell < 8 {
                assert_eq!(within(cell, along, TILE - 0.05), within(cell + 4, along, 0.05), "cell {cell}");
            }
        }
    }
    assert!(walls > 300, "most of the seams lie within the wall: {walls}");
}
