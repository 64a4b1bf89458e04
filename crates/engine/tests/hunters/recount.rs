//! Rivers, forests, meadows and river systems of Hunters and Gatherers, worked out from the laid tiles and the
//! words of the rules.

use crate::common::recount;
use crate::common::recount::{Feature, Node, beyond, segment_with};
use crate::common::rescore::leaders;
use crate::hunters_position;
use bastide_engine::State;
use bastide_engine::pieces::{Piece, Standing};
use bastide_engine::tiles::{Attr, FeatureKind, Mark, SegmentType};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// All features with the followers among these pieces on them.
pub(crate) fn features(state: &State, standing: &[Standing]) -> Vec<Feature> {
    let followers: Vec<Standing> = standing.iter().copied().filter(|s| s.piece == Piece::Follower).collect();
    recount::features(state.board(), state.table(), &followers)
}

pub(crate) fn segment(state: &State, node: Node) -> &SegmentType {
    &state.table().tile(state.board().laid()[node.0].tile).segments[node.1]
}

fn sum(state: &State, nodes: &BTreeSet<Node>, attr: Attr) -> u32 {
    nodes.iter().map(|&node| segment(state, node).attrs.get(attr)).sum()
}

/// The lakes at the ends of a river: those that name a part of it.
pub(crate) fn lakes(state: &State, river: &Feature) -> BTreeSet<Node> {
    let mut lakes = BTreeSet::new();
    for &(number, place) in &river.nodes {
        let segments = &state.table().tile(state.board().laid()[number].tile).segments;
        let ends_in = |lake: &SegmentType| lake.kind == FeatureKind::Lake && lake.touches >> place & 1 == 1;
        lakes.extend((0..segments.len()).filter(|&lake| ends_in(&segments[lake])).map(|lake| (number, lake)));
    }
    lakes
}

/// H7 to H9: what a completed forest or river scores.
pub(crate) fn points(state: &State, feature: &Feature) -> u32 {
    let segments = feature.nodes.len() as u32;
    match feature.kind {
        FeatureKind::Forest => 2 * segments + 2 * sum(state, &feature.nodes, Attr::Mushrooms),
        FeatureKind::River => segments + sum(state, &lakes(state, feature), Attr::Fish),
        kind => panic!("{kind} is never completed"),
    }
}

/// H11: whether there is gold in a forest.
pub(crate) fn has_gold(state: &State, feature: &Feature) -> bool {
    feature.kind == FeatureKind::Forest && sum(state, &feature.nodes, Attr::Gold) > 0
}

/// What there is of each kind in a meadow.
pub(crate) struct Animals {
    pub(crate) deer: u32,
    pub(crate) tigers: u32,
    pub(crate) large: u32,
    pub(crate) fire: bool,
}

pub(crate) fn animals(state: &State, meadow: &Feature) -> Animals {
    let count = |attr| sum(state, &meadow.nodes, attr);
    Animals {
        deer: count(Attr::Deer),
        tigers: count(Attr::Tiger),
        large: count(Attr::Mammoth) + count(Attr::Aurochs),
        fire: count(Attr::Fire) > 0,
    }
}

/// H16 to H18: what a meadow is worth.
pub(crate) fn meadow_points(state: &State, meadow: &Feature) -> u32 {
    let Animals { deer, tigers, large, fire } = animals(state, meadow);
    2 * large + 2 * if fire { deer } else { deer.saturating_sub(tigers) }
}

/// The hunters of a meadow on a shrine, by seat.
pub(crate) fn worshippers(state: &State, meadow: &Feature) -> BTreeMap<usize, u32> {
    let mut found = BTreeMap::new();
    for piece in state.standing() {
        let number = state.board().laid().iter().position(|laid| laid.pos == piece.place.pos);
        let number = number.expect("it stands on a tile");
        let here = |place: usize| {
            let segment = segment(state, (number, place));
            segment.mark == Some(Mark::Shrine)
                && piece.place.spot.lies_in(segment, state.board().laid()[number].rotation)
        };
        if meadow.nodes.iter().any(|node| node.0 == number && here(node.1)) {
            *found.entry(piece.player.seat()).or_default() += 1;
        }
    }
    found
}

/// H16, H19: the seats that score a meadow.
pub(crate) fn meadow_winners(state: &State, meadow: &Feature) -> Vec<usize> {
    let worshippers = worshippers(state, meadow);
    leaders(if worshippers.is_empty() { &meadow.presence } else { &worshippers })
}

/// A river system: rivers and lakes that hang together.
#[derive(PartialEq, Debug)]
pub(crate) struct System {
    pub(crate) nodes: BTreeSet<Node>,
    pub(crate) open: usize,
    pub(crate) fish: u32,
    /// Huts by seat.
    pub(crate) huts: BTreeMap<usize, u32>,
}

/// H13: all systems, by a search along rivers and across lakes.
pub(crate) fn systems(state: &State) -> Vec<System> {
    let laid = state.board().laid();
    let water = |node: Node| matches!(segment(state, node).kind, FeatureKind::River | FeatureKind::Lake);
    let all: Vec<Node> = (laid.iter().enumerate())
        .flat_map(|(number, laid)| {
            (0..state.table().tile(laid.tile).segments.len()).map(move |place| (number, place))
        })
        .filter(|&node| water(node))
        .collect();
    let mut seen: BTreeSet<Node> = BTreeSet::new();
    let mut found = Vec::new();
    for &first in &all {
        if !seen.insert(first) {
            continue;
        }
        let mut system = System { nodes: BTreeSet::from([first]), open: 0, fish: 0, huts: BTreeMap::new() };
        let mut queue = VecDeque::from([first]);
        while let Some(node) = queue.pop_front() {
            let (here, part) = (&laid[node.0], segment(state, node));
            let tile = state.table().tile(here.tile);
            let joined = |&other: &usize| {
                let touches = |a: usize, b: usize| {
                    tile.segments[a].kind == FeatureKind::Lake && tile.segments[a].touches >> b & 1 == 1
                };
                touches(node.1, other) || touches(other, node.1)
            };
            let mut next: Vec<Node> =
                (0..tile.segments.len()).filter(joined).map(|place| (node.0, place)).collect();
            for port in (0..12).filter(|&port| segment_with(tile, here.rotation, port) == node.1) {
                let (pos, facing) = beyond(here.pos, port);
                match laid.iter().position(|laid| laid.pos == pos) {
                    None => system.open += 1,
                    Some(other) => {
                        let theirs = state.table().tile(laid[other].tile);
                        next.push((other, segment_with(theirs, laid[other].rotation, facing)));
                    }
                }
            }
            system.fish += part.attrs.get(Attr::Fish);
            for node in next {
                assert!(water(node), "water meets water");
                if system.nodes.insert(node) {
                    queue.push_back(node);
                }
            }
        }
        seen.extend(&system.nodes);
        found.push(system);
    }
    for (player, hut) in hunters_position(state).huts() {
        let node = state.board().features().place(hut);
        let system = found.iter_mut().find(|system| system.nodes.contains(&node));
        *system.expect("huts stand on water").huts.entry(player.seat()).or_default() += 1;
    }
    found
}
