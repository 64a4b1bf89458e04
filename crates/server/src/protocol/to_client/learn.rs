//! Lessons, and rules with their examples.

use crate::protocol::{Entry, FeatureInfo, GameId, PositionInfo, TableInfo, Words};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// A lesson that can be taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct LessonOffer {
    /// Its name in addresses.
    pub id: String,
    /// The game it is about.
    pub game: GameId,
    /// The expansions and variants it is about; none if it is about the game itself.
    pub add_ons: Vec<String>,
    /// Its title.
    pub title: Words,
    /// What it shows, in one line.
    pub about: Words,
    /// How many minutes it takes.
    pub minutes: u32,
    /// How many scenes it has.
    pub scenes: u32,
    /// Whether a real game can go on from its end.
    pub plays_on: bool,
}

/// Where a scene of a lesson begins.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct SceneInfo {
    /// The lesson.
    pub lesson: LessonOffer,
    /// The number of the scene, counted from zero.
    pub number: u32,
    /// What it is about, in a few words.
    pub title: Words,
    /// What to do.
    pub said: Words,
    /// The numbers of the rules it shows.
    pub rules: Vec<String>,
    /// What the learner does in it: the actions that lead on.
    pub shown: Vec<String>,
    /// The table that it is played at.
    pub table: TableInfo,
    /// All that has happened before.
    pub entries: Vec<Entry>,
    /// Where the game stands.
    pub position: PositionInfo,
    /// Every feature on the board.
    pub features: Vec<FeatureInfo>,
}

/// The answer to [`LessonStep`](crate::protocol::LessonStep).
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct LessonStepped {
    /// Whether the scene is done; otherwise there is more to do in it.
    pub done: bool,
    /// What to notice, once it is done.
    pub said: Option<Words>,
    /// The table after it.
    pub table: TableInfo,
    /// The number of the first of the entries, counted from zero.
    pub first: u32,
    /// What has happened since the scene began.
    pub entries: Vec<Entry>,
    /// Where the game stands.
    pub position: PositionInfo,
    /// Every feature on the board.
    pub features: Vec<FeatureInfo>,
}

/// `GET /api/rules/GAME`: the rules of a game to read, with examples.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct RulesInfo {
    /// The game.
    pub game: GameId,
    /// Its title.
    pub title: Words,
    /// A line about it.
    pub about: Words,
    /// What players should know about it before they play; may be nothing.
    pub notice: Option<Words>,
    /// The rules of the game, then those of each expansion and variant.
    pub chapters: Vec<RulesChapter>,
}

/// Rules that belong together.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct RulesChapter {
    /// The expansion or variant; several where they share rules; none for the game itself.
    pub add_ons: Vec<String>,
    /// Its title.
    pub title: Words,
    /// What it changes, in a line.
    pub about: Option<Words>,
    /// The lesson about it.
    pub lesson: Option<String>,
    /// The rules.
    pub rules: Vec<RuleInfo>,
}

/// A rule with its examples.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct RuleInfo {
    /// Its number: `B12`.
    pub id: String,
    /// The rule.
    pub said: Words,
    /// What shows it.
    pub examples: Vec<ExampleInfo>,
}

/// A drawn example.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct ExampleInfo {
    /// The address of its picture.
    pub picture: String,
    /// What is to be seen.
    pub said: Words,
    /// What the game itself says of it: points, or why something can't be done.
    pub told: Vec<Words>,
}
