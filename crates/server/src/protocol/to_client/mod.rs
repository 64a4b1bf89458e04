//! What the server sends: the bodies of HTTP answers, and the messages of the WebSocket.

mod art;
mod catalogue;
mod change;
mod learn;
mod log;
mod people;
mod position;
mod refusal;
mod table;

pub use art::*;
pub use catalogue::*;
pub use change::*;
pub use learn::*;
pub use log::*;
pub use people::*;
pub use position::*;
pub use refusal::*;
pub use table::*;

use super::{AidAnswer, TalkInfo, Words};
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
        /// The number of the first entry in the log, counted from zero. What the client has from there on is void: it
        /// was taken back.
        first: u32,
        /// How often something was taken back in this game.
        #[serde(default)]
        takebacks: u32,
        /// What happened.
        entries: Vec<Entry>,
        /// Where the game stands after the last of them.
        position: Box<PositionInfo>,
    },
    /// The same as [`Moved`](Self::Moved) to a client that has asked for changes, once it has a position: what happened, and
    /// what has changed in the position.
    Changed {
        /// The number of the first entry in the log, as in [`Moved`](Self::Moved).
        first: u32,
        /// How often something was taken back in this game.
        takebacks: u32,
        /// What happened.
        entries: Vec<Entry>,
        /// What has changed since the position that was sent last.
        change: Box<PositionChange>,
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
    /// Something that was decided, in words; it is told once.
    Told {
        /// The words.
        said: Words,
    },
    /// What those who play have said to each other. Only they are told.
    Talk {
        /// Whether this is all that is remembered, and replaces what was told before.
        whole: bool,
        /// What was said, in order.
        messages: Vec<TalkInfo>,
    },
    /// The answer to [`ToServer::Ping`](super::ToServer::Ping).
    Pong,
    /// Every feature on the board, to be outlined and explained.
    Features {
        /// The position they are of.
        seq: u32,
        /// The take-backs before it, as in [`Moved`](Self::Moved).
        takebacks: u32,
        /// The features.
        features: Vec<FeatureInfo>,
    },
    /// The answer to [`ToServer::Aid`](super::ToServer::Aid).
    Aid {
        /// The position it is about.
        seq: u32,
        /// The take-backs before it, as in [`Moved`](Self::Moved).
        takebacks: u32,
        /// What it says.
        answer: AidAnswer,
    },
    /// Every way to lay a tile, in words; nothing unless it is the turn of a seat of this connection.
    Moves {
        /// The position they are of.
        seq: u32,
        /// The take-backs before it, as in [`Moved`](Self::Moved).
        takebacks: u32,
        /// The moves, those first that complete something, then those that continue what is one's own.
        moves: Vec<MoveWords>,
    },
}
