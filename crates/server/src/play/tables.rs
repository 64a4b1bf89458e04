//! All games: created, found, and played on by bots.

use super::table::{BotTurn, Given, Line, People, Table, Who, opening};
use super::thinking::Thinking;
use super::{names, setup};
use crate::aids::desk::Desk;
use crate::aids::{self, Asked};
use crate::describe;
use crate::door::daily::Charge;
use crate::protocol::{
    Aid, AidAnswer, Claim, Claimed, Code, Created, FeatureInfo, Invite, MoveWords, NewSeat, NewTable,
    NextTable, Refused, SeatKey,
};
use crate::secret;
use crate::store::storage::{Storage, StoreError, StoredSeat, StoredTable};
use bastide_bots::{BotKind, Budget};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::position::Actor;
use bastide_engine::record::{Name, Record};
use bastide_engine::setup::Setup;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What a bot whose action could not be kept waits at least before it tries again, and at most.
const BETWEEN_TRIES: Duration = Duration::from_millis(200);
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

/// The games in memory, and the way to the others.
pub(crate) struct Tables {
    storage: Arc<dyn Storage>,
    live: Mutex<HashMap<String, Arc<Table>>>,
    thinking: Arc<Thinking>,
    /// Where aids are worked out, …
    desk: Desk,
    /// … and where bots think about hints: one at a time, so that they are in nobody's way.
    hints: Desk,
    /// What the draws of new games follow from, if they are not random.
    seed: Option<Seed>,
    /// How many games were begun since the server was started.
    begun: AtomicU64,
}

impl Tables {
    pub(crate) fn new(storage: Arc<dyn Storage>, seed: Option<Seed>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            storage,
            live: Mutex::default(),
            thinking: Arc::new(Thinking::new(cores)),
            desk: Desk::new(cores.saturating_sub(1).max(1)),
            hints: Desk::new(1),
            seed,
            begun: AtomicU64::new(0),
        }
    }

    /// Creates a game.
    pub(crate) async fn create(self: &Arc<Self>, new: &NewTable) -> Result<Created, Refused> {
        self.create_from(new, &[]).await
    }

    /// Creates a game in which something has been played already.
    pub(crate) async fn create_from(
        self: &Arc<Self>,
        new: &NewTable,
        given: &[Given],
    ) -> Result<Created, Refused> {
        let setup = setup::of_table(new).await?;
        let (mut seats, mut keys, mut owner) = (Vec::new(), Vec::new(), None);
        for (seat, player) in new.seats.iter().zip(1..) {
            let (name, bot, invited) = match seat {
                NewSeat::Here { name } => (names::chosen(name)?, None, false),
                NewSeat::Invited { name } => (names::chosen(name)?, None, true),
                NewSeat::Bot { bot } => {
                    let kind: BotKind = bot
                        .parse()
                        .map_err(|error: bastide_bots::UnknownBot| Refused::told(Code::BadSetup, &error))?;
                    (bot_name(new, player, kind)?, Some(kind.name().to_owned()), false)
                }
            };
            let (mut token_hash, mut invitation_hash) = (None, None);
            if bot.is_none() {
                let token = secret::new_token()?;
                let hash = Some(secret::hash(&token));
                if invited {
                    invitation_hash = hash;
                } else {
                    token_hash = hash;
                    owner.get_or_insert_with(|| token.clone());
                }
                keys.push(SeatKey { player, token, invited });
            }
            let name = name.as_str().to_owned();
            seats.push(StoredSeat { name, bot, token_hash, invitation_hash, stand_in: None });
        }
        // Who creates a game for others has no seat to be known by.
        let owner = owner.map_or_else(secret::new_token, Ok)?;
        let rules = setup::rules_of(new)?;
        let people = People { seats, owner_hash: Some(secret::hash(&owner)), rules };
        let table = self.begin(setup, people, None, given).await?;
        Ok(Created { table, keys, owner })
    }

    /// Gives the seat of an invitation to the first who claims it, and in the games after this one too.
    pub(crate) async fn claim(self: &Arc<Self>, table: Arc<Table>, claim: Claim) -> Result<Claimed, Refused> {
        let tables = Arc::clone(self);
        to_the_end(async move {
            let claimed = table.claim(&claim).await?;
            let mut next = table.next().await;
            while let Some(id) = next.take() {
                let claimed_too = async {
                    let after = tables.find(&id).await?;
                    after.claim(&claim).await?;
                    Ok::<_, Refused>(after.next().await)
                };
                next = match claimed_too.await {
                    Ok(next) => next,
                    // The same claim, made again, does what is left.
                    Err(refused) if matches!(refused.code, Code::NotKept | Code::NotRead) => {
                        return Err(refused);
                    }
                    // The seat here is theirs, whatever is wrong with a game after it.
                    Err(refused) => {
                        tracing::info!(table = id, why = refused.said.en, "a seat was not taken here too");
                        None
                    }
                };
            }
            Ok(claimed)
        })
        .await
    }

    /// Invites a seat again.
    pub(crate) async fn invite(
        self: &Arc<Self>,
        table: Arc<Table>,
        invite: Invite,
    ) -> Result<SeatKey, Refused> {
        to_the_end(async move { table.invite(&invite).await }).await
    }

    /// Another game for the same people. Whoever asks first makes it, if `admit` allows that; the others are sent there.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        table: &Arc<Table>,
        token: &str,
        admit: impl FnOnce() -> Result<Charge, Refused> + Send + 'static,
    ) -> Result<NextTable, Refused> {
        let (tables, table, token) = (Arc::clone(self), Arc::clone(table), token.to_owned());
        to_the_end(async move {
            let after = Some(table.id().to_owned());
            let begin = async |charge: Charge, setup, people| {
                let next = tables.begin(setup, people, after, &[]).await?;
                charge.keep();
                Ok(next)
            };
            table.next_or(&token, admit, begin).await.map(|table| NextTable { table })
        })
        .await
    }

    /// Fixes the draws of a new game, keeps it and lets it begin.
    async fn begin(
        self: &Arc<Self>,
        setup: Setup,
        people: People,
        after: Option<String>,
        given: &[Given],
    ) -> Result<String, Refused> {
        let People { seats, owner_hash, rules } = people;
        let names = seats.iter().map(|seat| names::kept(&seat.name)).collect::<Result<Vec<Name>, _>>()?;
        let seed = self.next_seed()?;
        let head = Record { forced: given.len() as u32, ..Record::new(setup, names) };
        let created_at = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64);
        let id = secret::new_id()?;
        let actions = opening(&head, seed, given)?;
        let head = head.to_string();
        let stored = StoredTable {
            id: id.clone(),
            head,
            seed,
            created_at,
            next: None,
            owner_hash,
            rules,
            reinvited: Vec::new(),
            stand_ins: Vec::new(),
            seats,
            actions,
        };
        self.storage.create(stored, after).await?;
        tracing::info!(table = id, "a game was created");
        // Finding it wakes its bots. If that fails, the first who comes does: it is there.
        if let Err(refused) = self.find(&id).await {
            tracing::error!(table = id, why = refused.said.en, "a new game was not found");
        }
        Ok(id)
    }

    /// What the draws of the next game follow from.
    fn next_seed(&self) -> Result<Seed, getrandom::Error> {
        let number = self.begun.fetch_add(1, Ordering::Relaxed);
        if let Some(seed) = self.seed {
            return Ok(seed.child(number));
        }
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Seed::new(bytes))
    }

    /// Finds a game, in memory or in the store.
    pub(crate) async fn find(self: &Arc<Self>, id: &str) -> Result<Arc<Table>, Refused> {
        if let Some(table) = self.lock().get(id) {
            return Ok(Arc::clone(table));
        }
        let stored = self.storage.load(id).await?.ok_or_else(Refused::unknown_table)?;
        let storage = Arc::clone(&self.storage);
        // Whatever is wrong with what was kept is this game's trouble alone.
        let loaded = tokio::task::spawn_blocking(move || Table::load(stored, storage)).await;
        let loaded = loaded.map_err(|error| StoreError::Damaged(format!("game {id}: {error}")))?;
        let loaded = Arc::new(loaded?);
        // Somebody else may have been faster; then theirs is the one.
        let table = Arc::clone(self.lock().entry(id.to_owned()).or_insert(loaded));
        self.wake_bots(Arc::clone(&table));
        Ok(table)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Table>>> {
        // The map is whole whenever the lock is free, also after a panic elsewhere.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether games can be kept.
    pub(crate) async fn writable(&self) -> Result<(), StoreError> {
        self.storage.writable().await
    }

    /// Forgets games that nobody is at. They are found again in the store.
    pub(crate) fn forget_idle(&self) {
        self.lock().retain(|_, table| table.is_watched() || Arc::strong_count(table) > 1);
    }

    /// Answers what is asked about the position of a table, to whoever has these seats.
    pub(crate) async fn aid(
        &self,
        table: &Table,
        own: &[Player],
        asked: Asked,
    ) -> Result<(Line, AidAnswer), Refused> {
        table.allow(asked.aid).await?;
        let (moment, names) = table.shown().await;
        let (line, state) = (moment.line(), moment.state);
        if asked.aid == Aid::Hint {
            match state.actor() {
                Actor::Nobody => return Err(Refused::no_hint_at_the_end()),
                Actor::Player(player) if own.contains(&player) => {}
                _ => return Err(Refused::no_hint_now()),
            }
        }
        let eye = describe::eye(&state, own);
        if let Some(known) = table.answers().find(line, eye, asked) {
            return Ok((line, AidAnswer::clone(&known)));
        }
        let sources = table.sources();
        let desk = if asked.aid == Aid::Hint { &self.hints } else { &self.desk };
        let answer = desk.work(move || aids::answer(&state.view(eye), asked, &names, &sources)).await?;
        table.answers().keep(line, eye, asked, &Arc::new(answer.clone()));
        Ok((line, answer))
    }

    /// Every feature on the board, with what it still needs, as far as whoever has these seats may know.
    pub(crate) async fn features(
        &self,
        table: &Table,
        own: &[Player],
    ) -> Result<(Line, Vec<FeatureInfo>), Refused> {
        table.allow(Aid::Worth).await?;
        let (moment, names) = table.shown().await;
        let (line, state) = (moment.line(), moment.state);
        let (eye, counts) = (describe::eye(&state, own), table.counts(&state));
        let work = move || {
            let view = state.view(eye);
            Ok(match counts {
                true => describe::with_closing(view.seen(), &names),
                false => describe::features(view.seen(), &names),
            })
        };
        Ok((line, self.desk.work(work).await?))
    }

    /// Every way to lay a tile now, in words for those who have these seats.
    pub(crate) async fn moves(
        &self,
        table: &Table,
        own: &[Player],
    ) -> Result<(Line, Vec<MoveWords>), Refused> {
        let (moment, names) = table.shown().await;
        let (line, state, own) = (moment.line(), moment.state, own.to_vec());
        let work = move || Ok(describe::moves(&state, &own, &names));
        Ok((line, self.desk.work(work).await?))
    }

    /// Lets bots play for as long as it is a bot's turn.
    pub(crate) fn wake_bots(self: &Arc<Self>, table: Arc<Table>) {
        let (thinking, storage) = (Arc::clone(&self.thinking), Arc::clone(&self.storage));
        tokio::spawn(async move {
            while let Some(turn) = table.bot_to_move().await {
                let Some(leave) = thinking.leave(turn.kind).await else { return };
                let (player, seq, takebacks) = (turn.player, turn.seq, Some(turn.takebacks));
                let budget = leave.budget();
                let thought = tokio::task::spawn_blocking(move || think(&turn, budget)).await;
                drop(leave);
                let Ok(action) = thought else {
                    tracing::error!(table = table.id(), "a bot failed");
                    return;
                };
                let mut pause = BETWEEN_TRIES;
                let played = loop {
                    match table.play(Who::Bot(player), seq, takebacks, std::slice::from_ref(&action)).await {
                        // It has thought enough: it plays as soon as that can be kept again.
                        Err(refused) if matches!(refused.code, Code::NotKept | Code::NotRead) => {
                            tokio::time::sleep(pause).await;
                            pause = (2 * pause).min(LONGEST_PAUSE);
                            storage.recovered().await;
                        }
                        played => break played,
                    }
                };
                match played {
                    Ok(_) => {}
                    // Another task has played for the bot meanwhile, a turn was taken back, or a player is back.
                    Err(refused) if refused.code == Code::Stale => {}
                    Err(refused) => {
                        tracing::error!(table = table.id(), ?refused, %action, "a bot's action was refused");
                        return;
                    }
                }
            }
        });
    }
}

/// Does something to the end even if whoever asked for it hangs up: what is on the disk has to be in memory too.
pub(crate) async fn to_the_end<T: Send + 'static>(
    doing: impl Future<Output = Result<T, Refused>> + Send + 'static,
) -> Result<T, Refused> {
    tokio::spawn(doing).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a request was not done to its end");
        Err(Refused::internal())
    })
}

/// What to call a bot: its kind, with a number where several are of that kind.
fn bot_name(new: &NewTable, player: u32, kind: BotKind) -> Result<Name, Refused> {
    let alike = |seat: &&NewSeat| matches!(seat, NewSeat::Bot { bot } if bot.parse() == Ok(kind));
    let all = new.seats.iter().filter(alike).count();
    let number = new.seats.iter().take(player as usize).filter(alike).count();
    names::chosen(&if all > 1 { format!("{kind} {number}") } else { kind.to_string() })
}

fn think(turn: &BotTurn, budget: Budget) -> Action {
    let view = turn.state.view(Some(turn.player));
    turn.kind.build(turn.seed).choose(&view, budget)
}

#[cfg(test)]
mod tests;
