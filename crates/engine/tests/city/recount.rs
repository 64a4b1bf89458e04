//! What features, residents and guards of The City must score, worked out from the laid tiles and the words of
//! the rules.

use crate::city_position;
use crate::common::recount;
use crate::common::recount::Feature;
use crate::contour::beyond;
use bastide_engine::State;
use bastide_engine::geometry::{Edge, Pos, Side};
use bastide_engine::pieces::Standing;
use bastide_engine::tiles::{Attr, FeatureKind};
use std::collections::BTreeSet;

/// All features worked out from scratch, with these followers on them.
pub(crate) fn features(state: &State, standing: &[Standing]) -> Vec<Feature> {
    let walls = city_position(state).walls();
    let walled = walls.all().chain(walls.closing().iter().copied());
    let walled = walled.map(|edge| (edge.pos, edge.side.index())).collect();
    recount::features_within(state.board(), state.table(), standing, &walled)
}

fn segment_kind(state: &State, node: (usize, usize)) -> FeatureKind {
    state.table().tile(state.board().laid()[node.0].tile).segments[node.1].kind
}

/// C6, C7: what a road or market scores.
pub(crate) fn points(state: &State, feature: &Feature) -> u32 {
    let tiles = feature.tiles as u32;
    if feature.kind == FeatureKind::Road {
        return if tiles < 4 { tiles } else { 2 * tiles };
    }
    let sells = |goods: Attr| {
        feature.nodes.iter().any(|&(number, place)| {
            state.table().tile(state.board().laid()[number].tile).segments[place].attrs.get(goods) > 0
        })
    };
    let goods = [Attr::Fish, Attr::Grain, Attr::Cattle].into_iter().filter(|&goods| sells(goods)).count();
    tiles * goods as u32
}

/// C22: markets beside a residential area, port by port around each of its tiles and across their sides.
pub(crate) fn markets_around(state: &State, all: &[Feature], area: &Feature) -> u32 {
    let laid = state.board().laid();
    let mut beside = BTreeSet::new();
    for &(number, place) in &area.nodes {
        let tile = state.table().tile(laid[number].tile);
        let owner = |port: usize| recount::segment_with(tile, laid[number].rotation, port % 12);
        for port in (0..12).filter(|&port| owner(port) == place) {
            beside.extend([(number, owner(port + 1)), (number, owner(port + 11))]);
            let (pos, facing) = recount::beyond(laid[number].pos, port);
            if let Some(other) = laid.iter().position(|laid| laid.pos == pos) {
                let theirs = state.table().tile(laid[other].tile);
                beside.insert((other, recount::segment_with(theirs, laid[other].rotation, facing)));
            }
        }
    }
    beside.retain(|&node| segment_kind(state, node) == FeatureKind::Market);
    all.iter().filter(|feature| !feature.nodes.is_disjoint(&beside)).count() as u32
}

/// C23: what a guard there sees, tile by tile.
pub(crate) fn watched(state: &State, guard: Edge) -> u32 {
    let ahead = |pos: Pos| beyond(Edge { pos, side: Side::ALL[(guard.side.index() + 2) % 4] });
    let row = std::iter::successors(Some(guard.pos), |&pos| Some(ahead(pos)));
    let tiles = row.map_while(|pos| state.board().laid().iter().find(|laid| laid.pos == pos));
    tiles
        .flat_map(|laid| &state.table().tile(laid.tile).segments)
        .filter_map(|segment| segment.building)
        .map(|building| if building.is_historic() { 3 } else { 2 })
        .sum()
}
