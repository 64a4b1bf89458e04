//! What somebody proposes and others have to agree to. Proposals are kept in memory only: what comes of them is on the
//! disk, and one that is lost can be made again.

use super::Table;
use super::news::Update;
use super::progress::Progress;
use crate::play::presence::Presence;
use crate::play::words;
use crate::protocol::{ProposalInfo, ProposalKind, Refused, Words};
use bastide_bots::BotKind;
use bastide_engine::board::Player;

/// Something that is proposed.
#[derive(Clone, Debug)]
pub(super) struct Proposal {
    id: u32,
    by: Player,
    what: What,
    agreed: Vec<Player>,
}

#[derive(Clone, Copy, Debug)]
enum What {
    /// To take back the last turn of whoever proposes it.
    TakeBack,
    /// That a bot plays for somebody who is away.
    StandIn { player: Player, bot: BotKind },
}

impl What {
    fn kind(self) -> ProposalKind {
        match self {
            Self::TakeBack => ProposalKind::TakeBack,
            Self::StandIn { .. } => ProposalKind::StandIn,
        }
    }
}

impl Proposal {
    /// Those who have to agree yet. A turn is taken back only if everybody has agreed whose game it is, be they away; for
    /// somebody who is away those decide who are there.
    fn waiting(&self, progress: &Progress, presence: &Presence) -> Vec<Player> {
        let concerned = |player: Player| {
            let seat = &progress.seats[player.seat()];
            match self.what {
                What::TakeBack => seat.bot.is_none() && seat.token_hash.is_some() && seat.stand_in.is_none(),
                What::StandIn { player: away, .. } => player != away && seat.is_present(presence),
            }
        };
        Player::all(progress.seats.len())
            .filter(|&player| player != self.by && !self.agreed.contains(&player) && concerned(player))
            .collect()
    }

    fn said(&self, progress: &Progress) -> Words {
        let called = |player: Player| progress.seats[player.seat()].called();
        match self.what {
            What::TakeBack => words::asks_to_take_back(&called(self.by)),
            What::StandIn { player, bot } => words::proposes_stand_in(&called(self.by), &called(player), bot),
        }
    }
}

impl Progress {
    /// What is proposed, for everybody.
    pub(super) fn told_proposals(&self, presence: &Presence) -> Vec<ProposalInfo> {
        let told = |one: &Proposal| ProposalInfo {
            id: one.id,
            kind: one.what.kind(),
            by: one.by.number() as u32,
            player: match one.what {
                What::TakeBack => one.by.number() as u32,
                What::StandIn { player, .. } => player.number() as u32,
            },
            waiting: one.waiting(self, presence).iter().map(|player| player.number() as u32).collect(),
            said: one.said(self),
        };
        self.proposals.iter().map(told).collect()
    }

    /// The game goes on: what was to be taken back is further back now. Answers whether that was proposed.
    pub(super) fn give_up_take_back(&mut self) -> bool {
        let before = self.proposals.len();
        self.proposals.retain(|one| one.what.kind() != ProposalKind::TakeBack);
        self.proposals.len() < before
    }

    /// The seats of these secrets, the first of which acts.
    fn seats_of(&self, tokens: &[String]) -> Result<(Player, Vec<Player>), Refused> {
        let first = tokens.first().ok_or_else(Refused::wrong_token)?;
        let by = self.seat_of(first)?;
        let others = tokens.iter().skip(1).take(Player::MAX);
        Ok((by, others.filter_map(|token| self.seat_of(token).ok()).collect()))
    }
}

impl Table {
    /// Takes back the last turn of whoever has the first of these secrets, or proposes it to the others.
    pub(crate) async fn ask_to_take_back(&self, tokens: &[String]) -> Result<(), Refused> {
        let mut progress = self.progress.lock().await;
        self.make_sure(&mut progress).await?;
        let (by, agreed) = progress.seats_of(tokens)?;
        if !self.rules.takeback {
            return Err(Refused::no_take_back_here());
        }
        progress.last_turn(by)?;
        self.propose(&mut progress, by, What::TakeBack, agreed).await
    }

    /// Proposes that a bot plays for somebody who is away.
    pub(crate) async fn ask_for_stand_in(
        &self,
        tokens: &[String],
        player: u32,
        bot: &str,
    ) -> Result<(), Refused> {
        let mut progress = self.progress.lock().await;
        self.make_sure(&mut progress).await?;
        let (by, agreed) = progress.seats_of(tokens)?;
        let (player, bot) = progress.absent(player, bot, &self.presence)?;
        self.propose(&mut progress, by, What::StandIn { player, bot }, agreed).await
    }

    async fn propose(
        &self,
        progress: &mut Progress,
        by: Player,
        what: What,
        agreed: Vec<Player>,
    ) -> Result<(), Refused> {
        // One of a kind at a time; who has made it can make it anew.
        if progress.proposals.iter().any(|one| one.what.kind() == what.kind() && one.by != by) {
            return Err(Refused::proposed_already());
        }
        progress.proposals.retain(|one| one.what.kind() != what.kind());
        // Not counted: an answer that comes late must not be one to another proposal, be it after a restart.
        let mut id = [0; 4];
        getrandom::fill(&mut id)?;
        progress.proposals.push(Proposal { id: u32::from_le_bytes(id), by, what, agreed });
        let done = self.settle(progress).await;
        self.changed();
        done
    }

    /// Agrees to a proposal, or not.
    pub(crate) async fn consent(&self, token: &str, proposal: u32, agree: bool) -> Result<(), Refused> {
        let mut progress = self.progress.lock().await;
        self.make_sure(&mut progress).await?;
        let player = progress.seat_of(token)?;
        let known = progress.proposals.iter().position(|one| one.id == proposal);
        let place = known.ok_or_else(Refused::no_proposal)?;
        let one = &progress.proposals[place];
        if !agree {
            let asked = one.waiting(&progress, &self.presence).contains(&player);
            if player != one.by && !asked {
                return Err(Refused::no_proposal());
            }
            let said = asked.then(|| words::does_not_agree(&progress.seats[player.seat()].called()));
            progress.proposals.remove(place);
            drop(progress);
            if let Some(said) = said {
                self.tell(said);
            }
            self.changed();
            return Ok(());
        }
        if player != one.by && !one.agreed.contains(&player) {
            progress.proposals[place].agreed.push(player);
        }
        let done = self.settle(&mut progress).await;
        drop(progress);
        self.changed();
        done
    }

    /// Looks again at what is proposed after somebody has come or gone. Answers whether a bot plays on.
    pub(crate) async fn reconsider(&self) -> bool {
        let mut progress = self.progress.lock().await;
        let before = progress.proposals.len();
        if before == 0 {
            return false;
        }
        if let Err(refused) = self.settle(&mut progress).await {
            tracing::warn!(table = self.id, why = refused.said.en, "what was agreed could not be done");
        }
        let settled = progress.proposals.len() < before;
        drop(progress);
        if settled {
            self.changed();
        }
        settled
    }

    /// Does what nobody has to agree to any more, and drops what is not asked any more.
    async fn settle(&self, progress: &mut Progress) -> Result<(), Refused> {
        for one in std::mem::take(&mut progress.proposals) {
            match one.what {
                // They are back, or a bot plays there already.
                What::StandIn { player, .. } if progress.seats[player.seat()].is_present(&self.presence) => {}
                _ if !one.waiting(progress, &self.presence).is_empty() => progress.proposals.push(one),
                What::TakeBack => self.take_back(progress, one.by).await?,
                What::StandIn { player, bot } => self.stand_in(progress, player, Some(bot)).await?,
            }
        }
        Ok(())
    }

    /// Tells everybody something once.
    pub(super) fn tell(&self, said: Words) {
        // Nobody listening is fine.
        let _ = self.updates.send(Update::Told(said));
    }
}
