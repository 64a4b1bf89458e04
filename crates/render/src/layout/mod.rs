//! Where everything on a tile is: the region of each segment and a spot for a follower.
//!
//! A tile file only says which ports a segment holds. Here that becomes geometry: cities
//! are bounded by walls between their runs of ports, roads are bands from the middle of a
//! side, and fields are whatever lies between those barriers. Houses, towers and markets are built like cities, with
//! straight walls; courts and residential areas are open ground as fields are. Rivers run like roads. A game whose
//! land is not built on lays out its tiles in its own room.

mod barrier;
mod field;
mod inn;
mod knot;
mod plan;
mod region;
mod runs;
pub(crate) mod spots;
mod thing;
pub(crate) mod trace;
mod wall;
pub(crate) mod way;

use crate::games;
use crate::geometry::{Point, Region};
use bastide_engine::geometry::Rotation;
use bastide_engine::tiles::{FeatureKind, TileType};
pub(crate) use inn::INN_RADIUS;
use plan::Plan;
pub use thing::Drawn;
pub(crate) use wall::Wall;
pub(crate) use way::Way;

/// How far the abbey grounds reach around the middle of a monastery's tile.
pub(crate) const ABBEY_RADIUS: f64 = 31.0;
/// How far the little square of a crossroads reaches.
pub(crate) const SQUARE_RADIUS: f64 = 12.0;
/// How far the lake reaches in which a river ends.
pub(crate) const LAKE_RADIUS: f64 = 29.0;
/// How far a marketplace reaches to which a river leads.
pub(crate) const MARKETPLACE_RADIUS: f64 = 31.0;
/// How far a cathedral reaches around its middle.
pub(crate) const CATHEDRAL_RADIUS: f64 = 36.0;
/// How far the harbour of a port reaches around its middle.
pub(crate) const HARBOUR_RADIUS: f64 = 22.0;
/// How far a plaza reaches at which roads end.
pub(crate) const PLAZA_RADIUS: f64 = 16.0;
/// Half the width of the band that counts as road: the way itself and its verges.
pub(crate) const BAND: f64 = 7.0;

/// Whether walls bound it: the region is what they enclose.
pub(crate) const fn is_building(kind: FeatureKind) -> bool {
    matches!(
        kind,
        FeatureKind::City
            | FeatureKind::House
            | FeatureKind::Tower
            | FeatureKind::Market
            | FeatureKind::Carcassonne
    )
}

/// Whether it is open ground: the region is what the barriers leave.
pub(crate) const fn is_open(kind: FeatureKind) -> bool {
    matches!(kind, FeatureKind::Field | FeatureKind::Court | FeatureKind::Residential)
}

/// One segment of a tile as something to look at and to point at.
#[derive(Clone, PartialEq, Debug)]
pub struct SegmentLayout {
    /// What belongs to the segment: of a road the way and its verges, of a monastery its grounds.
    pub region: Region,
    /// A good place for a follower, well inside the region and clear of the other spots.
    pub spot: Point,
    /// Where its coats of arms hang, clear of the spot.
    pub shields: Vec<Point>,
    /// Where its markets stand, or the signs of what a market sells, clear of the spot.
    pub markets: Vec<Point>,
    /// Where its public or historic building, its cathedral or its harbour is, clear of the spot.
    pub building: Option<Point>,
    /// Where the inn by its lake is that belongs to a road, clear of all spots.
    pub inn: Option<Point>,
    /// What is drawn on it to be counted or looked at, clear of the spot.
    pub things: Vec<Drawn>,
}

/// The geometry of a tile; made by [`tile_layout`].
#[derive(Clone, PartialEq, Debug)]
pub struct TileLayout {
    /// One entry for each segment of the tile, in the tile's order.
    pub segments: Vec<SegmentLayout>,
    pub(crate) walls: Vec<Wall>,
    pub(crate) ways: Vec<Way>,
    /// Short roads from the crossroads to city gates.
    pub(crate) stubs: Vec<Way>,
    /// The middle of the abbey grounds, on tiles that have an abbey.
    pub(crate) abbey: Point,
    /// Where the crossroads is, on tiles that have one.
    pub(crate) square: Option<Point>,
    /// Where rivers that boats go on meet.
    pub(crate) basin: Option<Point>,
    /// Where a road ends in the open, or a river begins.
    pub(crate) ends: Vec<Point>,
    /// The middle of the plaza, on tiles whose roads end at one.
    pub(crate) plaza: Option<Point>,
    /// Where the wells of its roads are.
    pub(crate) wells: Vec<Point>,
}

/// Lays out a tile as it stands in its file, unturned.
///
/// ```
/// use bastide_engine::tiles::TileSet;
/// use bastide_render::tile_layout;
///
/// let set = TileSet::base();
/// let tile = set.tile("road-bend").unwrap();
/// let layout = tile_layout(tile);
/// assert_eq!(layout.segments.len(), tile.segments.len());
/// for segment in &layout.segments {
///     assert!(segment.region.contains(segment.spot));
/// }
/// ```
pub fn tile_layout(tile: &TileType) -> TileLayout {
    (games::room(tile).layout)(tile)
}

/// Lays out a tile on which things are built, unturned.
pub(crate) fn built(tile: &TileType) -> TileLayout {
    let plan = Plan::new(tile);
    let of_kind = |kind: FeatureKind| tile.segments.iter().any(|segment| segment.kind == kind);
    let crossing = of_kind(FeatureKind::Crossroads).then_some(plan.hub);
    let roads = 0..tile.segments.len();
    let regions = plan.regions();
    let places = spots::choose(tile, &regions, &plan);
    let segment = |(i, (region, place)): (usize, (Region, spots::Place))| {
        let spots::Place { spot, marks, mut building, inn } = place;
        let (mut shields, mut markets) = (Vec::new(), Vec::new());
        match tile.segments[i].kind {
            FeatureKind::Court | FeatureKind::Market => markets = marks,
            FeatureKind::Residential => building = marks.first().copied(),
            _ => shields = marks,
        }
        SegmentLayout { region, spot, shields, markets, building, inn, things: Vec::new() }
    };
    let segments = regions.into_iter().zip(places).enumerate().map(segment).collect();
    TileLayout {
        segments,
        square: crossing.filter(|_| !of_kind(FeatureKind::Stream)),
        basin: crossing.filter(|_| of_kind(FeatureKind::Stream)),
        plaza: roads.clone().any(|road| plan.ends_at_square(road)).then_some(plan.hub),
        wells: roads.filter_map(|road| spots::well(&plan, road)).collect(),
        ends: plan.open_ends(),
        walls: plan.walls,
        ways: plan.ways,
        stubs: plan.stubs,
        abbey: plan.abbey,
    }
}

impl TileLayout {
    /// The layout of the tile after it was turned.
    pub fn turned(&self, rotation: Rotation) -> Self {
        let segment = |s: &SegmentLayout| SegmentLayout {
            region: s.region.turned(rotation),
            spot: s.spot.turned(rotation),
            shields: s.shields.iter().map(|p| p.turned(rotation)).collect(),
            markets: s.markets.iter().map(|p| p.turned(rotation)).collect(),
            building: s.building.map(|p| p.turned(rotation)),
            inn: s.inn.map(|p| p.turned(rotation)),
            things: s.things.iter().map(|drawn| drawn.turned(rotation)).collect(),
        };
        Self {
            segments: self.segments.iter().map(segment).collect(),
            walls: self.walls.iter().map(|wall| wall.turned(rotation)).collect(),
            ways: self.ways.iter().map(|way| way.turned(rotation)).collect(),
            stubs: self.stubs.iter().map(|way| way.turned(rotation)).collect(),
            abbey: self.abbey.turned(rotation),
            square: self.square.map(|p| p.turned(rotation)),
            basin: self.basin.map(|p| p.turned(rotation)),
            ends: self.ends.iter().map(|p| p.turned(rotation)).collect(),
            plaza: self.plaza.map(|p| p.turned(rotation)),
            wells: self.wells.iter().map(|p| p.turned(rotation)).collect(),
        }
    }
}
