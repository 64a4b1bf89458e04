//! Where houses and towers end at the rim of a tile.

use super::CastleWalls;
use super::art::{house, tower};
use crate::board::PictureTile;
use crate::borders::{Border, Laid, Rim, between, of_picture, of_position};
use crate::geometry::{Line, TILE};
use crate::palette::INK;
use bastide_engine::games::castle;
use bastide_engine::geometry::{Pos, Side};
use bastide_engine::tiles::{FeatureKind, SegmentType};

/// What ends with an edge of its own.
pub(crate) const KINDS: [FeatureKind; 2] = [FeatureKind::House, FeatureKind::Tower];

/// The edges of houses and towers where they end at the rim of a tile: against another kind
/// on the next tile or start space, or against the castle wall; from north to south.
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
pub fn castle_edges(tiles: &[PictureTile], walls: &CastleWalls) -> Vec<Border> {
    let start = |cell: Pos, side: Side| {
        let here = walls.starts.iter().find(|start| start.cell == cell && start.side == side);
        here.map(|start| &*start.segments)
    };
    within(of_picture(tiles), start, |pos| walls.cells.contains(&pos))
}

/// The edges as they are in this position.
pub(super) fn of(position: &castle::State) -> Vec<Border> {
    let enclosure = position.enclosure();
    let start = |cell, side| enclosure.start_beside(cell, side).map(|start| &*start.segments);
    within(of_position(position), start, |pos| enclosure.contains(pos))
}

fn within<'t, 'a>(
    tiles: impl Iterator<Item = Laid<'t>>,
    start: impl Fn(Pos, Side) -> Option<&'a [SegmentType]>,
    is_cell: impl Fn(Pos) -> bool,
) -> Vec<Border> {
    between(tiles, &KINDS, |pos, side| match start(pos, side) {
        Some(segments) => Rim::Start(segments),
        None if is_cell(pos.step(side)) => Rim::Free,
        None => Rim::Wall,
    })
}

/// Draws the edge of a house or a tower, which is to the left of the line.
pub(super) fn draw(border: &Border, line: &Line) -> String {
    match (border.kind, border.walled) {
        (FeatureKind::House, false) => shadow(border.side) + &house::edge(line),
        (FeatureKind::House, true) => house::eaves(line),
        (_, false) => shadow(border.side) + &tower::edge(line),
        (_, true) => tower::parapet(line),
    }
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
