//! Refusals, over HTTP and WebSocket alike.

use crate::protocol::Words;
use bastide_engine::lang::Say;
use serde::{Deserialize, Serialize};
use std::time::Duration;
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// Any refusal, over HTTP or WebSocket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct Refused {
    /// What kind of refusal, for programs.
    pub code: Code,
    /// What was wrong and what to do, for people.
    pub said: Words,
    /// Where in a file of own tiles it was wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub at: Option<FilePlace>,
    /// In how many seconds to try again, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub wait: Option<u32>,
}

/// A place in a file of own tiles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub struct FilePlace {
    /// The name of the file.
    pub file: String,
    /// The line, counted from one; nothing if it is about the whole file.
    pub line: Option<u32>,
    /// The tile, if it is about one.
    pub tile: Option<String>,
}

/// The kinds of refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum Code {
    /// No such game.
    UnknownTable,
    /// No such lesson, or no such scene of it.
    UnknownLesson,
    /// It is allowed, and not what the scene of a lesson is about.
    Astray,
    /// No seat of this game has that secret or that invitation.
    WrongToken,
    /// This is an invitation: it has to be claimed before anybody plays.
    Unclaimed,
    /// Somebody else has claimed this invitation before.
    AlreadyClaimed,
    /// Only whoever created the game may do that.
    NotCreator,
    /// Whoever has the seat is at the table: nobody takes it from them.
    SeatInUse,
    /// The seat was never given by an invitation.
    NotInvited,
    /// It is somebody else's turn.
    NotYourTurn,
    /// This table, or what has happened at it, does not allow it.
    NotAllowed,
    /// Nobody proposes that any more.
    NoProposal,
    /// The rules do not allow it.
    Illegal,
    /// The game has gone on since; look at the new position.
    Stale,
    /// The message can't be read.
    Malformed,
    /// The message or request is too large.
    TooLarge,
    /// Too many at once or in a day; wait as long as it says.
    TooMany,
    /// The request took too long to arrive or to be answered.
    TooSlow,
    /// There is too much to do here at the moment; wait a little.
    Busy,
    /// It comes from a page of another site.
    OtherSite,
    /// What is sent is not said to be JSON.
    NotJson,
    /// The setup makes no sense.
    BadSetup,
    /// The game is not over yet.
    NotOver,
    /// It could not be written down; it can be tried again.
    NotKept,
    /// What is kept of the game can't be read at the moment; it can be tried again.
    NotRead,
    /// What is kept of the game can't be read any more.
    Damaged,
    /// The game is over.
    Over,
    /// This table does not allow that aid.
    Locked,
    /// Something failed here; nothing was lost.
    Internal,
}

impl Refused {
    /// A refusal with its sentence.
    pub(crate) fn new(code: Code, en: impl Into<String>, fr: impl Into<String>) -> Self {
        Self { code, said: Words { en: en.into(), fr: fr.into() }, at: None, wait: None }
    }

    /// A refusal that somebody else has words for.
    pub(crate) fn told(code: Code, why: &impl Say) -> Self {
        Self { code, said: Words::said(why), at: None, wait: None }
    }

    /// Adds when to try again.
    pub(crate) fn after(self, time: Duration) -> Self {
        Self { wait: u32::try_from(time.as_secs_f64().ceil() as u64).ok(), ..self }
    }
}
