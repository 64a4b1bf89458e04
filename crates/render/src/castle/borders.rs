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

/// The edges of houses and towers where they end at the rim of a tile: against another kind
/// on the next tile or start space, or against the castle wall. In units of a tile, the
/// origin being the north-west corner of the square 0,0.
///
/// ```
/// use bastide_engine::geometry::{Pos, Rotation};
/// use bastide_engine::tiles::TileSet;
/// use bastide_render::{CastleWalls, PictureTile, castle_borders};
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
/// assert_eq!(castle_borders(&[house.clone()], &yard), "", "it may still go on");
/// assert!(castle_borders(&[court, house], &yard).contains("<g "), "it ends at the court");
/// ```
pub fn castle_borders(tiles: &[PictureTile], walls: &CastleWalls) -> String {
    let laid: BTreeMap<Pos, &PictureTile> = tiles.iter().map(|tile| (tile.pos, tile)).collect();
    // From north to south, so that what hangs down from a wall lies on what is below it.
    let mut drawing = String::new();
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
                drawing += &edge(kind, pos, side, walled);
            }
        }
    }
    drawing
}

fn edge(kind: FeatureKind, pos: Pos, side: Side, walled: bool) -> String {
    // With the building to its left, the northern side runs west.
    let turn = Rotation::from_quarters(side.index() as u8);
    let inset = if walled { 1.0 } else { 0.0 };
    let line = Line([(TILE, inset), (0.0, inset)].map(|(x, y)| Point::new(x, y).turned(turn)).to_vec());
    let drawing = match (kind, walled) {
        (FeatureKind::House, false) => shadow(side) + &house::edge(&line),
        (FeatureKind::House, true) => house::eaves(&line),
        (_, false) => shadow(side) + &tower::edge(&line),
        (_, true) => tower::parapet(&line),
    };
    let (x, y) = (f64::from(pos.x) * TILE, f64::from(pos.y) * TILE);
    format!("<g transform=\"translate({} {})\">{drawing}</g>", number(x), number(y))
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
