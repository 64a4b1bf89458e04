//! The tiles as their file has them.

use crate::vocabulary::tiles::{Attr, Building, FeatureKind, SegmentType, TileSet, TileType};

#[test]
fn the_city_has_its_buildings_and_goods() {
    let set = TileSet::city();
    let count = |has: &dyn Fn(&SegmentType) -> bool| {
        let copies = |tile: &TileType| tile.count as usize * tile.segments.iter().filter(|s| has(s)).count();
        set.tiles.iter().map(copies).sum::<usize>()
    };
    assert_eq!(count(&|s| s.building == Some(Building::Public)), 32);
    for historic in Building::ALL.into_iter().filter(|building| building.is_historic()) {
        assert_eq!(count(&|s| s.building == Some(historic)), 1, "{historic}");
    }
    for goods in Attr::GOODS {
        assert_eq!(count(&|s| s.attrs.get(goods) == 1 && s.kind == FeatureKind::Market), 20, "{goods}");
    }
    assert_eq!(count(&|s| s.building.is_some() && s.kind != FeatureKind::Residential), 0);
    // Between two markets, and beyond a road.
    let touches = |name: &str, segment: usize| set.tile(name).unwrap().segments[segment].touches;
    assert_eq!(touches("twomarkets-opp-fish-grain-public", 2), 0b11);
    assert_eq!(touches("market1-fish-straight", 2), 0b01);
    assert_eq!(touches("market1-fish-straight", 3), 0);
}
