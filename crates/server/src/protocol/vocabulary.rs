//! Small things that both directions speak of.

use super::Side;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Words {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// Something with a short name and a description.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Named {
    /// Its short name.
    pub id: String,
    /// What it is.
    pub about: Words,
}

/// A part of a laid tile. What it looks like is said once, in `TileKind`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Area {
    /// Column of the tile.
    pub x: i32,
    /// Row of the tile.
    pub y: i32,
    /// The number of the part among those of its tile, counted from zero.
    pub part: u32,
}

/// A side of a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct SideInfo {
    /// Column of the tile.
    pub x: i32,
    /// Row of the tile.
    pub y: i32,
    /// Which of its four.
    pub side: Side,
}

/// So many tiles of a kind.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TileCount {
    /// The kind.
    pub name: String,
    /// How many.
    pub count: u32,
}
