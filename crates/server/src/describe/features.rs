//! Every feature on the board, to be outlined and explained.

use super::in_both;
use crate::games;
use crate::protocol::convert::{areas, number};
use crate::protocol::{ClosingInfo, FeatureInfo, TileCount, Words};
use bastide_engine::State;
use bastide_engine::board::Player;
use bastide_engine::summary::Summary;
use bastide_engine::tiles::{FeatureKind, TileId};

/// Every feature on the board that can be claimed.
pub(crate) fn features(state: &State, names: &[Words]) -> Vec<FeatureInfo> {
    state.summaries().iter().map(|summary| feature(state, summary, names)).collect()
}

/// The same, each with what it still needs, as far as this position knows.
pub(crate) fn with_closing(state: &State, names: &[Words]) -> Vec<FeatureInfo> {
    let to_come = state.to_come();
    let needs = |summary: &Summary| {
        let closing = state.closing(*summary.segments.first()?)?;
        let count = |id: TileId| to_come[id.index()].into();
        let tiles = closing.tiles.into_iter();
        Some(ClosingInfo {
            squares: closing.squares.len() as u32,
            tiles: tiles
                .map(|id| TileCount { name: state.table().name(id).to_string(), count: count(id) })
                .collect(),
        })
    };
    let summaries = state.summaries();
    let each = |summary: &Summary| FeatureInfo {
        // What is one of several is completed as such; a system of rivers never is.
        closing: if summary.completed || summary.kind == FeatureKind::Lake { None } else { needs(summary) },
        ..feature(state, summary, names)
    };
    summaries.iter().map(each).collect()
}

/// The land on the board, or all else.
pub(crate) fn owned(state: &State, names: &[Words], land: bool) -> Vec<FeatureInfo> {
    let wanted = |summary: &&Summary| summary.kind.lies_down() == land;
    state.summaries().iter().filter(wanted).map(|summary| feature(state, summary, names)).collect()
}

fn feature(state: &State, summary: &Summary, names: &[Words]) -> FeatureInfo {
    let followers = |player: Player| {
        summary.followers.iter().find(|share| share.player == player).map_or(0, |share| share.followers)
    };
    FeatureInfo {
        kind: summary.kind.into(),
        areas: areas(state, &summary.segments),
        tiles: summary.tiles,
        completed: summary.completed,
        open: summary.open,
        followers: Player::all(state.players()).map(followers).collect(),
        owners: summary.owners.iter().copied().map(number).collect(),
        points: summary.points,
        touching: (summary.segments.first().into_iter())
            .flat_map(|&segment| games::touching(state, segment))
            .map(|feature| areas(state, &feature))
            .collect(),
        closing: None,
        said: in_both(names, |lang, name| summary.tell(lang, name)),
    }
}
