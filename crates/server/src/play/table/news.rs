//! What those at a table are told.

use crate::describe::Happened;
use crate::protocol::{TalkInfo, Words};
use bastide_engine::State;
use std::sync::Arc;

/// What has changed.
#[derive(Clone)]
pub(crate) enum Update {
    /// The log has grown, or something of it was taken back.
    Moved(Arc<News>),
    /// Something was decided that is told once.
    Told(Words),
    /// Somebody has said something.
    Talk(TalkInfo),
    /// A name has changed, somebody has come or gone, or there is a next game.
    Table,
}

/// A part of the log with all that it takes to tell it, so that nobody has to ask the table again.
pub(crate) struct News {
    /// The number of the first entry, counted from zero.
    pub(crate) first: u32,
    /// How often something was taken back before.
    pub(crate) takebacks: u32,
    /// What happened.
    pub(crate) happened: Vec<Happened>,
    /// Where the game stands after it.
    pub(crate) state: State,
    /// What those who play are called.
    pub(crate) names: Vec<Words>,
}

impl News {
    /// How many actions the log has after it.
    pub(crate) fn seq(&self) -> u32 {
        self.first + self.happened.len() as u32
    }
}
