//! The land of Hunters and Gatherers: forests, rivers, lakes, and the meadows between them.
//!
//! Here nothing is built: forests grow towards lakes, springs and corners where the tile file says that meadows
//! are parted. So everything is a field of depths, how far a point is inside of each thing, and the regions
//! are traced around what is inside.

mod field;
mod forest;
mod gaps;
mod places;
mod water;

use crate::geometry::{Point, Region};
use crate::layout::{SegmentLayout, TileLayout};
use bastide_engine::geometry::Side;
use bastide_engine::tiles::{FeatureKind, TileType};
use field::Field;
use forest::Forest;
use water::Water;

/// Lays out a tile of Hunters and Gatherers.
pub(crate) fn layout(tile: &TileType) -> TileLayout {
    let links = gaps::links(tile);
    let water = Water::of(tile, &links);
    let forests = forest::of(tile, &links, &water);
    let regions = Field::of(tile, &forests, &water).regions(tile);
    let places = places::choose(tile, &regions, &water);
    let segment = |(region, place): (Region, places::Place)| SegmentLayout {
        region,
        spot: place.spot,
        shields: Vec::new(),
        markets: Vec::new(),
        building: None,
        inn: None,
        things: place.things,
    };
    TileLayout {
        segments: regions.into_iter().zip(places).map(segment).collect(),
        walls: Vec::new(),
        ways: water.ways,
        stubs: Vec::new(),
        abbey: Point::CENTRE,
        square: None,
        basin: None,
        ends: water.springs.into_iter().map(|(_, at)| at).collect(),
        plaza: None,
        wells: Vec::new(),
    }
}

/// What stands for a thing while links to it are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Element {
    /// A forest, a lake, or a river that ends in no lake, by the number of its segment.
    Segment(usize),
    /// The corner after this side.
    Corner(Side),
}

/// The sides that a segment reaches in the middle.
fn sides(tile: &TileType, segment: usize) -> impl Iterator<Item = Side> {
    let ports = tile.segments[segment].ports;
    Side::ALL.into_iter().filter(move |side| ports.contains(side.middle()))
}

/// The way into the tile from a side.
fn inward(side: Side) -> Point {
    crate::geometry::Rim::clockwise(side.index()).right()
}

/// The lake a river ends in.
fn lake_of(tile: &TileType, river: usize) -> Option<usize> {
    let segments = || tile.segments.iter().enumerate();
    let lake =
        segments().find(|(i, s)| s.kind == FeatureKind::Lake && tile.segments[river].touches >> i & 1 == 1);
    lake.map(|(i, _)| i)
}
