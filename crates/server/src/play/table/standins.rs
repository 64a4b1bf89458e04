//! Bots that play for those who are away, until they come back.

use super::progress::Progress;
use super::{Seat, Table};
use crate::play::presence::Presence;
use crate::play::words;
use crate::protocol::{Code, Noted, Refused};
use crate::store::storage::StoredStandIn;
use bastide_bots::{BotKind, UnknownBot};
use bastide_engine::board::Player;

/// Everybody is told each time, so there is an end to it.
const MOST_STAND_INS: usize = 60;

impl Seat {
    /// The bot that plays here now. For somebody who is there nobody else plays.
    pub(super) fn playing_bot(&self, presence: &Presence) -> Option<BotKind> {
        self.bot.or(self.stand_in.filter(|_| !self.is_present(presence)))
    }

    /// Whether whoever has it is connected.
    pub(super) fn is_present(&self, presence: &Presence) -> bool {
        self.token_hash.as_ref().is_some_and(|hash| presence.has(hash))
    }
}

impl Progress {
    /// The seat that a bot may be proposed for, and the bot.
    pub(super) fn absent(
        &self,
        player: u32,
        bot: &str,
        presence: &Presence,
    ) -> Result<(Player, BotKind), Refused> {
        let kind: BotKind = bot.parse().map_err(|error: UnknownBot| Refused::told(Code::BadSetup, &error))?;
        if self.is_over() {
            return Err(Refused::over_for_good());
        }
        let seat = (player as usize).checked_sub(1).filter(|&seat| seat < self.seats.len());
        let player = Player::new(seat.ok_or_else(Refused::no_person_there)?);
        let seat = &self.seats[player.seat()];
        if seat.bot.is_some() || seat.stand_in.is_some() {
            return Err(Refused::no_person_there());
        }
        if seat.is_present(presence) {
            return Err(Refused::is_here(seat.name.as_str()));
        }
        if self.stand_ins.len() >= MOST_STAND_INS {
            return Err(Refused::stood_in_too_often());
        }
        Ok((player, kind))
    }

    /// When bots played for others, for everybody.
    pub(super) fn told_stand_ins(&self) -> Vec<Noted> {
        let told = |one: &StoredStandIn| Noted {
            player: one.player as u32 + 1,
            seq: one.seq,
            said: words::stood_in(one),
        };
        self.stand_ins.iter().map(told).collect()
    }
}

impl Table {
    /// Lets a bot play in a seat, or whoever has it again. When this returns, it is on the disk.
    pub(super) async fn stand_in(
        &self,
        progress: &mut Progress,
        player: Player,
        bot: Option<BotKind>,
    ) -> Result<(), Refused> {
        let change = StoredStandIn {
            player: player.seat(),
            name: progress.seats[player.seat()].name.as_str().to_owned(),
            bot: bot.map(|bot| bot.name().to_owned()),
            seq: progress.seq(),
        };
        let number = progress.stand_ins.len() as u32;
        let kept = self.storage.stand_in(&self.id, number, change.clone()).await;
        progress.unless_failed(kept)?;
        progress.seats[player.seat()].stand_in = bot;
        progress.stand_ins.push(change);
        tracing::info!(table = self.id, player = player.seat(), ?bot, "another plays in a seat");
        Ok(())
    }

    /// Whoever has this seat is there: no bot plays for them any more.
    pub(crate) async fn come_back(&self, player: Player) -> Result<(), Refused> {
        let mut progress = self.progress.lock().await;
        if progress.seats[player.seat()].stand_in.is_none() {
            return Ok(());
        }
        self.make_sure(&mut progress).await?;
        self.stand_in(&mut progress, player, None).await?;
        drop(progress);
        self.changed();
        Ok(())
    }
}
