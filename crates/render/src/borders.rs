//! Edges of what is built on tiles, where it ends at the rim: against something else on the next tile, or
//! against a wall around all tiles.

use crate::art::castle::{house, tower};
use crate::art::town::market;
use crate::board::PictureTile;
use crate::castle::CastleWalls;
use crate::geometry::{Line, Point, TILE};
use crate::palette::INK;
use crate::svg::number;
use bastide_engine::State;
use bastide_engine::games::castle;
use bastide_engine::geometry::{Pos, Rotation, Side};
use bastide_engine::position::Position;
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

/// An edge of a house, tower or market that ends at the rim of its tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Border {
    /// The square of the tile.
    pub pos: Pos,
    /// The side it ends at.
    pub side: Side,
    kind: FeatureKind,
    /// Whether the castle wall is beyond, and not another tile.
    walled: bool,
}

impl Border {
    /// The id of its drawing, which is one tile wide and among [`castle_tokens`](crate::castle_tokens) or
    /// [`city_tokens`](crate::city_tokens).
    pub fn id(&self) -> String {
        format!("bst-edge-{}-{}{}", self.kind, self.side, if self.walled { "-wall" } else { "" })
    }

    fn drawing(&self) -> String {
        // With the building to its left, the northern side runs west.
        let turn = Rotation::from_quarters(self.side.index() as u8);
        let inset = if self.walled { 1.0 } else { 0.0 };
        let line = Line([(TILE, inset), (0.0, inset)].map(|(x, y)| Point::new(x, y).turned(turn)).to_vec());
        match (self.kind, self.walled) {
            (FeatureKind::Market, _) => market::fence(&line),
            (FeatureKind::House, false) => shadow(self.side) + &house::edge(&line),
            (FeatureKind::House, true) => house::eaves(&line),
            (_, false) => shadow(self.side) + &tower::edge(&line),
            (_, true) => tower::parapet(&line),
        }
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
enum Beyond<'a> {
    /// A tile may still come there.
    Free,
    /// What a start space shows.
    Start(&'a [SegmentType]),
    /// A wall.
    Wall,
}

/// A tile that lies somewhere.
type Laid<'t> = (Pos, (&'t TileType, Rotation));

fn of_picture<'t>(tiles: &[PictureTile<'t>]) -> impl Iterator<Item = Laid<'t>> {
    tiles.iter().map(|tile| (tile.pos, (tile.tile, tile.rotation)))
}

/// All tiles of a position but start spaces.
fn of_position<'t>(
    position: &'t impl Position,
    is_start: impl Fn(usize) -> bool,
) -> impl Iterator<Item = Laid<'t>> {
    let tiles = position.board().laid().iter().enumerate().filter(move |(index, _)| !is_start(*index));
    tiles.map(|(_, laid)| (laid.pos, (position.table().tile(laid.tile), laid.rotation)))
}

fn between<'t, 'a>(
    tiles: impl Iterator<Item = Laid<'t>>,
    kinds: &[FeatureKind],
    beyond: impl Fn(Pos, Side) -> Beyond<'a>,
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
                    Beyond::Free => continue,
                    Beyond::Start(segments) => (shown(kinds, segments, Rotation::NONE, facing), false),
                    Beyond::Wall => (None, true),
                },
            };
            if other != Some(kind) {
                edges.push(Border { pos, side, kind, walled });
            }
        }
    }
    edges
}

/// What ends with an edge of its own in The Castle.
pub(crate) const IN_CASTLE: [FeatureKind; 2] = [FeatureKind::House, FeatureKind::Tower];
/// The same in The City.
pub(crate) const IN_CITY: [FeatureKind; 1] = [FeatureKind::Market];

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
    between(of_picture(tiles), &IN_CASTLE, |pos, side| {
        if let Some(start) = walls.starts.iter().find(|start| start.cell == pos && start.side == side) {
            Beyond::Start(&start.segments)
        } else if walls.cells.contains(&pos.step(side)) {
            Beyond::Free
        } else {
            Beyond::Wall
        }
    })
}

fn in_castle(position: &castle::State) -> Vec<Border> {
    let enclosure = position.enclosure();
    between(of_position(position, |index| position.is_start(index)), &IN_CASTLE, |pos, side| {
        if let Some(start) = enclosure.starts().iter().find(|start| start.cell == pos && start.side == side) {
            Beyond::Start(&start.segments)
        } else if enclosure.contains(pos.step(side)) {
            Beyond::Free
        } else {
            Beyond::Wall
        }
    })
}

/// The edges of buildings and markets that end at the rim of a tile, from north to south, as they are in this
/// position; none in a game whose tiles show no such edges. It looks at the tiles once and draws nothing.
///
/// ```
/// use bastide_engine::{setup::{Request, Setup}, Game};
/// use bastide_render::edges;
///
/// let request = Request { game: "castle", ..Request::default() };
/// let state = Game::new(&Setup::new(&request).unwrap()).start();
/// assert_eq!(edges(&state), [], "no tile is laid");
/// ```
pub fn edges(state: &State) -> Vec<Border> {
    match state {
        State::Castle(position) => in_castle(position),
        State::City(position) => between(of_position(position, |_| false), &IN_CITY, |_, _| Beyond::Free),
        State::Base(_) | State::Hunters(_) => Vec::new(),
    }
}

/// The edges of markets where they end at the rim of a tile against something else on the next one; from
/// north to south. Where a market ends at the city wall, the wall is its edge.
///
/// ```
/// use bastide_engine::geometry::{Pos, Rotation};
/// use bastide_engine::tiles::TileSet;
/// use bastide_render::{PictureTile, city_edges};
///
/// let set = TileSet::city();
/// let tile = |name: &str, y: i16| PictureTile {
///     tile: set.tile(name).unwrap(),
///     pos: Pos::new(0, y),
///     rotation: Rotation::NONE,
///     variant: 0,
///     last_by: None,
/// };
/// let (market, homes) = (tile("market1-fish-public", 1), tile("residential-public", 0));
/// assert_eq!(city_edges(&[market.clone()]), [], "it may still go on");
/// assert_eq!(city_edges(&[market.clone(), tile("market2opp-grain", 0)]), [], "it goes on with other goods");
/// assert_eq!(city_edges(&[market, homes])[0].id(), "bst-edge-market-n");
/// ```
pub fn city_edges(tiles: &[PictureTile]) -> Vec<Border> {
    between(of_picture(tiles), &IN_CITY, |_, _| Beyond::Free)
}

/// Edges drawn in units of a tile, the origin being the north-west corner of the square 0,0.
pub fn borders_svg(edges: &[Border]) -> String {
    let draw = |edge: &Border| {
        let (x, y) = (f64::from(edge.pos.x) * TILE, f64::from(edge.pos.y) * TILE);
        format!("<g transform=\"translate({} {})\">{}</g>", number(x), number(y), edge.drawing())
    };
    edges.iter().map(draw).collect()
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
