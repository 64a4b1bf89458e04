//! The tiles as their files have them.

use crate::vocabulary::geometry::PortSet;
use crate::vocabulary::tiles::{Attr, FeatureKind, Mark, SegmentType, TileSet, TileType};

/// How much of something all tiles have together.
fn sum(set: &TileSet, value: impl Fn(&SegmentType) -> u32) -> u32 {
    let tile = |tile: &TileType| u32::from(tile.count) * tile.segments.iter().map(&value).sum::<u32>();
    set.tiles.iter().map(tile).sum()
}

#[test]
fn the_land_of_hunters_and_gatherers_has_what_its_file_adds_up() {
    let kind = |kind| move |s: &SegmentType| u32::from(s.kind == kind);
    let attr = |attr| move |s: &SegmentType| s.attrs.get(attr);
    let mark = |mark| move |s: &SegmentType| u32::from(s.mark == Some(mark));
    let land = TileSet::hunters();
    let pieces = [FeatureKind::Forest, FeatureKind::River, FeatureKind::Lake, FeatureKind::Meadow];
    assert_eq!(pieces.map(|k| sum(&land, kind(k))), [74, 79, 24, 158]);
    let animals = [Attr::Deer, Attr::Mammoth, Attr::Tiger, Attr::Gold, Attr::Fish];
    assert_eq!(animals.map(|a| sum(&land, attr(a))), [30, 14, 11, 30, 30]);
    assert_eq!(sum(&land, mark(Mark::Spring)), 8);
    let bonus = TileSet::hunters_bonus();
    assert_eq!(pieces.map(|k| sum(&bonus, kind(k))), [8, 15, 7, 24]);
    assert_eq!(animals.map(|a| sum(&bonus, attr(a))), [3, 2, 3, 1, 15]);
    let rare = [Attr::Mushrooms, Attr::Aurochs, Attr::Fire];
    assert_eq!(rare.map(|a| sum(&bonus, attr(a))), [3, 3, 1]);
    assert_eq!((sum(&bonus, mark(Mark::Spring)), sum(&bonus, mark(Mark::Shrine))), (1, 1));
}

#[test]
fn a_lake_is_named_after_its_rivers() {
    let set = TileSet::hunters_bonus();
    let tile = set.tile("bonus-two-lakes-two-deer").unwrap();
    let lakes: Vec<_> = tile.segments.iter().filter(|s| s.kind == FeatureKind::Lake).collect();
    assert_eq!(lakes[0].named_by, PortSet::parse("n2").unwrap().union(PortSet::parse("w2").unwrap()));
    assert_eq!(lakes[1].touches, 0b1100);
    assert!(lakes.iter().all(|lake| lake.ports.is_empty()));
    assert_eq!(tile.segments[0].touches, 0b1_0000, "its first river ends in its first lake");
}
