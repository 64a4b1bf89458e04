//! What changes as a game goes on: the log and what follows from it, and who sits where.

use super::Seat;
use super::news::News;
use super::proposals::Proposal;
use super::takeback::TakenBack;
use crate::describe::Happened;
use crate::protocol::{Refused, Words};
use crate::store::storage::{StoreError, StoredReinvitation, StoredStandIn, StoredTable, TAKE_BACK};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::position::Actor;
use bastide_engine::record::{Name, Record};
use bastide_engine::{Game, Match};

/// What changes as the game goes on.
pub(super) struct Progress {
    pub(super) game: Match,
    pub(super) log: Vec<Happened>,
    pub(super) seats: Vec<Seat>,
    pub(super) reinvited: Vec<StoredReinvitation>,
    /// How many entries the store has, with those that were taken back.
    pub(super) rows: u32,
    pub(super) taken_back: Vec<TakenBack>,
    pub(super) stand_ins: Vec<StoredStandIn>,
    /// What others have to agree to.
    pub(super) proposals: Vec<Proposal>,
    pub(super) next: Option<String>,
    /// Whether the store may have more than this: it failed, and could not say whether before or after.
    pub(super) doubtful: bool,
}

impl Progress {
    /// What has been played, checked again action by action.
    pub(super) fn replay(head: &Record, stored: &StoredTable) -> Result<Self, StoreError> {
        let damaged =
            |what: &dyn std::fmt::Display| StoreError::Damaged(format!("game {}: {what}", stored.id));
        let seats: Vec<Seat> = (stored.seats.iter())
            .map(|seat| {
                let bot = |name: &Option<String>| {
                    let bot = name.as_deref().map(str::parse).transpose();
                    bot.map_err(|error: bastide_bots::UnknownBot| damaged(&error))
                };
                let (bot, stand_in) = (bot(&seat.bot)?, bot(&seat.stand_in)?);
                let name = Name::new(&seat.name).ok_or_else(|| damaged(&"a name is damaged"))?;
                let (token_hash, invitation_hash) = (seat.token_hash.clone(), seat.invitation_hash.clone());
                Ok(Seat { name, bot, token_hash, invitation_hash, stand_in })
            })
            .collect::<Result<_, StoreError>>()?;
        let players = head.setup.players();
        if seats.len() != players {
            return Err(damaged(&format!("{} seats for {players} players", seats.len())));
        }
        let (mut line, mut taken_back) = (Vec::new(), Vec::new());
        for (seq, entry) in stored.actions.iter().enumerate() {
            let at = |what: &dyn std::fmt::Display| damaged(&format!("action {seq}: {what}"));
            let player = entry.player.map(usize::from);
            if player.is_some_and(|seat| seat >= players) {
                return Err(at(&"there is no such seat"));
            }
            let player = player.map(Player::new);
            let Some(remain) = entry.action.strip_prefix(TAKE_BACK) else {
                let action: Action = entry.action.parse().map_err(|error| at(&error))?;
                line.push((seq, player, action));
                continue;
            };
            let remain: u32 = remain.parse().map_err(|error| at(&error))?;
            match (player, line.get(remain as usize)) {
                // What is taken back begins with something that the same player did.
                (Some(taker), Some((_, by, _))) if *by == player => {
                    taken_back.push(TakenBack { player: taker, seq: remain });
                }
                _ => return Err(at(&"this can't have been taken back")),
            }
            line.truncate(remain as usize);
        }
        let mut game = Match::seeded(&Game::new(&head.setup), stored.seed);
        let mut log = Vec::new();
        for (seq, player, action) in line {
            // The dealer has to come along.
            game.deal();
            let events = game.play(player, &action).map_err(|refusal| {
                StoreError::Forbidden(format!("game {}: action {seq}: {refusal}", stored.id))
            })?;
            let happened = Happened::new(player, action, events, game.state(), log.last());
            log.push(happened);
        }
        let (reinvited, next) = (stored.reinvited.clone(), stored.next.clone());
        if reinvited.iter().any(|again| again.player >= players) {
            return Err(damaged(&"a seat was invited again that is not there"));
        }
        let stand_ins = stored.stand_ins.clone();
        if stand_ins.iter().any(|one| one.player >= players) {
            return Err(damaged(&"a bot plays in a seat that is not there"));
        }
        let (rows, proposals) = (stored.actions.len() as u32, Vec::new());
        Ok(Self {
            game,
            log,
            seats,
            reinvited,
            rows,
            taken_back,
            stand_ins,
            proposals,
            next,
            doubtful: false,
        })
    }

    pub(super) fn is_over(&self) -> bool {
        self.game.state().actor() == Actor::Nobody
    }

    /// Notes whether something could be kept: if not, it is not known what the store has.
    pub(super) fn unless_failed<T, E: Into<Refused>>(&mut self, kept: Result<T, E>) -> Result<T, Refused> {
        self.doubtful |= kept.is_err();
        kept.map_err(Into::into)
    }

    /// How many actions the log has.
    pub(super) fn seq(&self) -> u32 {
        self.log.len() as u32
    }

    /// What those who play are called.
    pub(super) fn names(&self) -> Vec<Words> {
        self.seats.iter().map(Seat::called).collect()
    }

    /// The log from this number on, with all that it takes to tell it.
    pub(super) fn since(&self, first: u32) -> News {
        let first = first.min(self.seq());
        let happened = self.log[first as usize..].to_vec();
        let (state, takebacks) = (self.game.state().clone(), self.takebacks());
        News { first, takebacks, happened, state, names: self.names() }
    }
}
