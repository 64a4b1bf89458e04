//! What those at a table may do besides playing, fixed when it is created.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// What those at a table may do besides playing. Whatever is not said is allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TableRules {
    /// Whether moves can be taken back: at once where only bots are concerned, else by consent of all others.
    pub takeback: bool,
    /// Whether those who play can send each other reactions and short messages.
    pub talk: bool,
    /// The aids that nobody may use here.
    pub aids: Vec<String>,
}

impl Default for TableRules {
    fn default() -> Self {
        Self { takeback: true, talk: true, aids: Vec::new() }
    }
}
