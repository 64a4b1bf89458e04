//! Who may sit where: secrets and invitations, who has come, and who is there.

use super::Table;
use super::progress::Progress;
use crate::play::presence::Presence;
use crate::play::{names, words};
use crate::protocol::{Claim, Claimed, Invite, Refused, Reinvited, SeatInfo, SeatKey, Words};
use crate::secret;
use crate::store::storage::{StoredClaim, StoredReinvitation, StoredSeat};
use bastide_bots::BotKind;
use bastide_engine::board::Player;
use bastide_engine::record::Name;
use std::sync::Arc;

/// A seat: a bot, whoever holds the secret, or nobody before its invitation is claimed.
#[derive(Clone, Debug)]
pub(crate) struct Seat {
    pub(crate) name: Name,
    pub(super) bot: Option<BotKind>,
    pub(super) token_hash: Option<Vec<u8>>,
    pub(super) invitation_hash: Option<Vec<u8>>,
    /// The bot that plays until whoever has it comes back.
    pub(super) stand_in: Option<BotKind>,
}

/// Everybody is told each time, so there is an end to it.
const MOST_REINVITED: usize = 30;

impl Seat {
    /// What to call whoever sits there: a bot by its title, with the number that its name may have.
    pub(super) fn called(&self) -> Words {
        let name = self.name.as_str();
        let Some(bot) = self.bot else { return Words { en: name.to_owned(), fr: name.to_owned() } };
        let number = name.strip_prefix(bot.name()).unwrap_or_default();
        let title = Words::from(bot.title());
        Words { en: title.en + number, fr: title.fr + number }
    }

    /// The seat as it is to be kept.
    pub(super) fn stored(&self) -> StoredSeat {
        StoredSeat {
            name: self.name.as_str().to_owned(),
            bot: self.bot.map(|bot| bot.name().to_owned()),
            token_hash: self.token_hash.clone(),
            invitation_hash: self.invitation_hash.clone(),
            stand_in: self.stand_in.map(|bot| bot.name().to_owned()),
        }
    }

    /// What everybody may know about it.
    pub(super) fn info(&self, player: u32, presence: &Presence) -> SeatInfo {
        SeatInfo {
            player,
            name: self.name.as_str().to_owned(),
            called: self.called(),
            bot: self.bot.map(|bot| bot.name().to_owned()),
            stand_in: self.stand_in.map(|bot| bot.name().to_owned()),
            invited: self.invitation_hash.is_some(),
            taken: self.bot.is_some() || self.token_hash.is_some(),
            present: self.is_present(presence),
        }
    }

    fn is_opened_by(&self, hash: &[u8]) -> bool {
        self.token_hash.as_deref() == Some(hash)
    }

    fn is_invited_by(&self, hash: &[u8]) -> bool {
        self.invitation_hash.as_deref() == Some(hash)
    }
}

/// The seat of whoever created the game, if they play.
pub(super) fn creator(seats: &[Seat], owner_hash: Option<&[u8]>) -> Option<Player> {
    let owner = owner_hash?;
    seats.iter().position(|seat| seat.is_opened_by(owner)).map(Player::new)
}

/// That a seat was invited again, by whoever has this seat or created the game without one.
pub(super) fn told(again: &StoredReinvitation, creator: Option<&Seat>) -> Reinvited {
    Reinvited { player: again.player as u32 + 1, seq: again.seq, said: words::invited_again(again, creator) }
}

/// Who acts at a table.
#[derive(Clone, Copy)]
pub(crate) enum Who<'a> {
    /// Whoever shows this secret.
    Holder(&'a str),
    /// A bot at its seat.
    Bot(Player),
    /// Whoever has the seat, be it nobody.
    #[cfg(test)]
    Seat(Player),
}

impl Progress {
    /// The seat that a secret opens. An invitation opens none.
    pub(super) fn seat_of(&self, token: &str) -> Result<Player, Refused> {
        let hash = secret::hash(token);
        if let Some(seat) = self.seats.iter().position(|seat| seat.is_opened_by(&hash)) {
            return Ok(Player::new(seat));
        }
        Err(match self.seats.iter().find(|seat| seat.is_invited_by(&hash)) {
            Some(Seat { token_hash: None, .. }) => Refused::unclaimed(),
            Some(_) => Refused::already_claimed(),
            None => Refused::wrong_token(),
        })
    }

    /// The seat of whoever acts.
    pub(super) fn player(&self, who: Who<'_>) -> Result<Player, Refused> {
        match who {
            Who::Holder(token) => self.seat_of(token),
            Who::Bot(player) => Ok(player),
            #[cfg(test)]
            Who::Seat(player) => Ok(player),
        }
    }
}

impl Table {
    /// The seat that a secret opens now. Whoever wants to do something there shows it again with that: it may be
    /// void by then.
    pub(crate) async fn seat_of(&self, token: &str) -> Result<Player, Refused> {
        self.progress.lock().await.seat_of(token)
    }

    /// Gives the seat of an invitation to the first who claims it. When this returns, it is on the disk.
    pub(crate) async fn claim(&self, claim: &Claim) -> Result<Claimed, Refused> {
        if !secret::is_fit(&claim.secret) {
            return Err(Refused::unfit_secret());
        }
        let name = claim.name.as_deref().map(names::chosen).transpose()?;
        let [invitation_hash, token_hash] = [&claim.invitation, &claim.secret].map(|text| secret::hash(text));
        let mut progress = self.progress.lock().await;
        self.make_sure(&mut progress).await?;
        let seat = progress.seats.iter().position(|seat| seat.is_invited_by(&invitation_hash));
        let player = seat.ok_or_else(Refused::void_invitation)?;
        let claimed = Claimed { player: player as u32 + 1 };
        match &progress.seats[player].token_hash {
            // The answer was lost.
            Some(held) if *held == token_hash => return Ok(claimed),
            Some(_) => return Err(Refused::already_claimed()),
            None => {}
        }
        // What anybody else may know is no secret: the invitation itself least of all.
        let known = |seat: &Seat| seat.is_opened_by(&token_hash) || seat.is_invited_by(&token_hash);
        if progress.seats.iter().any(known) || self.owner_hash.as_ref() == Some(&token_hash) {
            return Err(Refused::unfit_secret());
        }
        // The record of a finished game goes on naming those who played it.
        let name =
            name.filter(|_| !progress.is_over()).unwrap_or_else(|| progress.seats[player].name.clone());
        let stored = StoredClaim {
            player,
            invitation_hash,
            token_hash: token_hash.clone(),
            name: name.as_str().to_owned(),
        };
        let kept = self.storage.claim(&self.id, stored).await;
        progress.unless_failed(kept)?;
        let seat = &mut progress.seats[player];
        seat.token_hash = Some(token_hash);
        seat.name = name;
        drop(progress);
        tracing::info!(table = self.id, player, "a seat was taken");
        self.changed();
        Ok(claimed)
    }

    /// Gives a seat another invitation and takes it from whoever had it. When this returns, it is on the disk.
    pub(crate) async fn invite(&self, invite: &Invite) -> Result<SeatKey, Refused> {
        let owner = self.owner_hash.as_ref().ok_or_else(Refused::no_creator)?;
        if *owner != secret::hash(&invite.token) {
            return Err(Refused::not_creator());
        }
        let mut progress = self.progress.lock().await;
        self.make_sure(&mut progress).await?;
        let player = (invite.player as usize).checked_sub(1);
        let seat = player.and_then(|player| progress.seats.get(player)).ok_or_else(Refused::not_invited)?;
        let (player, info) = (invite.player as usize - 1, seat.info(invite.player, &self.presence));
        if !info.invited {
            return Err(Refused::not_invited());
        }
        // Nobody is sent away from a game that they play; before that, the wrong person may have opened the link.
        let acted = progress.log.iter().any(|entry| entry.player == Some(Player::new(player)));
        if info.present && acted {
            return Err(Refused::seat_in_use(&info.name));
        }
        if progress.reinvited.len() >= MOST_REINVITED {
            return Err(Refused::invited_too_often(MOST_REINVITED));
        }
        let token = secret::new_token()?;
        let hash = secret::hash(&token);
        let again = StoredReinvitation { player, name: info.name, seq: progress.seq() };
        let number = progress.reinvited.len() as u32;
        let kept = self.storage.reinvite(&self.id, number, again.clone(), hash.clone()).await;
        progress.unless_failed(kept)?;
        let seat = &mut progress.seats[player];
        seat.token_hash = None;
        seat.invitation_hash = Some(hash);
        progress.reinvited.push(again);
        drop(progress);
        tracing::info!(table = self.id, player, "a seat was invited again");
        self.changed();
        Ok(SeatKey { player: invite.player, token, invited: true })
    }

    /// Somebody comes to the table with the secret of a seat.
    pub(crate) fn attend(self: &Arc<Self>, token: &str) -> Attendance {
        let hash = secret::hash(token);
        if self.presence.come(&hash) {
            self.changed();
        }
        Attendance { table: Arc::clone(self), hash }
    }
}

/// Somebody at the table with the secret of a seat, until it is dropped.
pub(crate) struct Attendance {
    table: Arc<Table>,
    hash: Vec<u8>,
}

impl Drop for Attendance {
    fn drop(&mut self) {
        if self.table.presence.leave(&self.hash) {
            self.table.changed();
        }
    }
}
