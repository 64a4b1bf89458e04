//! What Hunters and Gatherers has beyond tiles and followers.

use crate::protocol::{TileCount, Words};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// What a position of Hunters and Gatherers has beyond tiles and followers.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct HuntersInfo {
    /// Huts left, by seat.
    pub huts: Vec<u32>,
    /// Bonus tiles still to be drawn.
    pub bonus_left: u32,
    /// Those still to be drawn, by kind.
    pub bonus_unseen: Vec<TileCount>,
    /// The bonus tile of this turn, while it is drawn, laid and placed on.
    pub bonus: Option<BonusInfo>,
}

/// A bonus tile that is being laid.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct BonusInfo {
    /// Its kind.
    pub name: String,
    /// What it can do, a sentence for each.
    pub powers: Vec<Words>,
}

/// The pieces of Hunters and Gatherers that are not followers.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct HuntersArt {
    /// The ids of the drawings of the huts, by seat. A hut is drawn around its middle.
    pub huts: Vec<String>,
}

/// What happens only in Hunters and Gatherers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum HuntersEventKind {
    /// A player who completed a forest may lay a bonus tile.
    BonusEarned,
    /// A bonus tile was drawn.
    BonusDrawn,
}
