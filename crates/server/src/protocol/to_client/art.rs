//! What tiles look like.

use crate::protocol::{FeatureKind, GamesArt, Words};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/games/GAME/tiles` and `GET /api/tables/ID/tiles`: what the tiles of a game look like, and their parts.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TileKinds {
    /// By name.
    pub tiles: BTreeMap<String, TileKind>,
    /// What one game alone has: a field with the name of the game.
    #[serde(flatten)]
    pub games: GamesArt,
}

/// A kind of tile.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TileKind {
    /// What is on it, in words.
    pub said: Words,
    /// Its parts.
    pub parts: Vec<PartKind>,
    /// How it looks not turned and turned by 90, 180 and 270 degrees.
    pub turns: Vec<TurnedTile>,
}

/// A part of a tile.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct PartKind {
    /// The kind of feature it belongs to.
    pub kind: FeatureKind,
    /// What a follower on it is called: knight, thief, farmer or monk.
    pub role: Words,
    /// Whether it lies down there.
    pub lying: bool,
    /// What a guard who watches it gets for the building that stands on it; nothing for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub building: Option<u32>,
}

/// A tile turned one way.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TurnedTile {
    /// Its drawings: ids of symbols in `/art/GAME/symbols.svg` or `/art/tables/ID/symbols.svg`. The tile that was laid as number `n` has
    /// the one at `n` modulo their number.
    pub symbols: Vec<String>,
    /// Where its parts are.
    pub parts: Vec<PartPlace>,
}

/// Where a part of a turned tile is.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct PartPlace {
    /// Its outline as SVG path data within the tile, which is 120 units wide.
    pub path: String,
    /// A good place for a follower, from the left edge.
    pub dx: f64,
    /// From the upper edge.
    pub dy: f64,
    /// Where its building stands, if it has one: from the left and from the upper edge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub building: Option<[f64; 2]>,
    /// Where the deer stand that tigers may take: from the left and from the upper edge.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<[f64; 2]>>"))]
    pub deer: Vec<[f64; 2]>,
    /// Where on the tile that is, in words.
    pub said: Words,
}
