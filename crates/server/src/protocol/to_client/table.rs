//! A table: who sits at it, what is played, how it ended.

use super::{Noted, ProposalInfo};
use crate::protocol::{GameId, Source, TableRules, Words};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// The answer to [`NewTable`](crate::protocol::NewTable).
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Created {
    /// The game's id: part of every address about it.
    pub table: String,
    /// What opens the seats that people have: secrets and invitations.
    pub keys: Vec<SeatKey>,
    /// The secret of whoever created the game, for [`Invite`](crate::protocol::Invite): that of the first seat at the device, or one that opens
    /// no seat if there is none there.
    pub owner: String,
}

/// What opens a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct SeatKey {
    /// The seat, counted from one.
    pub player: u32,
    /// The secret, with which the seat is played; or the invitation, which opens nothing before somebody claims it.
    pub token: String,
    /// Whether it is an invitation, to be sent to somebody else.
    pub invited: bool,
}

/// The answer to [`Claim`](crate::protocol::Claim).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Claimed {
    /// The seat that the secret opens, counted from one.
    pub player: u32,
}

/// The answer to [`Rematch`](crate::protocol::Rematch). The secrets of this game's seats open the same people's seats there.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct NextTable {
    /// The id of the next game.
    pub table: String,
}

/// A seat that somebody holds the secret of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct OwnSeat {
    /// The seat, counted from one.
    pub player: u32,
    /// The secret that opens it.
    pub token: String,
}

/// A game as everybody may know it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: GameId,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// The expansions it is played with.
    pub expansions: Vec<String>,
    /// The variants that are played.
    pub variants: Vec<String>,
    /// The sets of tiles that are mixed, with their copies; empty in games without a mix.
    pub tiles: BTreeMap<String, u32>,
    /// The names of the files of own tiles.
    pub own_tiles: Vec<String>,
    /// Which drawings it needs: those of the game if it is the game's name, else those of `/api/tables/ID/tiles`
    /// and `/art/tables/ID/symbols.svg`. Tables with the same name here have the same drawings.
    pub art: String,
    /// What those at the table may do besides playing.
    pub rules: TableRules,
    /// Who plays, in turn order.
    pub seats: Vec<SeatInfo>,
    /// The seat of whoever created the game, counted from one; `null` if they do not play, or it is not known.
    pub creator: Option<u32>,
    /// The seats that were invited again, in order.
    pub reinvited: Vec<Reinvited>,
    /// The last moves that were taken back, in order.
    pub taken_back: Vec<Noted>,
    /// When bots have taken the seats of those who were away, and when these came back, in order.
    pub stand_ins: Vec<Noted>,
    /// What somebody has proposed and others have not agreed to yet.
    pub proposals: Vec<ProposalInfo>,
    /// The SHA-256 of the seed, fixed before the first move.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Whether it is over.
    pub over: bool,
    /// Whose turn it was when this was sent, counted from one; `null` once it is over.
    pub turn: Option<u32>,
    /// Where the points came from, once it is over.
    pub result: Vec<SourceInfo>,
    /// The id of the game that the same people play next, once somebody has asked for it.
    pub next: Option<String>,
    /// How many actions the log has.
    pub seq: u32,
}

/// What one source of points brought.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct SourceInfo {
    /// Which.
    pub source: Source,
    /// What to call it.
    pub said: Words,
    /// Points, by seat; less than nothing where some were paid.
    pub points: Vec<i32>,
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct SeatInfo {
    /// The seat, counted from one.
    pub player: u32,
    /// The name, as it is in the record.
    pub name: String,
    /// What to call them: the name, or the title of a bot.
    pub called: Words,
    /// The bot, if it is one.
    pub bot: Option<String>,
    /// The bot that plays for whoever has the seat until they come back.
    pub stand_in: Option<String>,
    /// Whether it was given by an invitation.
    pub invited: bool,
    /// Whether anybody has it: not so from an invitation on until somebody claims it.
    pub taken: bool,
    /// Whether whoever has it is connected now; never so for bots.
    pub present: bool,
}

/// A seat that was invited again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Reinvited {
    /// The seat, counted from one.
    pub player: u32,
    /// How many actions the log had then.
    pub seq: u32,
    /// Who invited whom, in words.
    pub said: Words,
}
