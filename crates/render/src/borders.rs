//! Edges of what is built on tiles, where it ends at the rim: against something else on the next tile, or
//! against a wall around all tiles.

use crate::board::PictureTile;
use crate::games::{self, Pictured};
use crate::geometry::{Line, Point, TILE};
use crate::svg::number;
use bastide_engine::geometry::{Pos, Rotation, Side};
use bastide_engine::tiles::{FeatureKind, SegmentType, TileType};
use std::collections::BTreeMap;

/// What a side shows of these kinds, if anything.
fn shown(
    kinds: &[FeatureKind],
    segments: &[SegmentType],
    rotation: Rotation,
    side: Side,
) -> Option<FeatureKind> {
    let here = segments.iter().find(|segment| segment.ports.turned(rotation).contains(side.middle()))?;
    kinds.contains(&here.kind).then_some(here.kind)
}

/// An edge of something built that ends at the rim of its tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Border {
    /// The square of the tile.
    pub pos: Pos,
    /// The side it ends at.
    pub side: Side,
    pub(crate) kind: FeatureKind,
    /// Whether a wall around all tiles is beyond, and not another tile.
    pub(crate) walled: bool,
}

impl Border {
    /// The id of its drawing, which is one tile wide and among the tokens of its game.
    pub fn id(&self) -> String {
        format!("bst-edge-{}-{}{}", self.kind, self.side, if self.walled { "-wall" } else { "" })
    }

    fn drawing(&self) -> String {
        // With the building to its left, the northern side runs west.
        let turn = Rotation::from_quarters(self.side.index() as u8);
        let inset = if self.walled { 1.0 } else { 0.0 };
        let line = Line([(TILE, inset), (0.0, inset)].map(|(x, y)| Point::new(x, y).turned(turn)).to_vec());
        games::edge(self, &line)
    }

    /// All drawings of edges of these kinds, as something to use by their id; with a wall beyond only
    /// in a game that has one.
    pub(crate) fn definitions(kinds: &[FeatureKind], walled: &[bool]) -> String {
        let sides =
            || Side::ALL.into_iter().flat_map(|side| walled.iter().map(move |&walled| (side, walled)));
        let edges = kinds.iter().flat_map(|&kind| {
            sides().map(move |(side, walled)| Self { pos: Pos::new(0, 0), side, kind, walled })
        });
        edges.map(|edge| format!("<g id=\"{}\">{}</g>", edge.id(), edge.drawing())).collect()
    }
}

/// What is beyond the rim of a tile, where there is no other tile.
pub(crate) enum Rim<'a> {
    /// A tile may still come there.
    Free,
    /// What a start space shows.
    Start(&'a [SegmentType]),
    /// A wall.
    Wall,
}

/// A tile that lies somewhere.
pub(crate) type Laid<'t> = (Pos, (&'t TileType, Rotation));

/// The tiles of a picture.
pub(crate) fn of_picture<'t>(tiles: &[PictureTile<'t>]) -> impl Iterator<Item = Laid<'t>> {
    tiles.iter().map(|tile| (tile.pos, (tile.tile, tile.rotation)))
}

/// The tiles of a position, without what is drawn around them.
pub(crate) fn of_position<P: Pictured>(position: &P) -> impl Iterator<Item = Laid<'_>> {
    let tiles = position.board().laid().iter().enumerate().filter(|(index, _)| !position.is_around(*index));
    tiles.map(|(_, laid)| (laid.pos, (position.table().tile(laid.tile), laid.rotation)))
}

/// Where features of these kinds end at the rim of a tile, from north to south; `beyond` is asked where no tile is
/// next to it.
pub(crate) fn between<'t, 'a>(
    tiles: impl Iterator<Item = Laid<'t>>,
    kinds: &[FeatureKind],
    beyond: impl Fn(Pos, Side) -> Rim<'a>,
) -> Vec<Border> {
    let laid: BTreeMap<Pos, (&TileType, Rotation)> = tiles.collect();
    let mut edges = Vec::new();
    // From north to south, so that what hangs down from a wall lies on what is below it.
    for (&pos, &(tile, rotation)) in &laid {
        for side in Side::ALL {
            let Some(kind) = shown(kinds, &tile.segments, rotation, side) else { continue };
            let facing = side.opposite();
            let (other, walled) = match laid.get(&pos.step(side)) {
                Some(&(other, turned)) => (shown(kinds, &other.segments, turned, facing), false),
                None => match beyond(pos, side) {
                    Rim::Free => continue,
                    Rim::Start(segments) => (shown(kinds, segments, Rotation::NONE, facing), false),
                    Rim::Wall => (None, true),
                },
            };
            if other != Some(kind) {
                edges.push(Border { pos, side, kind, walled });
            }
        }
    }
    edges
}

/// Edges drawn in units of a tile, the origin being the north-west corner of the square 0,0.
pub fn borders_svg(edges: &[Border]) -> String {
    let draw = |edge: &Border| {
        let (x, y) = (f64::from(edge.pos.x) * TILE, f64::from(edge.pos.y) * TILE);
        format!("<g transform=\"translate({} {})\">{}</g>", number(x), number(y), edge.drawing())
    };
    edges.iter().map(draw).collect()
}
