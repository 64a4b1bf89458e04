//! Aids: what helps those who look at a board that is full, each of which a table may lock.

use crate::protocol::{FeatureInfo, SourceInfo, TileCount, Words};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// An aid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum Aid {
    /// The squares where the tile in hand fits are marked.
    Squares,
    /// A feature is outlined and explained when somebody points at it: `features`.
    Worth,
    /// All fields and other land in the colours of those who have them.
    Fields,
    /// All other features in the colours of those who have them.
    Owners,
    /// What everybody would have if the game ended now.
    Final,
    /// The tiles still to be drawn, by kind: `unseen` of positions.
    Tiles,
    /// The squares that no tile to come can fill.
    Dead,
    /// Which tiles fit a square, and how likely one of them comes.
    Odds,
    /// What a bot would do.
    Hint,
}

/// An aid as it is offered and locked.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct AidOffer {
    /// Its short name.
    pub id: Aid,
    /// What people call it.
    pub title: Words,
    /// What it does, in one line.
    pub about: Words,
}

/// What an aid has to say about a position.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "aid", rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum AidAnswer {
    /// Whose the land is.
    Fields {
        /// Every field, meadow, court or residential area.
        features: Vec<FeatureInfo>,
    },
    /// Whose the rest is.
    Owners {
        /// Every other feature.
        features: Vec<FeatureInfo>,
    },
    /// What everybody would have if the game ended now.
    Final {
        /// The points, by seat.
        scores: Vec<u32>,
        /// What would be scored until then, by source; those that bring nobody anything are left out.
        gained: Vec<SourceInfo>,
    },
    /// The squares that no tile to come can fill.
    Dead {
        /// Column and row of each.
        squares: Vec<[i32; 2]>,
    },
    /// What fits a square.
    Odds(OddsInfo),
    /// What a bot would do.
    Hint(HintInfo),
}

/// Which tiles fit a square, and how likely one of them comes.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct OddsInfo {
    /// The square: column and row.
    pub at: [i32; 2],
    /// Whether nothing may be laid there for now, whatever fits.
    pub barred: bool,
    /// The kinds that fit it among the tiles that are still unseen, with their counts.
    pub fits: Vec<TileCount>,
    /// The kinds that fit it among tiles that are not drawn any more: in hand, on the table, or in a pile of their own.
    pub besides: Vec<TileCount>,
    /// How many tiles are unseen.
    pub unseen: u32,
    /// The chance, from 0 to 1, that at least one of those that fit comes with the next draw of this player, with the
    /// next two, and with the next three; shorter where fewer are left, and empty where that is not worked out.
    pub chances: Vec<f64>,
    /// All of that in words.
    pub said: Words,
}

/// What a bot would do.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct HintInfo {
    /// For whom.
    pub player: u32,
    /// What to send to do it: the rest of the turn, as far as it can be known.
    pub actions: Vec<String>,
    /// The tile that would be laid, if one would.
    pub lay: Option<HintLay>,
    /// The piece that would be placed, if one would.
    pub piece: Option<HintPiece>,
    /// All of that in words.
    pub said: Words,
}

/// A tile that a bot would lay.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct HintLay {
    /// Its kind, as it would lie.
    pub name: String,
    /// In degrees: 0, 90, 180 or 270.
    pub rotation: u32,
    /// Column.
    pub x: i32,
    /// Row.
    pub y: i32,
}

/// A piece that a bot would place.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct HintPiece {
    /// The id of its drawing.
    pub symbol: String,
    /// Column of the tile.
    pub x: i32,
    /// Row of the tile.
    pub y: i32,
    /// The part of the tile it would stand on.
    pub part: u32,
}
