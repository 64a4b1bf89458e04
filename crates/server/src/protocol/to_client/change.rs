//! What has changed in a position, for clients that have the one before.

use crate::protocol::{PieceInfo, PositionInfo, TileCount, TileInfo};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// How a position comes out of the one that was sent before it over the same connection.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct PositionChange {
    /// The `seq` of the position before.
    pub since: u32,
    /// The new position without its long lists: `tiles`, `pieces` and `unseen` are empty here.
    pub position: PositionInfo,
    /// The names of fields that are as they were, and left out here. That can be what belongs to one game alone, a field with the
    /// name of the game.
    pub same: Vec<String>,
    /// How the list of the laid tiles has changed.
    pub tiles: ListChange<TileInfo>,
    /// How the list of the pieces has changed.
    pub pieces: ListChange<PieceInfo>,
    /// How the list of the tiles still to be drawn has changed.
    pub unseen: ListChange<TileCount>,
}

/// A list is its first `keep` elements as they were, then `new` ones, then its last `end` elements as they were.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct ListChange<T> {
    /// How many elements stay at the beginning.
    pub keep: u32,
    /// What comes after them.
    pub new: Vec<T>,
    /// How many elements of the old list's end come last.
    pub end: u32,
}

impl PositionChange {
    /// The position that this leads to from the one before; nothing if it is about another one.
    #[must_use]
    pub fn apply(self, before: PositionInfo) -> Option<PositionInfo> {
        if before.seq != self.since {
            return None;
        }
        let mut position = self.position;
        position.tiles = self.tiles.apply(before.tiles)?;
        position.pieces = self.pieces.apply(before.pieces)?;
        position.unseen = self.unseen.apply(before.unseen)?;
        if !self.same.is_empty() {
            position.games = before.games;
        }
        Some(position)
    }
}

impl<T> ListChange<T> {
    /// The new list; nothing if the old one is too short for it.
    #[must_use]
    pub fn apply(self, mut before: Vec<T>) -> Option<Vec<T>> {
        let (keep, end) = (self.keep as usize, self.end as usize);
        let last = before.len().checked_sub(end).filter(|&last| keep <= last)?;
        before.splice(keep..last, self.new);
        Some(before)
    }
}
