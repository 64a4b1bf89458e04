//! What happened: the log, entry by entry.

use crate::protocol::{Area, EventKind, Occasion, Quarter, SideInfo, Source, TileInfo, Words};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// One action of the log and what followed from it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Entry {
    /// Who did it; `null` for chance.
    pub player: Option<u32>,
    /// What was done, in its text form.
    pub action: String,
    /// What followed.
    pub events: Vec<EventInfo>,
    /// The number of the turn it belongs to, counted from one; 0 for what comes before the first.
    pub turn: u32,
    /// The squares on which it has changed something, unless it laid the drawn tile or placed a follower: where tiles were taken up
    /// and laid, where somebody moved from and to, where a good was laid. Column and row of each.
    pub squares: Vec<[i32; 2]>,
    /// The tile it laid, as it lies; for one that was taken up before, where it lies now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub laid: Option<TileInfo>,
    /// Where it put a follower or another piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub placed: Option<Area>,
    /// The quarter of Carcassonne that somebody was put or moved to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub quarter: Option<Quarter>,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct EventInfo {
    /// What kind.
    pub kind: EventKind,
    /// The sentence.
    pub said: Words,
    /// Whether it belongs to the end of the game: so does everything from the beginning of the final scoring on.
    pub is_final: bool,
    /// Whether it is worth a step of its own when the final scoring is told one by one: it brings points, or says
    /// why points come.
    pub is_step: bool,
    /// If something was scored, how.
    pub scoring: Option<ScoringInfo>,
    /// Points that come from no feature.
    pub bonus: Option<Bonus>,
    /// The sides of tiles it is about: walls, the gate.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<SideInfo>>", optional))]
    pub sides: Vec<SideInfo>,
    /// The squares it is about, such as the row a guard is paid for: column and row of each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<[i32; 2]>>", optional))]
    pub tiles: Vec<[i32; 2]>,
}

/// Points that a player gets for something other than a feature.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Bonus {
    /// Who gets them.
    pub player: u32,
    /// How many.
    pub points: u32,
}

/// A scoring with everything that explains it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct ScoringInfo {
    /// Where the points come from.
    pub source: Source,
    /// Why it is scored.
    pub occasion: Occasion,
    /// The arithmetic, such as `3 tiles × 2 + 1 shield × 2 = 8`.
    pub arithmetic: Words,
    /// What each winner gets.
    pub points: u32,
    /// Who gets it.
    pub winners: Vec<u32>,
    /// The numbers of the rules.
    pub rules: Vec<String>,
    /// The parts it consists of, as outlines.
    pub areas: Vec<Area>,
    /// The features it was scored for besides itself, such as the markets around a residential area: the parts
    /// of each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Vec<Area>>>", optional))]
    pub touching: Vec<Vec<Area>>,
    /// Where the deer of a meadow are that tigers take: a part for each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Area>>", optional))]
    pub taken: Vec<Area>,
}
