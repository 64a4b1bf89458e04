//! Moves that are taken back. The log in the store is only added to: an entry says how many actions remain, and from
//! there on the game goes on with the same draws.

use super::Table;
use super::news::Update;
use super::progress::Progress;
use crate::describe::Happened;
use crate::play::words;
use crate::protocol::{Noted, Refused};
use crate::store::storage::{StoreError, StoredAction, TAKE_BACK};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::record::Record;
use bastide_engine::{Game, Match};
use std::sync::Arc;

/// That somebody took back a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TakenBack {
    pub(super) player: Player,
    /// How many actions remained.
    pub(super) seq: u32,
}

/// Everything is kept, so there is an end to it.
const MOST_TAKEN_BACK: usize = 500;

/// The last of them are told with the table.
const MOST_TOLD: usize = 10;

/// How many actions remain when a player takes back all that they did in their last turn.
fn remaining(log: &[Happened], player: Player) -> Option<u32> {
    let turn = log.iter().rfind(|entry| entry.player == Some(player))?.turn;
    let first = log.iter().position(|entry| entry.player == Some(player) && entry.turn == turn)?;
    Some(first as u32)
}

/// A game after these actions, with the dealer where it was then.
fn replayed(
    head: &Record,
    seed: Seed,
    actions: &[(Option<Player>, Action)],
) -> Result<Match, bastide_engine::refusal::Refusal> {
    let mut game = Match::seeded(&Game::new(&head.setup), seed);
    for (player, action) in actions {
        game.deal();
        game.play(*player, action)?;
    }
    Ok(game)
}

impl Progress {
    /// How often something was taken back.
    pub(super) fn takebacks(&self) -> u32 {
        self.taken_back.len() as u32
    }

    /// How much of a log is still good that had so many actions after so many take-backs; without the latter, nothing
    /// if there was any.
    pub(super) fn good(&self, known: u32, takebacks: Option<u32>) -> u32 {
        let known = known.min(self.seq());
        if takebacks == Some(self.takebacks()) {
            return known;
        }
        let unknown = takebacks.and_then(|number| self.taken_back.get(number as usize..));
        match unknown {
            Some(later) => later.iter().fold(known, |good, one| good.min(one.seq)),
            None if self.taken_back.is_empty() => known,
            None => 0,
        }
    }

    /// Where a player's last turn began, if they may take it back.
    pub(super) fn last_turn(&self, player: Player) -> Result<u32, Refused> {
        if self.is_over() {
            return Err(Refused::over_for_good());
        }
        if self.taken_back.len() >= MOST_TAKEN_BACK {
            return Err(Refused::taken_back_too_often(MOST_TAKEN_BACK));
        }
        remaining(&self.log, player).ok_or_else(Refused::nothing_to_take_back)
    }

    /// What was taken back last, for everybody.
    pub(super) fn told_takebacks(&self) -> Vec<Noted> {
        let from = self.taken_back.len().saturating_sub(MOST_TOLD);
        let told = |one: &TakenBack| Noted {
            player: one.player.number() as u32,
            seq: one.seq,
            said: words::took_back(&self.seats[one.player.seat()].called()),
        };
        self.taken_back[from..].iter().map(told).collect()
    }
}

impl Table {
    /// Takes back a player's last turn and all that came after it. When this returns, it is on the disk.
    pub(super) async fn take_back(&self, progress: &mut Progress, player: Player) -> Result<(), Refused> {
        let seq = progress.last_turn(player)?;
        let kept = &progress.log[..seq as usize];
        let actions: Vec<_> = kept.iter().map(|entry| (entry.player, entry.action.clone())).collect();
        let (head, seed) = (self.head.clone(), self.seed);
        // Replaying takes a while: it is not for the threads that serve everybody.
        let game = tokio::task::spawn_blocking(move || replayed(&head, seed, &actions)).await;
        let game = game.map_err(|error| StoreError::Damaged(format!("game {}: {error}", self.id)))??;
        let entry = StoredAction { player: Some(player.seat() as u8), action: format!("{TAKE_BACK}{seq}") };
        let kept = self.storage.append(&self.id, progress.rows, vec![entry]).await;
        progress.unless_failed(kept)?;
        progress.rows += 1;
        progress.game = game;
        progress.log.truncate(seq as usize);
        progress.taken_back.push(TakenBack { player, seq });
        tracing::info!(table = self.id, player = player.seat(), seq, "a turn was taken back");
        // Nobody listening is fine.
        let _ = self.updates.send(Update::Moved(Arc::new(progress.since(seq))));
        Ok(())
    }
}
