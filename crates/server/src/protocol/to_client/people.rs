//! What those at a table decide among themselves: moves taken back, and bots in the seats of those who are away.

use crate::protocol::Words;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// Something that others have to agree to. It is gone when it is decided, withdrawn or overtaken by a move, and when
/// the server starts anew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct ProposalInfo {
    /// What a [`Consent`](crate::protocol::ToServer::Consent) calls it.
    pub id: u32,
    /// What is proposed.
    pub kind: ProposalKind,
    /// Who proposes it: the seat, counted from one.
    pub by: u32,
    /// Whose move or seat it is about, counted from one.
    pub player: u32,
    /// The seats that have not answered yet.
    pub waiting: Vec<u32>,
    /// What is proposed, in words.
    pub said: Words,
}

/// What can be proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum ProposalKind {
    /// That a player takes back the last turn.
    TakeBack,
    /// That a bot plays for somebody who is away.
    StandIn,
}

/// Something that everybody may know happened at the table, with its place in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Noted {
    /// The seat that it is about, counted from one.
    pub player: u32,
    /// How many actions the log had after it.
    pub seq: u32,
    /// What happened, in words.
    pub said: Words,
}
