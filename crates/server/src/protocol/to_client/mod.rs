//! What the server sends: the bodies of HTTP answers, and the messages of the WebSocket.

mod art;
mod catalogue;
mod learn;
mod log;
mod position;
mod refusal;
mod table;

pub use art::*;
pub use catalogue::*;
pub use learn::*;
pub use log::*;
pub use position::*;
pub use refusal::*;
pub use table::*;

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// What the server says.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum ToClient {
    /// Who plays what. Sent after the greeting and whenever it changes.
    Table {
        /// All of it.
        table: Box<TableInfo>,
        /// The seats of this connection.
        own: Vec<OwnSeat>,
    },
    /// What happened, with the position it led to. Sent after the greeting (from `since` on) and
    /// after every move.
    Moved {
        /// The number of the first entry in the log, counted from zero.
        first: u32,
        /// What happened.
        entries: Vec<Entry>,
        /// Where the game stands after the last of them.
        position: Box<PositionInfo>,
    },
    /// A [`ToServer::Play`](super::ToServer::Play) is stored for good.
    Accepted {
        /// Which one.
        request: u32,
        /// How many actions the log has now.
        seq: u32,
    },
    /// A message was refused; the game is as it was.
    Refused {
        /// Which [`ToServer::Play`](super::ToServer::Play), if it was one.
        request: Option<u32>,
        /// Why.
        refusal: Refused,
    },
    /// Every feature on the board, to be outlined and explained.
    Features {
        /// The position they are of.
        seq: u32,
        /// The features.
        features: Vec<FeatureInfo>,
    },
}
