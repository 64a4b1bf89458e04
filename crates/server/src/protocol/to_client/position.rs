//! Where a game stands, and what can be done there.

use crate::protocol::{
    AnswerKind, Area, End, FeatureKind, GamesInfo, PieceKind, Quarter, SideInfo, TileCount, Touch, Words,
};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// A position, as the seats of a connection may know it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct PositionInfo {
    /// How many actions led to it.
    pub seq: u32,
    /// Whose turn it is; `null` when the game is over.
    pub turn: Option<u32>,
    /// Points, by seat.
    pub scores: Vec<u32>,
    /// The score track.
    pub track: TrackInfo,
    /// Followers left, by seat.
    pub supply: Vec<u32>,
    /// The laid tiles.
    pub tiles: Vec<TileInfo>,
    /// The followers on them.
    pub pieces: Vec<PieceInfo>,
    /// The kind of the tile to be laid.
    pub drawn: Option<String>,
    /// The kinds of tile that the player in turn may choose from, where there is a choice; only for that player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub offered: Vec<String>,
    /// What the player in turn is asked, without the answers, for everybody else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub asked: Option<Words>,
    /// The player in whose turn this player is asked something, if it is another's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub interrupts: Option<u32>,
    /// Every way to lay it and to go on; only for the seat in turn.
    pub choices: Vec<Choice>,
    /// Followers that may be placed on the tile just laid, when the turn has come to that.
    pub followers: Vec<FollowerChoice>,
    /// A decision of another kind that the player in turn has to make; only for that player.
    pub ask: Option<Ask>,
    /// What belongs to one game alone: a field with the name of the game.
    #[serde(flatten)]
    pub games: GamesInfo,
    /// Tiles still to be drawn.
    pub left: u32,
    /// Those still to be drawn, by kind; empty where the table locks that aid and the game goes on.
    pub unseen: Vec<TileCount>,
    /// Tiles that fitted nowhere.
    pub set_aside: Vec<TileCount>,
}

/// The score track: how long it is, and how often each marker has gone around it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TrackInfo {
    /// How many spaces it has, the first one among them.
    pub spaces: u32,
    /// Whole rounds, by seat.
    pub laps: Vec<u32>,
}

/// A laid tile.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TileInfo {
    /// Its kind: one of [`TileKinds`](crate::protocol::TileKinds).
    pub name: String,
    /// In degrees: 0, 90, 180 or 270.
    pub rotation: u32,
    /// Column, growing to the east.
    pub x: i32,
    /// Row, growing to the south.
    pub y: i32,
    /// The player whose last tile it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub last_of: Option<u32>,
}

/// What laying a tile somewhere comes to, for whoever does not see the board.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct MoveWords {
    /// The action of a [`Choice`].
    pub action: String,
    /// What matters most about it.
    pub touches: Touch,
    /// All that it joins and lies beside, such as `continues your city of 3, beside Ben's road of 2`.
    pub said: Words,
}

/// A follower or another piece on the board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct PieceInfo {
    /// Whose it is.
    pub player: u32,
    /// The id of its drawing in `/art/GAME/symbols.svg`.
    pub symbol: String,
    /// Column of the tile.
    pub x: i32,
    /// Row of the tile.
    pub y: i32,
    /// The part of the tile it stands on.
    pub part: u32,
    /// What it is, if it is not an ordinary follower.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub piece: Option<PieceKind>,
}

/// One way to lay the drawn tile.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Choice {
    /// Column.
    pub x: i32,
    /// Row.
    pub y: i32,
    /// In degrees: 0, 90, 180 or 270.
    pub rotation: u32,
    /// The kind of the tile, where there are several to choose from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub tile: Option<String>,
    /// The kind of tile that it is once it lies face down, if it is laid like that: a mountain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub face_down: Option<String>,
    /// What to send to do it.
    pub action: String,
    /// Who can be placed on it then. If anybody can, one of these or `pass` must be sent with it.
    pub followers: Vec<FollowerChoice>,
}

/// One way to place a follower or another piece.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct FollowerChoice {
    /// What to send to do it.
    pub action: String,
    /// The part of the tile it would stand on.
    pub part: u32,
    /// Which tile that is, if it is not the one just laid: column and row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub at: Option<[i32; 2]>,
    /// What is placed, if it is not an ordinary follower.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub piece: Option<PieceKind>,
}

/// A decision other than where the tile goes and who stands on it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Ask {
    /// What is to be decided.
    pub said: Words,
    /// The other player it is about, if it is about one: who gets a tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub about: Option<u32>,
    /// Every answer there is.
    pub answers: Vec<Answer>,
}

/// One way to decide.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Answer {
    /// What to send to decide so.
    pub action: String,
    /// What it does.
    pub does: AnswerKind,
    /// What it means.
    pub said: Words,
    /// The feature it is about; may be none.
    pub areas: Vec<Area>,
    /// The sides of tiles it is about, where walls can be set; may be none.
    pub sides: Vec<SideInfo>,
    /// The squares it is about, such as the row a guard would watch: column and row of each; may be none.
    pub tiles: Vec<[i32; 2]>,
    /// The points it is about: what a tower brings, what a guard would score as its row stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub points: Option<u32>,
    /// The kind of tile it is about, that is given away or given up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub tile: Option<String>,
    /// The quarter of Carcassonne it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub quarter: Option<Quarter>,
    /// What is moved or placed, if it is not an ordinary follower.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub piece: Option<PieceKind>,
    /// At which end of the line of walls something would be set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub end: Option<End>,
    /// The part of a tile that it leads to, where `areas` do not say: the monastery that knights would enter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub goal: Option<Area>,
    /// Where the followers stand that would move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Area>>", optional))]
    pub from: Vec<Area>,
    /// The tile that would be taken up and laid elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rebuild: Option<RebuildInfo>,
}

/// A laid tile that could be laid elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct RebuildInfo {
    /// Its kind.
    pub tile: String,
    /// Where it lies: column and row.
    pub from: [i32; 2],
    /// Where it would lie: column and row.
    pub to: [i32; 2],
    /// How it would be turned, in degrees: 0, 90, 180 or 270.
    pub rotation: u32,
}

/// A feature on the board.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct FeatureInfo {
    /// The kind of feature.
    pub kind: FeatureKind,
    /// Its parts.
    pub areas: Vec<Area>,
    /// Tiles it lies on.
    pub tiles: u32,
    /// Whether it is completed.
    pub completed: bool,
    /// Open ends (sides, or empty squares around a monastery).
    pub open: u32,
    /// How many followers each player has on it, by seat.
    pub followers: Vec<u32>,
    /// Those with the majority.
    pub owners: Vec<u32>,
    /// What it would score if the game ended now.
    pub points: u32,
    /// The features that its points are counted by where they lie around it, such as markets: the parts of each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Vec<Area>>>", optional))]
    pub touching: Vec<Vec<Area>>,
    /// What it still needs to be completed, as far as whoever asks may know; not told of earlier positions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub closing: Option<ClosingInfo>,
    /// All of that in a sentence.
    pub said: Words,
}

/// What an unfinished feature still needs.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct ClosingInfo {
    /// How many empty squares it reaches: while there are several, no single tile completes it.
    pub squares: u32,
    /// The tiles still to come, with their counts, one of which would complete it at once.
    pub tiles: Vec<TileCount>,
}

/// The edge of a building or market at the rim of a tile.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct EdgeInfo {
    /// Column of the tile.
    pub x: i32,
    /// Row of the tile.
    pub y: i32,
    /// The id of its drawing, one tile wide.
    pub symbol: String,
}
