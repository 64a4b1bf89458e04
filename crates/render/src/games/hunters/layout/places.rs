use super::{Water, lake_of};
use crate::games::hunters::Thing;
use crate::geometry::{Point, Region, TILE};
use crate::layout::Drawn;
use crate::layout::spots::inside;
use bastide_engine::tiles::{Attr, FeatureKind, Mark, TileType};

/// Where a piece goes on a segment, and where what is drawn on it is.
#[derive(Clone, Default)]
pub(super) struct Place {
    pub(super) spot: Point,
    pub(super) things: Vec<Drawn>,
}

/// Something that wants room around it.
#[derive(Clone, Copy)]
struct Item {
    at: Point,
    /// How far its bounds are from its middle.
    need: f64,
    /// How far it must be from the bounds of the region in any case.
    least: f64,
}

/// The places of all segments. Rivers have little choice and come first, meadows last.
pub(super) fn choose(tile: &TileType, regions: &[Region], water: &Water) -> Vec<Place> {
    let mut places = vec![Place::default(); regions.len()];
    let mut taken: Vec<Point> = Vec::new();
    let order = [FeatureKind::River, FeatureKind::Lake, FeatureKind::Forest, FeatureKind::Meadow];
    for kind in order {
        for i in (0..regions.len()).filter(|&i| tile.segments[i].kind == kind) {
            places[i] = match kind {
                FeatureKind::River => Place { spot: on_river(tile, i, water), things: Vec::new() },
                _ => arrange(tile, i, &regions[i], &taken),
            };
            taken.push(places[i].spot);
        }
    }
    places
}

/// Half way along what is to be seen of a river.
fn on_river(tile: &TileType, river: usize, water: &Water) -> Point {
    let Some(way) = water.ways.iter().find(|way| way.segment == river) else { return Point::CENTRE };
    let lake = lake_of(tile, river).and_then(|lake| water.lakes.iter().find(|l| l.segment == lake));
    let dry = |p: &&Point| lake.is_none_or(|lake| lake.distance(**p) > 0.0);
    let seen = way.line.0.iter().take_while(dry).count().clamp(2, way.line.0.len());
    let length = way.line.distances()[seen - 1];
    way.line.at(length * 0.5)
}

/// What is drawn on a segment.
fn things(tile: &TileType, segment: usize) -> Vec<Thing> {
    let part = &tile.segments[segment];
    let kinds = [
        (Attr::Mammoth, Thing::Mammoth),
        (Attr::Aurochs, Thing::Aurochs),
        (Attr::Tiger, Thing::Tiger),
        (Attr::Deer, Thing::Deer),
        (Attr::Fire, Thing::Fire),
        (Attr::Gold, Thing::Gold),
        (Attr::Mushrooms, Thing::Mushrooms),
        (Attr::Fish, Thing::Fish),
    ];
    let volcano = tile.start && part.kind == FeatureKind::Forest;
    let counted =
        kinds.into_iter().flat_map(|(attr, thing)| std::iter::repeat_n(thing, part.attrs.get(attr) as usize));
    (volcano.then_some(Thing::Volcano).into_iter())
        .chain((part.mark == Some(Mark::Shrine)).then_some(Thing::Shrine))
        .chain(counted)
        .collect()
}

/// How far the bounds of a drawing are from its middle.
const fn need(thing: Thing) -> f64 {
    match thing {
        Thing::Volcano => 25.0,
        Thing::Mammoth | Thing::Shrine => 20.0,
        Thing::Aurochs | Thing::Tiger => 18.5,
        Thing::Deer | Thing::Fire => 15.5,
        Thing::Mushrooms => 12.0,
        Thing::Gold => 11.0,
        Thing::Fish => 9.5,
    }
}

/// Finds places for everything on a segment, by turns, until nobody wants to move.
fn arrange(tile: &TileType, segment: usize, region: &Region, taken: &[Point]) -> Place {
    let kind = tile.segments[segment].kind;
    let things = things(tile, segment);
    let (room, least) = match kind {
        // A hut may stand on the shore.
        FeatureKind::Lake => (4.0, 6.0),
        FeatureKind::Meadow => (15.0, 6.5),
        _ => (13.0, 6.5),
    };
    let mut items: Vec<Item> =
        things.iter().map(|&thing| Item { at: Point::CENTRE, need: need(thing), least: 4.0 }).collect();
    items.push(Item { at: Point::CENTRE, need: room, least });
    let grid = inside(region, 2.5);
    let cost = |items: &[Item], i: usize, p: Point, clear: f64, placed: usize| {
        let item = items[i];
        let over = |by: f64| by.max(0.0).powi(2);
        // Nothing may hang over the rim, however the tile is turned.
        let rim = p.x.min(p.y).min(TILE - p.x).min(TILE - p.y);
        let rim = if i + 1 < items.len() { over(item.need + 3.0 - rim) } else { 0.0 };
        let bounds = over(item.need + 1.0 - clear) + 12.0 * rim + 40.0 * over(item.least - clear);
        let is_spot = |i: usize| i + 1 == items.len();
        // A piece gives way to what is drawn, and not the other way around.
        let yields = |j: usize| if is_spot(j) { 0.06 } else { 0.5 };
        let others = items.iter().enumerate().filter(|(j, _)| *j != i && *j < placed);
        let crowd: f64 = (others)
            .map(|(j, other)| yields(j) * over(item.need + other.need + 1.0 - other.at.distance(p)))
            .sum();
        let pieces: f64 = taken.iter().map(|t| over(item.need + 8.0 - t.distance(p))).sum();
        // With room enough rather near the middle of the tile.
        let off_middle = p.distance(Point::CENTRE) * if is_spot(i) { 0.02 } else { 0.08 };
        bounds + crowd + 0.3 * pieces - clear.min(item.need + 6.0) * 0.3 + off_middle
    };
    let count = items.len();
    for round in 0..5 {
        for i in 0..count {
            let placed = if round == 0 { i } else { count };
            let costs = grid.iter().map(|&(p, clear)| (p, cost(&items, i, p, clear, placed)));
            let best = costs.min_by(|a, b| a.1.total_cmp(&b.1));
            items[i].at = best.map_or(Point::CENTRE, |(p, _)| p);
        }
    }
    let spot = items[count - 1].at;
    let things = things.into_iter().zip(&items).map(|(thing, item)| Drawn { thing, at: item.at }).collect();
    Place { spot, things }
}
