//! What a move must score, worked out from the recounted board and the words of the rules.

use super::recount::{self, Feature, Node};
use bastide_engine::State;
use bastide_engine::event::{Event, Occasion};
use bastide_engine::games::base::Farmers;
use bastide_engine::pieces::Standing;
use bastide_engine::tiles::{FeatureKind, TileTable};
use std::collections::BTreeMap;

/// A scoring without its explanation: what, how many points, the seats that get them.
pub type Bare = (FeatureKind, u32, Vec<usize>);

/// What the events say was scored on this occasion, in a fixed order.
pub fn told(events: &[Event], occasion: Occasion) -> Vec<Bare> {
    let mut told: Vec<Bare> = (events.iter())
        .filter_map(|event| match event {
            Event::Scored(s) if s.occasion == occasion => {
                Some((s.kind, s.points, s.winners.iter().map(|winner| winner.seat()).collect()))
            }
            _ => None,
        })
        .collect();
    told.sort();
    told
}

/// The seats with most pieces.
pub fn leaders(presence: &BTreeMap<usize, u32>) -> Vec<usize> {
    let most = presence.values().max();
    presence.iter().filter(|(_, n)| Some(*n) == most).map(|(&seat, _)| seat).collect()
}

/// B10 to B16: what the last tile has completed, with these pieces on the board.
pub fn completed(state: &State, standing: &[Standing], small_city_halved: bool) -> Vec<Bare> {
    let laid = state.board().laid();
    let last = laid.len() - 1;
    let features = recount::features(state.board(), state.table(), standing);
    let mut found: Vec<Bare> = (features.iter().filter(|feature| feature.open == 0))
        .filter(|feature| match feature.kind {
            FeatureKind::Road | FeatureKind::City => feature.nodes.iter().any(|node| node.0 == last),
            FeatureKind::Monastery => {
                let (own, new) = (laid[feature.nodes.first().map_or(0, |node| node.0)].pos, laid[last].pos);
                own.x.abs_diff(new.x) <= 1 && own.y.abs_diff(new.y) <= 1
            }
            _ => false,
        })
        .map(|feature| {
            let tiles = feature.tiles as u32;
            let points = match feature.kind {
                FeatureKind::City if tiles == 2 && small_city_halved => tiles + feature.shields,
                FeatureKind::City => 2 * tiles + 2 * feature.shields,
                FeatureKind::Monastery => 9,
                _ => tiles,
            };
            (feature.kind, points, leaders(&feature.presence))
        })
        .collect();
    found.sort();
    found
}

/// B20: what is unfinished, once the game is over.
pub fn unfinished(state: &State) -> Vec<Bare> {
    let features = recount::features(state.board(), state.table(), &state.standing());
    let mut found: Vec<Bare> = (features.iter())
        .filter(|feature| feature.kind != FeatureKind::Field && !feature.presence.is_empty())
        .map(|feature| {
            assert_ne!(feature.open, 0, "followers left what was completed");
            let points = match feature.kind {
                FeatureKind::Monastery => 9 - feature.open as u32,
                _ => feature.tiles as u32 + feature.shields,
            };
            (feature.kind, points, leaders(&feature.presence))
        })
        .collect();
    found.sort();
    found
}

/// B21 and B24: what farmers get, once the game is over.
pub fn farmers(state: &State, edition: Farmers) -> Vec<Bare> {
    let features = recount::features(state.board(), state.table(), &state.standing());
    let of_kind = |kind| features.iter().filter(move |feature| feature.kind == kind);
    let cities: Vec<&Feature> = of_kind(FeatureKind::City).filter(|city| city.open == 0).collect();
    let fields: Vec<&Feature> =
        of_kind(FeatureKind::Field).filter(|field| !field.presence.is_empty()).collect();
    let touch = |field: &Feature, city: &Feature| {
        field.nodes.iter().any(|&f| city.nodes.iter().any(|&c| side_by_side(state, f, c)))
    };
    let mut found: Vec<Bare> = Vec::new();
    match edition {
        Farmers::FirstEdition => {
            for city in cities {
                let mut all = BTreeMap::new();
                for field in fields.iter().filter(|field| touch(field, city)) {
                    for (&seat, &n) in &field.presence {
                        *all.entry(seat).or_insert(0) += n;
                    }
                }
                if !all.is_empty() {
                    found.push((FeatureKind::City, 4, leaders(&all)));
                }
            }
        }
        Farmers::ThirdEdition => {
            for field in fields {
                let supplied = cities.iter().filter(|city| touch(field, city)).count() as u32;
                if supplied > 0 {
                    found.push((FeatureKind::Field, 3 * supplied, leaders(&field.presence)));
                }
            }
        }
        Farmers::None => assert!(fields.is_empty(), "there are no farmers"),
    }
    found.sort();
    found
}

/// Whether two segments of one tile have neighbouring ports.
fn side_by_side(state: &State, a: Node, b: Node) -> bool {
    let table: &TileTable = state.table();
    a.0 == b.0 && {
        let segments = &table.tile(state.board().laid()[a.0].tile).segments;
        let ports = |node: Node| segments[node.1].ports.iter().map(|port| port.index());
        ports(a).any(|p| ports(b).any(|q| (p + 1) % 12 == q || (q + 1) % 12 == p))
    }
}
