//! Every feature on the board, to be outlined and explained.

use super::in_both;
use crate::games;
use crate::protocol::convert::{areas, number};
use crate::protocol::{FeatureInfo, Words};
use bastide_engine::State;
use bastide_engine::board::Player;
use bastide_engine::summary::Summary;

/// Every feature on the board that can be claimed.
pub(crate) fn features(state: &State, names: &[Words]) -> Vec<FeatureInfo> {
    state.summaries().iter().map(|summary| feature(state, summary, names)).collect()
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
        said: in_both(names, |lang, name| summary.tell(lang, name)),
    }
}
