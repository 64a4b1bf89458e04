//! All games: created, found, and played on by bots.

use crate::names;
use crate::protocol::{
    Claim, Claimed, Code, Created, Invite, NewSeat, NewTable, NextTable, Refused, SeatKey,
};
use crate::secret;
use crate::setup;
use crate::storage::{Storage, StoreError, StoredSeat, StoredTable};
use crate::table::{BotTurn, People, Table, opening};
use crate::thinking::Thinking;
use bastide_bots::{BotKind, Budget};
use bastide_engine::action::Action;
use bastide_engine::chance::Seed;
use bastide_engine::record::{Name, Record};
use bastide_engine::setup::Setup;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What a bot whose action could not be kept waits at least before it tries again.
const BETWEEN_TRIES: Duration = Duration::from_millis(200);

/// The games in memory, and the way to the others.
pub(crate) struct Tables {
    storage: Arc<dyn Storage>,
    live: Mutex<HashMap<String, Arc<Table>>>,
    thinking: Arc<Thinking>,
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
            seed,
            begun: AtomicU64::new(0),
        }
    }

    /// Creates a game.
    pub(crate) async fn create(self: &Arc<Self>, new: &NewTable) -> Result<Created, Refused> {
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
            seats.push(StoredSeat { name: name.as_str().to_owned(), bot, token_hash, invitation_hash });
        }
        // Who creates a game for others has no seat to be known by.
        let owner = owner.map_or_else(secret::new_token, Ok)?;
        let people = People { seats, owner_hash: Some(secret::hash(&owner)) };
        let table = self.begin(setup, people, None).await?;
        Ok(Created { table, keys, owner })
    }

    /// Gives the seat of an invitation to the first who claims it, and in the games after this one too.
    pub(crate) async fn claim(self: &Arc<Self>, table: Arc<Table>, claim: Claim) -> Result<Claimed, Refused> {
        let tables = Arc::clone(self);
        to_the_end(async move {
            let claimed = table.claim(&claim).await?;
            let mut next = table.next().await;
            while let Some(id) = next.take() {
                let after = tables.find(&id).await?;
                // Where somebody had come before the seat was invited again here, it is theirs.
                if after.claim(&claim).await.is_ok() {
                    next = after.next().await;
                }
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
        admit: impl FnOnce() -> Result<(), Refused> + Send + 'static,
    ) -> Result<NextTable, Refused> {
        table.seat_of(token).await?;
        let (setup, people) = table.anew().await?;
        let after = Some(table.id().to_owned());
        let (tables, table) = (Arc::clone(self), Arc::clone(table));
        let begin = async move || {
            admit()?;
            tables.begin(setup, people, after).await
        };
        to_the_end(async move { table.next_or(begin).await.map(|table| NextTable { table }) }).await
    }

    /// Fixes the draws of a new game, keeps it and lets it begin.
    async fn begin(
        self: &Arc<Self>,
        setup: Setup,
        people: People,
        after: Option<String>,
    ) -> Result<String, Refused> {
        let People { seats, owner_hash } = people;
        let names = seats.iter().map(|seat| names::kept(&seat.name)).collect::<Result<Vec<Name>, _>>()?;
        let seed = self.next_seed()?;
        let head = Record::new(setup, names);
        let created_at = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64);
        let id = secret::new_id()?;
        let actions = opening(&head, seed)?;
        let head = head.to_string();
        let stored = StoredTable {
            id: id.clone(),
            head,
            seed,
            created_at,
            next: None,
            owner_hash,
            reinvited: Vec::new(),
            seats,
            actions,
        };
        self.storage.create(stored, after).await?;
        tracing::info!(table = id, "a game was created");
        // Finding it wakes its bots.
        self.find(&id).await?;
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

    /// Lets bots play for as long as it is a bot's turn.
    pub(crate) fn wake_bots(self: &Arc<Self>, table: Arc<Table>) {
        let (thinking, storage) = (Arc::clone(&self.thinking), Arc::clone(&self.storage));
        tokio::spawn(async move {
            while let Some(turn) = table.bot_to_move().await {
                let Some(leave) = thinking.leave(turn.kind).await else { return };
                let (player, seq, budget) = (turn.player, turn.seq, leave.budget());
                let thought = tokio::task::spawn_blocking(move || think(&turn, budget)).await;
                drop(leave);
                let Ok(action) = thought else {
                    tracing::error!(table = table.id(), "a bot failed");
                    return;
                };
                let played = loop {
                    match table.play(player, seq, std::slice::from_ref(&action)).await {
                        // It has thought enough: it plays as soon as there is room again.
                        Err(refused) if refused.code == Code::NotKept => {
                            tokio::time::sleep(BETWEEN_TRIES).await;
                            storage.recovered().await;
                        }
                        played => break played,
                    }
                };
                match played {
                    Ok(_) => {}
                    // Another task has played for the bot meanwhile.
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
async fn to_the_end<T: Send + 'static>(
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
mod tests {
    use super::*;
    use crate::storage::{Kept, StoredAction, StoredClaim, StoredReinvitation};
    use crate::store::Store;
    use std::pin::pin;
    use std::task::{Context, Waker};
    use tokio::sync::Semaphore;

    /// A disk that takes its time for a claim.
    struct Slow {
        store: Store,
        ready: Semaphore,
    }

    impl Storage for Slow {
        fn create(&self, table: StoredTable, after: Option<String>) -> Kept<'_, ()> {
            self.store.create(table, after)
        }

        fn append(&self, table: &str, first: u32, actions: Vec<StoredAction>) -> Kept<'_, ()> {
            self.store.append(table, first, actions)
        }

        fn rename(&self, table: &str, player: usize, name: String) -> Kept<'_, ()> {
            self.store.rename(table, player, name)
        }

        fn claim(&self, table: &str, claim: StoredClaim) -> Kept<'_, ()> {
            let table = table.to_owned();
            Box::pin(async move {
                let _ready = self.ready.acquire().await;
                self.store.claim(&table, claim).await
            })
        }

        fn reinvite(
            &self,
            table: &str,
            number: u32,
            again: StoredReinvitation,
            invitation_hash: Vec<u8>,
        ) -> Kept<'_, ()> {
            self.store.reinvite(table, number, again, invitation_hash)
        }

        fn load(&self, id: &str) -> Kept<'_, Option<StoredTable>> {
            self.store.load(id)
        }

        fn writable(&self) -> Kept<'_, ()> {
            self.store.writable()
        }

        fn recovered(&self) -> futures_util::future::BoxFuture<'static, ()> {
            self.store.recovered()
        }
    }

    #[tokio::test]
    async fn a_claim_is_done_to_its_end_when_whoever_asked_hangs_up() {
        let data = tempfile::tempdir().unwrap();
        let (store, _writer) = Store::open(data.path()).await.unwrap();
        let disk = Arc::new(Slow { store, ready: Semaphore::new(0) });
        let tables = Arc::new(Tables::new(Arc::<Slow>::clone(&disk), None));
        let seats = vec![NewSeat::Here { name: "Anna".into() }, NewSeat::Invited { name: "Ben".into() }];
        let new = NewTable { game: "base".into(), seats, ..NewTable::default() };
        let created = tables.create(&new).await.unwrap();
        let table = tables.find(&created.table).await.unwrap();
        let mut updates = table.subscribe();
        let claim = Claim {
            invitation: created.keys[1].token.clone(),
            secret: secret::new_token().unwrap(),
            name: None,
        };
        {
            let asked = pin!(tables.claim(Arc::clone(&table), claim));
            assert!(asked.poll(&mut Context::from_waker(Waker::noop())).is_pending());
        }
        disk.ready.add_permits(1);
        // A server that has forgotten it must fail the test, not hold it up.
        let told = tokio::time::timeout(std::time::Duration::from_secs(60), updates.recv()).await;
        told.expect("everybody is told").unwrap();
        assert!(table.info().await.seats[1].taken);
    }
}
