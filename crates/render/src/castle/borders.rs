use super::CastleWalls;
use crate::art::castle::{house, tower};
use crate::board::PictureTile;
use crate::geometry::{Line, Point, TILE};
use crate::palette::INK;
use crate::svg::number;
use bastide_engine::geometry::{Pos, Rotation, Side};
use bastide_engine::tiles::{FeatureKind, SegmentType};
use std::collections::BTreeMap;

/// What a side shows: a house, a tower, or neither.
fn building(segments: &[SegmentType], rotation: Rotation, side: Side) -> Option<FeatureKind> {
    let here = segments.iter().find(|segment| segment.ports.turned(rotation).contains(side.middle()))?;
    matches!(here.kind, FeatureKind::House | FeatureKind::Tower).then_some(here.kind)
}

/// An edge of a house or tower that ends at the rim of its tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CastleEdge {
    /// The square of the tile.
    pub pos: Pos,
    /// The side it ends at.
    pub side: Side,
    kind: FeatureKind,
    /// Whether the castle wall is beyond, and not another tile.
    walled: bool,
}

impl CastleEdge {
    /// The id of its drawing, which is one tile wide and among [`castle_tokens`](crate::castle_tokens).
    pub fn id(&self) -> String {
        format!("bst-edge-{}-{}{}", self.kind, self.side, if self.walled { "-wall" } else { "" })
    }

    fn drawing(&self) -> String {
        // With the building to its left, the northern side runs west.
        let turn = Rotation::from_quarters(self.side.index() as u8);
        let inset = if self.walled { 1.0 } else { 0.0 };
        let line = Line([(TILE, inset), (0.0, inset)].map(|(x, y)| Point::new(x, y).turned(turn)).to_vec());
        match (self.kind, self.walled) {
            (FeatureKind::House, false) => shadow(self.side) + &house::edge(&line),
            (FeatureKind::House, true) => house::eaves(&line),
            (_, false) => shadow(self.side) + &tower::edge(&line),
            (_, true) => tower::parapet(&line),
        }
    }
}

/// Every edge there can be, as something to use by its id.
pub(super) fn definitions() -> String {
    let kinds = [FeatureKind::House, FeatureKind::Tower];
    let edges = kinds.into_iter().flat_map(|kind| {
        Side::ALL.into_iter().flat_map(move |side| {
            [false, true].map(|walled| CastleEdge { pos: Pos::new(0, 0), side, kind, walled })
        })
    });
    edges.map(|edge| format!("<g id=\"{}\">{}</g>", edge.id(), edge.drawing())).collect()
}

/// The edges of houses and towers where they end at the rim of a tile: against another kind
/// on the next tile or start space, or against the castle wall; from north to south, so that what
/// hangs down from a wall lies on what is below it.
///
/// ```
/// use bastide_engine::geometry::{Pos, Rotation};
/// use bastide_engine::tiles::TileSet;
/// use bastide_render::{CastleWalls, PictureTile, castle_edges};
///
/// let set = TileSet::castle();
/// let tile = |name: &str, x: i16, y: i16| PictureTile {
///     tile: set.tile(name).unwrap(),
///     pos: Pos::new(x, y),
///     rotation: Rotation::NONE,
///     variant: 0,
///     last_by: None,
/// };
/// let cells = (0..3).flat_map(|y| (0..3).map(move |x| Pos::new(x, y))).collect();
/// let yard = CastleWalls { cells, ..CastleWalls::default() };
/// let court = tile("path-curve", 1, 0);
/// let house = tile("house-n-path-straight", 1, 1);
/// assert_eq!(castle_edges(&[house.clone()], &yard), [], "it may still go on");
/// assert_eq!(castle_edges(&[court, house], &yard)[0].id(), "bst-edge-house-n", "it ends at the court");
/// ```
pub fn castle_edges(tiles: &[PictureTile], walls: &CastleWalls) -> Vec<CastleEdge> {
    let laid: BTreeMap<Pos, &PictureTile> = tiles.iter().map(|tile| (tile.pos, tile)).collect();
    let mut edges = Vec::new();
    for (&pos, tile) in &laid {
        for side in Side::ALL {
            let Some(kind) = building(&tile.tile.segments, tile.rotation, side) else { continue };
            let (there, facing) = (pos.step(side), side.opposite());
            let start = walls.starts.iter().find(|start| start.cell == pos && start.side == side);
            let beyond = if let Some(other) = laid.get(&there) {
                building(&other.tile.segments, other.rotation, facing)
            } else if let Some(start) = start {
                building(&start.segments, Rotation::NONE, facing)
            } else if walls.cells.contains(&there) {
                continue;
            } else {
                None
            };
            if beyond != Some(kind) {
                let walled = !laid.contains_key(&there) && start.is_none();
                edges.push(CastleEdge { pos, side, kind, walled });
            }
        }
    }
    edges
}

/// The same, drawn in units of a tile, the origin being the north-west corner of the square 0,0.
pub fn castle_borders(tiles: &[PictureTile], walls: &CastleWalls) -> String {
    let draw = |edge: &CastleEdge| {
        let (x, y) = (f64::from(edge.pos.x) * TILE, f64::from(edge.pos.y) * TILE);
        format!("<g transform=\"translate({} {})\">{}</g>", number(x), number(y), edge.drawing())
    };
    castle_edges(tiles, walls).iter().map(draw).collect()
}

/// What a building throws onto the next tile when that lies to the south or the east.
fn shadow(side: Side) -> String {
    let path = match side {
        Side::South => format!("M0 {TILE}H{TILE}l0 10H14z"),
        Side::East => format!("M{TILE} 0v{TILE}l5 0V8z"),
        Side::North | Side::West => return String::new(),
    };
    format!("<path d=\"{path}\" fill=\"{INK}\" opacity=\".22\"/>")
}
