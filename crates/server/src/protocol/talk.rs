//! What those who play say to each other. It is no part of the game and of no record.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// Something said in a sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum Reaction {
    /// Well played.
    Well,
    /// Thank you.
    Thanks,
    /// What a surprise.
    Wow,
    /// That was a mistake of mine.
    Oops,
    /// Let me think.
    Hm,
    /// That makes me laugh.
    Laugh,
}

/// Something said, in a sign or in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum Saying {
    /// A sign.
    Reaction(Reaction),
    /// Words: 1 to 140 characters, all of which can be seen.
    Text(String),
}

/// What a player has said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TalkInfo {
    /// Its number among all that was said since the server has the table in memory.
    pub number: u32,
    /// Who said it: the seat, counted from one.
    pub player: u32,
    /// What.
    pub said: Saying,
}
