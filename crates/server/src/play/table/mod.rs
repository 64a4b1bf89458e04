//! One game being played: its log, its seats, and who is told.

mod moves;
mod news;
mod progress;
mod seats;

pub(crate) use moves::{BotTurn, opening};
pub(crate) use news::{News, Update};
pub(super) use seats::Seat;
pub(crate) use seats::{Attendance, Who};

use super::names;
use super::presence::Presence;
use crate::describe;
use crate::pictures::art::Subject;
use crate::protocol::convert::number;
use crate::protocol::{FeatureInfo, MoveWords, Refused, SourceInfo, TableInfo, Words};
use crate::store::storage::{Storage, StoreError, StoredSeat, StoredTable};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::record::Record;
use bastide_engine::setup::Setup;
use bastide_engine::source::Source;
use bastide_engine::{Game, State};
use progress::Progress;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{Mutex, broadcast};

/// A game in memory. The log in the store is the truth; this is what follows from it.
pub(crate) struct Table {
    id: String,
    head: Record,
    seed: Seed,
    /// The hash of the secret of whoever created it.
    owner_hash: Option<Vec<u8>>,
    progress: Mutex<Progress>,
    presence: Presence,
    updates: broadcast::Sender<Update>,
    /// How often anything but the log has changed.
    version: AtomicU64,
    storage: Arc<dyn Storage>,
    /// The name of its drawings.
    art: String,
}

/// A position and how much of the log led to it.
pub(crate) struct Moment {
    pub(crate) state: State,
    pub(crate) seq: u32,
}

impl Table {
    /// A game as the store has it. Replaying it takes a while: it is not for the threads that serve everybody.
    pub(crate) fn load(stored: StoredTable, storage: Arc<dyn Storage>) -> Result<Self, StoreError> {
        let head = Record::parse(&stored.head)
            .map_err(|error| StoreError::Damaged(format!("game {}: {error}", stored.id)))?;
        let progress = Progress::replay(&head, &stored)?;
        Ok(Self {
            id: stored.id,
            art: Subject::of(progress.game.state()).name(),
            head,
            seed: stored.seed,
            owner_hash: stored.owner_hash,
            progress: Mutex::new(progress),
            presence: Presence::default(),
            updates: broadcast::channel(64).0,
            version: AtomicU64::new(1),
            storage,
        })
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Hears of everything that happens from now on.
    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Update> {
        self.updates.subscribe()
    }

    /// How often what [`Self::info`] tells has changed, but for the log. Who has asked for this first and then for the
    /// information has all that this number stands for.
    pub(crate) fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    /// Tells everybody that something but the log has changed.
    fn changed(&self) {
        self.version.fetch_add(1, Ordering::Release);
        // Nobody listening is fine.
        let _ = self.updates.send(Update::Table);
    }

    /// Whether anybody is there.
    pub(crate) fn is_watched(&self) -> bool {
        self.updates.receiver_count() > 0
    }

    /// What everybody may know about the game.
    pub(crate) async fn info(&self) -> TableInfo {
        let setup = &self.head.setup;
        let strings = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        let progress = self.progress.lock().await;
        let over = progress.is_over();
        let creator = seats::creator(&progress.seats, self.owner_hash.as_deref());
        let creating = creator.map(|player| &progress.seats[player.seat()]);
        TableInfo {
            id: self.id.clone(),
            game: setup.game().into(),
            options: setup.options().iter().map(|&(o, v)| (o.to_owned(), v.to_owned())).collect(),
            expansions: strings(setup.expansions()),
            variants: strings(setup.variants()),
            tiles: setup.mix().sets().map(|(set, copies)| (set.to_owned(), copies.into())).collect(),
            own_tiles: setup.mix().own().iter().map(|own| own.name().to_owned()).collect(),
            art: self.art.clone(),
            seats: (progress.seats.iter().zip(1..))
                .map(|(seat, player)| seat.info(player, &self.presence))
                .collect(),
            creator: creator.map(number),
            reinvited: progress.reinvited.iter().map(|again| seats::told(again, creating)).collect(),
            commitment: self.seed.commitment().to_string(),
            // Known before the end, it would tell what comes.
            seed: over.then(|| self.seed.to_string()),
            over,
            result: if over { self.result(&progress) } else { Vec::new() },
            next: progress.next.clone(),
            seq: progress.seq(),
        }
    }

    /// How long its own tiles are.
    pub(crate) fn tile_bytes(&self) -> usize {
        self.head.setup.mix().own().iter().map(|own| own.text().len()).sum()
    }

    /// The name of its drawings.
    pub(crate) fn art(&self) -> &str {
        &self.art
    }

    fn result(&self, progress: &Progress) -> Vec<SourceInfo> {
        let events = || progress.log.iter().flat_map(|entry| &entry.events);
        let sources = self.head.setup.sources();
        let row = |source: &Source| SourceInfo {
            source: (*source).into(),
            said: source.text().into(),
            points: Player::all(progress.seats.len()).map(|player| source.points(events(), player)).collect(),
        };
        sources.iter().map(row).collect()
    }

    /// The position now.
    pub(crate) async fn now(&self) -> Moment {
        let progress = self.progress.lock().await;
        Moment { state: progress.game.state().clone(), seq: progress.seq() }
    }

    /// The position now, and what those who play are called.
    pub(crate) async fn shown(&self) -> (Moment, Vec<Words>) {
        let progress = self.progress.lock().await;
        let names = progress.names();
        (Moment { state: progress.game.state().clone(), seq: progress.seq() }, names)
    }

    /// The first so many actions. What they led to is worked out where that keeps nobody waiting.
    pub(crate) async fn played(self: Arc<Self>, seq: u32) -> Option<Played> {
        let progress = self.progress.lock().await;
        let actions = progress.log.get(..seq as usize)?.iter().map(|entry| entry.action.clone()).collect();
        let names = progress.names();
        drop(progress);
        Some(Played { table: self, actions, names })
    }

    /// The log from this number on, with the position it has led to.
    pub(crate) async fn since(&self, first: u32) -> News {
        self.progress.lock().await.since(first)
    }

    /// Every feature on the board of a position of this game.
    pub(crate) async fn features(&self, moment: &Moment) -> Vec<FeatureInfo> {
        let names: Vec<Words> = self.progress.lock().await.names();
        describe::features(&moment.state, &names)
    }

    /// Every way to lay a tile in a position of this game, in words for those who have these seats.
    pub(crate) async fn moves(&self, moment: &Moment, own: &[Player]) -> Vec<MoveWords> {
        let names: Vec<Words> = self.progress.lock().await.names();
        let (state, own) = (moment.state.clone(), own.to_vec());
        // Each move is tried: with many tiles to choose from that takes a while, and nobody else should wait for it.
        let told = tokio::task::spawn_blocking(move || describe::moves(&state, &own, &names)).await;
        told.unwrap_or_default()
    }

    /// The game after this one, if there is one.
    pub(crate) async fn next(&self) -> Option<String> {
        self.progress.lock().await.next.clone()
    }

    /// The game after this one, for somebody who has played this one: the one there is, or, if `admit` allows it, the
    /// one that `create` makes for the same people, of whom the second begins.
    pub(crate) async fn next_or<A, F>(
        &self,
        token: &str,
        admit: impl FnOnce() -> Result<A, Refused>,
        create: impl FnOnce(A, Setup, People) -> F,
    ) -> Result<String, Refused>
    where
        F: Future<Output = Result<String, Refused>>,
    {
        // Held while it is made: two who ask at once are sent to the same one, and no seat changes hands in between.
        let mut progress = self.progress.lock().await;
        self.make_sure(&mut progress).await?;
        progress.seat_of(token)?;
        if !progress.is_over() {
            return Err(Refused::not_over());
        }
        if let Some(next) = &progress.next {
            return Ok(next.clone());
        }
        let admitted = admit()?;
        let mut seats: Vec<StoredSeat> = progress.seats.iter().map(Seat::stored).collect();
        seats.rotate_left(1);
        let people = People { seats, owner_hash: self.owner_hash.clone() };
        let made = create(admitted, self.head.setup.clone(), people).await;
        let next = progress.unless_failed(made)?;
        progress.next = Some(next.clone());
        drop(progress);
        self.changed();
        Ok(next)
    }

    /// Changes a player's name.
    pub(crate) async fn rename(&self, token: &str, name: &str) -> Result<(), Refused> {
        let name = names::chosen(name)?;
        let mut progress = self.progress.lock().await;
        self.make_sure(&mut progress).await?;
        let player = progress.seat_of(token)?;
        // The record of a finished game names those who played it, and goes on doing so.
        if progress.is_over() {
            return Err(Refused::names_are_kept());
        }
        let kept = self.storage.rename(&self.id, player.seat(), name.as_str().to_owned()).await;
        progress.unless_failed(kept)?;
        progress.seats[player.seat()].name = name;
        drop(progress);
        self.changed();
        Ok(())
    }

    /// The record: with the seed once the game is over, with the commitment always.
    pub(crate) async fn record(&self) -> Record {
        let progress = self.progress.lock().await;
        let over = progress.is_over();
        let mut record = self.head.clone();
        record.names = progress.seats.iter().map(|seat| seat.name.clone()).collect();
        record.commitment = Some(self.seed.commitment());
        record.seed = over.then_some(self.seed);
        for entry in &progress.log {
            record.push(entry.player, entry.action.clone());
        }
        record.scores = over.then(|| progress.game.state().scores().to_vec());
        record
    }
}

/// The beginning of a game, as far as somebody wants to see it.
pub(crate) struct Played {
    table: Arc<Table>,
    actions: Vec<Action>,
    /// What those who play are called.
    pub(crate) names: Vec<Words>,
}

impl Played {
    /// The position it leads to.
    pub(crate) fn replay(&self) -> Result<State, Refused> {
        let mut state = Game::new(&self.table.head.setup).start();
        for action in &self.actions {
            state.play(action)?;
        }
        Ok(state)
    }
}

/// Those a game is for.
pub(crate) struct People {
    /// Who plays.
    pub(crate) seats: Vec<StoredSeat>,
    /// The hash of the secret of whoever created it.
    pub(crate) owner_hash: Option<Vec<u8>>,
}
