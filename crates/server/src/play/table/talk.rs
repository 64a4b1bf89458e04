//! What those who play say to each other: kept in memory for as long as the table is there, and of no record.

use super::Table;
use super::news::Update;
use crate::door::limits::Bucket;
use crate::play::names;
use crate::protocol::{Refused, Saying, TalkInfo};
use bastide_engine::board::Player;
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// So much is remembered for those who come later.
const REMEMBERED: usize = 50;

/// What a seat may say at once, and per second.
const SAYINGS: (f64, f64) = (6.0, 0.5);

#[derive(Default)]
pub(super) struct Talk(Mutex<Said>);

#[derive(Default)]
struct Said {
    /// How much was said.
    number: u32,
    last: VecDeque<TalkInfo>,
    limits: HashMap<Player, Bucket>,
}

impl Talk {
    fn lock(&self) -> MutexGuard<'_, Said> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Table {
    /// Says something to those who play.
    pub(crate) async fn talk(&self, token: &str, said: &Saying) -> Result<(), Refused> {
        let player = self.seat_of(token).await?;
        if !self.rules.talk {
            return Err(Refused::no_talk_here());
        }
        let said = match said {
            Saying::Reaction(reaction) => Saying::Reaction(*reaction),
            Saying::Text(text) => Saying::Text(names::said(text)?),
        };
        let now = Instant::now();
        let mut all = self.talk.lock();
        let limit = all.limits.entry(player).or_insert_with(|| Bucket::new(SAYINGS.0, SAYINGS.1, now));
        if !limit.take(now) {
            return Err(Refused::talks_too_much());
        }
        all.number += 1;
        let info = TalkInfo { number: all.number, player: player.number() as u32, said };
        all.last.push_back(info.clone());
        if all.last.len() > REMEMBERED {
            all.last.pop_front();
        }
        drop(all);
        // Nobody listening is fine.
        let _ = self.updates.send(Update::Talk(info));
        Ok(())
    }

    /// What is remembered of it.
    pub(crate) fn talked(&self) -> Vec<TalkInfo> {
        self.talk.lock().last.iter().cloned().collect()
    }
}
